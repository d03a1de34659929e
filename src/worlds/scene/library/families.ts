/** Every family of the library, in alphabetical order: an import and a line each, and those of all other things. */
import type { Family } from '../asset.ts'
import { nightstand } from './furniture/nightstand.ts'
import { things } from './things.ts'

export const families: readonly Family[] = [nightstand, ...things].toSorted((a, b) => (a.name < b.name ? -1 : 1))
