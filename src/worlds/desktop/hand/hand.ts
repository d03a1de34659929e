/**
 * The hand: presses keys into one window and into no other. The server is grabbed while it looks who has the keyboard
 * and presses, so nobody comes in between; whatever it holds goes up when anything at all goes wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { TroubleName } from '../trouble.ts'
import { connectX, pair, type XConnection } from '../x11/connection.ts'
import { countPaints, openFake, type Fake } from '../x11/extensions.ts'
import { pressedKeys, readKeyboard } from '../x11/keys.ts'
import { FOCUS_CHANGES, listenTo, openWindows, STRUCTURE_CHANGES, type Windows } from '../x11/windows.ts'
import { createLimiter } from './limits.ts'
import type { HandSetup, Stroke, Stroked } from './protocol.ts'
import { watchDisplay } from './watch.ts'

const [GRAB_SERVER, UNGRAB_SERVER, UNGRAB_KEYBOARD, KEYBOARD_CONTROL, QUERY_POINTER] = [36, 37, 32, 102, 38]
const [FOCUS_OUT, DESTROYED, UNMAPPED] = [10, 17, 18]
// within a window the keyboard goes from part to part, which is no loss
const TO_A_PART = 2
// programs that look around by mouse swallow the first move after they come to the front
const SETTLE_MS = 200
const SETTLE_PAINTS = 5
const SETTLE_AT_MOST_MS = 1_000
// farther at once would run into the edge of a small window
const MOUSE_PIXELS = 160
const MOUSE_EVERY_MS = 50
// another client that fights for the keyboard wins now and then
const TRIES = 4

export interface Hand {
  stroke(stroke: Stroke): Promise<Stroked>
  /** everything up, and nothing more is done */
  stop(why: string): void
  close(): void
}

type Interruption = NonNullable<Stroked['trouble']>

export async function openHand(setup: HandSetup, onStop: (why: string) => void): Promise<Hand> {
  const x = await connectX(setup.display)
  const [fake, windows, codeOf] = await Promise.all([openFake(x), openWindows(x), readKeyboard(x)])
  const paints = await countPaints(x, setup.window)
  const codes = new Map(setup.keys.map((key) => [key, codeOf(key)]))
  const holding = createHolding(x, fake)
  const refuse = createLimiter(setup.limits, () => performance.now())
  let stopped: string | undefined
  let interrupt: ((by: Interruption) => void) | undefined

  const stop = (why: string) => {
    if (stopped !== undefined) return
    stopped = why
    holding.letGo()
    interrupt?.({ name: 'stopped', says: why })
    onStop(why)
  }
  listenTo(x, setup.window, FOCUS_CHANGES | STRUCTURE_CHANGES)
  x.onEvent((event) => {
    const kind = event[0]! & 0x7f
    const by = (name: TroubleName, says: string) => {
      holding.letGo()
      interrupt?.({ name, says })
    }
    if (kind === FOCUS_OUT && event[1] !== TO_A_PART) by('unfocused', 'The keyboard was taken in the middle of a hold.')
    if (kind === DESTROYED && event.readUInt32LE(8) === setup.window) by('closed', 'The window was closed.')
    if (kind === UNMAPPED && event.readUInt32LE(8) === setup.window) by('minimised', 'The window is not shown.')
  })
  x.onClose(() => stop(`The display ${setup.display} is gone.`))
  const other = setup.watch === undefined || setup.watch === setup.display ? undefined : await connectX(setup.watch)
  const watches = await Promise.all([x, ...(other ? [other] : [])].map((each) => watchDisplay(each, setup.stop, stop)))
  // whatever an earlier hand left pressed would be held for ever
  const pressed = await pressedKeys(x)
  for (const code of codes.values()) if (pressed.has(code)) fake.key(code, false)
  // programs take a moment to come to the front, which is over when the first key is due
  if ((await windows.stateOf(setup.window))?.isShown) windows.focusOn(setup.window)
  await x.settled()

  async function hold(stroke: Stroke): Promise<Stroked> {
    const started = performance.now()
    const from = paints()
    let trouble: Interruption | undefined
    await new Promise<void>((resolve) => {
      const timers: NodeJS.Timeout[] = []
      const finish = (by?: Interruption) => {
        for (const timer of timers) clearInterval(timer)
        interrupt = undefined
        trouble = by
        resolve()
      }
      interrupt = finish
      const isEnough = () =>
        stroke.paints === undefined ||
        paints() - from >= stroke.paints ||
        performance.now() - started >= setup.limits.holdMs
      timers.push(
        setTimeout(() => {
          if (isEnough()) return finish()
          timers.push(setInterval(() => isEnough() && finish(), 4))
        }, stroke.holdMs),
      )
      if (stroke.mouse) timers.push(moveMouse(fake, stroke.mouse))
    })
    holding.letGo()
    const heldMs = Math.round((performance.now() - started) * 10) / 10
    await x.settled()
    // the stop key takes the keyboard, which is heard of first
    if (trouble && stopped !== undefined) trouble = { name: 'stopped', says: stopped }
    return { heldMs, ...(trouble && { trouble }) }
  }

  async function press(wanted: Stroke): Promise<Stroked> {
    const keys = (wanted.keys ?? []).map((key) => codes.get(key)!)
    if (stopped !== undefined) return no('stopped', stopped)
    const limited = refuse(wanted)
    if (limited !== undefined) return no('limited', limited)
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await underGrab(x, async () => {
        const [state, focused] = await Promise.all([windows.stateOf(setup.window), windows.focused()])
        if (state === undefined) return { name: 'closed' as const, says: 'The window is not there any more.' }
        if (!state.isShown) return { name: 'minimised' as const, says: 'The window is not shown.' }
        const hasFocus = await windows.isWithin(focused, setup.window)
        if (!hasFocus) windows.focusOn(setup.window)
        const usesMouse = wanted.mouse !== undefined || wanted.button !== undefined
        if (!hasFocus && usesMouse) return 'settle' as const
        if (wanted.button !== undefined && !(await isUnderPointer(x, windows, setup.window)))
          return { name: 'covered' as const, says: 'The mouse is over another window, so nothing is clicked.' }
        // set and looked at again inside the grab: what we asked for may have been refused
        if (!hasFocus && !(await windows.isWithin(await windows.focused(), setup.window))) return 'settle' as const
        if (stopped !== undefined) return { name: 'stopped' as const, says: stopped }
        holding.press(keys, wanted.button)
        return undefined
      })
      if (found === undefined) return hold(wanted)
      if (found !== 'settle') return { heldMs: 0, trouble: found }
      await settle()
    }
    return no('unfocused', `Another window took the keyboard ${TRIES} times.`)
  }

  async function settle() {
    const [from, started] = [paints(), performance.now()]
    await sleep(SETTLE_MS)
    while (paints() - from < SETTLE_PAINTS && performance.now() - started < SETTLE_AT_MOST_MS) await sleep(5)
  }

  return {
    stroke: press,
    stop,
    close() {
      for (const unwatch of watches) unwatch()
      holding.letGo()
      // gives what is written time to go out
      x.settled().then(
        () => x.close(),
        () => {},
      )
      other?.close()
    },
  }
}

