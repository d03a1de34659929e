/** Explorers in the room as trials: the same houses with mail, in silence and by chance, each with its truth. */
import { setTimeout as sleep } from 'node:timers/promises'
import { runTrials, type Progress, type TrialsOptions } from '../../../evaluate/trials/run-trials.ts'
import type { Trial, TrialRun, TrialSide } from '../../../evaluate/trials/trial.ts'
import { createMinds } from '../../../minds/mind.ts'
import { createExplorers } from '../../../societies/explorers/explorers.ts'
import { explorerNames } from '../../../societies/explorers/names.ts'
import { wander } from '../../../societies/explorers/wander.ts'
import { readEntries } from '../../../store/fold.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { readDesktop, type DesktopConfig } from '../../../worlds/desktop/config.ts'
import { MOVED } from '../../../worlds/desktop/desktop.ts'
import { desktopHandlers, type Act, type Info, type Look } from '../../../worlds/desktop/effects.ts'
import type { Eye } from '../../../worlds/desktop/eye.ts'
import { furnish } from '../../../worlds/desktop/room/furnish.ts'
import { roomProgram } from '../../../worlds/desktop/room/room.ts'
import type { ServedRoom } from '../../../worlds/desktop/room/serve-room.ts'
import { searchableDesktop } from '../../../worlds/desktop/searchable.ts'
import { measureRun, type ActResult, type LookResult, type RunMeasures, type Truth } from './measure-run.ts'

export const ROUNDS = 80
// two explorers find most of what is in ten in eighty rounds, in which chance comes through two or three of them;
// in a house of four, whoever only turns about in a doorway has seen most of it
export const ROOMS = 10
const GAIT = { stride: 0.6, turn: 30 }
// each has a browser of its own
const TEAM = 2
// the page counts what is visible once it stands still
const TRUTH_MS = 5_000
const TRUTH_EVERY_MS = 20

// whatever model the environment names: rules are measured here
const minds = createMinds({ choose: { decision: 'rules' } })
const rules = createExplorers({ world: searchableDesktop, minds })
const walkers = createExplorers({ world: searchableDesktop, minds, rules: wander })

const sideNames = ['mail', 'silent', 'chance'] as const

export interface HouseResult {
  readonly seed: number
  readonly things: number
  readonly mail: RunMeasures
  readonly silent: RunMeasures
  readonly chance: RunMeasures
}

export interface Playing extends Omit<TrialsOptions, 'concurrency' | 'onProgress'> {
  readonly eye: Eye
  /** of the pictures, and of what the browsers write */
  readonly folder: string
  readonly rounds?: number
  readonly progress?: ((what: string) => void) | undefined
  readonly found?: ((trials: number) => void) | undefined
}

/** Those that were played on all sides: what is interrupted gives the houses before it. */
export async function playHouses(seeds: readonly number[], playing: Playing): Promise<HouseResult[]> {
  const { eye, folder, rounds = ROUNDS, progress, found, ...options } = playing
  const stage = handlersWithTruth(eye)
  const sides = sideNames.map((name): TrialSide => {
    const flow = name === 'chance' ? walkers : rules
    return { name, flow, difference: eye.name, options: { handlers: stage.handlers } }
  }) as [TrialSide, ...TrialSide[]]
  const plans = seeds.flatMap((seed) =>
    sideNames.map((side) => {
      const world = { desktop: houseOf(seed, `${folder}/${seed}-${side}`) }
      const input = { world, explorers: explorerNames(TEAM), maxSteps: rounds, talk: side === 'mail' }
      return { side, case: 'house', seed, input }
    }),
  )
  const onProgress = ({ done, total, read, trial }: Progress) => {
    if (trial === undefined && read > 0) found?.(read)
    stage.tell = (round) => progress?.(`run ${Math.min(done + 1, total)} of ${total}, round ${round} of ${rounds}`)
  }
  const store = options.store ?? memoryStore()
  const asked = { ...options, store, name: 'desktop', sides, plans, measure: measured, concurrency: 1, onProgress }
  try {
    const { trials } = await runTrials(asked)
    return seeds.flatMap((seed) => houseIn(trials, seed))
  } finally {
    await stage.close()
  }
}

