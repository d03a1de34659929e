/** Advice: what the story said could, should or would have to be done. */
import type { Lookup } from '../lookup.ts'

export interface KeptAdvice {
  readonly verb: string
  readonly first: string
  readonly preposition?: string
  /** `*` stands for something, whatever it is */
  readonly second?: string
  /** of a word that is for whatever fits: what was told of it */
  readonly meaning?: readonly string[]
  /** something came of it */
  readonly isFollowed: boolean
}

/** With something, whatever it is. */
export const ANYTHING = '*'

/** What was not followed yet. */
export const openAdvice = ({ advice }: { readonly advice: Lookup<KeptAdvice> }): KeptAdvice[] =>
  [...advice.entries()].map(([, kept]) => kept).filter(({ isFollowed }) => !isFollowed)
