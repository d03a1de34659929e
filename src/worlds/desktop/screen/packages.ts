/**
 * What presses keys and takes pictures on the screen of macOS and Windows: two optional packages, loaded when such a
 * screen is opened. As much of them as it takes; their own types would make them dependencies.
 */
import { messageOf, TroupeError } from '../../../base/errors.ts'

/** As `node-screenshots` has it. Anything but the id may throw: a window may be gone, or may not tell. */
export interface SystemWindow {
  id(): number
  pid(): number
  appName(): string
  title(): string
  x(): number
  y(): number
  /** the highest is in front */
  z(): number
  width(): number
  height(): number
  isMinimized(): boolean
  /** on macOS all windows of the program in front say so */
  isFocused(): boolean
  captureImage(): Promise<{ readonly width: number; readonly height: number; toRaw(): Promise<Uint8Array> }>
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The providers of `@nut-tree-fork/nut-js`: what is behind its own faces, which wait before they press. */
export interface ScreenPackages {
  readonly windows: () => readonly SystemWindow[]
  /** what it calls its keys: by name, and undefined for one it does not have */
  readonly key: (name: string) => number | undefined
  readonly keyboard: {
    setKeyboardDelay(delayMs: number): void
    pressKey(key: number): Promise<unknown>
    releaseKey(key: number): Promise<unknown>
  }
  readonly mouse: {
    currentMousePosition(): Promise<Place>
    setMousePosition(place: Place): Promise<unknown>
    pressButton(button: number): Promise<unknown>
    releaseButton(button: number): Promise<unknown>
  }
  readonly screen: { screenWidth(): Promise<number>; screenHeight(): Promise<number> }
  readonly focusWindow: (id: number) => Promise<unknown>
}

interface Nut {
  readonly Key: Readonly<Record<string, number | string>>
  readonly providerRegistry: {
    getKeyboard(): ScreenPackages['keyboard']
    getMouse(): ScreenPackages['mouse']
    getScreen(): ScreenPackages['screen']
    getWindow(): { focusWindow(id: number): Promise<unknown> }
  }
}

interface Screenshots {
  readonly Window: { all(): SystemWindow[] }
}

const KEYS = '@nut-tree-fork/nut-js'
const PICTURES = 'node-screenshots'

export async function loadScreenPackages(load: (name: string) => Promise<unknown> = read): Promise<ScreenPackages> {
  const [{ Key, providerRegistry }, { Window }] = (await Promise.all([need(KEYS), need(PICTURES)])) as [
    Nut,
    Screenshots,
  ]
  const window = providerRegistry.getWindow()
  return {
    windows: () => Window.all(),
    key: (name) => (typeof Key[name] === 'number' ? Key[name] : undefined),
    keyboard: providerRegistry.getKeyboard(),
    mouse: providerRegistry.getMouse(),
    screen: providerRegistry.getScreen(),
    focusWindow: (id) => window.focusWindow(id),
  }

  async function need(name: string): Promise<unknown> {
    try {
      return await load(name)
    } catch (error) {
      const isMissing = (error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND'
      const why = isMissing ? 'is not installed' : `cannot be loaded (${messageOf(error)})`
      throw new TroupeError(
        'DESKTOP_NO_PACKAGE',
        `Windows on this screen need ${name}, which ${why}: npm install ${KEYS} ${PICTURES}`,
        { cause: error },
      )
    }
  }
}

/** Both are CommonJS: what they export may stand under `default` only. */
async function read(name: string): Promise<unknown> {
  const module = (await import(name)) as { readonly default?: unknown }
  return module.default ?? module
}
