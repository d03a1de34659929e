/**
 * A window on the screen that a person shares, through optional packages: on macOS and Windows, where nobody has tried
 * it yet, and wherever `display` is "screen". All windows have one keyboard there, so agents press one after the other.
 */
import { messageOf } from '../../../base/errors.ts'
import type { Box, Picture } from '../eye.ts'
import { startHand, type HandProcess } from '../hand/client.ts'
import type { HandSetup } from '../hand/protocol.ts'
import { pictureOf } from '../picture.ts'
import type { Done, WindowOptions, WindowPort } from '../port.ts'
import { trouble, type Trouble } from '../trouble.ts'
import { describe, findWindow, fits } from '../x11/find-window.ts'
import { loadScreenPackages, type ScreenPackages } from './packages.ts'
import { screenWindows, type Place } from './windows.ts'

export interface ScreenParts {
  readonly packages?: ScreenPackages
  readonly openHand?: (setup: HandSetup) => Promise<HandProcess>
}

let turn: Promise<unknown> = Promise.resolve()

/** After everybody who asked before, whatever became of them. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const own = turn.then(work)
  turn = own.catch(() => {})
  return own
}

export async function openScreenWindow(
  { query, crop, waitMs = 0, ...setup }: WindowOptions,
  { packages, openHand = startHand }: ScreenParts = {},
): Promise<WindowPort> {
  const windows = screenWindows(packages ?? (await loadScreenPackages()))
  const { id, ...identity } = await findWindow(windows, query, waitMs, 'the screen')
  const hand = await openHand({ ...setup, window: id })
  let place: Place | undefined

  function look(): Trouble | undefined {
    if (hand.stopped !== undefined) return trouble('stopped', hand.stopped)
    const window = windows.find(id)
    if (window === undefined) return undefined
    if (!window.isShown) return trouble('minimised', `The window "${identity.title}" is not shown.`)
    const before = place
    place = window.place
    const said = (at: Place) => `${at.width} × ${at.height} at ${at.x}, ${at.y}`
    if (before && said(before) !== said(place))
      return trouble('moved', `The window was ${said(before)} and is ${said(place)}.`)
    const above = windows.above(id).map((each) => each.identity.title || each.identity.class || 'a window')
    return above.length > 0 ? trouble('covered', `It is covered by ${above.join(', ')}.`) : undefined
  }

  async function check(): Promise<Trouble | undefined> {
    return windows.find(id) === undefined && hand.stopped === undefined ? gone() : look()
  }

  async function gone(): Promise<Trouble> {
    if (identity.pid !== undefined && !isAlive(identity.pid))
      return trouble('gone', `The program of "${identity.title}" (pid ${identity.pid}) ended.`)
    const alike = (await windows.list()).find((other) => other.id !== id && fits(other, query))
    const instead = alike ? ` ${describe(alike)} is another one, and nothing is typed into it.` : ''
    return trouble('closed', `The window "${identity.title}" was closed.${instead}`)
  }

  await check()
  return {
    identity: { id, ...identity },
    handPid: hand.pid,
    check,
    async picture() {
      const window = windows.find(id)
      if (window === undefined) return gone()
      if (!window.isShown) return trouble('minimised', `The window "${identity.title}" is not shown.`)
      try {
        const image = await window.own.captureImage()
        return opaque(image.width, image.height, await image.toRaw(), crop)
      } catch (error) {
        // one that went away in that very moment
        if (windows.find(id) === undefined) return gone()
        return trouble('frozen', `No picture of "${identity.title}" could be taken: ${messageOf(error)}.`)
      }
    },
    stroke: (stroke): Promise<Done> =>
      inTurn(async () => {
        const { heldMs, trouble: during } = await hand.stroke(stroke)
        const around = await check()
        if (during === undefined) return { heldMs, ...(around?.isMild && { trouble: around }) }
        const why = during.name === 'closed' ? around : undefined
        return { heldMs, trouble: why ?? trouble(during.name, during.says) }
      }),
    // nobody counts them there
    paints: () => 0,
    stop: (why) => hand.stop(why),
    onStop: (heard) => hand.onStop(heard),
    close: () => hand.close(),
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // it is somebody else's
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

/** The part that is looked at; what shines through a window is no part of it. */
function opaque(width: number, height: number, raw: Uint8Array, crop: Box | undefined): Picture {
  const from = { x: Math.min(crop?.x ?? 0, width - 1), y: Math.min(crop?.y ?? 0, height - 1) }
  const size = {
    width: Math.min(crop?.width ?? width, width - from.x),
    height: Math.min(crop?.height ?? height, height - from.y),
  }
  const rgba = new Uint8Array(size.width * size.height * 4)
  for (let row = 0; row < size.height; row++) {
    const begin = ((from.y + row) * width + from.x) * 4
    rgba.set(raw.subarray(begin, begin + size.width * 4), row * size.width * 4)
  }
  for (let place = 3; place < rgba.length; place += 4) rgba[place] = 255
  return pictureOf(size.width, size.height, rgba)
}
