/**
 * The desktop: windows of real programs as a world for agents with eyes and hands. What is started is ended with it;
 * all act at the same time, and are looked at together when everybody is done.
 */
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { listed, TroupeError } from '../../base/errors.ts'
import type { Pose } from '../grid/pose.ts'
import { strokesOf, strokeWords, type Strokes } from './actions.ts'
import { openAgentWindow, type AgentWindow, type Attachment } from './agent-window.ts'
import { differingPart } from './compare.ts'
import { readDesktop, type DesktopConfig } from './config.ts'
import type { Eye, Picture } from './eye.ts'
import type { Limits, Stroke } from './hand/protocol.ts'
import { startKeeper, type Keeper } from './keeper/keeper.ts'
import type { Acted, Looked, PictureMark } from './perceived.ts'
import { openShelf, STOP_FILE } from './picture-shelf.ts'
import { isTrouble } from './port.ts'
import { apart, beginning, csvPoses, reckon, type Gait, type PoseSource } from './pose.ts'
import type { Program } from './program.ts'
import { trouble, type Trouble } from './trouble.ts'
import { floorIn, type FloorRay } from './floor.ts'
import { lensOf } from './lens.ts'

export interface DesktopOptions extends Omit<DesktopConfig, 'eye' | 'program'> {
  /** what the agents see with, such as one of `troupe/eyes`; without one they have the pictures alone */
  readonly eye?: Eye
  /** starts a window for each agent, in place of `window` */
  readonly program?: Program
  /** where agents are, in place of reckoning and files */
  readonly pose?: PoseSource
  /** a run that is taken up again: the windows it was in */
  readonly attachTo?: Readonly<Record<string, Attachment>>
  /** where everybody was then */
  readonly poses?: Readonly<Record<string, Pose>>
}

export interface Desktop {
  readonly agents: readonly string[]
  readonly actions: readonly string[]
  /** where an agent is and which way it looks */
  stateOf(agent: string): Pose
  /** all are looked at together */
  look(agents?: readonly string[]): Promise<Readonly<Record<string, Looked>>>
  /** all act together, and it is over when everybody is done */
  act(actions: Readonly<Record<string, string>>): Promise<Readonly<Record<string, Acted>>>
  /** what is known of it as a whole */
  info(): { readonly things?: number; readonly programs: Readonly<Record<string, string>> }
  /** the last picture of an agent */
  pictureOf(agent: string): Picture | undefined
  /** puts the programs where these poses are, where they can do that */
  readonly reset?: (poses: Readonly<Record<string, Pose>>) => Promise<void>
  /** every key up at once, everywhere, and nothing more is pressed */
  stop(why: string): void
  readonly stopped: string | undefined
  close(): Promise<void>
}

const usualLimits: Limits & { readonly way: number } = { holdMs: 2_000, perSecond: 10, total: 10_000, way: 1e6 }
const usualGait: Gait = { stride: 1, turn: 30 }
const SETTLE_MS = 80
// a turn or a step changes most of a picture; what moves by itself changes less
export const MOVED = 0.05
// of a step or a turn: less is a nudge along a wall
const NUDGE = 0.2
const POSE_MS = 600
const POSE_EVERY_MS = 50
// long enough for a person to see that a run was killed, and to take it up again
const KEEP_SECONDS = 600

/** A picture is level up to so many degrees, and a height the same up to such a part of it. */
const [LEVEL_DEGREES, SAME_HEIGHT] = [0.5, 0.05]

interface Inhabitant {
  readonly name: string
  readonly window: AgentWindow
  readonly poses: PoseSource | undefined
  pose: Pose
  picture?: Picture
  /** what it saw the last time it looked: what came of an action shows beside that, not beside what it led to */
  seen?: Picture
  way: number
  /** how high it was when it was looked at first: the lens is for that height */
  ground?: number
}

