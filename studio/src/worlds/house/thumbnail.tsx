/** A small picture of a household: the house in the light of the hour, and everybody in it as a dot. */
import { useMemo, type CSSProperties } from 'react'
import type { Moment } from '../../contract.ts'
import { ThumbnailFrame } from '../shared/thumbnail.tsx'
import { clockOf, dayOf } from './house-time.ts'
import './map.css'
import { placeIn } from './placing.ts'
import { RoomCount, Rooms } from './rooms.tsx'
import { castAt, sceneAt, type Scene } from './scene.ts'

const NOTHING = { x: 0, y: 0, width: 240, height: 160 }
// more are no dots any more
const DOTTED = 60

export function HouseThumbnail({ moment }: { readonly moment: Moment }) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const scene = useMemo(() => sceneAt(moment), [timeline, step, timeline.version])
  if (scene === undefined) return <ThumbnailFrame label="No house yet" drawing={NOTHING} left="" right="" />
  const { plan, people, minute, darkness } = scene
  const count = `${people.length} ${people.length === 1 ? 'person' : 'people'}`
  const time = `day ${dayOf(minute)}, ${clockOf(minute)}`
  return (
    <ThumbnailFrame label={`A house with ${count}, ${time}`} drawing={plan.drawing} left={count} right={time}>
      <g className="house-map" style={{ '--night': darkness } as CSSProperties}>
        <Rooms plan={plan} area={plan.drawing} lit="" isFar />
        {people.length <= DOTTED ? <Dots scene={scene} cast={castAt(moment)} /> : <Counts scene={scene} />}
      </g>
    </ThumbnailFrame>
  )
}

function Dots({ scene, cast }: { readonly scene: Scene; readonly cast: ReadonlyMap<string, number> }) {
  return [...scene.plan.rooms.values()].flatMap((room) =>
    placeIn(room, [], scene.inRoom.get(room.id) ?? [], cast).people.map(({ person: { name, hue }, at: [x, y] }) => (
      <circle key={name} className={`house-dot hue-${hue}`} r={15} style={{ transform: `translate(${x}px, ${y}px)` }} />
    )),
  )
}

function Counts({ scene: { plan, inRoom } }: { readonly scene: Scene }) {
  const most = Math.max(1, ...[...inRoom.values()].map(({ length }) => length))
  return [...plan.rooms.values()].map((room) => (
    <RoomCount key={room.id} room={room} count={inRoom.get(room.id)?.length ?? 0} most={most} isChosen={false} />
  ))
}
