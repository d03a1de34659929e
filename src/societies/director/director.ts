/** The director: six members make a 3D room of a sentence, and mend it until the Critic is content. */
import { end } from '../../define/route.ts'
import { flow } from '../../engine/flow.ts'
import { mind, type MakeMind } from '../../minds/mind.ts'
import { createArchitect } from './architect/architect.ts'
import { director } from './board.ts'
import { createCinematographer } from './cinematographer/cinematographer.ts'
import { createCritic } from './critic/critic.ts'
import { createLibrarian } from './librarian/librarian.ts'
import { createMaterialScientist } from './material-scientist/material-scientist.ts'
import { createOrchestrator } from './orchestrator/orchestrator.ts'
import { memberNames } from './plan.ts'

export interface DirectorOptions {
  /** where minds come from; the settings of this process unless told */
  readonly minds?: MakeMind
  /** things of somebody's own by name, whose paths are known to the library: see `readOwnAssets` */
  readonly own?: ReadonlyMap<string, string>
}

/** Nobody calls anybody: whoever has finished writes the address of the next. */
const byAddress = director.route({
  reads: ['currentAgent', 'workflowStatus'],
  to: memberNames,
  choose: ({ currentAgent }) => currentAgent,
})

export function createDirector({ minds = mind, own }: DirectorOptions = {}) {
  return flow(director, {
    name: 'director',
    start: 'orchestrator',
    agents: {
      orchestrator: createOrchestrator(minds),
      librarian: createLibrarian(minds, own),
      architect: createArchitect(minds),
      materialScientist: createMaterialScientist(minds),
      cinematographer: createCinematographer(minds),
      critic: createCritic(minds),
    },
    routes: {
      orchestrator: director.route({
        reads: ['currentAgent', 'workflowStatus', 'errors'],
        to: memberNames,
        choose: ({ currentAgent, workflowStatus, errors }) => {
          if (workflowStatus === 'completed') return end('the Critic is content')
          if (workflowStatus === 'failed') return end(errors.at(-1) ?? 'the Critic is not content')
          return currentAgent
        },
      }),
      librarian: byAddress,
      architect: byAddress,
      materialScientist: byAddress,
      cinematographer: byAddress,
      critic: byAddress,
    },
    stepLimit: 1_000,
  })
}
