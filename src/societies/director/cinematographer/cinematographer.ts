/** The Cinematographer: light by the time of day, and cameras that show what was asked for. */
import { inTurns } from '../../../base/pieces.ts'
import type { MakeMind } from '../../../minds/mind.ts'
import { isPlaced } from '../../../worlds/scene/scene.ts'
import { adviceSchema, noAdvice, textIn, type Advice } from '../advice.ts'
import { believe, planOf } from '../believe.ts'
import { director, type DirectorView } from '../board.ts'
import { handOn } from '../hand-on.ts'
import { issuesFor } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import { photograph } from './photograph.ts'

interface Atmosphere {
  readonly timeOfDay?: string
  readonly mood?: string
}

const times = ['morning', 'noon', 'afternoon', 'evening', 'night']
const moods = ['warm', 'bright', 'dim', 'neutral']

const schema = adviceSchema((given): Atmosphere | undefined => {
  const [timeOfDay, mood] = [textIn(given, 'timeOfDay'), textIn(given, 'mood')]
  return {
    ...(timeOfDay !== undefined && times.includes(timeOfDay) && { timeOfDay }),
    ...(mood !== undefined && moods.includes(mood) && { mood }),
  }
})

const reads = [
  'masterPlan',
  'rooms',
  'sceneObjects',
  'lightingSetup',
  'cameraSetup',
  'validationIssues',
  'iterationCount',
  'edits',
  'seed',
  'upNext',
] as const
type View = Pick<DirectorView, (typeof reads)[number]>

export const createCinematographer = (minds: MakeMind) =>
  director.agent({
    reads,
    writes: ['lightingSetup', 'cameraSetup', 'currentAgent', 'upNext', 'messages'],
    think: minds({
      prompt: (view: View) => prompt(believe(view).masterPlan),
      reply: schema,
      rules: (): Advice<Atmosphere> => noAdvice,
      act: async ({ wishes, says }, given, _answer, { signal }) => {
        const view = believe(given)
        const { rooms, sceneObjects, lightingSetup, cameraSetup, edits, iterationCount } = view
        const plan = withAtmosphere(planOf(view), wishes)
        const photography = await inTurns(
          photograph({
            plan,
            rooms,
            objects: sceneObjects.filter(isPlaced),
            seed: `${view.seed}/${iterationCount}`,
            issues: issuesFor('cinematographer', view),
            edits,
            isRevision: iterationCount > 0,
            kept:
              lightingSetup !== null && cameraSetup !== null ? { lighting: lightingSetup, camera: cameraSetup } : null,
          }),
          signal,
        )
        const content = [photography.said, says].join(' ').trim()
        return {
          ...handOn(view.upNext),
          lightingSetup: photography.lightingSetup,
          cameraSetup: photography.cameraSetup,
          messages: [{ agent: 'cinematographer', action: 'lit_and_framed', content, round: iterationCount }],
        }
      },
    }),
  })

function withAtmosphere(plan: MasterPlan, wishes: readonly Atmosphere[]): MasterPlan {
  return { ...plan, lightingRequirements: { ...plan.lightingRequirements, ...Object.assign({}, ...wishes) } }
}

function prompt(plan: MasterPlan | null): string {
  return [
    'You are the cinematographer of a team that furnishes rooms. Choose the time of day and the mood of the light.',
    'Answer with JSON: {"wishes": [{"timeOfDay": TIME, "mood": MOOD}], "says": ONE SENTENCE}.',
    `Times: ${times.join(', ')}. Moods: ${moods.join(', ')}. What the prompt says about light must be so.`,
    `Prompt: ${JSON.stringify(plan?.originalPrompt ?? '')}`,
  ].join('\n')
}
