/** Between steps and places on the time line, and what is written under it. */
export interface Scale {
  readonly first: number
  readonly last: number
  readonly width: number
}

export const placeOf = (step: number, { first, last, width }: Scale): number =>
  last === first ? width : ((step - first) / (last - first)) * width

export function stepAt(place: number, { first, last, width }: Scale): number {
  if (width <= 0) return last
  return Math.round(first + Math.min(1, Math.max(0, place / width)) * (last - first))
}

const ROOM_FOR_A_NUMBER_PX = 96

/** Round steps to write under the line, far enough from each other to be read. */
export function ticksOf({ first, last, width }: Scale): number[] {
  const most = Math.max(1, Math.floor(width / ROOM_FOR_A_NUMBER_PX))
  const apart = Math.max(1, roundUp((last - first) / most))
  const ticks: number[] = []
  for (let tick = Math.ceil(first / apart) * apart; tick <= last; tick += apart) ticks.push(tick)
  return ticks
}

/** The next of 1, 2, 5, 10, 20, 50, … */
export function roundUp(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((each) => each * power >= value - power * 1e-9) ?? 10) * power
}