export async function openDesktop(options: DesktopOptions): Promise<Desktop> {
  const { eye = noEye, program, pose: told, attachTo, poses: known, ...plain } = options
  const config = readDesktop(program ? { ...plain, program: 'room' } : plain)
  const strokes = strokesOf(config.actions)
  const limits = { ...usualLimits, ...withoutGaps(config.limits ?? {}) }
  const folder = config.pictures ?? join(tmpdir(), 'troupe-desktop')
  const shelf = openShelf(folder)
  const setup = {
    keys: [...new Set(Object.values(strokes).flatMap(({ keys = [] }) => keys))],
    limits,
    stop: withoutGaps({ key: config.stop?.key, corner: config.stop?.corner, file: join(folder, STOP_FILE) }),
    ...(config.patienceSeconds !== undefined && { patienceMs: config.patienceSeconds * 1000 }),
    ...(config.stop?.display !== undefined && { watch: config.stop.display }),
  }
  const keeper = startKeeper()
  // what we serve ourselves ends with us
  const keepMs = program ? 0 : (config.keepSeconds ?? KEEP_SECONDS) * 1000
  const opened = await Promise.allSettled(
    Object.entries(config.agents).map(async ([agent, own]): Promise<Inhabitant> => {
      const before = attachTo?.[agent]
      const window = await openAgentWindow({
        agent,
        config: own,
        folder: join(folder, 'programs', agent),
        setup,
        keeper,
        keepMs,
        ...(program && { program }),
        ...(before && { before }),
      })
      const poses = told ?? (window.poses === undefined ? undefined : csvPoses(window.poses))
      return { name: agent, window, poses, pose: known?.[agent] ?? beginning, way: 0 }
    }),
  )
  const people = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = opened.find((each) => each.status === 'rejected')
  if (failed) {
    await Promise.all(people.map(({ window }) => window.close()))
    await program?.close?.()
    keeper.close()
    throw failed.reason
  }
  return inhabit({ people, strokes, config, eye, limits, shelf, program, keeper })
}

/** Whoever was given no eye sees that there is a picture. */
const noEye: Eye = {
  name: 'none',
  see: () => Promise.resolve({ caption: 'a picture', objects: [], unknown: [] }),
}

interface Inhabiting {
  readonly people: readonly Inhabitant[]
  readonly strokes: Strokes
  readonly config: DesktopConfig
  readonly eye: Eye
  readonly limits: { readonly way: number }
  readonly shelf: ReturnType<typeof openShelf>
  readonly program: Program | undefined
  readonly keeper: Keeper
}

