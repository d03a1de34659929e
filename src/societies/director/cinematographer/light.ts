/** How a scene is lit: sun and sky by the hour, lamps by hour and mood; the exposure comes when a camera stands. */
import type { Pieces } from '../../../base/pieces.ts'
import { assetOf as libraryAsset } from '../../../worlds/scene/library/index.ts'
import type { LightingSetup } from '../../../worlds/scene/lighting.ts'
import type { ValidationIssue } from '../issue.ts'
import type { Assignment } from './assignment.ts'
import { daylight, hourNamed } from './daylight.ts'
import { lampsOn } from './lamps.ts'
import { mainRoom } from './subjects.ts'

export function* light(assignment: Assignment): Pieces<LightingSetup> {
  const { plan, objects, seed, edits = [], issues = [], isRevision, kept = null, assetOf = libraryAsset } = assignment
  const room = mainRoom(assignment)
  const change = isRevision ? undefined : edits.findLast((edit) => edit.kind === 'light')
  const asked = plan.lightingRequirements
  const timeOfDay = change?.timeOfDay ?? kept?.lighting.timeOfDay ?? asked.timeOfDay
  const mood = change?.mood ?? kept?.lighting.mood ?? asked.mood
  const isRelit = change !== undefined && (change.timeOfDay !== null || change.mood !== null)
  // light that somebody complains of is not mended by its exposure alone
  const isChanged = kept === null || isRelit || issues.some(isOfLight)
  const hour = hourNamed(timeOfDay)
  const isDark = hour === 'night' || hour === 'evening' || hour === 'dawn'
  const isOn = isChanged
    ? (change === undefined && asked.lampsOn) || isDark || mood === 'dim' || room?.windows.length === 0
    : kept.lighting.lights.length > 0
  const lights = isOn ? yield* lampsOn(objects, mood, assetOf) : []
  if (!isChanged) return { ...kept.lighting, lights }
  const { sun, ambient } = daylight(timeOfDay, mood, room, seed)
  return {
    timeOfDay,
    mood,
    sun,
    ambient: { ...ambient, intensity: lit(ambient.intensity, lights.length, room) },
    lights,
    exposure: 0,
  }
}

export const isOfLight = ({ category }: ValidationIssue): boolean => category === 'lighting' || category === 'exposure'

// rooms without windows have little from outside, but never nothing: doors have gaps, and pictures are taken
const WITHOUT_WINDOWS_LUX = 120

function lit(lux: number, lamps: number, room: ReturnType<typeof mainRoom>): number {
  if (room === undefined || room.windows.length > 0) return lux
  return Math.min(lux, lamps > 0 ? WITHOUT_WINDOWS_LUX / 4 : WITHOUT_WINDOWS_LUX)
}
