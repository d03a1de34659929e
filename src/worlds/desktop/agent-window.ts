/** The window of one agent, found or started, on a display that is there or its own. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { TroupeError } from '../../base/errors.ts'
import type { Pose } from '../grid/pose.ts'
import { badConfig, type AgentConfig } from './config.ts'
import { startDisplay, type OwnDisplay } from './display.ts'
import { SCREEN, type WindowIdentity, type WindowOptions, type WindowPort } from './port.ts'
import type { Program, ProgramOptions, StartedProgram, WindowQuery } from './program.ts'
import { endProcess, markOf, type Keeper, type ProcessMark } from './keeper/keeper.ts'
import { openXWindow } from './x11/open-window.ts'
import { processState } from './x11/process.ts'

/** Where a window was, by which a run finds it again. */
export interface Attachment {
  readonly display: string
  readonly window: WindowIdentity
  /** ended by whoever ends the run, whichever process that is */
  readonly started: readonly ProcessMark[]
  /** who ends them when that process is killed */
  readonly keeper?: ProcessMark
}

export interface AgentWindow {
  readonly port: WindowPort
  readonly display: string
  readonly started: readonly ProcessMark[]
  /** a CSV file with its poses */
  readonly poses?: string
  reset?(pose: Pose): Promise<void>
  /** as `StartedProgram` has it */
  heed?(): () => Promise<void>
  /** ends what was started for it */
  close(): Promise<void>
}

export interface Opening {
  readonly agent: string
  readonly config: AgentConfig
  readonly program?: Program
  /** a folder for whatever the program writes */
  readonly folder: string
  readonly setup: Omit<WindowOptions, 'display' | 'query'>
  /** ends what is started for the window when this process is killed, so long after it */
  readonly keeper: Keeper
  readonly keepMs: number
  /** taken up again: this window and no other */
  readonly before?: Attachment
}

// games load for a while
const WINDOW_MS = 60_000
const SIZE = [640, 400] as const
// no X11 there, as a rule
const HAS_SCREEN_ONLY: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32'])

/** Where windows are when nobody says where. */
const usualDisplay = (isStarted: boolean): string | undefined =>
  HAS_SCREEN_ONLY.has(process.platform) ? SCREEN : isStarted ? 'xvfb' : process.env['DISPLAY']

async function openWindow(options: WindowOptions): Promise<WindowPort> {
  // its packages are there on few machines
  if (options.display === SCREEN) return (await import('./screen/open-window.ts')).openScreenWindow(options)
  return openXWindow(options)
}

export async function openAgentWindow(opening: Opening): Promise<AgentWindow> {
  return opening.before ? await attach(opening, opening.before) : await begin(opening)
}

async function begin({ agent, config, program, folder, setup, keeper, keepMs }: Opening): Promise<AgentWindow> {
  const { window, size: [width, height] = SIZE } = config
  const { command, ...query } = window
  const isStarted = command !== undefined || program !== undefined
  const wanted = config.display ?? usualDisplay(isStarted)
  if (wanted === undefined)
    throw badConfig(`${agent} has no display. Name one, such as ":0", or a command to start in one of its own.`)
  let own: OwnDisplay | undefined
  let started: StartedProgram | undefined
  const began = (pid: number) => keeper.keep(pid, keepMs)
  try {
    if (wanted === 'xvfb' || wanted === 'xephyr')
      own = await startDisplay({ kind: wanted, width, height, isKept: true, began })
    const display = own?.name ?? wanted
    mkdirSync(folder, { recursive: true })
    const surroundings = { display, agent, folder, width, height, began }
    if (program) started = await program.start(surroundings)
    else if (command) started = startCommand(command, surroundings, query)
    const crop = config.crop ?? started?.crop
    const port = await openWindow({
      ...setup,
      display,
      query: started?.window ?? query,
      ...(crop && { crop }),
      waitMs: isStarted ? WINDOW_MS : 0,
    })
    const poses = config.poses ?? started?.poses
    return {
      port,
      display,
      started: [started?.pid, own?.pid].flatMap((pid) => (pid === undefined ? [] : (markOf(pid) ?? []))),
      ...(poses !== undefined && { poses: poses.replaceAll('{folder}', folder) }),
      ...(started?.reset && { reset: (pose) => started!.reset!(pose) }),
      ...(started?.heed && { heed: () => started!.heed!() }),
      async close() {
        await port.close()
        await started?.stop()
        await own?.stop()
      },
    }
  } catch (error) {
    await started?.stop()
    await own?.stop()
    throw error
  }
}

/** The same window, or none: what has only the same title may be anything. */
async function attach(
  { agent, config, folder, setup, keeper, keepMs }: Opening,
  before: Attachment,
): Promise<AgentWindow> {
  const { display, window } = before
  // first ours, then not theirs any more: in between there are two, and never none
  for (const { pid, began } of before.started) if (processState(pid).began === began) keeper.keep(pid, keepMs)
  if (before.keeper) await endProcess(before.keeper)
  const refuse = (why: string, cause?: unknown) =>
    new TroupeError(
      'DESKTOP_OTHER_WINDOW',
      `${agent} was in the window "${window.title}" (pid ${window.pid ?? 'unknown'}) on ${display}, and ${why}. ` +
        'A run goes on in the same window or not at all: start a new run.',
      { cause },
    )
  if (window.pid !== undefined && window.began !== undefined) {
    const { kind, began } = processState(window.pid)
    if (kind === 'gone') throw refuse('its program is gone, as it is some time after a run was killed')
    if (began !== window.began) throw refuse('another program has its number now')
  }
  const query = { class: window.class.split('.')[0]!, ...(window.pid !== undefined && { pid: window.pid }) }
  const port = await openWindow({ ...setup, display, query, ...(config.crop && { crop: config.crop }) }).catch(
    (error: unknown) => {
      throw refuse('it is not there any more', error)
    },
  )
  if (port.identity.id !== window.id) {
    await port.close()
    throw refuse('another window is there in its place')
  }
  return {
    port,
    display,
    started: before.started,
    ...(config.poses !== undefined && { poses: config.poses.replaceAll('{folder}', folder) }),
    async close() {
      await port.close()
      // started by whoever had the run before, and nobody else would end it
      await Promise.all(before.started.map(endProcess))
    },
  }
}

function startCommand(
  command: readonly string[],
  { display, agent, folder, began }: Pick<ProgramOptions, 'display' | 'agent' | 'folder' | 'began'>,
  query: WindowQuery,
): StartedProgram {
  const put = (word: string) =>
    word.replaceAll('{display}', display).replaceAll('{agent}', agent).replaceAll('{folder}', folder)
  const [file, ...words] = command.map(put)
  // its own group, and going on without us: a run that is taken up again finds it there
  const child = spawn(file!, words, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...(display !== SCREEN && { DISPLAY: display }) },
  })
  child.on('error', () => {})
  child.unref()
  if (child.pid === undefined)
    throw badConfig(`The program of ${agent} did not start: ${file}. Is it installed, and spelt like this?`)
  began?.(child.pid)
  return {
    pid: child.pid,
    // a program may open its window from another process, so that its pid says nothing
    window: Object.keys(query).length > 0 ? query : { pid: child.pid },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      child.kill()
      await new Promise((resolve) => {
        const late = setTimeout(() => child.kill('SIGKILL'), END_MS)
        child.once('exit', () => (clearTimeout(late), resolve(undefined)))
      })
    },
  }
}

const END_MS = 3_000
