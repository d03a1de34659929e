/** Every family of the library, in alphabetical order: an import and a line each. */
import type { Family } from '../asset.ts'
import { nightstand } from './furniture/nightstand.ts'

export const families: readonly Family[] = [nightstand]
