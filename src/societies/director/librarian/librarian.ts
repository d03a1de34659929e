/** The Librarian: fetches what the plan asks for, and says what it has nothing for. */
import { inTurns } from '../../../base/pieces.ts'
import { textIn, adviceSchema, noAdvice, type Advice } from '../advice.ts'
import { believe, planOf } from '../believe.ts'
import { director, type DirectorView } from '../board.ts'
import { handOn } from '../hand-on.ts'
import { issuesFor } from '../issue.ts'
import type { MakeMind } from '../../../minds/mind.ts'
import type { MasterPlan } from '../plan.ts'
import { fetchObjects } from './fetch-objects.ts'
import { findAsset, type OwnNames } from './find-asset.ts'

/** Something the library knows, for a request it has nothing for. */
interface OtherName {
  readonly request: string
  readonly name: string
}

const schema = adviceSchema((given): OtherName | undefined => {
  const [request, name] = [textIn(given, 'request'), textIn(given, 'name')]
  return request !== undefined && name !== undefined && !findAsset(name).isStandIn ? { request, name } : undefined
})

const reads = ['masterPlan', 'sceneObjects', 'validationIssues', 'iterationCount', 'edits', 'upNext'] as const
type View = Pick<DirectorView, (typeof reads)[number]>

export const createLibrarian = (minds: MakeMind, own?: OwnNames) =>
  director.agent({
    reads,
    writes: ['sceneObjects', 'currentAgent', 'upNext', 'messages'],
    think: minds({
      prompt: (view: View) => prompt(believe(view).masterPlan),
      reply: schema,
      rules: (): Advice<OtherName> => noAdvice,
      act: async ({ wishes, says }, given, _answer, { signal }) => {
        const view = believe(given)
        const plan = withNames(planOf(view), wishes)
        const toMend = issuesFor('librarian', view)
        const options = own === undefined ? {} : { own }
        const { objects, notes } = await inTurns(fetchObjects(plan, view.sceneObjects, toMend, options), signal)
        const fetched = objects.length === 1 ? '1 thing' : `${objects.length} things`
        const content = [`Fetched ${fetched}.`, ...notes, says].filter((line) => line !== '').join(' ')
        return {
          ...handOn(view.upNext),
          sceneObjects: objects,
          messages: [{ agent: 'librarian', action: 'fetched_assets', content, round: view.iterationCount }],
        }
      },
    }),
  })

/** The same things, found by another name where the library has none for the one that was said. */
function withNames(plan: MasterPlan, wishes: readonly OtherName[]): MasterPlan {
  const names = new Map(wishes.map(({ request, name }) => [request, name]))
  if (names.size === 0) return plan
  const requiredObjects = plan.requiredObjects.map((request) => {
    const name = names.get(request.id)
    return name !== undefined && findAsset(request.name, request.attributes).isStandIn ? { ...request, name } : request
  })
  return { ...plan, requiredObjects }
}

function prompt(plan: MasterPlan | null): string {
  const unknown = (plan?.requiredObjects ?? []).filter(({ name, attributes }) => findAsset(name, attributes).isStandIn)
  return [
    'You are the librarian of a team that furnishes rooms. The library has no model for the things below.',
    'For each, name a common piece of furniture or household thing that looks most like it, in one or two words.',
    'Answer with JSON: {"wishes": [{"request": ID, "name": NAME}], "says": ONE SENTENCE}.',
    ...unknown.map(({ id, name }) => `- ${id}: ${JSON.stringify(name)}`),
    ...(unknown.length === 0 ? ['(none: answer with an empty list)'] : []),
  ].join('\n')
}
