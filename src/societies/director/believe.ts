/**
 * What is believed of a board. Every member begins with it, and so does whoever draws, measures or writes a scene down:
 * the board of a run may come from elsewhere, and nobody should work on a room of a million metres.
 */
import { TroupeError } from '../../base/errors.ts'
import { list, oneOf, orNull, text, thing, whole, type Read } from '../../base/read-values.ts'
import { readCameras, readLighting, readObjects, readRooms } from '../../worlds/scene/read-scene.ts'
import type { BestScene, DirectorView, MemberMessage } from './board.ts'
import { readVariant } from '../variant.ts'
import { issueCategories, type ValidationIssue } from './issue.ts'
import { memberNames, type MasterPlan } from './plan.ts'
import { readPlan, readWorkers } from './read-plan.ts'
import type { Share, Verdict } from './verdict.ts'

const LONGEST_TEXT = 100_000
const LONGEST_NAME = 400
const MOST_LINES = 10_000

const name = text(LONGEST_NAME)
const longText = text(LONGEST_TEXT)
const count = whole(0, MOST_LINES)
const member = oneOf(...memberNames)
const share: Read<Share> = thing({ satisfied: count, asked: count })
const verdict: Read<Verdict> = thing({
  round: count,
  checks: thing({ collisions: count, outOfBounds: count, unsupported: count, reachable: share, visible: share }),
  prompt: thing({ counts: share, attributes: share, objectRelations: share, roomRelations: share }),
})

const issue: Read<ValidationIssue> = thing<Omit<ValidationIssue, 'wanted'>, Pick<ValidationIssue, 'wanted'>>(
  {
    id: name,
    round: count,
    severity: oneOf('error', 'warning', 'info'),
    category: oneOf(...issueCategories),
    check: name,
    description: longText,
    affectedObjectId: orNull(name),
    otherObjectId: orNull(name),
    requirement: orNull(name),
    suggestedFix: longText,
  },
  { wanted: orNull(name) },
)

const message: Read<MemberMessage> = thing({ agent: member, action: name, content: longText, round: count })

const bestScene: Read<BestScene> = (value) => {
  const read = thing({ round: count, errors: count, verdict })(value)
  return read && { ...read, ...sceneIn(value as object) }
}

const sceneIn = (board: object) => ({
  rooms: readRooms(valueOf(board, 'rooms')),
  sceneObjects: readObjects(valueOf(board, 'sceneObjects')),
  lightingSetup: readLighting(valueOf(board, 'lightingSetup')),
  cameraSetup: readCameras(valueOf(board, 'cameraSetup')),
})

const valueOf = (board: object, field: string): unknown =>
  Object.hasOwn(board, field) ? (board as Readonly<Record<string, unknown>>)[field] : undefined

const readers: { readonly [K in keyof DirectorView]?: (value: unknown) => DirectorView[K] } = {
  userPrompt: (value) => longText(value) ?? '',
  masterPlan: (value) => readPlan(value) ?? null,
  rooms: readRooms,
  sceneObjects: readObjects,
  lightingSetup: readLighting,
  cameraSetup: readCameras,
  validationIssues: (value) => list(issue, MOST_LINES)(value) ?? [],
  validationPassed: (value) => value === true,
  verdict: (value) => verdict(value) ?? null,
  upNext: (value) => readWorkers(value) ?? [],
  variant: readVariant,
  iterationCount: (value) => count(value) ?? 0,
  maxIterations: (value) => count(value) ?? 0,
  messages: (value) => list(message, MOST_LINES)(value) ?? [],
  errors: (value) => list(longText, MOST_LINES)(value) ?? [],
  finalReport: (value) => orNull(longText)(value) ?? null,
  best: (value) => bestScene(value) ?? null,
}

/** The same fields, each as it can be worked with. */
export function believe<V extends Partial<DirectorView>>(view: V): V {
  const read = Object.keys(view).map((field) => {
    const reader = Object.hasOwn(readers, field) ? readers[field as keyof DirectorView] : undefined
    const value = valueOf(view, field)
    return [field, reader === undefined ? value : reader(value)]
  })
  return Object.fromEntries(read) as V
}

/** The whole board, also where a run from elsewhere has not all of it. */
export function believeBoard(board: object): DirectorView {
  const missing = Object.keys(readers).map((field) => [field, undefined] as const)
  return believe({ ...Object.fromEntries(missing), ...board }) as unknown as DirectorView
}

/** Without a plan nobody but the Orchestrator has anything to do. */
export function planOf({ masterPlan }: Pick<DirectorView, 'masterPlan'>): MasterPlan {
  if (masterPlan !== null) return masterPlan
  throw new TroupeError('DIRECTOR_NO_PLAN', 'There is no plan that could be worked on. Start anew from the prompt.')
}
