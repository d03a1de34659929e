/** The Critic's rules: what is wrong with a scene, by checks on its meshes, its picture and the prompt. */
import type { Pieces } from '../../../base/pieces.ts'
import { withBodies } from '../../../worlds/scene/checks/bodies.ts'
import type { Kernel } from '../../../worlds/scene/checks/kernel.ts'
import { isPlaced, type Scene, type SceneObject } from '../../../worlds/scene/scene.ts'
import type { IssueCategory, ValidationIssue } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import type { Share, Verdict } from '../verdict.ts'
import { checkBodies } from './check-bodies.ts'
import { checkPicture } from './check-picture.ts'
import type { Finding } from './finding.ts'
import {
  measureAttributes,
  measureCounts,
  measureObjectRelations,
  measureRoomRelations,
  thingsByRequest,
  type Measured,
  type Unmet,
} from './measure-prompt.ts'

export interface Judged {
  readonly plan: MasterPlan
  readonly scene: Scene
  /** with those that have no place */
  readonly objects: readonly SceneObject[]
  readonly round: number
}

export interface Judgement {
  readonly issues: readonly ValidationIssue[]
  readonly verdict: Verdict
}

// a scene with more faults than this is hopeless, and nobody reads them all
const MOST_ISSUES = 200

export function* judge(judged: Judged, kernel: Kernel): Pieces<Judgement> {
  const seen: Finding[] = []
  const visible = yield* checkPicture(judged.plan, judged.scene, seen)
  const { issues, verdict } = yield* checkScene(judged, kernel, seen)
  return { issues, verdict: { ...verdict, checks: { ...verdict.checks, visible } } }
}

/** Everything but the picture. */
export function* checkScene(
  { plan, scene, objects, round }: Judged,
  kernel: Kernel,
  /** what its picture shows */
  seen: readonly Finding[] = [],
): Pieces<Judgement> {
  const findings: Finding[] = []
  const physical = yield* withBodies(kernel, scene, (bodies) => checkBodies(scene, bodies, findings))
  const things = thingsByRequest(scene.objects)
  const measured = {
    counts: measureCounts(plan, things),
    attributes: yield* measureAttributes(plan, things),
    objectRelations: yield* measureObjectRelations(plan, things),
    roomRelations: yield* measureRoomRelations(plan, things, scene.rooms),
  }
  for (const { unmet } of Object.values(measured)) findings.push(...unmet.map((each) => findingOf(each, plan, objects)))
  findings.push(...bareFindings(scene), ...seen)
  for (const object of objects) if (object.isStandIn && isPlaced(object)) findings.push(standInFinding(object))
  const issues = findings.slice(0, MOST_ISSUES).map((finding, place): ValidationIssue => ({
    affectedObjectId: null,
    otherObjectId: null,
    requirement: null,
    ...finding,
    id: `${round}/${place + 1}`,
    round,
  }))
  return {
    issues,
    verdict: {
      round,
      checks: { ...physical, visible: { satisfied: 0, asked: 0 } },
      prompt: {
        counts: shareOf(measured.counts),
        attributes: shareOf(measured.attributes),
        objectRelations: shareOf(measured.objectRelations),
        roomRelations: shareOf(measured.roomRelations),
      },
    },
  }
}

const shareOf = ({ asked, unmet }: Measured): Share => ({ satisfied: asked - unmet.length, asked })

const categoryOf: Readonly<Record<string, IssueCategory>> = {
  color: 'color',
  material: 'material',
  pattern: 'texture',
  // another size or shape is another asset
  size: 'missing_asset',
  shape: 'missing_asset',
}

/** What the prompt asks for and does not get. */
function findingOf(unmet: Unmet, plan: MasterPlan, objects: readonly SceneObject[]): Finding {
  const { kind, requirement, object, other, attribute, says } = unmet
  const about = { check: kind, description: says, affectedObjectId: object, otherObjectId: other, requirement }
  if (kind === 'count') {
    const request = plan.requiredObjects.find(({ id }) => id === requirement)
    const there = objects.filter((each) => each.request === requirement)
    const unplaced = there.find(({ position }) => position === null)
    const isLeftOut = unplaced?.status === 'left_out'
    if (there.length < (request?.count ?? 0))
      return { ...about, severity: 'error', category: 'missing_asset', suggestedFix: `Fetch ${request?.name ?? 'it'}.` }
    return {
      ...about,
      severity: isLeftOut ? 'warning' : 'error',
      category: 'placement',
      affectedObjectId: unplaced?.id ?? null,
      suggestedFix: isLeftOut ? 'A larger room would hold it.' : 'Find a place for it.',
    }
  }
  if (kind === 'attribute')
    return {
      ...about,
      wanted: attribute!.word,
      severity: object === null ? 'warning' : 'error',
      category: categoryOf[attribute!.kind]!,
      suggestedFix: object === null ? 'Fetch it first.' : `Make ${object} ${attribute!.word}.`,
    }
  return {
    ...about,
    severity: object === null ? 'warning' : 'error',
    category: 'placement',
    suggestedFix: object === null ? 'Fetch it first.' : `Move ${object}${other === null ? '' : `, or ${other}`}.`,
  }
}

/** What nobody gave materials to. */
function bareFindings({ rooms, objects }: Scene): readonly Finding[] {
  const bare = objects.filter(({ material }) => material === null).map(({ id }) => id)
  if (bare.length === 0 && rooms.every(({ surfaces }) => surfaces !== null)) return []
  const what = bare.length === 1 ? bare[0]! : bare.length === 0 ? 'A room' : `${bare.length} things`
  return [
    {
      severity: 'error',
      category: 'material',
      check: 'bare',
      description: `${what} ${bare.length > 1 ? 'have' : 'has'} no materials.`,
      affectedObjectId: bare[0] ?? null,
      suggestedFix: 'Choose materials for everything.',
    },
  ]
}

const standInFinding = ({ id, name }: SceneObject): Finding => ({
  severity: 'info',
  category: 'missing_asset',
  check: 'stand_in',
  description: `Nothing in the library is called ${name}: a plain thing of its kind stands in for it.`,
  affectedObjectId: id,
  suggestedFix: `Add a model of ${name} to a folder of your own.`,
})
