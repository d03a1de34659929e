/** The Material Scientist: gives every part a material, and the rooms their surfaces. */
import { inTurns } from '../../../base/pieces.ts'
import type { MakeMind } from '../../../minds/mind.ts'
import { colorNamed } from '../../../worlds/scene/color/color-names.ts'
import { materialNamed } from '../../../worlds/scene/materials/named-materials.ts'
import { adviceSchema, noAdvice, textIn, type Advice } from '../advice.ts'
import { believe, planOf } from '../believe.ts'
import { director, type DirectorView } from '../board.ts'
import { handOn } from '../hand-on.ts'
import { issuesFor } from '../issue.ts'
import type { MasterPlan, MaterialRequirement } from '../plan.ts'
import { chooseMaterials } from './choose-materials.ts'

interface Look extends MaterialRequirement {
  readonly request: string
}

const schema = adviceSchema((given): Look | undefined => {
  const [request, color, material] = [textIn(given, 'request'), textIn(given, 'color'), textIn(given, 'material')]
  const look = {
    ...(color !== undefined && colorNamed(color) !== undefined && { color }),
    ...(material !== undefined && materialNamed(material) !== undefined && { material }),
  }
  return request !== undefined && Object.keys(look).length > 0 ? { request, ...look } : undefined
})

const reads = [
  'masterPlan',
  'rooms',
  'sceneObjects',
  'validationIssues',
  'iterationCount',
  'edits',
  'seed',
  'upNext',
] as const
type View = Pick<DirectorView, (typeof reads)[number]>

export const createMaterialScientist = (minds: MakeMind) =>
  director.agent({
    reads,
    writes: ['rooms', 'sceneObjects', 'currentAgent', 'upNext', 'messages'],
    think: minds({
      prompt: (view: View) => prompt(believe(view).masterPlan),
      reply: schema,
      rules: (): Advice<Look> => noAdvice,
      act: async ({ wishes, says }, given, _answer, { signal }) => {
        const view = believe(given)
        const plan = withLooks(planOf(view), [...wishes, ...wantedBy(view)])
        const { rooms, sceneObjects: objects, seed } = view
        const anew = toDressAnew(view)
        const chosen = await inTurns(chooseMaterials({ plan, rooms, objects, seed, anew }), signal)
        const isFirst = rooms.some(({ surfaces }) => surfaces === null)
        const isPainted = isFirst || view.edits.some((edit) => edit.kind === 'recolour' && edit.objects.some(isSurface))
        const things = chosen.objects.length === 1 ? '1 thing' : `${chosen.objects.length} things`
        const content = [`Gave materials to ${things}, by the ${chosen.palette} palette.`, says].join(' ').trim()
        return {
          ...handOn(view.upNext),
          ...(isPainted && { rooms: chosen.rooms }),
          sceneObjects: chosen.objects,
          messages: [{ agent: 'materialScientist', action: 'applied_materials', content, round: view.iterationCount }],
        }
      },
    }),
  })

const isSurface = (id: string): boolean => id === 'walls' || id === 'floor' || id === 'ceiling'

/** What has no materials yet, what the Critic does not like, and what somebody wants otherwise. */
function toDressAnew(view: View): ReadonlySet<string> {
  const undressed = view.sceneObjects.filter(({ material }) => material === null).map(({ id }) => id)
  const disliked = issuesFor('materialScientist', view).flatMap(({ affectedObjectId }) => affectedObjectId ?? [])
  const recoloured = view.edits.flatMap((edit) => (edit.kind === 'recolour' ? edit.objects : []))
  return new Set([...undressed, ...disliked, ...recoloured])
}

/** What the Critic would like a thing to be. */
function wantedBy(view: View): readonly Look[] {
  return issuesFor('materialScientist', view).flatMap(({ affectedObjectId, category, wanted }) => {
    const request = view.sceneObjects.find(({ id }) => id === affectedObjectId)?.request
    if (request === undefined || wanted === undefined || wanted === null) return []
    return [category === 'color' ? { request, color: wanted } : { request, material: wanted }]
  })
}

/** What the prompt says of a thing counts more than what somebody would like. */
function withLooks(plan: MasterPlan, looks: readonly Look[]): MasterPlan {
  const known = new Set(['walls', 'floor', 'ceiling', ...plan.requiredObjects.map(({ id }) => id)])
  const wanted = new Map(
    looks.filter(({ request }) => known.has(request)).map(({ request, ...look }) => [request, look]),
  )
  const before = new Map(Object.entries(plan.materialRequirements))
  const all = [...known].flatMap((id) =>
    wanted.has(id) || before.has(id) ? [[id, { ...wanted.get(id), ...before.get(id) }] as const] : [],
  )
  return { ...plan, materialRequirements: Object.fromEntries(all) }
}

function prompt(plan: MasterPlan | null): string {
  return [
    'You are the material scientist of a team that furnishes rooms. Choose colours and materials that suit the prompt.',
    'Answer with JSON: {"wishes": [{"request": ID, "color": NAME, "material": NAME}], "says": ONE SENTENCE}.',
    'Colours and materials are common English words such as sage green, oak, linen, brass.',
    'Leave out what is said already.',
    `Prompt: ${JSON.stringify(plan?.originalPrompt ?? '')}`,
    'IDs: walls, floor, ceiling, and',
    ...(plan?.requiredObjects ?? []).map(({ id, name }) => `- ${id}: ${name}`),
  ].join('\n')
}
