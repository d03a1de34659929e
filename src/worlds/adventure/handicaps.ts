/** Handicaps: help that a player of the same game does not have. A run asks for it by name, and its result names it. */
import { listed, TroupeError } from '../../base/errors.ts'

export const handicaps = {
  vocabulary: "the story's own dictionary and grammar",
  inventory: 'what is carried, without spending a turn on it',
  truth: "the story's own objects: where the player and everything else really is",
  'valid-actions': 'which commands would change something here, by trying them in forks',
  imagine: 'forks of the world: trying commands before acting',
} as const

export type Handicap = keyof typeof handicaps

export function needHandicap(given: ReadonlySet<Handicap>, needed: Handicap): void {
  if (given.has(needed)) return
  throw new TroupeError(
    'WORLD_NO_HANDICAP',
    `This world was opened without the handicap "${needed}" (${handicaps[needed]}). It has: ${listed(given)}.`,
  )
}
