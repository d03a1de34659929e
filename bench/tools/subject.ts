/** What every subject of the tools bench plays: a model that calls a tool so many times, one call a reply. */
export type Work = () => Promise<number>

/** `reading`: the tool only reads. `effectful`: it changes something outside. */
export type Variant = 'reading' | 'effectful'

/** Sets everything up outside the measurement; `folder` is empty. The work tells how often the tool was called. */
export type Prepare = (calls: number, variant: Variant, folder: string) => Promise<Work>

export const words = { name: 'look', description: 'Looks at a place, by its number.' }

export const instructions = 'You look at one place after the other, and then say that you are done.'

export const question = 'What is at all these places?'

export const ANSWER = 'Everything was looked at.'

/** About 80 bytes as JSON. */
export function placeOf(place: number) {
  return { place, seen: `There is a lamp on a table here, number ${String(place).padStart(6, '0')}.` }
}
