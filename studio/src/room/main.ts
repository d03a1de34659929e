/** The page of the room: walks by keys, draws what is seen from there, and tells its server the truth about it. */
import {
  roomKeys,
  titleOf,
  type PoseReport,
  type RoomAction,
  type RoomAnswer,
  type RoomConfig,
  type RoomPose,
  type RoomRequest,
} from '../../../src/worlds/desktop/room/room-page.ts'
import { walk } from '../../../src/worlds/desktop/room/walk.ts'
import { createFloor, type Floor } from './floor.ts'
import { openStage } from './stage.ts'
import { createTruth } from './truth.ts'

const EYE_METRES = 1.5
const SHOWN_AFTER_FRAMES = 2

async function begin(): Promise<void> {
  const agent = new URLSearchParams(location.search).get('agent') ?? ''
  const config = (await (await fetch(`config?agent=${encodeURIComponent(agent)}`)).json()) as RoomConfig
  const canvas = document.querySelector('canvas')!
  const stage = await openStage(canvas, 'scene.glb', config.size)
  const truth = createTruth(stage)
  const floor = createFloor(stage)
  let pose = firstPose(floor, config.start)
  const held = new Map<RoomAction, number>()
  const tell = createTeller(agent)

  /** What was held until then has moved the pose by exactly as much, however many pictures were drawn meanwhile. */
  const moveTo = (now: number) => {
    for (const [action, since] of held) {
      if (now <= since) continue
      pose = walk(pose, action, (now - since) / 1000, floor)
      held.set(action, now)
    }
  }
  const draw = () => {
    stage.look(pose)
    stage.draw()
  }
  let released = 0
  let isDue = false
  let frames = 0
  const frame = (now: number) => {
    isDue = false
    const number = ++frames
    moveTo(now)
    draw()
    if (held.size > 0) {
      tell({ ...pose, released })
      return wake()
    }
    const rest = { ...pose, released, visible: truth() }
    // the browser shows a picture some frames after it was drawn, and a busy machine later still
    const show = (left: number): unknown =>
      number !== frames || held.size > 0
        ? undefined
        : left === 0
          ? tell(rest)
          : requestAnimationFrame(() => show(left - 1))
    show(SHOWN_AFTER_FRAMES)
  }
  function wake() {
    if (isDue) return
    isDue = true
    requestAnimationFrame(frame)
  }
  const release = (now: number, action?: RoomAction) => {
    moveTo(now)
    if (action === undefined) held.clear()
    else held.delete(action)
    tell({ ...pose, released })
    wake()
  }
  addEventListener('keydown', (event) => {
    const action = roomKeys[event.key.toLowerCase()]
    if (action === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (event.repeat || held.has(action)) return
    held.set(action, event.timeStamp)
    wake()
  })
  addEventListener('keyup', (event) => {
    released++
    const action = roomKeys[event.key.toLowerCase()]
    if (action !== undefined && held.has(action)) release(event.timeStamp, action)
    else wake()
  })
  // whoever leaves the window lifts the fingers elsewhere
  addEventListener('blur', () => release(performance.now()))
  addEventListener('resize', wake)
  draw()
  document.title = titleOf(agent)
  tell({ ...pose, released, visible: truth() })

  const answer = (request: RoomRequest): RoomAnswer => {
    if (request.ask === 'spots') return { id: request.id, spots: floor.spots }
    pose = request.pose
    // what was under way is of the place before
    frames++
    draw()
    const visible = truth()
    if (request.ask === 'stand') {
      tell({ ...pose, released, visible })
      return { id: request.id }
    }
    const png = canvas.toDataURL('image/png').split(',')[1]!
    tell({ ...pose, released, visible })
    return { id: request.id, view: { visible, png, width: canvas.width, height: canvas.height } }
  }
  for (;;) await serve(agent, answer)
}

/** One request, if there is one: the server holds the question until somebody wants something. */
async function serve(agent: string, answer: (request: RoomRequest) => RoomAnswer): Promise<void> {
  try {
    const asked = await fetch(`next?agent=${encodeURIComponent(agent)}`)
    if (asked.status !== 200) return
    const body = JSON.stringify(answer((await asked.json()) as RoomRequest))
    await fetch(`answer?agent=${encodeURIComponent(agent)}`, { method: 'POST', body })
  } catch {
    // nobody serves the room any more: the page stays as it is
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** One report under way at a time, and always the last one in the end. */
function createTeller(agent: string): (report: PoseReport) => void {
  let next: PoseReport | undefined
  let isBusy = false
  const send = async () => {
    isBusy = true
    while (next !== undefined) {
      const body = JSON.stringify(next)
      next = undefined
      await fetch(`pose?agent=${encodeURIComponent(agent)}`, { method: 'POST', body }).catch(() => undefined)
    }
    isBusy = false
  }
  return (report) => {
    next = report
    if (!isBusy) void send()
  }
}

/** Near the middle of a room, looking along one of its walls. */
function firstPose({ spots, middles }: Floor, start: number): RoomPose {
  const [toX, toZ] = middles[start % Math.max(1, middles.length)] ?? [0, 0]
  const far = ([x, z]: readonly [number, number]) => Math.hypot(x - toX, z - toZ)
  const [x, z] = spots.toSorted((one, other) => far(one) - far(other))[0] ?? [toX, toZ]
  return { x, y: EYE_METRES, z, yaw: (start % 4) * 90, pitch: 0, roll: 0 }
}

void begin()
