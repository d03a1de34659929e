/** The film: how bright a scene is taken, and how light becomes what a screen shows. */
import { luminanceOf, toScreen, type Rgb } from '../color/color-space.ts'

// what a scene's middle brightness becomes, of the light of a white screen
const MIDDLE = 0.3
// what is brighter than all but a few pixels should still have detail
const BRIGHT_SHARE = 0.98
const BRIGHTEST_KEPT = 2.3
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

// by how much middle tones are pulled apart
const CONTRAST = 1.24

// how slowly bright parts come to white: the lower the slower
const SHOULDER = 1.6

/** A film's curve: bright parts come together below white, and dark ones keep their depth. */
const curve = (light: number): number => {
  const pulled = 1.15 * MIDDLE * (light / MIDDLE) ** CONTRAST
  return pulled / (pulled ** SHOULDER + 1) ** (1 / SHOULDER)
}

// by the square root of light, because eyes see more steps in the dark
const CURVE_STEPS = 8192
const BRIGHTEST = 24
const curveTable = Float32Array.from({ length: CURVE_STEPS + 1 }, (_, step) =>
  curve(BRIGHTEST * (step / CURVE_STEPS) ** 2),
)

const film = (light: number): number =>
  light > 0 ? curveTable[(Math.sqrt(Math.min(1, light / BRIGHTEST)) * CURVE_STEPS + 0.5) | 0]! : 0

// by so much colours keep what the film takes from them
const SATURATION = 1.08

// how far a camera takes the colour of the light for white: not all the way, or evenings would look like noon
const ADAPTATION = 0.6

/** What red, green and blue are multiplied with, from the light that falls on the scene on the whole. */
export function whiteBalanceOf(red: number, green: number, blue: number): Rgb {
  const grey = luminanceOf(red, green, blue)
  if (!(grey > 0)) return [1, 1, 1]
  const gain = (channel: number) => Math.max(0.6, Math.min(1.8, grey / Math.max(channel, grey * 0.1))) ** ADAPTATION
  return [gain(red), gain(green), gain(blue)]
}

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
