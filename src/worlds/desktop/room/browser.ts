/** Chromium with the room in it: a bare window on a display of X, or none at all for pictures. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { TroupeError } from '../../../base/errors.ts'
import { SCREEN } from '../port.ts'
import { findChromium, howToInstall } from './find-chromium.ts'

export interface BrowserOptions {
  readonly url: string
  /** for its profile: two browsers never share one */
  readonly folder: string
  readonly width: number
  readonly height: number
  /** of X; without one there is no window, only pictures */
  readonly display?: string
  /** hears of its process at once */
  readonly began?: (pid: number) => void
}

export interface RoomBrowser {
  readonly pid: number
  stop(): Promise<void>
}

const QUIET = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-features=Translate,MediaRouter',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-dev-shm-usage',
  '--password-store=basic',
  '--mute-audio',
  '--force-device-scale-factor=1',
  // without it a bar inside the window warns of the next one
  '--test-type',
  // containers give a browser no sandbox of its own; the page is ours, and comes from this machine
  '--no-sandbox',
]
const DRAWING = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const PATIENCE_MS = 3_000

export function startBrowser({ url, folder, width, height, display, began }: BrowserOptions): RoomBrowser {
  const executable = findChromium()
  if (executable === undefined) throw new TroupeError('ROOM_NO_CHROMIUM', howToInstall())
  const size = [`--window-size=${width},${height}`, '--window-position=0,0']
  const isX = display !== undefined && display !== SCREEN
  const shown =
    display === undefined
      ? ['--headless=new', url]
      : [...(isX ? ['--kiosk', '--ozone-platform=x11'] : []), `--app=${url}`]
  const args = [...QUIET, ...DRAWING, ...size, `--user-data-dir=${folder}`, ...shown]
  const env = { ...process.env, ...(isX && { DISPLAY: display }) }
  // its own group, which can be ended as one
  const child = spawn(executable, args, { stdio: 'ignore', env, detached: true })
  // whoever waits for the page hears of it by the page not coming
  child.on('error', () => undefined)
  if (child.pid !== undefined) began?.(child.pid)
  return { pid: child.pid ?? 0, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await gone
  clearTimeout(timer)
}
