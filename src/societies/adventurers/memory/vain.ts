/** Vain: replies after which the same is not worth doing again while nothing has changed. */
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'

export const VAIN: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'unknown-word', 'not-here', 'nothing'])
