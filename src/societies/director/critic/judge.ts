/** The Critic's rules: what is wrong with a scene, by checks on its meshes, its picture and the prompt. */
import { withBodies, type Bodies } from '../../../worlds/scene/checks/bodies.ts'
import { outOfBoundsIn } from '../../../worlds/scene/checks/bounds.ts'
import { collisionsIn } from '../../../worlds/scene/checks/collisions.ts'
import { blockedIn } from '../../../worlds/scene/checks/openings.ts'
import { reachIn } from '../../../worlds/scene/checks/reach.ts'
import { unsupportedIn } from '../../../worlds/scene/checks/support.ts'
import { measurePicture, visibilityOf } from '../../../worlds/scene/render/measure-picture.ts'
import { renderScene } from '../../../worlds/scene/render/render-scene.ts'
import { isPlaced, type Scene, type SceneObject } from '../../../worlds/scene/scene.ts'
import type { IssueCategory, Severity, ValidationIssue } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import type { Share, Verdict } from '../verdict.ts'
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

const LEAST_IN_FRAME = 0.9
const LEAST_VISIBLE = 0.25
// of a hall with hundreds of chairs no picture shows two thirds
const ENOUGH_IN_ONE_PICTURE = 20
const BRIGHTNESS = { least: 0.25, most: 0.65 }
const MOST_BURNT = 0.03
const MOST_BLACK = 0.1
const PICTURE = { width: 160, height: 100, samples: 1, detail: 'draft' } as const
// a scene with more faults than this is hopeless, and nobody reads them all
const MOST_ISSUES = 200

/** An issue before it has its number. */
type Finding = Pick<ValidationIssue, 'severity' | 'category' | 'check' | 'description' | 'suggestedFix'> &
  Partial<Pick<ValidationIssue, 'affectedObjectId' | 'otherObjectId' | 'requirement' | 'wanted'>>

export async function judge(judged: Judged): Promise<Judgement> {
  const seen: Finding[] = []
  const visible = checkPicture(judged.plan, judged.scene, seen)
  const { issues, verdict } = await checkScene(judged, seen)
  return { issues, verdict: { ...verdict, checks: { ...verdict.checks, visible } } }
}

