/**
 * A small program with a window, for tests with real X11: a walker in a walled yard, seen as coloured stripes. It moves
 * while keys are held, paints what changed, appends its pose to a file, and tells what is pressed on its output.
 *
 *   node small-program.ts DISPLAY TITLE [--poses FILE] [--thief] [--answers] [--size WxH] [--at X,Y]
 *
 * `--answers`: it sends back what window managers ask to see whether it lives. After SIGUSR2 it loops without end,
 * until there is a file of the name that the environment gives as BUSY_UNTIL.
 */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connectX, pair } from '../../src/worlds/desktop/x11/connection.ts'
import { readKeyboard } from '../../src/worlds/desktop/x11/keys.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    poses: { type: 'string' },
    thief: { type: 'boolean' },
    answers: { type: 'boolean' },
    size: { type: 'string', default: '320x200' },
    at: { type: 'string', default: '0,0' },
  },
})
const [display = ':0', title = 'Yard'] = positionals
const [width = 320, height = 200] = values.size.split('x').map(Number)
const [left = 0, top = 0] = values.at.split(',').map(Number)

const x = await connectX(display)
const [CREATE_WINDOW, MAP, CONFIGURE, CHANGE_PROPERTY, FOCUS, CREATE_GC, CHANGE_GC, FILL] = [
  1, 8, 12, 18, 42, 55, 56, 70,
]
const window = x.newId()
const gc = x.newId()
const [KEY_PRESS, KEY_RELEASE, EXPOSE] = [2, 3, 12]
// keys, exposures and the focus
x.tell(
  CREATE_WINDOW,
  0,
  window,
  x.screen.root,
  pair(left, top),
  pair(width, height),
  pair(0, 1),
  0,
  0x802,
  0,
  0x20_8003,
)
const STRING = 31
const named = (property: number, text: string) => {
  const bytes = Buffer.from(text)
  x.tell(CHANGE_PROPERTY, 0, window, property, STRING, 8, bytes.length, bytes)
}
named(39, title)
named(67, `yard\0${values.thief ? 'Thief' : 'Yard'}\0`)
const [CLIENT_MESSAGE, SEND_EVENT, INTERN_ATOM, SUBSTRUCTURE] = [33, 25, 16, 0x18_0000]
const atom = async (name: string) =>
  (await x.ask(INTERN_ATOM, 0, pair(name.length, 0), Buffer.from(name))).readUInt32LE(8)
if (values.answers) {
  const [protocols, ping] = await Promise.all([atom('WM_PROTOCOLS'), atom('_NET_WM_PING')])
  x.tell(CHANGE_PROPERTY, 0, window, protocols, 4, 32, 1, ping)
}
process.on('SIGUSR2', () => {
  while (!existsSync(process.env['BUSY_UNTIL'] ?? '/')) Math.sqrt(2)
})
x.tell(CREATE_GC, 0, gc, window, 0)
x.tell(MAP, 0, window)
x.tell(CONFIGURE, 0, window, 3, left, top)
await x.settled()

const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`)
const codeOf = await readKeyboard(x)
const names = new Map(Array.from('wasdrfikjlqe').map((key) => [codeOf(key), key]))
const held = new Set<string>()
const pose = { x: 0, z: 0, yaw: 0, pitch: 0, roll: 0 }
const SPEED = 4
const TURN = 100
// a yard of eight by eight metres
const WALL = 4
const TICK_MS = 16

const bearings: Readonly<Record<string, number>> = { w: 0, d: 90, s: 180, a: 270 }
const turns: Readonly<Record<string, readonly ['yaw' | 'pitch' | 'roll', number]>> = {
  j: ['yaw', -1],
  l: ['yaw', 1],
  i: ['pitch', 1],
  k: ['pitch', -1],
  q: ['roll', -1],
  e: ['roll', 1],
}

function move(seconds: number): boolean {
  const before = JSON.stringify(pose)
  for (const key of held) {
    const bearing = bearings[key]
    if (bearing !== undefined) {
      const angle = ((pose.yaw + bearing) * Math.PI) / 180
      pose.x = Math.min(WALL, Math.max(-WALL, pose.x + Math.sin(angle) * SPEED * seconds))
      pose.z = Math.min(WALL, Math.max(-WALL, pose.z - Math.cos(angle) * SPEED * seconds))
    }
    const turn = turns[key]
    if (turn) pose[turn[0]] += turn[1] * TURN * seconds
  }
  pose.pitch = Math.min(90, Math.max(-90, pose.pitch))
  return JSON.stringify(pose) !== before
}

/** Stripes whose colours and places follow from the pose: another pose is another picture. */
function paint(): void {
  const stripes = 16
  const size = Math.ceil(width / stripes)
  for (let stripe = 0; stripe < stripes; stripe++) {
    const angle = ((pose.yaw + stripe * 5) * Math.PI) / 180
    const red = Math.round(128 + 100 * Math.sin(angle + pose.x * 0.7))
    const green = Math.round(128 + 100 * Math.cos(angle * 2 + pose.z * 0.7))
    const blue = Math.round(128 + pose.pitch + pose.roll / 3)
    x.tell(CHANGE_GC, 0, gc, 4, (red << 16) | (green << 8) | (blue & 0xff))
    x.tell(FILL, 0, window, gc, pair(stripe * size, 0), pair(size, height))
  }
}

const line = () => {
  const yaw = ((pose.yaw % 360) + 360) % 360
  const numbers = [Date.now() / 1000, pose.x, 0, pose.z, yaw, pose.pitch, pose.roll]
  return `${numbers.map((number) => Math.round(number * 1000) / 1000).join(',')}\n`
}
if (values.poses) {
  writeFileSync(values.poses, 'time,x,y,z,yaw,pitch,roll\n')
  appendFileSync(values.poses, line())
}

x.onEvent((event) => {
  const kind = event[0]! & 0x7f
  if (kind === EXPOSE) paint()
  if (kind === CLIENT_MESSAGE && values.answers) {
    const answer = Buffer.from(event)
    answer.writeUInt32LE(x.screen.root, 4)
    x.tell(SEND_EVENT, 0, x.screen.root, SUBSTRUCTURE, answer)
  }
  if (kind !== KEY_PRESS && kind !== KEY_RELEASE) return
  const key = names.get(event[1]!) ?? `code ${event[1]}`
  if (kind === KEY_PRESS) held.add(key)
  else held.delete(key)
  say({ [kind === KEY_PRESS ? 'press' : 'release']: key, at: performance.timeOrigin + performance.now() })
})
x.onClose(() => process.exit(0))
x.onError(() => {})
paint()
say({ window, pid: process.pid })

let last = performance.now()
setInterval(
  () => {
    const now = performance.now()
    const hasMoved = held.size > 0 && move((now - last) / 1000)
    last = now
    if (hasMoved) {
      paint()
      if (values.poses) appendFileSync(values.poses, line())
    }
    if (values.thief) x.tell(FOCUS, 2, window, 0)
  },
  values.thief ? 3 : TICK_MS,
)
