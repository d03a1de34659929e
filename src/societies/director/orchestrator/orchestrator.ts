/** The Orchestrator: turns a sentence into a plan, sends issues to whoever can mend them, and closes the work. */
import { inTurns } from '../../../base/pieces.ts'
import { checksOf, withChecks } from '../../../base/think-checks.ts'
import { remove } from '../../../board/removal.ts'
import type { Context } from '../../../define/agent.ts'
import type { MakeMind } from '../../../minds/mind.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import { believe } from '../believe.ts'
import { director, type BestScene, type DirectorView } from '../board.ts'
import { handOn, withFollowers } from '../hand-on.ts'
import type { WorkerName } from '../plan.ts'
import { completePlan, orchestratorPrompt, planSchema, type PlanReply } from './model-plan.ts'
import { describePlan } from './describe-plan.ts'
import { editPlan } from './edit-plan.ts'
import { executionOrder } from './execution-order.ts'
import { libraryNouns } from './library-nouns.ts'
import { readEdit } from './read-edit.ts'
import { readPrompt } from './read-prompt.ts'
import { reviseWith } from './revise.ts'

const reads = [
  'userPrompt',
  'editRequest',
  'masterPlan',
  'rooms',
  'sceneObjects',
  'cameraSetup',
  'validationIssues',
  'verdict',
  'workflowStatus',
  'iterationCount',
  'messages',
  'best',
] as const
type View = Pick<DirectorView, (typeof reads)[number]>

const writes = [
  'masterPlan',
  'editRequest',
  'edits',
  'rooms',
  'sceneObjects',
  'lightingSetup',
  'cameraSetup',
  'currentAgent',
  'upNext',
  'workflowStatus',
  'iterationCount',
  'messages',
  'errors',
  'best',
] as const

export function createOrchestrator(minds: MakeMind) {
  const plan = minds({
    prompt: ({ userPrompt }: View) => orchestratorPrompt(userPrompt),
    reply: planSchema,
    rules: (): PlanReply => ({}),
    act: async (reply, { userPrompt }, _answer, { signal }) => {
      const read = await inTurns(readPrompt(userPrompt, libraryNouns()), signal)
      const { plan: masterPlan, notes } = completePlan(reply, read)
      return {
        masterPlan,
        ...handOn(masterPlan.executionOrder),
        workflowStatus: 'in_progress' as const,
        messages: [say('created_master_plan', [describePlan(masterPlan), ...notes].join(' '), 0)],
      }
    },
  })
  const think = (given: View, context: Context) => {
    const view = believe(given)
    if (view.editRequest !== null && view.masterPlan !== null) return planEdit(view, context.signal)
    if (view.workflowStatus === 'revision') return planRevision(view)
    return view.workflowStatus === 'pending' ? plan(given, context) : close(view)
  }
  return director.agent({ reads, writes, think: withChecks(think, checksOf(plan)!) })
}

const say = (action: string, content: string, round: number) => ({
  agent: 'orchestrator' as const,
  action,
  content,
  round,
})

/** Whoever can mend an error is told of all that was found for them, in one round. */
function planRevision({ masterPlan, validationIssues, verdict, iterationCount }: View) {
  const order = masterPlan?.executionOrder ?? []
  const assigned = reviseWith(
    validationIssues.filter(({ round }) => round === verdict?.round),
    { executionOrder: order },
  )
  const upNext = withFollowers(
    assigned.map(({ member }) => member),
    order,
  )
  const who = assigned.map(({ member, issues }) => `${issues.length} to ${member}`).join(', ')
  return { ...handOn(upNext), messages: [say('sent_issues', `Round ${iterationCount}: ${who}.`, iterationCount)] }
}

/** Whose work a kind of edit is. */
const editedBy: Readonly<Record<string, readonly WorkerName[]>> = {
  move: ['architect'],
  turn: ['architect'],
  remove: ['architect'],
  add: ['librarian', 'architect', 'materialScientist'],
  swap: ['librarian', 'architect', 'materialScientist'],
  recolour: ['materialScientist'],
  light: ['cinematographer'],
  camera: ['cinematographer'],
}

/** What is edited is what was handed over, also where that is an earlier version. */
async function planEdit(view: View, signal: AbortSignal) {
  const { editRequest, masterPlan } = view
  const handedOver = earlierBest(view)
  const { rooms, sceneObjects, cameraSetup } = handedOver ?? view
  const request = editRequest!
  const camera = cameraSetup?.main ?? null
  const scenery = { plan: masterPlan!, rooms, objects: sceneObjects, camera, nouns: libraryNouns() }
  const edits = await inTurns(readEdit(request, scenery), signal)
  const needed = new Set(edits.flatMap(({ kind }) => editedBy[kind] ?? []))
  const lost = edits.flatMap((edit) => (edit.kind === 'not_understood' ? [edit.text] : []))
  const understood = edits.length - lost.length
  const content = `${understood} ${understood === 1 ? 'change' : 'changes'} understood.`
  const missed = lost.length > 0 ? ` Not understood: ${lost.map((text) => JSON.stringify(text)).join(', ')}.` : ''
  return {
    ...(handedOver && broughtBack(view, handedOver)),
    masterPlan: editPlan(masterPlan!, edits, sceneObjects),
    editRequest: null,
    edits,
    best: null,
    iterationCount: 0,
    ...handOn(executionOrder.filter((member) => needed.has(member))),
    workflowStatus: 'in_progress' as const,
    messages: [say('planned_edit', content + missed, 0)],
    errors: lost.map((text) => `Not understood: ${text}`),
  }
}

/** Of a scene that never passed, the version with the fewest errors is handed over. */
function close(view: View) {
  const { best, messages, iterationCount, workflowStatus } = view
  const looks = looksIn(messages)
  const earlier = earlierBest(view)
  const left = best === null ? 0 : best.errors
  const counted = left === 1 ? '1 error' : `${left} errors`
  const content = earlier
    ? `Handed over the version of look ${earlier.round + 1}, which had ${counted}.`
    : workflowStatus === 'failed'
      ? `Handed over with ${counted} left.`
      : 'Handed over.'
  return {
    ...(earlier && broughtBack(view, earlier)),
    best: null,
    currentAgent: 'orchestrator' as const,
    messages: [say('closed', content, iterationCount)],
    errors: workflowStatus === 'failed' ? [`${counted} left after ${looks === 1 ? '1 look' : `${looks} looks`}.`] : [],
  }
}

const looksIn = (messages: View['messages']): number => messages.filter(({ agent }) => agent === 'critic').length

/** The best version, where it is not the last one. */
const earlierBest = ({ best, messages }: View): BestScene | undefined =>
  best !== null && best.round < looksIn(messages) - 1 ? best : undefined

const broughtBack = ({ sceneObjects }: View, best: BestScene) => ({
  rooms: best.rooms,
  sceneObjects: [...best.sceneObjects, ...cameLater(sceneObjects, best.sceneObjects)],
  lightingSetup: best.lightingSetup,
  cameraSetup: best.cameraSetup,
})

const cameLater = (now: readonly SceneObject[], then: readonly SceneObject[]) => {
  const known = new Set(then.map(({ id }) => id))
  return now.filter(({ id }) => !known.has(id)).map(({ id }) => remove(id))
}
