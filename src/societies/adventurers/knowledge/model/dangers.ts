/** Dangers: whoever is against us, what gets worse every turn, and where. */
import type { Indexed, Lookup } from '../lookup.ts'
import type { Location } from './places.ts'

/** A sentence that the story adds turn after turn, each time a little worse. */
export interface Creeping {
  readonly place: string
  readonly times: number
  readonly sentence: string
}

/** It gets worse there every turn. */
export const isPerilous = ({ places }: { readonly places: Indexed<Location> }, place: string): boolean =>
  places.get(place)?.perilous === true

interface Hostile {
  readonly enemies: Lookup<string>
}

/** Who is against us at a place; empty when nobody is. */
export const enemyAt = ({ enemies }: Hostile, place: string): string => enemies.get(place) ?? ''

/** Somewhere somebody is still against us. */
export const hasEnemies = ({ enemies }: Hostile): boolean => [...enemies.entries()].some(([, name]) => name !== '')

export const placesOfEnemies = ({ enemies }: Hostile): Set<string> =>
  new Set([...enemies.entries()].filter(([, name]) => name !== '').map(([place]) => place))
