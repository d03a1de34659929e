/** A window of an X11 display: found, watched, looked at, and typed into by a hand of its own. */
import { messageOf, TroupeError } from '../../../base/errors.ts'
import type { Picture } from '../eye.ts'
import { startHand } from '../hand/client.ts'
import type { WindowOptions, WindowPort } from '../port.ts'
import { trouble, type Trouble } from '../trouble.ts'
import { takePicture } from './capture.ts'
import { connectX } from './connection.ts'
import { isGone } from './errors.ts'
import { countPaints, keepAside, openFake } from './extensions.ts'
import { describe, findWindow, fits } from './find-window.ts'
import { pressedKeys, readKeyboard } from './keys.ts'
import { processState } from './process.ts'
import { watchPulse } from './watch-pulse.ts'
import { openWindows, type Place } from './windows.ts'

// a server that is held answers never, and an agent has to hear of it
const ANSWER_MS = 3_000
// a program may think for a while, and a busy machine makes it longer
const PATIENCE_MS = 5_000

export async function openXWindow({
  query,
  crop,
  waitMs = 0,
  patienceMs = PATIENCE_MS,
  ...setup
}: WindowOptions): Promise<WindowPort> {
  const { display } = setup
  const x = await connectX(display).catch((error: unknown) => {
    throw new TroupeError('DESKTOP_NO_DISPLAY', messageOf(error), { cause: error })
  })
  try {
    const windows = await openWindows(x)
    const found = await findWindow(windows, query, waitMs, display)
    const window = found.id
    await keepAside(x, window)
    const paints = await countPaints(x, window)
    const began = found.pid === undefined ? undefined : processState(found.pid).began
    const pulse = await watchPulse(x, { window, pid: found.pid, paints, patienceMs })
    const hand = await startHand({ ...setup, window }).catch((error: unknown) => {
      pulse.stop()
      throw error
    })
    const [fake, codeOf] = await Promise.all([openFake(x), readKeyboard(x)])
    let place: Place | undefined
    hand.onStop((why) => void (why.startsWith('The hand') && letGo().catch(() => {})))

    /** A hand that was killed cannot let go, so its world does. */
    async function letGo() {
      const pressed = await pressedKeys(x)
      for (const key of setup.keys) if (pressed.has(codeOf(key))) fake.key(codeOf(key), false)
    }

    async function gone(): Promise<Trouble> {
      const { title, pid } = found
      if (pid !== undefined && processState(pid).kind === 'gone')
        return trouble('gone', `The program of "${title}" (pid ${pid}) ended.`)
      const alike = (await windows.list()).find((other) => other.id !== window && fits(other, query))
      const instead = alike ? ` ${describe(alike)} is another one, and nothing is typed into it.` : ''
      return trouble('closed', `The window "${title}" was closed.${instead}`)
    }

    /** What is known without asking anybody. */
    function hindrance(): Trouble | undefined {
      if (!x.isOpen) return trouble('gone', `The display ${display} is gone.`)
      if (hand.stopped !== undefined) return trouble('stopped', hand.stopped)
      const run = found.pid === undefined ? undefined : processState(found.pid)
      if (run?.kind === 'gone' || (run && run.began !== began))
        return trouble('gone', `The program of "${found.title}" (pid ${found.pid}) ended.`)
      if (run?.kind === 'held') return trouble('frozen', `The program of "${found.title}" (pid ${found.pid}) is held.`)
      if (pulse.silentMs !== undefined)
        return trouble(
          'frozen',
          `The program of "${found.title}" has shown no sign of life for ${Math.floor(pulse.silentMs / 1000)} s.`,
        )
      return undefined
    }

    async function look(): Promise<Trouble | undefined> {
      const known = hindrance()
      if (known) return known
      const state = await windows.stateOf(window)
      if (state === undefined) return gone()
      if (!state.isShown) return trouble('minimised', `The window "${found.title}" is not shown.`)
      const before = place
      place = state.place
      const said = (at: Place) => `${at.width} × ${at.height} at ${at.x}, ${at.y}`
      if (before && said(before) !== said(place))
        return trouble('moved', `The window was ${said(before)} and is ${said(place)}.`)
      const above = await windows.coveredBy(window)
      return above.length > 0 ? trouble('covered', `It is covered by ${above.join(', ')}.`) : undefined
    }

    const inTime = async <T>(work: Promise<T>): Promise<T | Trouble> =>
      await Promise.race([work, late()]).catch(async (error: unknown) => {
        if (isGone(error)) return gone()
        if (!x.isOpen) return trouble('gone', `The display ${display} is gone.`)
        throw error
      })
    const check = () => inTime(look())

    async function shoot(): Promise<Picture | Trouble> {
      // asked for before it is known to be right, which it nearly always is
      const guessed = place && takePicture(x, window, { place }, crop).catch(() => undefined)
      const state = await windows.stateOf(window)
      // what a program left on the screen is no picture of it
      if (state === undefined || (found.pid !== undefined && processState(found.pid).kind === 'gone')) return gone()
      if (!state.isShown) return trouble('minimised', `The window "${found.title}" is not shown.`)
      const isRight = place?.width === state.place.width && place.height === state.place.height
      return ((isRight && (await guessed)) || undefined) ?? takePicture(x, window, state, crop)
    }

    await check()
    return {
      identity: {
        id: window,
        title: found.title,
        class: found.class,
        ...(found.pid !== undefined && { pid: found.pid }),
        ...(began !== undefined && { began }),
      },
      handPid: hand.pid,
      check,
      picture: () => inTime(shoot()),
      async stroke(wanted) {
        // what the hand cannot see; the rest it looks at itself, in the moment of the press
        const before = hindrance()
        if (before) return { heldMs: 0, trouble: before }
        pulse.pressed()
        const [{ heldMs, trouble: during }, around] = await Promise.all([hand.stroke(wanted), check()])
        if (during === undefined) return { heldMs, ...(around?.isMild && { trouble: around }) }
        // a window that went away in the middle: why, is known best now
        const why = during.name === 'closed' ? await check() : undefined
        return { heldMs, trouble: why ?? trouble(during.name, during.says) }
      },
      paints,
      stop: (why) => hand.stop(why),
      onStop: (heard) => hand.onStop(heard),
      async close() {
        pulse.stop()
        await hand.close()
        x.close()
      },
    }
  } catch (error) {
    x.close()
    throw error
  }
}

function late(): Promise<Trouble> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(trouble('frozen', `The display did not answer for ${ANSWER_MS / 1000} s.`)),
      ANSWER_MS,
    )
    timer.unref()
  })
}
