/**
 * Learned puzzles: what has solved one of a kind is tried on the next of that kind, what has helped with a thing is
 * tried on its like, and two things that were put together in vain elsewhere are not put together again so soon.
 */
import type { View } from '../../../board/field.ts'
import type { Fields, Findings } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import { puzzleKindOf, type PuzzleKind } from '../knowledge/model/puzzles.ts'
import { isSameName } from '../knowledge/names.ts'
import { hasHelped } from '../memory/patterns.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'
import { offer } from './offer.ts'

type Lessons = View<Fields, 'puzzlePatterns' | 'successfulSolutions' | 'itemCombinationsTried'>

const GAIN = 3
const LIKE_THAT = 0.01
const ELSEWHERE = 0.9
const SOLUTION = /^([a-z]+(?: [a-z]+)?) X$/

/** After a deed that helped with a thing which was a puzzle: that is what helps with such, from now on. */
export function solutionOf(
  knowledge: Parameters<typeof hasHelped>[0],
  { faced }: Findings,
): { readonly kind: PuzzleKind; readonly solution: string } | undefined {
  const { last } = knowledge
  if (faced === undefined || last?.nouns.length !== 1 || !hasHelped(knowledge)) return undefined
  return { kind: faced, solution: `${last.verb} X` }
}

export function* proposeLearned(knowledge: PuzzleKnowledge, lessons: Lessons): Generator<Proposal> {
  const solved = Object.values(lessons.successfulSolutions).map(parseCommand)
  for (const object of knowledge.objects.values()) {
    const { name, location } = object
    if (location === 'gone' || location === 'inventory') continue
    const verbs = new Set<string>()
    for (const help of lessons.puzzlePatterns[puzzleKindOf(object) ?? ''] ?? []) {
      const [, verb] = SOLUTION.exec(help) ?? []
      if (verb !== undefined) verbs.add(verb)
    }
    for (const { verb, nouns } of solved) if (nouns.length === 1 && isSameName(nouns[0]!, name)) verbs.add(verb)
    for (const verb of verbs) {
      const reason = `${verb} has helped with such before`
      const proposal = offer(knowledge, { verb, rest: name, at: location, probability: LIKE_THAT, gain: GAIN, reason })
      if (proposal) yield proposal
    }
  }
}

/** What was combined at another place is less likely to help here. */
export function* lessLikelyAgain(
  proposals: Iterable<Proposal>,
  { itemCombinationsTried }: Lessons,
): Generator<Proposal> {
  const tried = new Set(itemCombinationsTried.map((words) => words.join('|')))
  for (const proposal of proposals) {
    const isPair = tried.size > 0 && / (?:with|in|on|to) /.test(proposal.command)
    const { verb, nouns } = isPair ? parseCommand(proposal.command) : { verb: '', nouns: [] }
    const isOld = isPair && !proposal.urgent && tried.has([verb, ...nouns].join('|'))
    yield isOld ? { ...proposal, probability: proposal.probability * ELSEWHERE } : proposal
  }
}
