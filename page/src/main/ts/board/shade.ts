/** From pale yellow to dark blue. Lightness falls all the way, so that it can be read in grey, in print, and whatever colours one sees. */
const STOPS = [
  [255, 246, 214],
  [190, 211, 195],
  [112, 164, 175],
  [52, 104, 143],
  [20, 50, 92],
] as const;

/** On a lighter colour black has more contrast than white. */
const LIGHT = 0.179;

/** The colour for a number from 0 to 1, and that of a text on it. */
export function shadeOf(darkness: number): { fill: string; ink: string } {
  const at = Math.max(0, Math.min(1, darkness)) * (STOPS.length - 1);
  const from = Math.min(Math.floor(at), STOPS.length - 2);
  const colour = STOPS[from]!.map((channel, i) => Math.round(channel + (at - from) * (STOPS[from + 1]![i]! - channel)));
  return { fill: `rgb(${colour.join(" ")})`, ink: luminance(colour) > LIGHT ? "#000" : "#fff" };
}

/** The relative luminance of WCAG 2, from 0 for black to 1 for white. */
export function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((channel) => (channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
