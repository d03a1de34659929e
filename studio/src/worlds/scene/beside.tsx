/** Scenes of several runs beside each other, in 3D: what turns one of them or walks in it does so in all. */
import { lazy, Suspense, useMemo, useState } from 'react'
import type { BesideProps, Moment } from '../../contract.ts'
import { Boundary } from '../../ui/boundary.tsx'
import './beside.css'
import type { SharedLooking } from './room/use-eye.ts'
import { sceneAt, type SceneNow } from './scene-at.ts'
import { SceneThumbnail } from './thumbnail.tsx'
import { Modes, type Showing } from './tools.tsx'
import { canDraw3d } from './web-gl.ts'
import type { Wrong } from './wrong.ts'
import { USUAL_LOOKING } from './room/looking.ts'

const RoomView = lazy(async () => ({ default: (await import('./room/room-view.tsx')).RoomView }))

// browsers draw some sixteen rooms at once, and then drop the first
const MOST_ROOMS = 6
const NOTHING_WRONG: Wrong = new Map()

export function ScenesBeside({ worlds }: BesideProps) {
  const [has3d, setHas3d] = useState(canDraw3d)
  const [showing, setShowing] = useState<Showing>({ mode: 'orbit', camera: 0 })
  const looking = useState(USUAL_LOOKING)
  const cameras = Math.min(...worlds.map(({ moment }) => sceneAt(moment).cameras.length))
  return (
    <>
      {has3d && <Modes cameras={cameras} showing={showing} onShow={setShowing} />}
      <ul className="compare-pictures scenes-beside">
        {worlds.map(({ id, name, moment }, place) => (
          <li key={id}>
            <One
              moment={moment}
              showing={has3d && place < MOST_ROOMS ? showing : { mode: 'plan', camera: 0 }}
              looking={looking}
              onFail={() => setHas3d(false)}
            />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

interface OneProps {
  readonly moment: Moment
  readonly showing: Showing
  readonly looking: SharedLooking
  readonly onFail: () => void
}

function One({ moment, showing: { mode, camera }, looking, onFail }: OneProps) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const scene: SceneNow = useMemo(() => sceneAt(moment), [timeline, step, timeline.version])
  const [picked, pick] = useState<string>()
  const plan = (
    <div className="scenes-plan" aria-hidden="true">
      <SceneThumbnail moment={moment} />
    </div>
  )
  if (mode === 'plan' || scene.rooms.length === 0) return plan
  return (
    <div className="scenes-room">
      <Boundary what="The room in 3D" of={0} instead={plan}>
        <Suspense fallback={<p className="scene-wait">The room is being built.</p>}>
          <RoomView
            scene={scene}
            mode={mode}
            camera={camera % Math.max(1, scene.cameras.length)}
            picked={picked}
            wrong={NOTHING_WRONG}
            onPick={pick}
            looking={looking}
            onFail={onFail}
          />
        </Suspense>
      </Boundary>
    </div>
  )
}
