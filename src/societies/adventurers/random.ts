/** The random player, to be beaten: any way, or any sentence of the story's grammar with things the text names. */
import { candidateActions, type Candidate } from '../../worlds/adventure/candidates.ts'
import { scopeFromReply } from '../../worlds/adventure/scope.ts'
import { expedition } from './board.ts'
import { inWorld, playedFields, sceneOf } from './world-of.ts'

const MOST_CANDIDATES = 2000

export const randomPlayer = expedition.agent({
  reads: [...playedFields, 'inventory', 'observation'],
  writes: ['action', 'inventory'],
  think: inWorld((view, { run, random }) => {
    const { vocabulary, grammar, reply, wants } = sceneOf(run, view)
    if (wants === 'key') return { action: { action: ' ', reasoning: 'a key is wanted' } }
    if (view.observation?.over !== undefined) return { action: { action: 'restart', reasoning: 'it is over' } }
    const byKind = new Map<string, Candidate[]>()
    let count = 0
    for (const candidate of candidateActions(grammar, vocabulary, scopeFromReply(reply, view.inventory))) {
      if (++count > MOST_CANDIDATES) break
      const same = byKind.get(candidate.kind)
      if (same) same.push(candidate)
      else byKind.set(candidate.kind, [candidate])
    }
    const kinds = [...byKind.values()]
    // every kind of sentence is as likely: two nouns make thousands
    const { command } = random.pick(random.pick(kinds))
    return { action: { action: command, reasoning: 'by chance' } }
  }),
})
