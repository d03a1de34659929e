/** The world of a director: the room as it stands at a moment, in 3D or as a plan, and the record of what is picked. */
import { lazy, Suspense, useMemo, useState } from 'react'
import type { WorldProps } from '../../contract.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Stage } from '../shared/stage.tsx'
import { Plan, sheetOf } from './plan.tsx'
import { ThingRecord } from './record.tsx'
import { sceneAt, type SceneNow } from './scene-at.ts'
import { Tools, type Showing } from './tools.tsx'
import { canDraw3d } from './web-gl.ts'
import { isFinished, Wish } from './wish.tsx'
import { wrongAt } from './wrong.ts'
import './world.css'

// whoever reads of a scene, or sees a small picture of it, needs none of this
const RoomView = lazy(async () => ({ default: (await import('./room/room-view.tsx')).RoomView }))

export function SceneWorld({ moment, goTo, fork }: WorldProps) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const scene = useMemo(() => sceneAt(moment), [timeline, step, timeline.version])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scene is made of the moment
  const wrong = useMemo(() => wrongAt(moment), [scene])
  const [picked, pick] = useState<string>()
  const [has3d, setHas3d] = useState(canDraw3d)
  const [wanted, setWanted] = useState<Showing>({ mode: 'orbit', camera: 0 })
  const thing = scene.things.find(({ id }) => id === picked)
  if (scene.rooms.length === 0)
    return (
      <Empty icon="map" title={scene.things.length === 0 ? 'There is no room yet' : 'The things are fetched'}>
        {scene.things.length === 0
          ? 'It is drawn here as soon as the Architect has built it.'
          : `${scene.things.length} of them wait until the Architect has built the room.`}
      </Empty>
    )
  const plan = (
    <Stage label={labelOf(scene)} drawing={sheetOf(scene.rooms)} focus={sheetOf(scene.rooms)} isWhole>
      {() => <Plan rooms={scene.rooms} placed={scene.placed} wrong={wrong} picked={picked} onPick={pick} />}
    </Stage>
  )
  const { mode, camera } = has3d ? wanted : { mode: 'plan' as const, camera: 0 }
  return (
    <div className="scene-world">
      <Tools scene={scene} showing={{ mode, camera }} has3d={has3d} onShow={setWanted} picked={picked} onPick={pick} />
      <div className="scene-stage">
        {mode === 'plan' ? (
          plan
        ) : (
          <Boundary what="The room in 3D" of={0} instead={plan}>
            <Suspense fallback={<p className="scene-wait">The room is being built.</p>}>
              <RoomView
                scene={scene}
                mode={mode}
                camera={camera}
                picked={picked}
                wrong={wrong}
                onPick={pick}
                onFail={() => setHas3d(false)}
              />
            </Suspense>
          </Boundary>
        )}
      </div>
      {thing && <ThingRecord thing={thing} moment={moment} goTo={goTo} onClose={() => pick(undefined)} />}
      {fork && isFinished(moment) && <Wish fork={fork} />}
    </div>
  )
}

const labelOf = ({ rooms, placed }: SceneNow): string =>
  `The scene from above: ${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}, ${placed.length} things`
