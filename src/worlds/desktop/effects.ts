/**
 * Looking and acting in windows as effects: announced before they are done, and never done twice. The windows of a run
 * are opened when it first looks, and found again when it is taken up by another process.
 */
import { TroupeError } from '../../base/errors.ts'
import type { Pose } from '../grid/pose.ts'
import type { Attachment } from './agent-window.ts'
import type { DesktopConfig } from './config.ts'
import type { Desktop, DesktopOptions } from './desktop.ts'
import { endProcess } from './keeper/keeper.ts'

export interface Asked {
  readonly desktop: DesktopConfig
  readonly poses: Readonly<Record<string, Pose>>
  readonly session?: string
  readonly attachTo?: Readonly<Record<string, Attachment>>
}
export type Look = Asked & { readonly agents: readonly string[] }
export type Act = Asked & { readonly actions: Readonly<Record<string, string>> }
export interface Info {
  readonly run: string
}

/** Makes what only a process has, such as an eye, of what a configuration says; refuses what may not be opened. */
export type Furnish = (config: DesktopConfig) => Promise<DesktopOptions>

export function desktopHandlers(furnish: Furnish) {
  const opened = new Map<string, Promise<Desktop>>()
  const enter = (asked: Asked, { run }: Info): Promise<Desktop> => {
    let desktop = opened.get(run)
    if (desktop === undefined) {
      desktop = openFor(asked, run, furnish)
      opened.set(run, desktop)
      // what could not be opened may be tried again
      desktop.catch(() => opened.delete(run))
    }
    return desktop
  }
  return {
    'desktop-look': async (asked: Look, info: Info) => {
      const looked = await (await enter(asked, info)).look(asked.agents)
      return {
        looked: Object.fromEntries(
          Object.entries(looked).map(([name, each]) => [name, { ...each, session: info.run }]),
        ),
      }
    },
    'desktop-act': async (asked: Act, info: Info) => ({ acted: await (await enter(asked, info)).act(asked.actions) }),
    'desktop-leave': async (_: unknown, { run }: Info) => {
      const desktop = await opened.get(run)
      opened.delete(run)
      await desktop?.close()
      return { left: desktop !== undefined }
    },
  }
}

async function openFor({ desktop: config, poses, session, attachTo }: Asked, run: string, furnish: Furnish) {
  const { openDesktop } = await import('./desktop.ts')
  const options = await furnish(config)
  if (session === undefined) return openDesktop(options)
  const isOurs = session === run
  if (isOurs && options.program === undefined) return openDesktop({ ...options, poses, ...(attachTo && { attachTo }) })
  // what was served by the process that began the run ended with it: it is opened anew, and nothing in it was changed
  if (isOurs) await Promise.all(Object.values(attachTo ?? {}).flatMap(({ started }) => started.map(endProcess)))
  return putBack(await openDesktop(options), session, poses, config)
}

/** Windows of its own, and everybody put where they were: only programs that know how can do that. */
async function putBack(
  desktop: Desktop,
  session: string,
  poses: Readonly<Record<string, Pose>>,
  config: DesktopConfig,
) {
  try {
    if (!desktop.reset)
      throw new TroupeError(
        'DESKTOP_NOT_RESTORABLE',
        `The windows of run "${session}" are of programs that cannot be put back to where everybody was then. ` +
          'Start a new run, or give the program a reset hook: "reset" in its configuration.',
      )
    await desktop.reset(poses)
    const { apart } = await import('./pose.ts')
    const there = await desktop.look()
    for (const [agent, { pose }] of Object.entries(there)) {
      const { way, degrees } = apart(pose, poses[agent]!)
      if (way <= (config.gait?.stride ?? 1) / 2 && degrees <= 5) continue
      throw new TroupeError(
        'DESKTOP_NOT_RESTORABLE',
        `The reset hook put ${agent} ${Math.round(way * 10) / 10} away from where it was then, and turned by ` +
          `${Math.round(degrees)}°. Fork at a step that it can go back to, such as the first.`,
      )
    }
    return desktop
  } catch (error) {
    await desktop.close()
    throw error
  }
}
