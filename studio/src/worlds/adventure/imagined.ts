/** What imagining tried, room by room: ghosts on the map. */
import type { Imagined, Imagining, Location } from '../../../../src/societies/adventurers/board.ts'
import type { Moment } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import type { Box } from '../shared/camera.ts'
import type { Geometry } from './geometry.ts'

/** What was tried at a room in forks of the world. */
export interface Ghost {
  readonly title: string
  /** where it lies, or a place below the map if nobody was ever there */
  readonly box: Box
  /** we know the room */
  readonly isKnown: boolean
  readonly tried: number
  readonly scored: number
  readonly died: number
}

// more are not told apart anyway
const MOST_UNPLACED = 12

/** Only while what was imagined is not yet acted on. */
export function ghostsAt(moment: Moment, geometry: Geometry, rooms: ReadonlyMap<string, Location>): Ghost[] {
  const imagining = moment.field<Imagining>('imagining')
  if (imagining === undefined || imagining.tried === 0) return []
  const turn = moment.field<number>('step') ?? 0
  const notes = (moment.field<readonly Imagined[]>('imagined') ?? []).filter(({ step }) => step === turn)
  const titles = allTitles(moment.timeline)
  let unplaced = 0
  return [...Map.groupBy(notes, ({ room }) => room)].flatMap(([title, own]) => {
    const id = titles.get(title.toLowerCase())
    const spot = id === undefined ? undefined : geometry.sheet.spots.get(id)
    if (spot === undefined && unplaced === MOST_UNPLACED) return []
    return {
      title,
      box: spot ? geometry.boxOf(spot) : geometry.besides(unplaced++),
      isKnown: id !== undefined && rooms.has(id),
      tried: own.length,
      scored: own.filter(({ outcome }) => outcome === 'score').length,
      died: own.filter(({ outcome }) => outcome === 'death').length,
    }
  })
}

function allTitles(timeline: Timeline): Map<string, string> {
  const locations = (timeline.field('locations', timeline.lastStep) ?? []) as readonly Location[]
  return new Map(locations.map(({ id, title }) => [title.toLowerCase(), id]))
}
