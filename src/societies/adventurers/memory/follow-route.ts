/** Follows the route of an earlier game of the same story: what brought points then is proposed again, step by step. */
import { lineageOf } from '../../../worlds/adventure/lineage.ts'
import type { Proposal } from '../protocol.ts'
import type { Remembered, RouteStep } from '../remember/remembered.ts'
import { pathsIn } from '../strategy/bid.ts'
import type { MemoryKnowledge } from '../views.ts'
import { routeOf, stepsOf, type PlayedGame } from './route.ts'

const CHANCE = 0.95
const GAIN = 3
const MOST_SKIPPED = 3

export interface KnownRoute {
  readonly steps: readonly RouteStep[]
  readonly whose: string
}

export interface RouteView extends PlayedGame {
  readonly remembered: Remembered | null
}

/** `mayBe`: whether a step may be done at all. What may not, or cannot be reached now, is passed over. */
export function nextOnRoute(
  route: KnownRoute | undefined,
  knowledge: MemoryKnowledge,
  mayBe: (step: RouteStep) => boolean,
): Proposal | undefined {
  if (route === undefined) return undefined
  const { commands } = knowledge.view
  const done = lineageOf(commands).map((place) => commands[place]!)
  const [first, ...rest] = route.steps.slice(stepsDone(route.steps, done))
  if (first === undefined) return undefined
  const paths = pathsIn(knowledge)
  // what a place is called may depend on whether there was light: who does as was done is where that was
  const here = paths.has(first.at) ? first : { ...first, at: knowledge.here }
  const next = [here, ...rest.slice(0, MOST_SKIPPED)].find((step) => paths.has(step.at) && mayBe(step))
  if (next === undefined) return undefined
  return {
    command: next.command,
    at: next.at,
    gain: Math.max(GAIN, next.gain),
    probability: CHANCE,
    reason: `it was a step of ${route.whose}`,
    urgent: true,
  }
}

/** The best of our own lives, once we have begun anew; before that, what earlier games have left us. */
export function routeKnown({ remembered, commands, actionHistory, progress }: RouteView): KnownRoute | undefined {
  const restart = commands.lastIndexOf('restart')
  if (restart >= 0) {
    const own = routeOf({ commands: commands.slice(0, restart), actionHistory, progress })
    return { steps: stepsOf(own), whose: 'our best life' }
  }
  if (remembered === null) return undefined
  return { steps: remembered.route, whose: `the best game we remember (${remembered.from.at(-1)?.run})` }
}

/** How many steps of a route were done or passed over, in their order, whatever else was done between. */
function stepsDone(route: readonly RouteStep[], commands: readonly string[]): number {
  let done = 0
  for (const command of commands) {
    const ahead = route.slice(done, done + 1 + MOST_SKIPPED).findIndex((step) => step.command === command)
    done += ahead + 1
  }
  return done
}
