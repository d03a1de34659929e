/** The cinematographer's work: light, then cameras, then the exposure that suits both. */
import type { Pieces } from '../../../base/pieces.ts'
import type { LightingSetup } from '../../../worlds/scene/lighting.ts'
import type { CameraSetup } from '../../../worlds/scene/scene.ts'
import type { Assignment, Photography } from './assignment.ts'
import { changedCamera } from './edit-camera.ts'
import { expose } from './expose.ts'
import { frame } from './frame.ts'
import { isOfLight, light } from './light.ts'
import { isInOrNear } from './stands.ts'

/**
 * Light and cameras of a scene; of one that is edited, only what edits and complaints ask for changes. A scene that
 * nobody edits is lit and framed anew each time: what was moved may stand where the camera was.
 */
export function* photograph(given: Assignment): Pieces<Photography> {
  const { edits = [], issues = [], isRevision = false } = given
  const kept = edits.length > 0 ? (given.kept ?? null) : null
  const assignment = { ...given, kept }
  const lighting = yield* light(assignment)
  const camera = yield* cameras(assignment, kept)
  const changes = edits.filter((edit) => edit.kind === 'light')
  const asked = changes.reduce((sum, edit) => sum + edit.stops, 0)
  const isRelit = !isRevision && changes.some(({ timeOfDay, mood }) => timeOfDay !== null || mood !== null)
  const isKept = kept !== null && !isRelit && !issues.some(isOfLight)
  const stops = isKept
    ? kept.lighting.exposure + (isRevision ? 0 : asked)
    : (yield* expose(assignment, lighting, camera.main)) + asked
  const lightingSetup = { ...lighting, exposure: Math.max(-6, Math.min(6, stops)) }
  return { lightingSetup, cameraSetup: camera, said: sayWhat(lightingSetup, camera) }
}

function* cameras(assignment: Assignment, kept: Assignment['kept']): Pieces<CameraSetup> {
  const { edits = [], issues = [], objects, isRevision = false } = assignment
  const angles = isRevision ? [] : edits.filter((edit) => edit.kind === 'camera').map(({ angle }) => angle)
  const isUnseen = issues.some(({ category }) => category === 'camera')
  if (!kept || isUnseen || angles.includes('another')) return yield* frame(assignment)
  // something may have been put where the camera was
  if (objects.some((object) => isInOrNear(object, kept.camera.main.position, 0))) return yield* frame(assignment)
  const main = angles.reduce(
    (camera, angle) => (angle === 'another' ? camera : changedCamera(assignment, camera, angle)),
    kept.camera.main,
  )
  return { ...kept.camera, main }
}

function sayWhat({ timeOfDay, sun, lights, exposure }: LightingSetup, { main, views }: CameraSetup): string {
  const day =
    sun.intensity > 0 && sun.elevation > 0 ? `sun at ${Math.round(sun.elevation)}° through the window` : 'no sun'
  const lamps = lights.length === 0 ? 'no lamp on' : lights.length === 1 ? 'one lamp on' : `${lights.length} lamps on`
  const stops = exposure === 0 ? '' : `, ${exposure > 0 ? '+' : ''}${exposure.toFixed(1)} stops`
  const from = `${Math.round(main.focalLength)} mm at ${main.position.y.toFixed(1)} m`
  return `${timeOfDay}: ${day}, ${lamps}${stops}. Camera: ${from}, and ${views.length} more views.`
}
