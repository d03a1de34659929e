/** Sun and sky by the time of day, with the sun where it falls through a window of the room. */
import { createRandom } from '../../../base/random.ts'
import type { LightingSetup, Sun } from '../../../worlds/scene/lighting.ts'
import { wallsOf, type RoomShell } from '../../../worlds/scene/room.ts'
import type { Seed } from '../../../base/random.ts'

interface Hour {
  readonly elevation: number
  /** lux on what faces the sun */
  readonly sun: number
  readonly sunColor: string
  /** lux in the room from everywhere but the sun */
  readonly ambient: number
  readonly skyColor: string
}

const hours = {
  dawn: { elevation: 9, sun: 6000, sunColor: '#ffc596', ambient: 300, skyColor: '#ebe6ef' },
  morning: { elevation: 26, sun: 30_000, sunColor: '#ffe4c2', ambient: 2400, skyColor: '#edf3ff' },
  noon: { elevation: 50, sun: 55_000, sunColor: '#fff6ea', ambient: 3800, skyColor: '#f2f6ff' },
  afternoon: { elevation: 36, sun: 38_000, sunColor: '#fff0da', ambient: 3000, skyColor: '#f0f4ff' },
  evening: { elevation: 12, sun: 5000, sunColor: '#ffb679', ambient: 170, skyColor: '#e4e4ee' },
  night: { elevation: -25, sun: 0, sunColor: '#b9c8f0', ambient: 6, skyColor: '#93a8dc' },
} satisfies Record<string, Hour>

/** Other words for them. */
const sameAs: Readonly<Record<string, keyof typeof hours>> = {
  sunrise: 'dawn',
  midday: 'noon',
  day: 'afternoon',
  daytime: 'afternoon',
  sunset: 'evening',
  dusk: 'evening',
  twilight: 'evening',
  midnight: 'night',
}

export type HourName = keyof typeof hours

/** The hour that a word means; the afternoon when it means none. */
export function hourNamed(word: string): HourName {
  if (Object.hasOwn(hours, word)) return word as HourName
  return Object.hasOwn(sameAs, word) ? sameAs[word]! : 'afternoon'
}

// the sun comes in at a slant: straight through the middle of a window, it lights its sill and no wall
const SLANT = { least: 18, most: 40 }

/** Sun and sky; windows decide from where the sun comes. */
export function daylight(
  timeOfDay: string,
  mood: string,
  room: RoomShell | undefined,
  seed: Seed,
): Pick<LightingSetup, 'sun' | 'ambient'> {
  const hour: Hour = hours[hourNamed(timeOfDay)]
  const sun: Sun = {
    azimuth: azimuthThrough(room, seed),
    elevation: hour.elevation,
    intensity: hour.sun,
    color: hour.sunColor,
  }
  const [share, color] = moods[mood] ?? [1, hour.skyColor]
  return { sun, ambient: { intensity: hour.ambient * share, color: color ?? hour.skyColor } }
}

/** By how much the mood changes the light from everywhere, and its colour. */
const moods: Partial<Record<string, readonly [number, string | null]>> = Object.assign(
  Object.create(null) as Record<string, readonly [number, string | null]>,
  { warm: [0.9, '#fff1e0'], bright: [1.5, null], dim: [0.5, null] },
)

/** Degrees from +z towards +x, outside of the largest window. */
function azimuthThrough(room: RoomShell | undefined, seed: Seed): number {
  const random = createRandom(`sun ${seed}`)
  const slant = (SLANT.least + random.next() * (SLANT.most - SLANT.least)) * (random.next() < 0.5 ? -1 : 1)
  const window = room?.windows.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  const wall = window === undefined ? undefined : wallsOf(room!)[window.wall]
  if (wall === undefined || !Number.isFinite(wall.facing)) return 120 + slant
  // towards the middle of the room's longer side there is more to fall on
  const side = window!.at > wall.length / 2 ? Math.abs(slant) : -Math.abs(slant)
  const isCentred = Math.abs(window!.at - wall.length / 2) < wall.length * 0.1
  return rounded(wall.facing + 180 + (isCentred ? slant : side))
}

/** From -180 to 180, without digits that say nothing. */
function rounded(degrees: number): number {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180
  return Math.round(turned * 10) / 10
}
