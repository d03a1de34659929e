/** The windows of the screen: which there are, which one is in front, and which one the keyboard goes to. */
import type { WindowIdentity } from '../port.ts'
import type { ScreenPackages, SystemWindow } from './packages.ts'

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ScreenWindow {
  readonly identity: WindowIdentity
  readonly place: Place
  readonly z: number
  readonly isShown: boolean
  readonly isFocused: boolean
  readonly own: SystemWindow
}

export interface ScreenWindows {
  list(): Promise<readonly WindowIdentity[]>
  /** now, without waiting for anything: whoever presses looks in the same moment */
  find(id: number): ScreenWindow | undefined
  hasKeyboard(id: number): boolean
  /** what lies over it, from the front */
  above(id: number, place?: Place): readonly ScreenWindow[]
}

export function screenWindows(packages: Pick<ScreenPackages, 'windows'>): ScreenWindows {
  const all = () => packages.windows().flatMap((own) => read(own) ?? [])
  return {
    list: async () => all().map(({ identity }) => identity),
    find: (id) => all().find(({ identity }) => identity.id === id),
    hasKeyboard: (id) => {
      // where all windows of a program say so, it is the one in front
      const [first] = all()
        .filter(({ isFocused, isShown }) => isFocused && isShown)
        .toSorted((one, other) => other.z - one.z)
      return first?.identity.id === id
    },
    above(id, part) {
      const shown = all().filter(({ isShown }) => isShown)
      const window = shown.find(({ identity }) => identity.id === id)
      if (window === undefined) return []
      return shown
        .filter(({ z, place }) => z > window.z && overlaps(place, part ?? window.place))
        .toSorted((one, other) => other.z - one.z)
    },
  }
}

const overlaps = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Undefined for one that went away while it was read. Not every system knows the process of every window. */
function read(own: SystemWindow): ScreenWindow | undefined {
  const pid = told(() => own.pid())
  try {
    return {
      own,
      identity: {
        id: own.id(),
        title: told(() => own.title()) ?? '',
        class: told(() => own.appName()) ?? '',
        ...(pid !== undefined && pid > 0 && { pid }),
      },
      place: { x: own.x(), y: own.y(), width: own.width(), height: own.height() },
      z: own.z(),
      isShown: !own.isMinimized(),
      isFocused: own.isFocused(),
    }
  } catch {
    return undefined
  }
}

function told<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
