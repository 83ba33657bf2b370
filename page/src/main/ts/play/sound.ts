/** A few quiet tones, off unless somebody switches them on. */
import { load } from "../store";

let context: AudioContext | null = null;

export const TONES = { stone: [330], won: [523, 659, 784], over: [392, 330] };

export function sound(tones: readonly number[]): void {
  if (!load("sound", false)) {
    return;
  }
  try {
    context ??= new AudioContext();
    tones.forEach((frequency, i) => {
      const begin = context!.currentTime + i * 0.13;
      const [tone, volume] = [context!.createOscillator(), context!.createGain()];
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.06, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.18);
      tone.connect(volume).connect(context!.destination);
      tone.start(begin);
      tone.stop(begin + 0.2);
    });
  } catch {
    // Without sound the page is the same.
  }
}
