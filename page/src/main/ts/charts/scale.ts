/** The scale of an axis: where it begins and ends, which values it names, and how it writes them. */

/** A scale as a document gives it. */
export interface Scale {
  /** The label of the axis; may be empty. */
  name: string;
  /** Shares from 0 to 1 written as per cent, whole numbers from 0, or any numbers. */
  form: "share" | "count" | "number";
  /** A value of interest, with a line through the chart. */
  mark: number | null;
  /** The axis goes at least from here; if both are null, shares go from 0 to 1 and counts from 0. */
  from: number | null;
  to: number | null;
}

export interface Axis {
  low: number;
  high: number;
  ticks: number[];
  write(value: number): string;
}

/** The axis that a scale and the values on it want, with at most so many ticks. */
export function axisOf(scale: Scale, values: readonly (number | null)[], most: number): Axis {
  const [low, high] = fit(scale, values);
  return { low, high, ticks: ticks(low, high, most, scale.form === "count"), write: (value) => write(scale.form, value) };
}

/** A value as its axis writes it. */
export function write(form: Scale["form"], value: number): string {
  if (form === "share") {
    return plain(value * 100, 1) + "%";
  }
  return plain(value, form === "count" ? 0 : 3);
}

/** A number with groups of three digits and a true minus sign. */
function plain(value: number, digits: number): string {
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  return (rounded < 0 ? "−" : "") + Math.abs(rounded).toLocaleString("en-US", { maximumFractionDigits: digits });
}

function fit({ form, mark, from, to }: Scale, values: readonly (number | null)[]): [number, number] {
  const free = from === null && to === null;
  const ends = free ? (form === "share" ? [0, 1] : form === "count" ? [0, 1] : []) : [from, to];
  const all = [...values, ...ends, mark].filter((value): value is number => value !== null && Number.isFinite(value));
  if (all.length === 0) {
    return [0, 1];
  }
  const low = Math.min(...all);
  const high = Math.max(...all);
  if (form === "share") {
    // In steps of 5%, where the grid has a line.
    return [Math.max(0, Math.floor(low * 20 + 1e-9) / 20), Math.min(1, Math.ceil(high * 20 - 1e-9) / 20)];
  }
  const space = low < high ? (high - low) * 0.05 : Math.max(1, Math.abs(high) * 0.1);
  return [low === 0 ? 0 : low - space, high + space];
}

/** Round values between two ends, at most so many. */
export function ticks(low: number, high: number, most: number, whole = false): number[] {
  const step = stepOf(low, high, most, whole);
  const found: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
    found.push(Number((i * step).toPrecision(12)));
  }
  return found;
}

/** The least of 1, 2, 5, 10, ... and their tenths that gives few enough ticks. */
function stepOf(low: number, high: number, most: number, whole: boolean): number {
  const power = Math.floor(Math.log10((high - low) / most));
  for (let at = whole ? Math.max(0, power) : power; ; at++) {
    for (const digit of [1, 2, 5]) {
      const step = digit * 10 ** at;
      if (Math.floor(high / step + 1e-9) - Math.ceil(low / step - 1e-9) + 1 <= most) {
        return step;
      }
    }
  }
}
