/** The Critic's checks of bodies: things that clip, float, reach out of their room or are in the way. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Bodies } from '../../../worlds/scene/checks/bodies.ts'
import { outOfBoundsIn } from '../../../worlds/scene/checks/bounds.ts'
import { collisionsIn } from '../../../worlds/scene/checks/collisions.ts'
import { blockedIn } from '../../../worlds/scene/checks/openings.ts'
import { reachIn } from '../../../worlds/scene/checks/reach.ts'
import { unsupportedIn } from '../../../worlds/scene/checks/support.ts'
import type { Scene } from '../../../worlds/scene/scene.ts'
import type { SceneChecks } from '../verdict.ts'
import type { Finding } from './finding.ts'

type PhysicalChecks = Omit<SceneChecks, 'visible'>

const centimetres = (metres: number): string => `${Math.max(1, Math.round(Math.abs(metres) * 100))} cm`

export function* checkBodies(scene: Scene, bodies: Bodies, findings: Finding[]): Pieces<PhysicalChecks> {
  const collisions = yield* collisionsIn(bodies)
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
  const outside = yield* outOfBoundsIn(scene, bodies)
  for (const { object, beyond, metres } of outside)
    findings.push({
      severity: 'error',
      category: beyond === 'floor' ? 'floating' : 'placement',
      check: 'out_of_bounds',
      description: `${object} reaches ${centimetres(metres)} beyond the ${beyond}.`,
      affectedObjectId: object,
      suggestedFix: `Move ${object} ${centimetres(metres)} back into the room.`,
    })
  const loose = yield* unsupportedIn(scene, bodies)
  for (const { object, fault } of loose)
    findings.push({
      severity: 'error',
      category: 'floating',
      check: 'support',
      description: `${object} ${fault}.`,
      affectedObjectId: object,
      suggestedFix: `Put ${object} down on what should hold it.`,
    })
  for (const { object, opening, kind } of yield* blockedIn(scene, bodies))
    findings.push({
      severity: kind === 'door' ? 'error' : 'warning',
      category: 'placement',
      check: `blocked_${kind}`,
      description: `${object} stands before ${opening}.`,
      affectedObjectId: object,
      suggestedFix: `Move ${object} out of the way of ${opening}.`,
    })
  const { reached, unreached } = yield* reachIn(scene, bodies)
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
