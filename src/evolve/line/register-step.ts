/** The Registrar's step: the verdict on what was certified, and who the next races begin with. */
import { estimatePaired } from '../../evaluate/trials/statistics.ts'
import type { EvolutionBoard } from '../evolution-board.ts'
import { NO_BETS, wealthOf } from '../statistics/betting.ts'
import type { Course, Pair, Verdict } from '../model.ts'

type RegisterView = Pick<EvolutionBoard, 'course' | 'pairs'>

export function registerStep({ course, pairs }: RegisterView): {
  readonly course: Course
  readonly verdicts: readonly Verdict[]
} {
  const { standing, ...rest } = course
  const after: Course = { ...rest, tip: course.ancestor, raced: 0, entrants: [], planned: [], wager: NO_BETS }
  if (standing === undefined || standing === 'open')
    return { course: { ...after, idle: course.idle + 1 }, verdicts: [] }
  const isAccepted = standing === 'accepted'
  const own = pairs.filter(({ stage, number }) => stage === 'certify' && number === course.tested)
  const verdict: Verdict = {
    child: course.tip,
    parent: course.ancestor,
    number: course.tested,
    standing,
    W: wealthOf(course.wager),
    threshold: course.threshold,
    pairs: own.length,
    spreads: course.spreads,
    ...intervalOf(own),
  }
  return {
    course: isAccepted
      ? { ...after, ancestor: course.tip, tip: course.tip, certified: course.certified + 1, idle: 0 }
      : { ...after, idle: course.idle + 1 },
    verdicts: [verdict],
  }
}

/** Over tasks, each counting once. */
function intervalOf(pairs: readonly Pair[]): Pick<Verdict, 'mean' | 'low' | 'high'> {
  const groups = Map.groupBy(pairs, ({ task }) => task)
  const found = estimatePaired([...groups.values()].map((group) => group.map(({ d }) => d)))
  return found === null ? { mean: 0, low: null, high: null } : { mean: found.mean, low: found.low, high: found.high }
}
