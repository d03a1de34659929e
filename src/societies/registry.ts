/** The societies that come with Troupe, one line each. Everything else about one is in its `society.ts`. */
import type { Society } from './society.ts'

export interface Registered<Usage extends string = string> {
  /** its own command with what it takes: known before the society is loaded, so that help stays quick */
  readonly usage: Usage
  readonly about: string
  readonly load: () => Promise<Society>
}

type Module = Promise<{ readonly description: Society }>

const entry = <const Usage extends string>(usage: Usage, about: string, load: () => Module): Registered<Usage> => ({
  usage,
  about,
  load: async () => (await load()).description,
})

export const registry = {
  explorers: entry('explore', 'watch explorers search a building', () => import('./explorers/society.ts')),
  household: entry(
    'household',
    'watch people who live together and ask before they chat',
    () => import('./household/society.ts'),
  ),
  director: entry(
    'direct USERPROMPT',
    'make a 3D room of a sentence, and change it',
    () => import('./director/society.ts'),
  ),
  adventurers: entry('adventure STORY', 'watch adventurers play a story', () => import('./adventurers/society.ts')),
}

export type Societies = Readonly<Record<string, () => Promise<Society>>>

/** By name, as a server takes them. */
export const societies: Societies = Object.fromEntries(Object.entries(registry).map(([name, { load }]) => [name, load]))