/** Everything but the picture. */
export async function checkScene(
  { plan, scene, objects, round }: Judged,
  /** what its picture shows */
  seen: readonly Finding[] = [],
): Promise<Judgement> {
  const findings: Finding[] = []
  const physical = await withBodies(scene, (bodies) => checkBodies(scene, bodies, findings))
  const things = thingsByRequest(scene.objects)
  const measured = {
    counts: measureCounts(plan, things),
    attributes: measureAttributes(plan, things),
    objectRelations: measureObjectRelations(plan, things),
    roomRelations: measureRoomRelations(plan, things, scene.rooms),
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

const centimetres = (metres: number): string => `${Math.max(1, Math.round(Math.abs(metres) * 100))} cm`

function checkBodies(scene: Scene, bodies: Bodies, findings: Finding[]) {
  const collisions = collisionsIn(bodies)
  for (const { one, other, cubicCentimetres, wayOut } of collisions) {
    const direction = wayOut.metres < 0 ? `-${wayOut.axis}` : `+${wayOut.axis}`
    findings.push({
      severity: 'error',
      category: 'clipping',
      check: 'collision',
      description: `${one} and ${other} share ${cubicCentimetres} cm³.`,
      affectedObjectId: one,
      otherObjectId: other,
      suggestedFix: `Move ${one} ${centimetres(wayOut.metres)} along ${direction}.`,
    })
  }
  const outside = outOfBoundsIn(scene, bodies)
  for (const { object, beyond, metres } of outside)
    findings.push({
      severity: 'error',
      category: beyond === 'floor' ? 'floating' : 'placement',
      check: 'out_of_bounds',
      description: `${object} reaches ${centimetres(metres)} beyond the ${beyond}.`,
      affectedObjectId: object,
      suggestedFix: `Move ${object} ${centimetres(metres)} back into the room.`,
    })
  const loose = unsupportedIn(scene, bodies)
  for (const { object, fault } of loose)
    findings.push({
      severity: 'error',
      category: 'floating',
      check: 'support',
      description: `${object} ${fault}.`,
      affectedObjectId: object,
      suggestedFix: `Put ${object} down on what should hold it.`,
    })
  for (const { object, opening, kind } of blockedIn(scene, bodies))
    findings.push({
      severity: kind === 'door' ? 'error' : 'warning',
      category: 'placement',
      check: `blocked_${kind}`,
      description: `${object} stands before ${opening}.`,
      affectedObjectId: object,
      suggestedFix: `Move ${object} out of the way of ${opening}.`,
    })
  const { reached, unreached } = reachIn(scene, bodies)
  for (const object of unreached)
    findings.push({
      severity: 'warning',
      category: 'placement',
      check: 'reach',
      description: `Nobody can walk to ${object}.`,
      affectedObjectId: object,
      suggestedFix: `Leave a way of 40 cm from a door to ${object}.`,
    })
  const colliding = new Set(collisions.flatMap(({ one, other }) => [one, other]))
  return {
    collisions: colliding.size,
    outOfBounds: outside.length,
    unsupported: loose.length,
    reachable: { satisfied: reached.length, asked: reached.length + unreached.length },
  }
}

/** Of the main picture: what was asked for is in it, and it is neither dark nor burnt. */
function checkPicture(plan: MasterPlan, scene: Scene, findings: Finding[]): Share {
  const camera = scene.camera?.main
  const asked = new Set(plan.requiredObjects.filter(({ importance }) => importance >= 1).map(({ id }) => id))
  const keys = scene.objects.filter(({ request, placement }) => asked.has(request) && placement !== 'top')
  if (camera === undefined || scene.lighting === null) {
    findings.push({
      severity: 'error',
      category: camera === undefined ? 'camera' : 'lighting',
      check: 'picture',
      description: camera === undefined ? 'There is no camera.' : 'There is no light.',
      suggestedFix: 'Light the scene and choose a camera.',
    })
    return { satisfied: 0, asked: keys.length }
  }
  const seen = visibilityOf(scene, camera)
  const hidden = keys.filter(({ id }) => {
    const { inFrame = 0, visible = 0 } = seen.get(id) ?? {}
    return inFrame < LEAST_IN_FRAME || visible < LEAST_VISIBLE
  })
  // in a full room not everything can be in one picture, but most of it should
  const enough = Math.min((keys.length * 2) / 3, ENOUGH_IN_ONE_PICTURE)
  const severity: Severity = keys.length - hidden.length < enough ? 'error' : 'warning'
  for (const { id } of hidden) {
    const { inFrame = 0, visible = 0 } = seen.get(id) ?? {}
    findings.push({
      severity,
      category: 'camera',
      check: 'visibility',
      description: `Of ${id}, ${percent(inFrame)} is in the frame, and ${percent(visible)} of that is seen.`,
      affectedObjectId: id,
      suggestedFix: `Choose a camera that shows ${id}.`,
    })
  }
  const { mean, burnt, black } = measurePicture(renderScene(scene, camera, PICTURE))
  const stops = mean > BRIGHTNESS.most || burnt > MOST_BURNT ? -1 : 1
  if (mean < BRIGHTNESS.least || mean > BRIGHTNESS.most || burnt > MOST_BURNT || black > MOST_BLACK)
    findings.push({
      severity: mean < BRIGHTNESS.least / 2 || mean > 0.8 || burnt > 0.15 || black > 0.4 ? 'error' : 'warning',
      category: 'exposure',
      check: 'exposure',
      description: `The picture is ${percent(mean)} bright, ${percent(burnt)} of it burnt and ${percent(black)} black.`,
      suggestedFix: `Change the exposure by ${stops} stop.`,
    })
  return { satisfied: keys.length - hidden.length, asked: keys.length }
}

const percent = (part: number): string => `${Math.round(part * 100)} %`

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
