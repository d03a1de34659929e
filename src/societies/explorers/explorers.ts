/**
 * Explorers look for things in a building. Six stages make a round, and in each stage every explorer has a branch of its
 * own: Perception, RetrieveMemory, Communication, Decision, Execution, UpdateMemory, and round again.
 */
import { chosen, send } from '../../define/route.ts'
import { flow } from '../../engine/flow.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { expedition } from './board.ts'
import { communication } from './communication.ts'
import { createDecision, type Rules } from './decision.ts'
import { execution } from './execution.ts'
import { muster } from './muster.ts'
import { perception } from './perception.ts'
import { retrieveMemory } from './retrieve-memory.ts'
import { explore } from './rules.ts'
import { updateMemory } from './update-memory.ts'

export interface ExplorersOptions {
  /** how they decide when no model does */
  readonly rules?: Rules
  /** where the mind of the Decision stage comes from; the settings of this process unless told */
  readonly minds?: MakeMind
}

export function createExplorers({ rules = explore, minds }: ExplorersOptions = {}) {
  return flow(expedition, {
    name: 'explorers',
    start: 'muster',
    agents: {
      muster,
      perception,
      retrieveMemory,
      communication,
      decision: createDecision(rules, minds),
      execution,
      updateMemory,
    },
    routes: {
      muster: expedition.route({
        reads: ['explorers'],
        to: ['perception'],
        choose: ({ explorers: names }) => names.map((explorer) => send('perception', { explorer })),
      }),
      perception: chosen('retrieveMemory'),
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
