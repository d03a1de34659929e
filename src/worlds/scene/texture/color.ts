/** Colours as light: `#rrggbb` of a screen to linear red, green and blue, and back. */

export type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#([0-9a-f]{6})$/i

/** What a colour that cannot be read looks like: a middle grey. */
const UNREADABLE = 0x80

export function linearOf(color: string): Rgb {
  const digits = HEX.exec(color)?.[1]
  if (digits === undefined) return [toLinear(UNREADABLE / 255), toLinear(UNREADABLE / 255), toLinear(UNREADABLE / 255)]
  const bits = Number.parseInt(digits, 16)
  return [toLinear((bits >> 16) / 255), toLinear(((bits >> 8) & 255) / 255), toLinear((bits & 255) / 255)]
}

/** From what a screen is told to how much light that is, both 0 to 1. */
export const toLinear = (screen: number): number =>
  screen <= 0.04045 ? screen / 12.92 : ((screen + 0.055) / 1.055) ** 2.4

export const toScreen = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue
