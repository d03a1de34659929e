/**
 * Explorers look for things in a building, or in any other world that can be searched. Six stages make a round, and in
 * each stage every explorer has a branch of its own: Perception, RetrieveMemory, Communication, Decision, Execution,
 * UpdateMemory, and round again.
 */
import { chosen, send } from '../../define/route.ts'
import { flow, type Flow } from '../../engine/flow.ts'
import type { MakeMind } from '../../minds/mind.ts'
import type { Explorable } from '../../worlds/explorable.ts'
import { searchable } from '../../worlds/searchable.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import type { GridSource } from '../../worlds/grid/source.ts'
import { expedition, type boardOf, type Ground } from './board.ts'
import { communication } from './communication.ts'
import { createDecision, type Rules } from './decision.ts'
import { createExecution } from './execution.ts'
import { holdGround } from './held-world.ts'
import { createMuster } from './muster.ts'
import { createPerception } from './perception.ts'
import { createRetrieveMemory } from './retrieve-memory.ts'
import { explore } from './rules.ts'
import { createUpdateMemory } from './update-memory.ts'

export interface ExplorersOptions<Source = GridSource, State = Pose, Spot = Position> {
  /** where they search; a building or windows, by what describes it, unless told */
  readonly world?: Explorable<Source, State, Spot>
  /** how they decide when no model does */
  readonly rules?: Rules<State, Spot>
  /** where the mind of the Decision stage comes from; the settings of this process unless told */
  readonly minds?: MakeMind
}

type Fields<Source, State, Spot> = ReturnType<typeof boardOf<Source, State, Spot>>['fields']

export function createExplorers<Source = GridSource, State = Pose, Spot = Position>({
  world,
  rules,
  minds,
}: ExplorersOptions<Source, State, Spot> = {}): Flow<Fields<Source, State, Spot>> {
  // the stages treat states and spots as what only the world can read, so theirs may be any
  const ground = (world ?? searchable) as unknown as Ground
  const decide = (rules ?? explore) as unknown as Rules
  return exploring(ground, decide, minds) as unknown as Flow<Fields<Source, State, Spot>>
}

function exploring(ground: Ground, rules: Rules, minds: MakeMind | undefined) {
  const worlds = holdGround(ground)
  return flow(expedition, {
    name: 'explorers',
    start: 'muster',
    agents: {
      muster: createMuster(ground),
      perception: createPerception(ground, worlds),
      retrieveMemory: createRetrieveMemory(ground),
      communication,
      decision: createDecision(ground, rules, minds),
      execution: createExecution(ground, worlds),
      updateMemory: createUpdateMemory(ground, worlds),
    },
    routes: {
      muster: expedition.route({
        reads: ['explorers'],
        to: ['perception'],
        choose: ({ explorers: names }) => names.map((explorer) => send('perception', { explorer })),
      }),
      // where nobody knows what a look gave, it is taken again
      perception: chosen('retrieveMemory', 'perception'),
      retrieveMemory: chosen('communication'),
      communication: chosen('decision'),
      decision: chosen('execution'),
      execution: chosen('updateMemory'),
      updateMemory: chosen('perception'),
    },
    // rounds end a run; this only stops what cannot happen
    stepLimit: 10_000_000,
  })
}

export const explorers = createExplorers()
