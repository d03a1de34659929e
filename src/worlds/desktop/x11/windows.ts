/** Windows of an X11 display: which there are, whose they are, where they lie and what covers them. */
import type { WindowIdentity } from '../port.ts'
import { pair, type XConnection } from './connection.ts'
import { isGone } from './errors.ts'
import { pidOf } from './extensions.ts'

const op = {
  changeAttributes: 2,
  attributes: 3,
  map: 8,
  geometry: 14,
  tree: 15,
  internAtom: 16,
  property: 20,
  translate: 40,
  configure: 12,
  focusOn: 42,
  focus: 43,
}
const VIEWABLE = 2
const INPUT_ONLY = 2

export interface Place {
  /** of the upper left corner on the screen */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowState {
  readonly isShown: boolean
  readonly place: Place
  readonly depth: number
}

export interface Windows {
  /** what a person would call a window: not its parts, and not menus */
  list(): Promise<readonly (WindowIdentity & { readonly isShown: boolean })[]>
  /** undefined when it is gone */
  stateOf(window: number): Promise<WindowState | undefined>
  /** which windows lie over it and hide a part of it */
  coveredBy(window: number): Promise<readonly string[]>
  /** the window that has the keyboard, or the one of ours that it lies in */
  focused(): Promise<number>
  /** whether a window is this one or a part of it */
  isWithin(inner: number, outer: number): Promise<boolean>
  focusOn(window: number): void
  raise(window: number): void
  identify(window: number): Promise<WindowIdentity>
}

export async function openWindows(x: XConnection): Promise<Windows> {
  const intern = async (name: string) =>
    (await x.ask(op.internAtom, 0, pair(name.length, 0), Buffer.from(name))).readUInt32LE(8)
  const [netName, netPid, wmState] = await Promise.all(['_NET_WM_NAME', '_NET_WM_PID', 'WM_STATE'].map(intern))
  const [WM_NAME, WM_CLASS] = [39, 67]
  const property = async (window: number, name: number): Promise<Buffer> => {
    const reply = await x.ask(op.property, 0, window, name, 0, 0, 256)
    return reply.subarray(32, 32 + (reply.readUInt32LE(16) * reply[1]!) / 8)
  }
  const textOf = async (window: number, name: number) => (await property(window, name)).toString('utf8')
  const treeOf = async (window: number) => {
    const reply = await x.ask(op.tree, 0, window)
    const count = reply.readUInt16LE(16)
    return {
      parent: reply.readUInt32LE(12),
      children: Array.from({ length: count }, (_, place) => reply.readUInt32LE(32 + place * 4)),
    }
  }
  const attributesOf = async (window: number) => {
    const reply = await x.ask(op.attributes, 0, window)
    return {
      isShown: reply[26] === VIEWABLE,
      isPicture: reply.readUInt16LE(12) !== INPUT_ONLY,
      isMenu: reply[27] === 1,
    }
  }
  const placeOf = async (window: number): Promise<{ place: Place; depth: number }> => {
    const [geometry, corner] = await Promise.all([
      x.ask(op.geometry, 0, window),
      x.ask(op.translate, 0, window, x.screen.root, 0),
    ])
    return {
      depth: geometry[1]!,
      place: {
        x: corner.readInt16LE(12),
        y: corner.readInt16LE(14),
        width: geometry.readUInt16LE(16),
        height: geometry.readUInt16LE(18),
      },
    }
  }
  const identify = async (window: number): Promise<WindowIdentity> => {
    const [own, plain, classes, told, known] = await Promise.all([
      textOf(window, netName!),
      textOf(window, WM_NAME),
      textOf(window, WM_CLASS),
      property(window, netPid!),
      pidOf(x, window),
    ])
    // the server knows who is connected; what a window says of itself may be of another machine
    const pid = known ?? (told.length >= 4 ? told.readUInt32LE(0) : undefined)
    const both = classes.split('\0').filter((part) => part !== '')
    return { id: window, title: own || plain, class: both.join('.'), ...(pid !== undefined && { pid }) }
  }
  const overlaps = (a: Place, b: Place) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

  async function gather(window: number, deep: number): Promise<number[]> {
    const { children } = await treeOf(window).catch(() => ({ children: [] as number[] }))
    const found = await Promise.all(
      children.map(async (child) => {
        const parts = await Promise.all([property(child, WM_CLASS), property(child, wmState!)]).catch(() => undefined)
        if (parts === undefined) return []
        return parts.some(({ length }) => length > 0) || deep === 0 ? [child] : gather(child, deep - 1)
      }),
    )
    return found.flat()
  }

  async function isWithin(inner: number, outer: number): Promise<boolean> {
    for (let window = inner; window > 1;) {
      if (window === outer) return true
      window = (await treeOf(window).catch(() => ({ parent: 0 }))).parent
    }
    return false
  }

  return {
    async list() {
      const windows = await gather(x.screen.root, 3)
      const described = await Promise.all(
        windows.map(async (window) => {
          try {
            const [{ isShown, isPicture, isMenu }, state, name] = await Promise.all([
              attributesOf(window),
              property(window, wmState!),
              identify(window),
            ])
            // one that was never shown is a helper of its program; one that is minimised has a state
            const isOne = isPicture && !isMenu && (isShown || state.length > 0)
            return isOne && (name.class !== '' || name.title !== '') ? [{ ...name, isShown }] : []
          } catch (error) {
            if (isGone(error)) return []
            throw error
          }
        }),
      )
      return described.flat()
    },
    async stateOf(window) {
      try {
        const [{ isShown }, { place, depth }] = await Promise.all([attributesOf(window), placeOf(window)])
        return { isShown, place, depth }
      } catch (error) {
        if (isGone(error)) return undefined
        throw error
      }
    },
    async coveredBy(window) {
      // of the windows on the screen, those above the one this is in
      const { children } = await treeOf(x.screen.root)
      let top = window
      for (let parent = top; parent !== x.screen.root && parent > 1;) {
        top = parent
        parent = (await treeOf(parent)).parent
      }
      const { place: own } = await placeOf(window)
      const above = await Promise.all(
        children.slice(children.indexOf(top) + 1).map(async (other) => {
          const state = await Promise.all([attributesOf(other), placeOf(other)]).catch(() => undefined)
          if (!state?.[0].isShown || !state[0].isPicture || !overlaps(state[1].place, own)) return []
          const { title, class: kind } = await identify(other).catch(() => ({ title: '', class: '' }))
          return [title || kind || 'a window without a name']
        }),
      )
      return above.flat()
    },
    focused: async () => (await x.ask(op.focus, 0)).readUInt32LE(8),
    isWithin,
    focusOn: (window) => x.tell(op.focusOn, 2, window, 0),
    raise: (window) => x.tell(op.configure, 0, window, pair(64, 0), 0),
    identify,
  }
}

const EVENT_MASK = 0x800
export const FOCUS_CHANGES = 0x20_0000
export const STRUCTURE_CHANGES = 0x2_0000

/** Asks to be told of what happens to a window. */
export function listenTo(x: XConnection, window: number, events: number): void {
  x.tell(op.changeAttributes, 0, window, EVENT_MASK, events)
}
