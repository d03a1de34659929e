/** The stop key and the stop corner of a display, watched: a person can end it at once, whatever the program does. */
import { existsSync } from 'node:fs'
import type { XConnection } from '../x11/connection.ts'
import { pair } from '../x11/connection.ts'
import { pressedKeys, readKeyboard } from '../x11/keys.ts'
import type { Corner, StopBy } from './protocol.ts'

const [GRAB_KEY, QUERY_POINTER, KEY_PRESS] = [33, 38, 2]
const ANY_MODIFIER = 0x8000
const EVERY_MS = 15
// a mouse that is pushed into a corner ends on its last pixel; a little slack for screens with a border
const CORNER_PIXELS = 2

export async function watchDisplay(x: XConnection, { key, corner, file }: StopBy, stop: (why: string) => void) {
  if (key === undefined && corner === undefined && file === undefined) return () => {}
  const code = key === undefined ? undefined : (await readKeyboard(x))(key)
  if (code !== undefined) {
    // most programs never see the key then; where somebody else has it already, looking at the keyboard is enough
    x.tell(GRAB_KEY, 1, x.screen.root, pair(ANY_MODIFIER, code | (1 << 8)), 1)
    x.onEvent((event) => {
      if ((event[0]! & 0x7f) === KEY_PRESS && event[1] === code) stop(`The stop key ${key} was pressed.`)
    })
  }
  let isAsking = false
  const look = async () => {
    if (code !== undefined && (await pressedKeys(x)).has(code)) return stop(`The stop key ${key} was pressed.`)
    if (corner === undefined) return
    const reply = await x.ask(QUERY_POINTER, 0, x.screen.root)
    if (isIn(corner, reply.readInt16LE(16), reply.readInt16LE(18), x.screen)) {
      stop(`The mouse was moved into the ${corner.replace('-', ' ')} corner of ${x.display}.`)
    }
  }
  const timer = setInterval(() => {
    if (file !== undefined && existsSync(file)) stop('Somebody pressed the stop button.')
    if (isAsking || !x.isOpen) return
    isAsking = true
    look()
      .catch(() => {})
      .finally(() => (isAsking = false))
  }, EVERY_MS)
  return () => clearInterval(timer)
}

function isIn(corner: Corner, x: number, y: number, { width, height }: { width: number; height: number }): boolean {
  const isAcross = corner.endsWith('left') ? x < CORNER_PIXELS : x >= width - CORNER_PIXELS
  const isDown = corner.startsWith('top') ? y < CORNER_PIXELS : y >= height - CORNER_PIXELS
  return isAcross && isDown
}
