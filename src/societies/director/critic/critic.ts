/** The Critic: looks at the whole scene, says what is wrong with it, and whether it may be shown. */
import { inTurns } from '../../../base/pieces.ts'
import type { MakeMind } from '../../../minds/mind.ts'
import { loadKernel } from '../../../worlds/scene/checks/kernel.ts'
import { isPlaced } from '../../../worlds/scene/scene.ts'
import { adviceSchema, noAdvice, textIn, type Advice } from '../advice.ts'
import { believe, planOf } from '../believe.ts'
import { director, type BestScene, type DirectorView } from '../board.ts'
import type { Edit } from '../edit.ts'
import { issueCategories, type IssueCategory, type ValidationIssue } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import { writeReport } from '../report.ts'
import { sceneOf } from '../scene-of.ts'
import { judge } from './judge.ts'
import { weightOf } from './weigh.ts'

/** What a model sees that no check measures. */
interface Opinion {
  readonly object: string | null
  readonly category: IssueCategory
  readonly description: string
  /** the colour or material it should have instead */
  readonly wanted: string | null
}

const schema = adviceSchema((given): Opinion | undefined => {
  const [category, description] = [textIn(given, 'category'), textIn(given, 'description')]
  const known = issueCategories.find((each) => each === category)
  if (known === undefined || description === undefined) return undefined
  return {
    object: textIn(given, 'object') ?? null,
    category: known,
    description,
    wanted: textIn(given, 'wanted') ?? null,
  }
})

const reads = [
  'userPrompt',
  'masterPlan',
  'rooms',
  'sceneObjects',
  'lightingSetup',
  'cameraSetup',
  'validationIssues',
  'verdict',
  'iterationCount',
  'maxIterations',
  'edits',
  'messages',
  'best',
] as const
type View = Pick<DirectorView, (typeof reads)[number]>

// looks in a row that find no fewer errors
const MOST_STALLED = 2

export const createCritic = (minds: MakeMind) =>
  director.agent({
    reads,
    writes: [
      'validationIssues',
      'validationPassed',
      'verdict',
      'workflowStatus',
      'iterationCount',
      'currentAgent',
      'messages',
      'finalReport',
      'best',
    ],
    think: minds({
      prompt: (view: View) => prompt(believe(view)),
      reply: schema,
      rules: (): Advice<Opinion> => noAdvice,
      act: async ({ wishes, says }, given, _answer, { signal }) => {
        const view = believe(given)
        const plan = planOf(view)
        const round = looksOf(view)
        const scene = sceneOf(view)
        const { issues: found, verdict } = await inTurns(
          judge({ plan, scene, objects: view.sceneObjects, round }, await loadKernel()),
          signal,
        )
        const isLast = view.iterationCount >= view.maxIterations
        const issues = sparing(view, round, [...found, ...opinionsOf(wishes, view, round, found.length, isLast)])
        const errors = issues.filter(({ severity }) => severity === 'error').length
        const isPassed = errors === 0
        const isOver = isPassed || isLast || isStalled(view, weightOf(issues, round))
        const workflowStatus = isPassed ? 'completed' : isOver ? 'failed' : 'revision'
        const best = better(view, issues, { round, errors, verdict })
        // an earlier version is handed over when it was the better one, and then the report is about that one
        const shown = !isOver || isPassed || best.round === round ? undefined : best
        const counted = `${errors === 1 ? '1 error' : `${errors} errors`}, ${issues.length - errors} remarks.`
        const content = [isPassed ? 'Passed:' : isOver ? 'Not passed:' : 'Not yet:', counted, says].join(' ').trim()
        return {
          validationIssues: issues,
          validationPassed: isPassed,
          verdict: shown?.verdict ?? verdict,
          workflowStatus,
          // a look that sends everybody back to work is a round of revision
          ...(workflowStatus === 'revision' && { iterationCount: view.iterationCount + 1 }),
          currentAgent: 'orchestrator',
          messages: [
            { agent: 'critic', action: isPassed ? 'approved' : 'found_issues', content, round: view.iterationCount },
          ],
          ...(isOver && {
            finalReport:
              shown === undefined
                ? writeReport({ ...view, verdict, issues, isPassed })
                : writeReport({ ...view, ...shown, ...until(view, shown.round), isPassed }),
          }),
          best: isPassed ? null : best,
        }
      },
    }),
  })

/**
 * Whoever edits a scene wants that one change: what was wrong before is told, and so is what their change did to
 * others, but nobody moves anything for it. What stands in each other has to be mended all the same.
 */
function sparing(
  { edits, validationIssues, iterationCount, sceneObjects }: View,
  round: number,
  issues: readonly ValidationIssue[],
): readonly ValidationIssue[] {
  if (edits.length === 0) return issues
  const before = new Set(validationIssues.filter((issue) => issue.round < round - iterationCount).map(keyOf))
  const named = namedIn(edits, sceneObjects)
  const isWanted = ({ category }: ValidationIssue) => edits.some(({ kind }) => wantedBy[kind]?.includes(category))
  const isSpared = (issue: ValidationIssue): boolean =>
    before.has(keyOf(issue)) ||
    isWanted(issue) ||
    (overruled.has(issue.check) && !named.has(issue.affectedObjectId ?? ''))
  return issues.map((issue) =>
    issue.severity === 'error' && isSpared(issue) ? { ...issue, severity: 'warning' } : issue,
  )
}

