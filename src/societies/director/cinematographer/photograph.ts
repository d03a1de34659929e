/** The cinematographer's work: light, then cameras, then the exposure that suits both. */
import type { LightingSetup } from '../../../worlds/scene/lighting.ts'
import type { CameraSetup } from '../../../worlds/scene/scene.ts'
import type { Edit } from '../edit.ts'
import type { Assignment, Photography } from './assignment.ts'
import { changedCamera } from './edit-camera.ts'
import { expose } from './expose.ts'
import { frame } from './frame.ts'
import { light } from './light.ts'

/** Light and cameras of a scene; of one that is edited, only what edits and complaints ask for changes. */
export function photograph(assignment: Assignment): Photography {
  const { edits = [], issues = [], kept = null } = assignment
  const lighting = light(assignment)
  const camera = cameras(assignment)
  const lightEdits = edits.filter((edit) => edit.kind === 'light')
  const isExposed = kept !== null && !issues.some(({ category }) => category === 'exposure' || category === 'lighting')
  const isRelit = kept !== null && lightEdits.some(({ timeOfDay, mood }) => timeOfDay !== null || mood !== null)
  const stops = isExposed && !isRelit ? kept.lighting.exposure : expose(assignment, lighting, camera.main)
  const asked = lightEdits.reduce((sum, edit) => sum + edit.stops, 0)
  const lightingSetup = { ...lighting, exposure: Math.max(-6, Math.min(6, stops + asked)) }
  return { lightingSetup, cameraSetup: camera, said: sayWhat(lightingSetup, camera) }
}

function cameras(assignment: Assignment): CameraSetup {
  const { edits = [], issues = [], kept = null } = assignment
  const angles = edits.filter((edit): edit is Extract<Edit, { kind: 'camera' }> => edit.kind === 'camera')
  const isUnseen = issues.some(({ category }) => category === 'camera')
  if (kept === null || isUnseen || angles.some(({ angle }) => angle === 'another')) return frame(assignment)
  const main = angles.reduce(
    (camera, { angle }) => (angle === 'another' ? camera : changedCamera(assignment, camera, angle)),
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
