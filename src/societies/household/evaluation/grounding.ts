/**
 * Whether what people say is grounded: the speaker knows it, and how they know it can be followed back to somebody's
 * own eyes, wish or doing. Read from the journal alone, with no help from whoever decided what to say.
 */
import type { HouseholdView } from '../draft.ts'
import { beliefKey, topicOf, type Fact, type SpeechAct } from '../fact.ts'

export interface Grounding {
  /** to be told of the board after every step */
  see(board: HouseholdView): void
  counts(): { readonly statements: number; readonly ungrounded: number }
}

export function createGrounding(): Grounding {
  let [read, statements, ungrounded] = [0, 0, 0]
  /** what somebody was told by somebody */
  const told = new Set<string>()
  return {
    see(board) {
      for (; read < board.said.length; read++) {
        const { speaker, listeners, acts } = board.said[read]!
        for (const fact of factsIn(acts)) {
          statements++
          if (!isKnown(board.beliefs, speaker, fact, told)) ungrounded++
        }
        for (const listener of listeners) for (const fact of factsIn(acts)) told.add(keyOf(speaker, listener, fact))
      }
    },
    counts: () => ({ statements, ungrounded }),
  }
}

function isKnown(
  beliefs: Readonly<Record<string, HouseholdView['beliefs'][string]>>,
  speaker: string,
  fact: Fact,
  told: ReadonlySet<string>,
): boolean {
  const belief = beliefs[beliefKey(speaker, topicOf(fact))]
  if (belief === undefined || JSON.stringify(belief.fact) !== JSON.stringify(fact)) return false
  // hearsay that nobody said is made up
  return belief.source !== 'told' || told.has(keyOf(belief.by ?? '', speaker, fact))
}

const keyOf = (speaker: string, listener: string, fact: Fact) => JSON.stringify([speaker, listener, fact])

function factsIn(acts: readonly SpeechAct[]): readonly Fact[] {
  return acts.flatMap((act) => (act.kind === 'tell' ? [act.fact] : act.kind === 'invite' ? [act.gathering] : []))
}
