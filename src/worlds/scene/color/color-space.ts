/** Colours: `#rrggbb` as light, as OKLab (in which distances are what eyes see), and mixed. */

/** Red, green and blue, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness 0 to 1, and two axes of colour: green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** As it is written, gamma included. Anything that is no colour is a middle grey. */
export function readHex(hex: string): Rgb {
  const [, digits] = /^#([\da-f]{6})$/i.exec(hex) ?? [undefined, '808080']
  const number = Number.parseInt(digits, 16)
  return [((number >> 16) & 255) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

export function writeHex(rgb: Rgb): string {
  const digits = rgb.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** From what a screen is told to how much light that is, both 0 to 1. */
const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** And back. */
export const toScreen = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * Math.max(0, light) ** (1 / 2.4) - 0.055

export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** In amounts of light, as renderers and glTF want it. */
export function linearOf(hex: string): Rgb {
  const [red, green, blue] = readHex(hex)
  return [toLinear(red), toLinear(green), toLinear(blue)]
}

const hexOfLinear = ([red, green, blue]: Rgb): string => writeHex([toScreen(red), toScreen(green), toScreen(blue)])

export function labOf(hex: string): Lab {
  const [red, green, blue] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

export function hexOfLab([lightness, a, b]: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return hexOfLinear([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ])
}

/** How different two colours look: 0 is the same, 0.02 is just seen, 1 is black and white. */
export function distanceOf(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Part of the way from one colour to another, as eyes see it. */
export function mixOf(one: string, other: string, part: number): string {
  const [a, b] = [labOf(one), labOf(other)]
  const between = (place: 0 | 1 | 2) => a[place] + (b[place] - a[place]) * part
  return hexOfLab([between(0), between(1), between(2)])
}

/** Lighter by an amount of lightness, darker when it is negative. */
export function lighter(hex: string, amount: number): string {
  const [lightness, a, b] = labOf(hex)
  return hexOfLab([Math.min(1, Math.max(0, lightness + amount)), a, b])
}