/** Whoever asks for another angle or for less light gets it, even if the picture shows less then. */
const wantedBy: Readonly<Partial<Record<Edit['kind'], readonly IssueCategory[]>>> = {
  camera: ['camera'],
  light: ['lighting', 'exposure'],
}

/** Checks of what the prompt asked for, which an edit may overrule. */
const overruled: ReadonlySet<string> = new Set(['object_relation', 'room_relation', 'visibility'])

/** What an edit is about: the things it names, and those it brings. */
function namedIn(edits: View['edits'], objects: View['sceneObjects']): ReadonlySet<string> {
  const brought = new Set(
    edits.flatMap((edit) => (edit.kind === 'add' || edit.kind === 'swap' ? [edit.request.id] : [])),
  )
  return new Set([
    // a turn says nothing of what else it should be near
    ...edits.flatMap((edit) => (edit.kind === 'move' ? edit.objects : [])),
    ...objects.filter(({ request }) => brought.has(request)).map(({ id }) => id),
  ])
}

const keyOf = ({ check, affectedObjectId, otherObjectId, requirement }: ValidationIssue): string =>
  JSON.stringify([check, affectedObjectId, otherObjectId, requirement])

/** Opinions make others look again, but in the end only what can be measured fails a scene. */
function opinionsOf(
  opinions: readonly Opinion[],
  { sceneObjects }: View,
  round: number,
  before: number,
  isLast: boolean,
): readonly ValidationIssue[] {
  const known = new Set(sceneObjects.map(({ id }) => id))
  return opinions
    .filter(({ object }) => object === null || known.has(object))
    .map(({ object, category, description, wanted }, place) => ({
      id: `${round}/${before + place + 1}`,
      round,
      severity: isLast ? 'warning' : 'error',
      category,
      check: 'opinion',
      description,
      affectedObjectId: object,
      otherObjectId: null,
      requirement: null,
      wanted,
      suggestedFix: wanted === null ? 'Look at it again.' : `Make it ${wanted}.`,
    }))
}

/** No look of the last two found less that is wrong than the best before. */
function isStalled({ validationIssues, verdict, iterationCount }: View, weight: number): boolean {
  if (verdict === null || iterationCount < MOST_STALLED) return false
  const first = verdict.round - iterationCount + 1
  const counts = Array.from({ length: iterationCount }, (_, place) => weightOf(validationIssues, first + place))
  const recent = [...counts.slice(-(MOST_STALLED - 1)), weight]
  return Math.min(...recent) >= Math.min(...counts.slice(0, -(MOST_STALLED - 1)))
}

/** Looks so far, also those of the scene that this one is an edit of. */
const looksOf = ({ messages }: View): number => messages.filter(({ agent }) => agent === 'critic').length

/** What was found in a look, and before it. */
const until = ({ validationIssues }: View, look: number) => ({
  issues: validationIssues.filter(({ round }) => round === look),
  validationIssues: validationIssues.filter(({ round }) => round < look),
})

function better(
  { best, rooms, sceneObjects, lightingSetup, cameraSetup, validationIssues }: View,
  issues: readonly ValidationIssue[],
  look: Pick<BestScene, 'round' | 'errors' | 'verdict'>,
): BestScene {
  if (best !== null && weightOf(validationIssues, best.round) <= weightOf(issues, look.round)) return best
  return { ...look, rooms, sceneObjects, lightingSetup, cameraSetup }
}

function prompt(view: View): string {
  const light = view.lightingSetup
  const things = view.sceneObjects.filter(isPlaced).map(({ id, name, position: { x, y, z }, rotation, material }) => {
    const look = Object.entries(material ?? {}).map(([slot, { name: stuff, color }]) => `${slot} ${stuff} ${color}`)
    const at = [x, y, z].map((metres) => metres.toFixed(2)).join(', ')
    return `- ${id} (${name}) at ${at}, turned ${Math.round(rotation.y)}°; ${look.join(', ')}`
  })
  return [
    'You are the critic of a team that furnishes rooms. Collisions, support, counts and relations are measured.',
    'Say only what measurements cannot: what looks wrong, clashes, or does not suit the prompt.',
    'Say nothing if it is good. Answer with JSON: {"wishes": [{"object": ID or null, "category": CATEGORY,',
    '"description": SENTENCE, "wanted": COLOUR OR MATERIAL}], "says": ONE SENTENCE}.',
    `Categories: ${issueCategories.join(', ')}.`,
    `Prompt: ${JSON.stringify(planPrompt(view.masterPlan))}`,
    `Light: ${JSON.stringify(light?.timeOfDay ?? '')}, ${light?.lights.length ?? 0} lamps on.`,
    ...things,
  ].join('\n')
}

const planPrompt = (plan: MasterPlan | null): string => plan?.originalPrompt ?? ''
