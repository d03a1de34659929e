/** Keys by name, as X11 numbers them on a keyboard. */
import { TroupeError } from '../../../base/errors.ts'
import type { XConnection } from './connection.ts'

const GET_KEYBOARD_MAPPING = 101
const QUERY_KEYMAP = 44

const named: Readonly<Record<string, number>> = {
  space: 0x20,
  BackSpace: 0xff08,
  Tab: 0xff09,
  Return: 0xff0d,
  Pause: 0xff13,
  Scroll_Lock: 0xff14,
  Escape: 0xff1b,
  Home: 0xff50,
  Left: 0xff51,
  Up: 0xff52,
  Right: 0xff53,
  Down: 0xff54,
  Page_Up: 0xff55,
  Page_Down: 0xff56,
  End: 0xff57,
  Insert: 0xff63,
  Menu: 0xff67,
  Shift_L: 0xffe1,
  Shift_R: 0xffe2,
  Control_L: 0xffe3,
  Control_R: 0xffe4,
  Alt_L: 0xffe9,
  Alt_R: 0xffea,
  Super_L: 0xffeb,
  Delete: 0xffff,
  ...Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`F${place + 1}`, 0xffbe + place])),
}

/** Whether there is a key of this name: a printable character, or a name as X11 has them. */
export function isKeyName(key: string): boolean {
  return Object.hasOwn(named, key) || /^[!-~]$/.test(key)
}

export function refuseKey(key: string): TroupeError {
  return new TroupeError(
    'DESKTOP_BAD_CONFIG',
    `There is no key "${key}". Name a character, or one of: ${Object.keys(named).join(', ')}.`,
  )
}

const symbolOf = (key: string): number => named[key] ?? key.toLowerCase().charCodeAt(0)

/** Which keycode each key has on this display. */
export async function readKeyboard(x: XConnection): Promise<(key: string) => number> {
  const { minKeycode, maxKeycode } = x.screen
  const reply = await x.ask(GET_KEYBOARD_MAPPING, 0, minKeycode | ((maxKeycode - minKeycode + 1) << 8))
  const width = reply[1]!
  const codes = new Map<number, number>()
  for (let code = minKeycode; code <= maxKeycode; code++) {
    // only what is typed without Shift: a key that needs another one pressed would be two keys
    const symbol = reply.readUInt32LE(32 + (code - minKeycode) * width * 4)
    if (symbol !== 0 && !codes.has(symbol)) codes.set(symbol, code)
  }
  return (key) => {
    if (!isKeyName(key)) throw refuseKey(key)
    const code = codes.get(symbolOf(key))
    if (code !== undefined) return code
    throw new TroupeError(
      'DESKTOP_BAD_CONFIG',
      `The keyboard of display ${x.display} has no key "${key}" that is typed without Shift. Choose another key.`,
    )
  }
}

/** Which keys are pressed now. */
export async function pressedKeys(x: XConnection): Promise<ReadonlySet<number>> {
  const reply = await x.ask(QUERY_KEYMAP, 0)
  const pressed = new Set<number>()
  for (let code = 0; code < 256; code++) if ((reply[8 + (code >> 3)]! >> (code & 7)) & 1) pressed.add(code)
  return pressed
}
