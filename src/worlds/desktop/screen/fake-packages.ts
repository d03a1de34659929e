/** A screen in memory, with the faces of the packages: windows, one keyboard that goes to the one in front, a mouse. */
import type { ScreenPackages, SystemWindow } from './packages.ts'

export interface FakeWindow {
  readonly id: number
  readonly pid: number
  readonly app: string
  title: string
  x: number
  y: number
  width: number
  height: number
  isMinimized: boolean
  /** what it heard of keys, as it came */
  readonly heard: string[]
}

export interface FakeScreen {
  readonly packages: ScreenPackages
  /** the last one is in front, and has the keyboard */
  readonly windows: FakeWindow[]
  mouse: { x: number; y: number }
  /** refuses to bring a window to the front, as systems do at times */
  isStubborn: boolean
  open(title: string, place?: Partial<FakeWindow>): FakeWindow
  close(window: FakeWindow): void
  bringForward(window: FakeWindow): void
}

const keyNames = ['W', 'L', 'Space', 'Left']

export function fakeScreen(): FakeScreen {
  const windows: FakeWindow[] = []
  let ids = 0
  const front = () => windows.findLast(({ isMinimized }) => !isMinimized)
  const seen = (own: FakeWindow): SystemWindow => ({
    id: () => own.id,
    pid: () => own.pid,
    appName: () => own.app,
    title: () => own.title,
    x: () => own.x,
    y: () => own.y,
    z: () => windows.indexOf(own),
    width: () => own.width,
    height: () => own.height,
    isMinimized: () => own.isMinimized,
    // as on macOS: every window of the program in front
    isFocused: () => front()?.pid === own.pid,
    async captureImage() {
      if (!windows.includes(own)) throw new Error('no such window')
      const { width, height, id } = own
      // half transparent, as a window with round corners
      const toRaw = async () => Uint8Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 128 : id))
      return { width, height, toRaw }
    },
  })
  const screen: FakeScreen = {
    windows,
    mouse: { x: 500, y: 300 },
    isStubborn: false,
    open(title, own = {}) {
      const window: FakeWindow = {
        id: ++ids,
        pid: process.pid,
        app: 'Yard',
        title,
        x: 10,
        y: 10,
        width: 32,
        height: 20,
        isMinimized: false,
        heard: [],
        ...own,
      }
      windows.push(window)
      return window
    },
    close: (window) => void windows.splice(windows.indexOf(window), 1),
    bringForward(window) {
      screen.close(window)
      windows.push(window)
    },
    packages: {
      windows: () => windows.map(seen),
      key: (name) => (keyNames.includes(name) ? keyNames.indexOf(name) : undefined),
      keyboard: {
        setKeyboardDelay: () => {},
        async pressKey(key) {
          front()?.heard.push(`${keyNames[key]} down`)
        },
        async releaseKey(key) {
          front()?.heard.push(`${keyNames[key]} up`)
        },
      },
      mouse: {
        currentMousePosition: async () => screen.mouse,
        setMousePosition: async (place) => void (screen.mouse = place),
        pressButton: async (button) => void front()?.heard.push(`button ${button} down`),
        releaseButton: async (button) => void front()?.heard.push(`button ${button} up`),
      },
      screen: { screenWidth: async () => 1280, screenHeight: async () => 800 },
      async focusWindow(id) {
        const window = windows.find((each) => each.id === id)
        if (window && !screen.isStubborn) screen.bringForward(window)
      },
    },
  }
  return screen
}
