/**
 * The hand on a screen that a person shares: presses keys only while the keyboard goes to the window that is meant,
 * which it looks up in the same moment, and lets go as soon as that is so no more. Nobody can be kept from coming in
 * between there, as the hand on X11 does; what is left is less than a millisecond.
 */
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { TroupeError } from '../../../base/errors.ts'
import type { Hand } from '../hand/hand.ts'
import { createLimiter } from '../hand/limits.ts'
import type { Corner, HandSetup, Stroke, Stroked } from '../hand/protocol.ts'
import type { TroubleName } from '../trouble.ts'
import { screenKey } from './keys.ts'
import { loadScreenPackages, type ScreenPackages } from './packages.ts'
import { screenWindows } from './windows.ts'

const EVERY_MS = 15
const CORNER_PIXELS = 2
// programs take a moment to come to the front
const FRONT_MS = 400
const TRIES = 3
// the first one of X11 is 1, and of the package 0
const BUTTONS = 1

type Trouble = NonNullable<Stroked['trouble']>

export async function openScreenHand(
  setup: HandSetup,
  onStop: (why: string) => void,
  packages?: ScreenPackages,
): Promise<Hand> {
  if (setup.stop.key !== undefined || setup.watch !== undefined)
    throw new TroupeError(
      'DESKTOP_BAD_CONFIG',
      'Keys cannot be watched on this screen. Leave out "stop.key" and "stop.display": "stop.corner" works, and so ' +
        'does the stop button.',
    )
  const { keyboard, mouse, screen, focusWindow, ...rest } = packages ?? (await loadScreenPackages())
  const windows = screenWindows(rest)
  const codes = new Map(setup.keys.map((key) => [key, screenKey(rest, key)]))
  const refuse = createLimiter(setup.limits, () => performance.now())
  const [width, height] = await Promise.all([screen.screenWidth(), screen.screenHeight()])
  keyboard.setKeyboardDelay(0)
  const held = new Set<number>()
  let button: number | undefined
  let stopped: string | undefined
  let interrupt: ((by: Trouble) => void) | undefined

  function letGo() {
    for (const code of held) void keyboard.releaseKey(code).catch(() => {})
    held.clear()
    if (button !== undefined) void mouse.releaseButton(button).catch(() => {})
    button = undefined
  }
  const stop = (why: string) => {
    if (stopped !== undefined) return
    stopped = why
    letGo()
    interrupt?.({ name: 'stopped', says: why })
    onStop(why)
  }

  /** Why nothing may be pressed now, or may be held no longer. */
  function hindrance(): Trouble | undefined {
    if (stopped !== undefined) return { name: 'stopped', says: stopped }
    const window = windows.find(setup.window)
    if (window === undefined) return { name: 'closed', says: 'The window is not there any more.' }
    if (!window.isShown) return { name: 'minimised', says: 'The window is not shown.' }
    if (windows.hasKeyboard(setup.window)) return undefined
    return { name: 'unfocused', says: 'The keyboard goes to another window.' }
  }

  const watch = setInterval(() => {
    if (setup.stop.file !== undefined && existsSync(setup.stop.file)) stop('Somebody pressed the stop button.')
    const { corner } = setup.stop
    if (corner !== undefined)
      void mouse.currentMousePosition().then(
        ({ x, y }) => {
          if (isIn(corner, x, y, width, height))
            stop(`The mouse was moved into the ${corner.replace('-', ' ')} corner of the screen.`)
        },
        () => {},
      )
    if (interrupt === undefined) return
    const why = hindrance()
    if (why === undefined) return
    letGo()
    interrupt(why)
  }, EVERY_MS)

  /** Brings it to the front, where a person or another agent is elsewhere. */
  async function comeForward(): Promise<void> {
    await focusWindow(setup.window).catch(() => {})
    for (let waited = 0; waited < FRONT_MS && !windows.hasKeyboard(setup.window); waited += EVERY_MS)
      await sleep(EVERY_MS)
  }

  async function press(stroke: Stroke): Promise<Stroked> {
    if (stopped !== undefined) return no('stopped', stopped)
    const limited = refuse(stroke)
    if (limited !== undefined) return no('limited', limited)
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries > 0) await comeForward()
      const at =
        stroke.button === undefined && stroke.mouse === undefined ? undefined : await mouse.currentMousePosition()
      const why = hindrance()
      if (why?.name === 'unfocused') continue
      if (why) return { heldMs: 0, trouble: why }
      if (stroke.button !== undefined && !isOver(at!)) return no('covered', 'The mouse is not over the window.')
      // nothing is waited for between the look and the press
      for (const key of stroke.keys ?? []) {
        held.add(codes.get(key)!)
        void keyboard.pressKey(codes.get(key)!).catch(() => {})
      }
      if (stroke.button !== undefined) {
        button = stroke.button - BUTTONS
        void mouse.pressButton(button).catch(() => {})
      }
      if (stroke.mouse)
        void mouse.setMousePosition({ x: at!.x + stroke.mouse[0], y: at!.y + stroke.mouse[1] }).catch(() => {})
      return hold(stroke)
    }
    return no('unfocused', `Another window had the keyboard ${TRIES} times.`)
  }

  async function hold({ holdMs }: Stroke): Promise<Stroked> {
    const started = performance.now()
    const trouble = await new Promise<Trouble | undefined>((resolve) => {
      const over = setTimeout(() => resolve(undefined), holdMs)
      interrupt = (by) => {
        clearTimeout(over)
        resolve(by)
      }
    })
    interrupt = undefined
    letGo()
    return { heldMs: Math.round((performance.now() - started) * 10) / 10, ...(trouble && { trouble }) }
  }

  function isOver({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const window = windows.find(setup.window)
    const point = { x, y, width: 1, height: 1 }
    const { place } = window ?? {}
    const isInside =
      place !== undefined && x >= place.x && y >= place.y && x < place.x + place.width && y < place.y + place.height
    return isInside && windows.above(setup.window, point).length === 0
  }

  return {
    stroke: press,
    stop,
    close() {
      clearInterval(watch)
      letGo()
    },
  }
}

const no = (name: TroubleName, says: string): Stroked => ({ heldMs: 0, trouble: { name, says } })

function isIn(corner: Corner, x: number, y: number, width: number, height: number): boolean {
  const isAcross = corner.endsWith('left') ? x < CORNER_PIXELS : x >= width - CORNER_PIXELS
  const isDown = corner.startsWith('top') ? y < CORNER_PIXELS : y >= height - CORNER_PIXELS
  return isAcross && isDown
}
