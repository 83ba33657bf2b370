/** Games that the start view shows on its small boards. */
export const SAMPLES: Record<string, string> = {};
