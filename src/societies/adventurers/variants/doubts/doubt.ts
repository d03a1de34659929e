/** A doubt: by how much less, or more, a proposal is worth than whoever made it holds; and what doubting takes. */
import type { ReplyKind } from '../../../../worlds/adventure/read-kind.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Proposal } from '../../protocol.ts'

/** 1 where there is none. */
export type Doubt = (proposal: Proposal) => number

export const NONE: Doubt = () => 1

/** What it takes to doubt; every member knows as much. */
export type Doubting = Pick<
  Knowledge,
  | 'step'
  | 'gameState'
  | 'tried'
  | 'here'
  | 'ways'
  | 'places'
  | 'objects'
  | 'light'
  | 'changes'
  | 'reply'
  | 'vocabulary'
  | 'grammar'
> & {
  readonly view: Partial<Pick<Knowledge['view'], 'variant'>>
}

export type Rule = (knowledge: Doubting) => Doubt

export const FIRST = 1.6
export const MUCH = 3
export const HALF = 0.5
export const LESS = 0.2
export const LAST_OF_ALL = 0.1
export const HARDLY = 0.05

export const VAIN: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'nothing', 'unknown-word', 'not-here'])
export const WORKED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['change', 'score', 'moved'])
export const LOOKS = /^(?:examine|x|look at|search|read)$/

export function partsOf(key: string): { readonly place: string; readonly command: string } {
  const bar = key.lastIndexOf('|')
  return { place: key.slice(0, bar), command: key.slice(bar + 1) }
}
