/** The world of a director: the room as it stands at a moment, and the record of what is picked in it. */
import { useMemo, useState } from 'react'
import type { Moment, WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { Stage } from '../shared/stage.tsx'
import { openIssues } from './chronicle.ts'
import { Plan, sheetOf } from './plan.tsx'
import { ThingRecord } from './record.tsx'
import { sceneAt, type SceneNow } from './scene-at.ts'
import './world.css'

export function SceneWorld({ moment, goTo }: WorldProps) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const scene = useMemo(() => sceneAt(moment), [timeline, step, timeline.version])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scene is made of the moment
  const wrong = useMemo(() => wrongAt(moment), [scene])
  const [picked, pick] = useState<string>()
  const thing = scene.things.find(({ id }) => id === picked)
  if (scene.rooms.length === 0)
    return (
      <Empty icon="map" title={scene.things.length === 0 ? 'There is no room yet' : 'The things are fetched'}>
        {scene.things.length === 0
          ? 'It is drawn here as soon as the Architect has built it.'
          : `${scene.things.length} of them wait until the Architect has built the room.`}
      </Empty>
    )
  return (
    <div className="scene-world">
      <div className="scene-stage">
        <Stage label={labelOf(scene)} drawing={sheetOf(scene.rooms)} focus={sheetOf(scene.rooms)} isWhole>
          {() => <Plan rooms={scene.rooms} placed={scene.placed} wrong={wrong} picked={picked} onPick={pick} />}
        </Stage>
      </div>
      {thing && <ThingRecord thing={thing} moment={moment} goTo={goTo} onClose={() => pick(undefined)} />}
    </div>
  )
}

/** Things that something is wrong with, and what. */
export function wrongAt({ timeline, step }: Moment): ReadonlyMap<string, string> {
  return new Map(openIssues(timeline, step).map(({ object, description }) => [object, description]))
}

const labelOf = ({ rooms, placed }: SceneNow): string =>
  `The scene from above: ${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}, ${placed.length} things`
