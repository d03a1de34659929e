/** A small picture of a game: the map around the player as it is now, and the score. */
import { useMemo } from 'react'
import type { Moment } from '../../contract.ts'
import { spanOf, type Box } from '../shared/camera.ts'
import { numberOf } from '../shared/number-of.ts'
import { ThumbnailFrame } from '../shared/thumbnail.tsx'
import { chartAt, type Charted } from './charted.ts'
import { Overview } from './overview.tsx'

// of the drawing, without the words
const RATIO = 1.5
// narrower shows too little of where one is, wider only dots
const NARROWEST = 620
const WIDEST = 1500
const MARGIN = 40

export function AdventureThumbnail({ moment }: { readonly moment: Moment }) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const chart = useMemo(() => chartAt(moment), [timeline, step, timeline.version])
  const score = numberOf(moment.field('score'))
  const most = moment.field<number | null>('maxScore')
  const rooms = chart.rooms.size === 1 ? '1 room' : `${chart.rooms.size} rooms`
  const worth = typeof most === 'number' ? `of ${most}` : 'points'
  return (
    <ThumbnailFrame
      label={`Map of ${rooms}, score ${score} ${worth}`}
      drawing={frameOf(chart)}
      left={
        <>
          <b>{score}</b> {worth}
        </>
      }
      right={rooms}
    >
      <Overview chart={chart} />
    </ThumbnailFrame>
  )
}

/** What is known, as long as it can be made out; else what lies around the player. */
function frameOf({ geometry, rooms, current }: Charted): Box {
  const spots = [...geometry.sheet.spots.values()].filter(({ id }) => rooms.has(id))
  const [first, ...others] = spots.map((spot) => geometry.boxOf(spot))
  if (first === undefined) return { x: 0, y: 0, width: NARROWEST, height: NARROWEST / RATIO }
  const known = others.reduce(spanOf, first)
  const wanted = Math.max(known.width + 2 * MARGIN, (known.height + 2 * MARGIN) * RATIO)
  const width = Math.max(NARROWEST, Math.min(WIDEST, wanted))
  const height = width / RATIO
  const spot = geometry.sheet.spots.get(current)
  const here = spot && rooms.has(current) ? geometry.boxOf(spot) : first
  const place = (from: number, length: number, middle: number, size: number) =>
    length <= size
      ? from + (length - size) / 2
      : Math.max(from - MARGIN, Math.min(middle - size / 2, from + length + MARGIN - size))
  return {
    x: place(known.x, known.width, here.x + here.width / 2, width),
    y: place(known.y, known.height, here.y + here.height / 2, height),
    width,
    height,
  }
}
