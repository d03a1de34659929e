/** The house from above at a moment: its rooms with what is in them, who is where, and what passes between them. */
import { memo, useMemo, type CSSProperties } from 'react'
import { sheetAround, touches, type Box } from '../shared/camera.ts'
import type { Detail } from '../shared/stage.tsx'
import { placeBubbles } from './bubbles.ts'
import type { Point } from './doors.ts'
import { Figure } from './figure.tsx'
import { Furniture } from './furniture.tsx'
import { HouseNames } from './house-names.tsx'
import { envelopeAt, EnvelopeMark, SpeechBubble } from './letters.tsx'
import { placeIn, type Placed } from './placing.ts'
import { useWords } from './read.ts'
import { RoomCount, RoomName, Rooms } from './rooms.tsx'
import { hueIn, type Person, type Scene } from './scene.ts'
import { sizesAt, type Sizes } from './sizes.ts'
import type { Talk } from './talk-now.ts'
import './map.css'

interface HouseMapProps {
  readonly scene: Scene
  readonly talk: Talk
  readonly cast: ReadonlyMap<string, number>
  readonly area: Box
  readonly detail: Detail
  /** how small it is on the screen: see `sizes.ts` */
  readonly away: number
  readonly chosen?: string | undefined
  /** where whoever is followed went, room by room */
  readonly trail?: readonly Point[]
  readonly onChoose?: (name: string) => void
}

// with more, names would hide the house, and one would not come by key to the end of them
const NAMED = 40
// from afar more than these have no room for their names, and more than a crowd are counted
const NAMED_FROM_AFAR = 12
const CROWD = 60
// so far away furniture is dust, and names of rooms cannot be read
const DUST = 3
// of many words at once, from afar, nobody could say whose they are
const BUBBLES_FROM_AFAR = 3

export const HouseMap = memo(function HouseMap(props: HouseMapProps) {
  const { scene, talk, cast, area, detail, away, chosen, trail = [], onChoose } = props
  const { plan, darkness } = scene
  const seen = useMemo(() => [...plan.rooms.values()].filter(({ box }) => touches(box, area)), [plan, area])
  const isFar = detail === 'far' && scene.people.length > CROWD
  const isCrowd = detail === 'far' && scene.people.length > NAMED_FROM_AFAR
  const isDust = away > DUST
  const sizes = sizesAt(away, isCrowd)
  const lit = isFar ? '' : seen.flatMap(({ id }) => (scene.isRoomLit(id) ? [id] : [])).join('\n')
  const placed = isFar
    ? []
    : seen.map((room): Placed =>
        placeIn(room, scene.thingsIn(room.id), scene.inRoom.get(room.id) ?? [], cast, sizes.people),
      )
  const spots = new Map<string, { readonly person: Person; readonly at: Point }>()
  for (const { people } of placed) for (const each of people) spots.set(each.person.name, each)
  const canFocus = scene.people.length <= CROWD
  const isNamed = scene.people.length <= NAMED && !isCrowd
  const most = isFar ? Math.max(...[...scene.inRoom.values()].map(({ length }) => length), 1) : 1
  const chosenRoom = scene.people.find(({ name }) => name === chosen)?.room
  return (
    <g className={`house-map${isCrowd ? ' is-crowd' : ''}`} style={{ '--night': darkness } as CSSProperties}>
      <Rooms plan={plan} area={area} lit={lit} isFar={isFar} />
      {isFar
        ? seen.map((room) => (
            <RoomCount
              key={room.id}
              room={room}
              count={scene.inRoom.get(room.id)?.length ?? 0}
              most={most}
              isChosen={room.id === chosenRoom}
            />
          ))
        : !isDust && seen.map((room) => <RoomName key={room.id} room={room} />)}
      {isDust && !isFar && <HouseNames plan={plan} size={sizes.words} />}
      {placed.flatMap(({ things, spot, room }) =>
        (isDust ? [] : things).map(({ thing, at }) => (
          <Furniture key={thing.id} thing={thing} at={at} spot={spot} house={room.house} isNamed={detail === 'near'} />
        )),
      )}
      {trail.length > 1 && !isFar && (
        <path
          className={`house-trail hue-${hueIn(cast, chosen ?? '')}`}
          d={[...trail.slice(0, -1), spots.get(chosen ?? '')?.at ?? trail.at(-1)!].map(drawTo).join('')}
        />
      )}
      {[...spots.values()].map(({ person: { name, hue, room, using, holding }, at: [x, y] }) => (
        <Figure
          key={name}
          name={name}
          hue={hue}
          room={room}
          x={x}
          y={y}
          doing={using ? useWords(using.use, using.thing) : ''}
          isAsleep={using !== undefined && plan.things.get(using.thing)?.sleeps.includes(using.use) === true}
          isHolding={holding.length > 0}
          isNamed={isNamed || name === chosen}
          isChosen={name === chosen}
          plan={plan}
          onChoose={onChoose}
          canFocus={onChoose !== undefined && canFocus}
        />
      ))}
      {placed.map(({ others }, nth) =>
        others > 0 ? (
          <text key={seen[nth]!.id} className="house-others" {...cornerOf(seen[nth]!.box)}>
            {isDust ? `+${others}` : `and ${others} more`}
          </text>
        ) : null,
      )}
      {talk.envelopes.map((envelope) => {
        const at = spots.get(envelope.recipient)?.at
        if (at === undefined) return null
        const from = spots.get(envelope.sender)?.at
        return (
          <EnvelopeMark
            key={envelope.id}
            envelope={envelope}
            hue={hueIn(cast, envelope.sender)}
            at={at}
            from={from}
            size={sizes.people}
          />
        )
      })}
      {bubblesOf(talk, isCrowd ? BUBBLES_FROM_AFAR : Infinity, spots, sheetAround(area, plan.drawing), sizes).map(
        (bubble) => (
          <SpeechBubble key={`${bubble.who}\n${bubble.text}`} bubble={bubble} />
        ),
      )}
    </g>
  )
})

const drawTo = ([x, y]: Point, nth: number) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`

const cornerOf = ({ x, y, width, height }: Box) => ({ x: x + width - 8, y: y + height - 6 })

function bubblesOf(
  { bubbles, envelopes }: Talk,
  most: number,
  spots: ReadonlyMap<string, { readonly person: Person; readonly at: Point }>,
  sheet: Box,
  sizes: Sizes,
) {
  const speakers = bubbles.slice(0, most).flatMap((bubble) => {
    const spot = spots.get(bubble.who)
    return spot === undefined ? [] : [{ bubble, hue: spot.person.hue, at: spot.at }]
  })
  if (speakers.length === 0) return []
  const letters = envelopes.flatMap(({ recipient }) => {
    const at = spots.get(recipient)?.at
    return at === undefined ? [] : [envelopeAt(at, sizes.people)]
  })
  return placeBubbles(speakers, [...[...spots.values()].map(({ at }) => at), ...letters], sheet, sizes)
}
