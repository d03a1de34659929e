/** The film: how bright a scene is taken, and how light becomes what a screen shows. */
import { toScreen } from '../texture/color.ts'

// what a scene's middle brightness becomes, of the light of a white screen
const MIDDLE = 0.3
// what is brighter than all but a few pixels should still have detail
const BRIGHT_SHARE = 0.95
const BRIGHTEST_KEPT = 3.2
// eyes and films do not make day of night: candela per square metre below which it stays dark
const DARKEST_MIDDLE = 0.35

/** By how much light is multiplied before it meets the film, from the luminances of a few points. */
export function exposureOf(luminances: Float32Array, stops: number): number {
  const seen = luminances.filter((value) => value > 0).toSorted()
  const stopFactor = 2 ** Math.max(-10, Math.min(10, Number.isFinite(stops) ? stops : 0))
  if (seen.length === 0) return stopFactor / DARKEST_MIDDLE
  let logs = 0
  // a few burning or pitch black points say little about the rest
  const [from, to] = [Math.floor(seen.length * 0.02), Math.ceil(seen.length * 0.98)]
  for (let place = from; place < to; place++) logs += Math.log(seen[place]! + 1e-4)
  const middle = Math.max(DARKEST_MIDDLE, Math.exp(logs / Math.max(1, to - from)))
  const bright = seen[Math.floor((seen.length - 1) * BRIGHT_SHARE)]!
  const byHighlights = BRIGHTEST_KEPT / Math.max(bright, DARKEST_MIDDLE)
  return Math.min(MIDDLE / middle, byHighlights) * stopFactor
}

// light that is shown as white
const WHITE = 5
// by how much middle tones are pulled apart
const CONTRAST = 1.12

/** A film's curve: bright parts come together below white, and dark ones keep their depth. */
const film = (light: number): number => {
  const pulled = MIDDLE * (light / MIDDLE) ** CONTRAST
  return Math.min(1, ((pulled * (1 + pulled / (WHITE * WHITE))) / (1 + pulled)) * 1.15)
}

// by so much colours keep what the film takes from them
const SATURATION = 1.08

/** Writes the screen's linear light for exposed light. */
export function develop(red: number, green: number, blue: number, out: Float32Array): void {
  const r = film(red)
  const g = film(green)
  const b = film(blue)
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
  out[0] = Math.max(0, Math.min(1, grey + (r - grey) * SATURATION))
  out[1] = Math.max(0, Math.min(1, grey + (g - grey) * SATURATION))
  out[2] = Math.max(0, Math.min(1, grey + (b - grey) * SATURATION))
}

const STEPS = 4096
const bytes = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(toScreen(step / STEPS) * 255))

/** The byte for a screen's linear light. */
export const byteOf = (light: number): number => bytes[(light * STEPS + 0.5) | 0]!