function inhabit({ people, strokes, config, eye, limits, shelf, program, keeper }: Inhabiting): Desktop {
  const { settleMs = SETTLE_MS, moved = MOVED } = config
  const gait = { ...usualGait, ...withoutGaps(config.gait ?? {}) }
  const lens = lensOf(config)
  let stopped: string | undefined
  const stop = (why: string) => {
    if (stopped !== undefined) return
    stopped = why
    for (const { window } of people) window.port.stop(why)
  }
  // one that is stopped stops all
  for (const { window } of people) window.port.onStop((why) => stop(why))

  const find = (name: string): Inhabitant => {
    const person = people.find((each) => each.name === name)
    if (person) return person
    throw new TroupeError(
      'WORLD_UNKNOWN_AGENT',
      `Nobody named "${name}" is here: ${listed(people.map((each) => each.name))}.`,
    )
  }

  async function shoot(person: Inhabitant): Promise<Picture | Trouble> {
    const picture = await person.window.port.picture()
    if (isTrouble(picture)) return picture
    person.picture = picture
    await shelf.keep(picture)
    return picture
  }

  /** Until what the program tells of itself does not change any more. */
  async function readPose(person: Inhabitant): Promise<Pose | undefined> {
    if (!person.poses) return undefined
    let last = await person.poses(person.name)
    // whoever says when it is at rest has written everything by then
    if (person.window.heed) return last
    for (let waited = 0; waited < POSE_MS; waited += POSE_EVERY_MS) {
      await sleep(POSE_EVERY_MS)
      const next = await person.poses(person.name)
      if (last && next && apart(last, next).way === 0 && apart(last, next).degrees === 0) break
      last = next
    }
    return last
  }

  async function lookAs(person: Inhabitant): Promise<Looked> {
    const { window } = person
    const before = person.seen
    const health = await window.port.check()
    const picture = health && !health.isMild ? health : await shoot(person)
    person.pose = (await readPose(person)) ?? person.pose
    const fault = isTrouble(picture) ? picture : health
    if (!isTrouble(picture)) person.seen = picture
    return {
      pose: person.pose,
      ...(!isTrouble(picture) && {
        picture: markOf(picture),
        seen: await eye.see(picture, before && { before: { picture: before } }),
        ...floorBelow(person, picture),
      }),
      ...(fault && { trouble: fault }),
      window: window.port.identity,
      display: window.display,
      started: window.started,
      ...(keeper.mark && { keeper: keeper.mark }),
    }
  }

  /** Only a level picture from the usual height says how far the floor reaches. */
  function floorBelow(person: Inhabitant, picture: Picture): { readonly floor?: readonly FloorRay[] } {
    const { position, rotation } = person.pose
    person.ground ??= position.y
    const isLevel = [rotation.pitch, rotation.roll].every((angle) => Math.abs(angle) < LEVEL_DEGREES)
    if (lens === undefined || !isLevel || Math.abs(position.y - person.ground) > lens.high * SAME_HEIGHT) return {}
    return { floor: floorIn(picture, lens) }
  }

  async function press(person: Inhabitant, stroke: Stroke) {
    if (stopped !== undefined) return { heldMs: 0, trouble: trouble('stopped', stopped) }
    if (person.way >= limits.way)
      return { heldMs: 0, trouble: trouble('limited', `${person.name} has gone ${Math.round(person.way)}.`) }
    const heeded = stroke.keys && person.window.heed?.()
    const done = await person.window.port.stroke(stroke)
    if (done.heldMs > 0 && (done.trouble === undefined || done.trouble.isMild)) await heeded?.()
    return done
  }

  return {
    agents: people.map(({ name }) => name),
    actions: Object.keys(strokes),
    stateOf: (agent) => find(agent).pose,
    async look(agents = people.map(({ name }) => name)) {
      const looked = await Promise.all(agents.map(async (name) => [name, await lookAs(find(name))] as const))
      return Object.fromEntries(looked)
    },
    async act(actions) {
      const wanted = Object.entries(actions).map(([name, action]) => ({ person: find(name), action }))
      const befores = await Promise.all(wanted.map(async ({ person }) => person.picture ?? (await shoot(person))))
      const done = await Promise.all(
        wanted.map(async ({ person, action }) => {
          const stroke = Object.hasOwn(strokes, action) ? strokes[action] : undefined
          return stroke ? { stroke, ...(await press(person, stroke)) } : undefined
        }),
      )
      // nobody is looked at before everybody is done
      await sleep(settleMs)
      const afters = await Promise.all(wanted.map(({ person }) => shoot(person)))
      const acted = wanted.map(async ({ person, action }, place): Promise<readonly [string, Acted]> => {
        const [before, after, what] = [befores[place]!, afters[place]!, done[place]]
        const from = person.pose
        const changed = isTrouble(before) || isTrouble(after) ? 0 : differingPart(before, after)
        const fault = what?.trouble ?? (isTrouble(after) ? after : undefined)
        const isDone = what !== undefined && what.heldMs > 0
        const read = await readPose(person)
        // a program that tells poses knows better than a picture, which may be late on a busy machine
        const went = read && apart(from, read)
        const isElsewhere = went !== undefined && (went.way > gait.stride * NUDGE || went.degrees > gait.turn * NUDGE)
        const hasMoved = isDone && (changed >= moved || isElsewhere)
        person.pose = read ?? (hasMoved ? reckon(from, action, gait) : from)
        person.way += apart(from, person.pose).way
        const ok = isDone && hasMoved && (fault === undefined || fault.isMild === true)
        const reason = what === undefined ? `Nobody can ${action} here: ${listed(Object.keys(strokes))}.` : NOTHING
        return [
          person.name,
          {
            action,
            ok,
            changed: Math.round(changed * 1000) / 1000,
            heldMs: what?.heldMs ?? 0,
            keys: what ? strokeWords(what.stroke) : '',
            pose: person.pose,
            ...(!isTrouble(after) && { picture: markOf(after) }),
            ...(!ok && (fault === undefined || fault.isMild) && { reason }),
            ...(fault && { trouble: fault }),
          },
        ]
      })
      return Object.fromEntries(await Promise.all(acted))
    },
    info: () => ({
      ...(config.things === undefined
        ? program?.things !== undefined && { things: program.things }
        : { things: config.things }),
      programs: Object.fromEntries(people.map(({ name, window }) => [name, window.port.identity.title])),
    }),
    pictureOf: (agent) => find(agent).picture,
    ...resetOf(people, config),
    stop,
    get stopped() {
      return stopped
    },
    async close() {
      await Promise.all(people.map(({ window }) => window.close()))
      await eye.close?.()
      await program?.close?.()
      keeper.close()
    },
  }
}

const NOTHING = 'Nothing changed: something is in the way.'

function resetOf(people: readonly Inhabitant[], { reset: command }: DesktopConfig): Pick<Desktop, 'reset'> {
  if (command) return { reset: (poses) => runReset(command, poses) }
  if (!people.every(({ window }) => 'reset' in window)) return {}
  return {
    reset: async (poses) => void (await Promise.all(people.map((each) => each.window.reset!(poses[each.name]!)))),
  }
}

async function runReset([file, ...words]: readonly string[], poses: Readonly<Record<string, Pose>>): Promise<void> {
  const { spawn } = await import('node:child_process')
  const child = spawn(file!, words, { stdio: ['pipe', 'ignore', 'inherit'] })
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(poses))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('exit', resolve)
  })
  if (code !== 0) throw new TroupeError('DESKTOP_NOT_RESTORABLE', `The reset hook ${file} ended with ${code}.`)
}

const markOf = ({ sha256, width, height }: Picture): PictureMark => ({ sha256, width, height })

function withoutGaps<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never
}
