/** The society of explorers, described: how large a building, who searches it, and how that is shown and measured. */
import { TroupeError } from '../../base/errors.ts'
import { mapOf, type GridSource } from '../../worlds/grid/source.ts'
import { count, file, list, seed, toggle } from '../option.ts'
import { isRecord } from '../paths.ts'
import type { FolderFlag } from '../society.ts'
import { society } from '../define-society.ts'
import { createExplorers } from './explorers.ts'
import { explorerNames } from './names.ts'
import { windowHandlers } from './desktop/furnish.ts'
import { tallyWindows } from './window-tally.ts'
import { tally } from './tally.ts'
import { isDesktop } from '../../worlds/desktop/source.ts'

// evaluated with as many in one run
const MOST_EXPLORERS = 1_000
// with sixteen floors it is built in four seconds; one of 1,024 takes more than a minute and three gigabytes
const LARGEST = 256
const MOST_FLOORS = 16
// as far as a server should go without being asked again
const MOST_ROUNDS = 100_000

/** All four flags together say which windows. */
const readWithDesktop =
  (said: string): FolderFlag['read'] =>
  async (_, flag) => {
    const named = flag('desktop')
    const isOfRoom = said === '--scene' || said === '--rooms'
    if (named === undefined || (isOfRoom && named !== 'room'))
      throw new TroupeError('CLI_USAGE', `${said} is for --desktop${isOfRoom ? ' room' : ''}.`)
    return (await import('./desktop/read-flag.ts')).readDesktopFlag(named, flag)
  }

export const description = society({
  name: 'explorers',
  title: 'Explorers',
  says: 'Explorers search a building for things, each with its own sight, map and memories. They write to each other.',
  flow: (minds) => createExplorers({ minds }),
  // programs are started and keys are pressed only for those who name them
  handlers: windowHandlers,
  cast: ({ explorers }) => explorers,
  thinkers: ['decision'],
  options: [
    count({
      path: 'world.size',
      label: 'Size of the building',
      about: "the length of the building's sides",
      default: 24,
      min: 5,
      max: LARGEST,
      flag: '--size',
    }),
    count({ path: 'world.levels', label: 'Floors', default: 1, min: 1, max: MOST_FLOORS, flag: '--levels' }),
    seed({ path: 'world.seed', label: 'Seed of the building', about: 'another building', default: 1 }),
    list({
      path: 'explorers',
      label: 'Explorers',
      about: 'how many explorers, or their names',
      default: explorerNames(4),
      min: 1,
      max: MOST_EXPLORERS,
      named: explorerNames,
      flag: '--agents',
    }),
    count({ path: 'maxSteps', label: 'Rounds at most', default: 60, min: 1, max: MOST_ROUNDS, flag: '--steps' }),
    toggle({
      path: 'talk',
      label: 'They write to each other',
      about: 'nobody writes to anybody',
      default: true,
      flag: '--silent',
    }),
    file({
      path: 'world',
      label: 'A building of your own',
      about: 'a building of your own, as JSON, in place of --size and --levels',
      flag: '--world',
      fits: (world) => isRecord(world) && Array.isArray(world['levels']),
      needs: 'a list "levels"',
    }),
  ],
  command: {
    name: 'explore',
    notes: [
      'At a terminal the map is drawn as the explorers come to know it: ▲ an explorer, ◆ a thing they found, ▒ a door,',
      '• what somebody looks at now. Elsewhere every round is a line.',
      'Rules decide unless a model does: --mind decision=MODEL.',
    ],
    examples: [
      'explore',
      'explore --agents 4 --size 24 --steps 60 --seed 1',
      'explore --agents Ada,Ben --size 40 --levels 2 --steps 200',
      'explore --desktop room --agents 2 --steps 40',
    ],
    folders: [
      {
        flag: '--desktop',
        value: 'CONFIG',
        path: 'world',
        about: 'in windows of real programs, as a file describes them; "room" is one that comes with Troupe',
        read: readWithDesktop('--desktop'),
      },
      {
        flag: '--eye',
        value: 'EYE',
        path: 'world',
        about: 'with --desktop: "changes" (default), a folder that teaches it (docs/eyes.md), or a vision model',
        read: readWithDesktop('--eye'),
      },
      {
        flag: '--scene',
        value: 'FILE.glb',
        path: 'world',
        about: 'with --desktop room: a scene of your own in place of the furnished one',
        read: readWithDesktop('--scene'),
      },
      {
        flag: '--rooms',
        value: 'N',
        path: 'world',
        about: 'with --desktop room: how many rooms the furnished one has (default: 4)',
        read: readWithDesktop('--rooms'),
      },
    ],
  },
  view: 'grid',
  paceMs: 40,
  example: { input: { world: { size: 40 }, explorers: explorerNames(5), maxSteps: 400 }, paceMs: 120 },
  async prepare(input, { isLocal = false }) {
    const { world } = input
    if (isDesktop(world)) {
      if (!isLocal)
        throw new TroupeError(
          'DESKTOP_BAD_CONFIG',
          'Windows are opened from the command line only, by whoever sits at this computer: ' +
            'troupe explore --desktop CONFIG',
        )
      const { readDesktop } = await import('../../worlds/desktop/config.ts')
      const desktop = readDesktop(world.desktop)
      // what the options of a building would be means nothing here
      return { ...input, world: { desktop }, explorers: Object.keys(desktop.agents) }
    }
    if (!isRecord(world)) throw new TroupeError('WORLD_BAD_MAP', 'world takes a seed and a size, or a layout.')
    // what cannot be built is said before a run begins
    mapOf(world as unknown as GridSource)
    return input
  },
  // of a run from elsewhere they may be anything
  nameOf({ world, explorers }) {
    const { size, seed: building, levels } = isRecord(world) ? world : {}
    const people = Array.isArray(explorers) ? `${explorers.length} explorers` : 'Explorers'
    if (isDesktop(world)) return `${people} at windows`
    if (typeof size !== 'number') return `${people} in a building of its own`
    const floors = typeof levels === 'number' && levels > 1 ? ` on ${levels} floors` : ''
    return `${people} in ${size} × ${size}${floors}, building ${String(building)}`
  },
  scoreOf: ({ objects }) => (Array.isArray(objects) ? { score: objects.length } : {}),
  measure: (_store, _run, board) =>
    isDesktop(board['world'])
      ? tallyWindows(board as unknown as Parameters<typeof tallyWindows>[0])
      : tally(board as unknown as Parameters<typeof tally>[0]),
  checkEdit(edit) {
    if (isDesktop(edit['world']))
      throw new TroupeError('DESKTOP_BAD_CONFIG', 'A fork cannot be put into other windows: start a new run.')
  },
  evaluation: async () => (await import('./evaluation.ts')).evaluation,
  evolution: async () => (await import('./evolution.ts')).evolution,
  terminal: async () => (await import('./terminal/terminal-view.ts')).exploreTerminal,
})
