/** One step of a certification: what the last block of pairs has shown, and whether another one is played. */
import type { EvolutionBoard } from '../evolution-board.ts'
import { bet, NO_BETS, type Wager } from '../statistics/betting.ts'
import { standingOf } from '../statistics/certify.ts'
import { thresholdFor } from '../statistics/thresholds.ts'
import type { Course, Pair } from '../model.ts'
import { pairsOf } from './pairs-of.ts'
import { nextPairs, orderOf } from './plan-games.ts'
import { spreadsOf } from './spreads.ts'

type CertifyView = Pick<EvolutionBoard, 'course' | 'settings' | 'tasks' | 'members' | 'games' | 'pairs'>

export interface Certified {
  readonly course: Course
  readonly pairs: readonly Pair[]
  readonly next: 'game' | 'registrar'
}

export function certifyStep(view: CertifyView, spent: string | undefined): Certified {
  const { course, games, tasks, pairs: before } = view
  if (course.standing === undefined) {
    const begun: Course = {
      ...course,
      tested: course.tested + 1,
      threshold: thresholdFor(course.tested, course.certified),
      // by what races have seen: nothing of this certification is known yet
      spreads: spreadsOf(tasks, Object.values(games), before),
      wager: NO_BETS,
      standing: 'open',
      stage: 'certify',
    }
    return nextBlock(view, begun, [])
  }
  const fresh = pairsOf(games, {
    child: course.tip,
    parent: course.ancestor,
    stage: 'certify',
    number: course.tested,
    planned: course.planned,
  })
  const cpuMs = Object.values(games).reduce((sum, game) => sum + game.cpuMs, 0)
  const counted: Course = { ...course, cpuMs, pairs: course.pairs + course.planned.length }
  // a game that failed is no pair, and a variant that fails is no improvement
  if (fresh.length < course.planned.length) return ended(counted, fresh, 'broken')
  const wager = fresh.reduce((all: Wager, { d, task }) => bet(all, d, course.spreads[task]!), course.wager)
  const standing = standingOf(wager, course.threshold, tasks.length)
  if (standing !== 'open') return ended({ ...counted, wager }, fresh, standing)
  if (spent !== undefined) return ended({ ...counted, wager }, fresh, 'spent')
  return nextBlock(view, { ...counted, wager }, fresh)
}

function nextBlock({ tasks, settings }: CertifyView, course: Course, pairs: readonly Pair[]): Certified {
  const planned = nextPairs(orderOf(tasks, settings.seed), course.nextSeed, tasks.length)
  return { course: { ...course, planned, nextSeed: course.nextSeed + planned.length }, pairs, next: 'game' }
}

const ended = (course: Course, pairs: readonly Pair[], standing: NonNullable<Course['standing']>): Certified => ({
  course: { ...course, standing, planned: [] },
  pairs,
  next: 'registrar',
})