function houseIn(trials: readonly Trial[], seed: number): HouseResult[] {
  const own = trials.filter((trial) => trial.seed === seed)
  const failed = own.find(({ error }) => error !== undefined)
  if (failed) throw new Error(`House ${seed}, ${failed.side}: ${failed.error!.message}`)
  const [mail, silent, chance] = sideNames.map((name) => own.find(({ side }) => side === name)?.measured)
  if (mail === undefined || silent === undefined || chance === undefined) return []
  const measures = { mail, silent, chance } as Pick<HouseResult, 'mail' | 'silent' | 'chance'>
  return [{ seed, things: thingsOf(seed), ...measures }]
}

const thingsOf = (seed: number) => new Set(furnish({ seed, rooms: ROOMS }).objects.map(({ name }) => name)).size

function houseOf(seed: number, pictures: string): DesktopConfig {
  const agents = Object.fromEntries(explorerNames(TEAM).map((name) => [name, {}]))
  return readDesktop({ program: 'room', agents, gait: GAIT, seed, rooms: ROOMS, pictures })
}

async function measured({ run, store }: TrialRun): Promise<RunMeasures> {
  const results: (LookResult | ActResult)[] = []
  for await (const { record } of readEntries(store, run)) {
    if (record.kind !== 'step') continue
    for (const { effect, result } of record.did.flatMap(({ effects = [] }) => effects)) {
      const isKnown = result !== null && typeof result === 'object' && !('interrupted' in result)
      if (!isKnown || effect.type === 'desktop-leave') continue
      results.push(result as LookResult | ActResult)
    }
  }
  return measureRun(results, { gait: GAIT, moved: MOVED })
}

/** Looking as for every run; what the page knows is journaled beside what was seen, where no explorer looks. */
function handlersWithTruth(eye: Eye) {
  let room: ServedRoom | undefined
  const open = new Set<string>()
  const stage = { tell: undefined as ((round: number) => void) | undefined }
  let round = 0
  const usual = desktopHandlers(async ({ agents, seed, rooms, pictures, gait }) => {
    const program = await roomProgram({ seed: seed!, rooms: rooms! })
    room = program.room
    // lent: it is wanted in the next house, too
    const lent: Eye = { name: eye.name, see: (...seeing) => eye.see(...seeing) }
    const own = { ...program, close: () => program.room.close() }
    return { agents, pictures: pictures!, gait: gait!, eye: lent, program: own }
  })
  const handlers = {
    ...usual,
    'desktop-look': async (asked: Look, info: Info) => {
      open.add(info.run)
      const result = await usual['desktop-look'](asked, info)
      const truth = await Promise.all(asked.agents.map(async (name) => [name, await truthOf(room!, name)] as const))
      stage.tell?.(++round)
      return { ...result, truth: Object.fromEntries(truth) }
    },
    'desktop-act': (asked: Act, info: Info) => usual['desktop-act'](asked, info),
    'desktop-leave': async (asked: unknown, info: Info) => {
      round = 0
      open.delete(info.run)
      return usual['desktop-leave'](asked, info)
    },
  }
  return Object.assign(stage, {
    handlers,
    /** of runs that were interrupted */
    async close() {
      for (const run of open) await usual['desktop-leave']({}, { run })
    },
  })
}

async function truthOf(room: ServedRoom, agent: string): Promise<Truth> {
  for (let waited = 0; waited < TRUTH_MS; waited += TRUTH_EVERY_MS) {
    const { visible, x, y, z, yaw, pitch, roll } = room.report(agent) ?? {}
    if (visible !== undefined)
      return {
        pose: { position: { x: x!, y: y!, z: z! }, rotation: { yaw: yaw!, pitch: pitch!, roll: roll! } },
        visible: visible.map(({ name }) => name),
      }
    await sleep(TRUTH_EVERY_MS)
  }
  throw new Error(`The page of ${agent} did not come to rest within ${TRUTH_MS / 1000} s.`)
}
