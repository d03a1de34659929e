/** The world of a household: the time of day, the house from above, and whom one follows. */
import { memo, useMemo, type CSSProperties } from 'react'
import type { Moment, WorldProps } from '../../contract.ts'
import { countBy } from '../../journal/ascending.ts'
import { Empty } from '../../ui/empty.tsx'
import { Select } from '../../ui/field.tsx'
import { oneLine } from '../shared/one-line.ts'
import type { Box } from '../shared/camera.ts'
import { Stage } from '../shared/stage.tsx'
import { chronicleOf } from './chronicle.ts'
import type { Point } from './doors.ts'
import { passing } from './ways.ts'
import type { FloorPlan } from './floor-plan.ts'
import { HouseMap } from './map.tsx'
import { placeIn } from './placing.ts'
import { placeWords, useWords } from './read.ts'
import { castAt, sceneAt, type Person, type Scene } from './scene.ts'
import { awayAt } from './sizes.ts'
import { Sky } from './sky.tsx'
import { talkAt } from './talk-now.ts'
import './world.css'

export function HouseWorld({ moment, chosen, choose }: WorldProps) {
  const { timeline, step } = moment
  const cast = castAt(moment)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const scene = useMemo(() => sceneAt(moment), [timeline, step, timeline.version])
  const talk = useMemo(
    () => talkAt(moment, new Set(scene?.people.map(({ name }) => name)), chosen),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scene is made of the moment
    [scene, chosen],
  )
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scene is made of the moment
  const trail = useMemo(() => (scene && chosen ? trailOf(moment, scene.plan, chosen) : []), [scene, chosen])
  if (scene === undefined)
    return (
      <Empty icon="map" title="There is no house yet">
        It is drawn here as soon as somebody moves in.
      </Empty>
    )
  const { plan, people, minute } = scene
  const followed = people.find(({ name }) => name === chosen)
  const focus = (followed && around(followed, scene, cast)) ?? plan.drawing
  return (
    <div className="house-world">
      <div className="house-head-line">
        <Sky minute={minute} />
        {choose && <Follow cast={cast} followed={followed?.name} choose={choose} />}
      </div>
      <div className="house-stage" style={{ '--night': scene.darkness } as CSSProperties}>
        <Stage
          label={labelOf(scene)}
          drawing={plan.drawing}
          focus={focus}
          isWhole={followed === undefined}
          followed={followed?.name}
          overview={<Overview plan={plan} here={followed?.room} />}
        >
          {(area, detail, scale) => (
            <HouseMap
              scene={scene}
              talk={talk}
              cast={cast}
              area={area}
              detail={detail}
              away={awayAt(scale)}
              chosen={chosen}
              trail={trail}
              {...(choose && { onChoose: choose })}
            />
          )}
        </Stage>
      </div>
      <p className="house-doing" dir="auto">
        {followed ? doingOf(followed) : countsOf(scene)}
      </p>
    </div>
  )
}

interface FollowProps {
  readonly cast: ReadonlyMap<string, number>
  readonly followed: string | undefined
  readonly choose: (name: string | undefined) => void
}

/** Kept while the moment changes: of a thousand people it has a thousand lines. */
const Follow = memo(function Follow({ cast, followed, choose }: FollowProps) {
  return (
    <Select
      className="house-follow"
      aria-label="Whom to follow"
      value={followed ?? ''}
      options={[
        { value: '', label: 'The whole house' },
        ...[...cast.keys()].map((name) => ({ value: name, label: oneLine(name, 40) })),
      ]}
      onChoose={(name) => choose(name === '' ? undefined : name)}
    />
  )
})

// a street is longer than what is seen of it
const AROUND = [420, 330] as const

/** The room somebody is in, or as much of it as fits around them. */
function around(person: Person, { plan, thingsIn, inRoom }: Scene, cast: ReadonlyMap<string, number>): Box | undefined {
  const room = plan.rooms.get(person.room)
  if (room === undefined) return undefined
  const { box } = room
  const placed = placeIn(room, thingsIn(room.id), inRoom.get(room.id) ?? [], cast)
  const [x, y] = placed.people.find((each) => each.person.name === person.name)?.at ?? [box.x, box.y]
  const within = (at: number, from: number, length: number, most: number) =>
    length <= most
      ? ([from, length] as const)
      : ([Math.min(Math.max(at - most / 2, from), from + length - most), most] as const)
  const [left, width] = within(x, box.x, box.width, AROUND[0])
  const [top, height] = within(y, box.y, box.height, AROUND[1])
  return { x: left, y: top, width, height }
}

function labelOf({ plan, people }: Scene): string {
  return `${oneLine(plan.name, 60) || 'A house'} from above: ${plan.rooms.size} rooms, ${people.length} people`
}

function doingOf({ name, room, using, holding }: Person): string {
  const held = holding.length === 0 ? '' : `, holding ${holding.slice(0, 4).join(', ')}`
  const use = using ? ` and ${useWords(using.use, using.thing)}` : ''
  return oneLine(`${name} is in ${placeWords(room)}${held}${use}`, 160)
}

/** The rooms with the most people. */
function countsOf({ inRoom }: Scene): string {
  const rooms = [...inRoom].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 4)
  if (rooms.length === 0) return 'Nobody is in.'
  return oneLine(rooms.map(([room, { length }]) => `${length} in ${placeWords(room)}`).join(' · '), 160)
}

const STAGES = 6

/** The last rooms somebody went through, as a line through the doors. */
function trailOf({ timeline, step }: Moment, plan: FloorPlan, name: string): Point[] {
  const walks = chronicleOf(timeline).walks.get(name) ?? []
  const upTo = countBy(walks, step, (walk) => walk.step)
  const last = walks.slice(Math.max(0, upTo - STAGES), upTo)
  return last.flatMap(({ room }, nth) => {
    const box = plan.rooms.get(room)?.box
    if (box === undefined) return []
    const before = nth === 0 ? [] : passing(plan, last[nth - 1]!.room, room)
    return [...before, [box.x + box.width / 2, box.y + box.height / 2 + 8] as const]
  })
}

function Overview({ plan, here }: { readonly plan: FloorPlan; readonly here: string | undefined }) {
  return [...plan.rooms.values()].map(({ id, box }) => (
    <rect key={id} className={`house-overview-room${id === here ? ' is-here' : ''}`} {...box} rx={6} />
  ))
}
