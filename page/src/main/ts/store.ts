/** What the browser remembers: small JSON values by name. A browser that remembers nothing does no harm. */

export function load<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem("oxo." + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Returns whether it is remembered: a browser may have no room, or no memory at all. */
export function save(name: string, value: unknown): boolean {
  try {
    if (value === null) {
      localStorage.removeItem("oxo." + name);
    } else {
      localStorage.setItem("oxo." + name, JSON.stringify(value));
    }
    return true;
  } catch {
    return false;
  }
}
