/**
 * The scale of a map: how large a room is drawn, and where on the sheet it begins: two lines of its title in a frame,
 * or just one line.
 */
export interface Scale {
  readonly wide: number
  readonly lines: number
}

export const GAP = { across: 3, down: 1 }
// between two levels: the name of the lower one, and some air
const BAND_ROWS = 2

export const stepX = ({ wide }: Scale) => wide + GAP.across
export const topOf = (y: number, band: number, { lines }: Scale) => y * (lines + GAP.down) + band * BAND_ROWS
