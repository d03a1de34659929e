/** Extensions of X11 that we use: XTEST presses, Composite keeps covered windows, DAMAGE tells of paints. */
import { TroupeError } from '../../../base/errors.ts'
import { pair, type XConnection } from './connection.ts'

const QUERY_EXTENSION = 98

interface Extension {
  readonly opcode: number
  readonly firstEvent: number
}

async function findExtension(x: XConnection, name: string): Promise<Extension | undefined> {
  const reply = await x.ask(QUERY_EXTENSION, 0, pair(name.length, 0), Buffer.from(name))
  return reply[8] === 1 ? { opcode: reply[9]!, firstEvent: reply[10]! } : undefined
}

async function needExtension(x: XConnection, name: string): Promise<Extension> {
  const found = await findExtension(x, name)
  if (found) return found
  throw new TroupeError(
    'DESKTOP_NO_DISPLAY',
    `Display ${x.display} does not know the extension ${name}, without which its windows cannot be used safely. ` +
      'Start the program in an Xvfb or Xephyr of its own.',
  )
}

const [PRESS_KEY, RELEASE_KEY, PRESS_BUTTON, RELEASE_BUTTON, MOTION] = [2, 3, 4, 5, 6]

export interface Fake {
  key(keycode: number, isDown: boolean): void
  button(button: number, isDown: boolean): void
  /** by so many pixels */
  move(dx: number, dy: number): void
}

/** XTEST: keys and mouse as if somebody pressed them. */
export async function openFake(x: XConnection): Promise<Fake> {
  const { opcode } = await needExtension(x, 'XTEST')
  const fake = (type: number, detail: number, dx = 0, dy = 0) =>
    x.tell(opcode, 2, pair(type | (detail << 8), 0), 0, 0, 0, 0, pair(dx, dy), 0, 0)
  // while somebody else holds the whole server, keys must still go up
  x.tell(opcode, 3, 1)
  return {
    key: (keycode, isDown) => fake(isDown ? PRESS_KEY : RELEASE_KEY, keycode),
    button: (button, isDown) => fake(isDown ? PRESS_BUTTON : RELEASE_BUTTON, button),
    move: (dx, dy) => fake(MOTION, 1, Math.round(dx), Math.round(dy)),
  }
}

/** Composite: the window is drawn aside, so that its picture is whole when it is covered or off the screen. */
export async function keepAside(x: XConnection, window: number): Promise<void> {
  const { opcode } = await needExtension(x, 'Composite')
  await x.ask(opcode, 0, 0, 4)
  x.tell(opcode, 1, window, 0)
}

const NON_EMPTY = 3

/** DAMAGE: counts how often a window was painted. */
export async function countPaints(x: XConnection, window: number): Promise<() => number> {
  const { opcode, firstEvent } = await needExtension(x, 'DAMAGE')
  await x.ask(opcode, 0, 1, 1)
  const damage = x.newId()
  let paints = 0
  x.onEvent((event) => {
    if ((event[0]! & 0x7f) !== firstEvent || event.readUInt32LE(8) !== damage) return
    paints++
    x.tell(opcode, 3, damage, 0, 0)
  })
  x.tell(opcode, 1, damage, window, NON_EMPTY)
  return () => paints
}

const LOCAL_CLIENT_PID = 2

/** X-Resource: the process a window belongs to, as the server knows it. */
export async function pidOf(x: XConnection, window: number): Promise<number | undefined> {
  const extension = await findExtension(x, 'X-Resource')
  if (!extension) return undefined
  await x.ask(extension.opcode, 0, pair(1, 2))
  const reply = await x.ask(extension.opcode, 4, 1, window, LOCAL_CLIENT_PID).catch(() => undefined)
  if (reply === undefined || reply.readUInt32LE(8) === 0) return undefined
  const pid = reply.length >= 48 && reply.readUInt32LE(40) >= 4 ? reply.readUInt32LE(44) : 0
  return pid > 0 ? pid : undefined
}