const no = (name: TroubleName, says: string): Stroked => ({ heldMs: 0, trouble: { name, says } })

/** What is pressed now. A key that is held does not repeat: repeats go to whoever has the keyboard by then. */
function createHolding(x: XConnection, fake: Fake) {
  const keys = new Set<number>()
  const buttons = new Set<number>()
  const repeat = (code: number, mode: number) => x.tell(KEYBOARD_CONTROL, 0, 0xc0, code, mode)
  return {
    press(codes: readonly number[], button: number | undefined) {
      for (const code of codes) {
        keys.add(code)
        repeat(code, 0)
        fake.key(code, true)
      }
      if (button === undefined) return
      buttons.add(button)
      fake.button(button, true)
    },
    letGo() {
      // the stop key takes the keyboard while it is down; the program has to hear that its own keys go up
      x.tell(UNGRAB_KEYBOARD, 0, 0)
      for (const code of keys) {
        fake.key(code, false)
        repeat(code, 2)
      }
      for (const button of buttons) fake.button(button, false)
      keys.clear()
      buttons.clear()
    },
  }
}

/** Nobody else is served meanwhile. */
async function underGrab<T>(x: XConnection, work: () => Promise<T>): Promise<T> {
  x.tell(GRAB_SERVER, 0)
  try {
    return await work()
  } finally {
    x.tell(UNGRAB_SERVER, 0)
  }
}

async function isUnderPointer(x: XConnection, windows: Windows, window: number): Promise<boolean> {
  const reply = await x.ask(QUERY_POINTER, 0, window)
  const child = reply.readUInt32LE(12)
  const state = await windows.stateOf(window)
  const [left, top] = [reply.readInt16LE(20), reply.readInt16LE(22)]
  const isInside = state !== undefined && left >= 0 && top >= 0 && left < state.place.width && top < state.place.height
  if (!isInside) return false
  return child !== 0 || (await topAt(x, reply.readInt16LE(16), reply.readInt16LE(18), windows, window))
}

async function topAt(x: XConnection, left: number, top: number, windows: Windows, window: number): Promise<boolean> {
  const TRANSLATE = 40
  let at = x.screen.root
  for (;;) {
    const reply = await x.ask(TRANSLATE, 0, x.screen.root, at, pair(left, top))
    const child = reply.readUInt32LE(8)
    if (child === 0) return windows.isWithin(at, window)
    at = child
  }
}

/** All at once: programs put the mouse back to the middle each frame, and lose what comes in that very moment. */
function moveMouse(fake: Fake, [dx, dy]: readonly [number, number]): NodeJS.Timeout {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / MOUSE_PIXELS))
  let [done, x, y] = [0, 0, 0]
  const step = () => {
    if (done === steps) return
    done++
    const [toX, toY] = [Math.round((dx * done) / steps), Math.round((dy * done) / steps)]
    fake.move(toX - x, toY - y)
    ;[x, y] = [toX, toY]
  }
  step()
  return setInterval(step, MOUSE_EVERY_MS)
}
