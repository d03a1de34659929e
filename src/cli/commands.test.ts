/**
 * Every command keeps the same promises: help with an example, JSON for programs, a seed where there is chance, exit
 * codes.
 */
import { once } from 'node:events'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, lastObject, type Desk } from '../../test/cli.ts'
import { openShop, type Shop } from '../../test/cli-shop.ts'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { root } from '../../test/repository.ts'
import { mistakesWith, wordsThatWork } from '../../test/society-promises.ts'
import { registry } from '../societies/registry.ts'
import { commands, type CommandName } from './commands.ts'

interface Promised {
  /** words after the name that make it succeed in the folder below */
  readonly works: readonly string[]
  /** something that makes it throw dice: then it takes --seed */
  readonly hasChance?: true
  /** words that are a mistake of whoever types them, besides an unknown option */
  readonly misused?: readonly (readonly string[])[]
  /** it goes on until Ctrl-C */
  readonly isServer?: true
  /** it works on a Postgres alone */
  readonly needsPostgres?: true
}

const ownPromises: Readonly<Record<string, Promised>> = {
  studio: {
    works: ['--no-open', '--no-examples', '--port', '0', '--store', 'studio.db'],
    misused: [['--society', 'nowhere.ts']],
    isServer: true,
  },
  serve: {
    works: ['--port', '0', '--store', 'serve.db'],
    hasChance: true,
    misused: [
      ['--flow', 'nowhere.json'],
      ['--society', 'nowhere.ts'],
    ],
    isServer: true,
  },
  worker: {
    works: ['--societies', 'explorers'],
    misused: [[], ['--store', 'worker.db'], ['--store', 'postgres://localhost/x', '--societies', 'nobody']],
    isServer: true,
    needsPostgres: true,
  },
  rules: { works: [], misused: [[], ['--store', 'rules.db'], ['--rate', 'openai']], needsPostgres: true },
  // an assistant that is not there has hung up already
  mcp: {
    works: ['--store', 'mcp.db', '--port', '0'],
    misused: [
      ['--society', 'nowhere.ts'],
      ['--url', 'nowhere'],
    ],
  },
  demo: { works: [], hasChance: true },
  run: { works: ['societies.ts#counting'], hasChance: true, misused: [['nowhere.ts']] },
  runs: { works: [], misused: [['--store', 'nowhere.db']] },
  show: { works: ['sample'], misused: [['last', '--store', 'nowhere.db']] },
  memories: { works: ['sample'], misused: [['last', '--store', 'nowhere.db']] },
  interview: { works: ['sample', 'ana', 'What do you remember?'], misused: [['sample', 'nobody', 'Who are you?']] },
  ask: {
    works: ['game', 'navigator', 'Where are we?'],
    misused: [
      ['game', 'nobody', 'Where are we?'],
      ['game', 'navigator'],
      ['sample', 'navigator', 'Where are we?'],
    ],
  },
  trace: {
    works: ['sample'],
    misused: [
      ['sample', '--watch'],
      ['sample', '--otlp', 'nowhere'],
    ],
  },
  tail: { works: ['sample', '--past'], misused: [['last', '--store', 'nowhere.db']] },
  resume: { works: ['sample', '--steps', '0'], misused: [['sample', '--society', 'nowhere.ts']] },
  fork: {
    works: ['sample', '--at', '1', '--steps', '0'],
    hasChance: true,
    misused: [['sample', '--at', '1', '--society', 'nowhere.ts']],
  },
  replay: { works: ['sample'], misused: [['last', '--store', 'nowhere.db']] },
  export: { works: ['sample', '--out', 'again.jsonl'], misused: [['sample', '--out', 'no/such/folder.jsonl']] },
  import: { works: ['sample.jsonl', '--store', 'other.db'], misused: [['nowhere.jsonl']] },
  evaluate: {
    works: ['explorers', '--scale', '1'],
    misused: [['nowhere.ts']],
  },
  contract: { works: ['societies.ts#counting'], misused: [['nowhere.ts']] },
  flow: { works: ['run', 'counting.json'], hasChance: true, misused: [['check', 'nowhere.json'], ['dance']] },
  play: { works: ['fog-bell', '--commands', 'typed.txt'], hasChance: true, misused: [['nowhere.z5']] },
  evolve: {
    works: ['explorers', '--pairs', '1', '--races', '1'],
    hasChance: true,
    misused: [['nobody'], ['explorers', '--pairs', '0']],
  },
  family: { works: ['explorers'], misused: [['nobody'], ['explorers', '--store', 'nowhere.db']] },
  reflect: { works: ['game'], misused: [['last', '--store', 'nowhere.db']] },
  ablate: { works: ['fog-bell', '--seeds', '1', '--steps', '2'], hasChance: true, misused: [['nowhere.z5']] },
  // what it learns needs packages that are not installed with Troupe
  teach: { works: ['quests', '--labels-only'], hasChance: true, misused: [['nowhere']] },
  textquests: { works: ['quests', '--steps', '2'], hasChance: true, misused: [['nowhere']] },
  stories: { works: [], misused: [['get', 'nothing-of-the-kind']] },
  doctor: { works: [] },
  help: { works: [], misused: [['nothing-of-the-kind']] },
}

/** Commands of societies are made from their descriptions, and so is what is tried with them. */
const ofSocieties = await Promise.all(
  Object.values(registry).map(async ({ usage, load }): Promise<[string, Promised]> => {
    const society = await load()
    const promised = { works: wordsThatWork(society), hasChance: true, misused: mistakesWith(society) } as const
    return [usage.split(' ')[0]!, promised]
  }),
)

const promises: Readonly<Record<string, Promised>> = { ...ownPromises, ...Object.fromEntries(ofSocieties) }
const names = Object.keys(commands) as CommandName[]

it('is promised for every command: a new one that is not of a society needs a line in this table', () => {
  expect(Object.keys(promises).toSorted()).toEqual(names.toSorted())
})

describe('every command', () => {
  const newSchema = temporarySchemas()
  let desk: Desk
  let shop: Shop
  let sample = ''
  let game = ''
  const wordsOf = (name: CommandName, words: readonly string[]) => [
    name,
    ...words.map((word) => (word === 'sample' ? sample : word === 'game' ? game : word)),
  ]

  beforeAll(async () => {
    desk = createDesk()
    shop = await openShop(desk)
    layOutQuests(desk)
    writeFileSync(desk.path('typed.txt'), 'look\n')
    writeFileSync(desk.path('counting.json'), JSON.stringify(COUNTING))
    // explorers remember after a few steps, so `memories` has something to show
    sample = (await desk.json<{ run: string }>('run', 'explorers', '--steps', '8', '--input', INPUT)).run
    await desk.troupe('export', sample, '--out', 'sample.jsonl')
    game = (await desk.json<{ run: string }>('adventure', 'fog-bell', '--steps', '2')).run
  })
  afterAll(() => {
    shop[Symbol.dispose]()
    desk[Symbol.dispose]()
  })

  it.for(names)('%s explains itself with an example, and has --seed if there is chance in it', async (name) => {
    const { code, stdout, stderr } = await shop.troupe(name, '--help')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`Examples?\\n {2}(npx )?troupe ${name}`))
    expect(stdout).toContain('--json')
    expect(/--seed\b/.test(stdout)).toBe(promises[name]!.hasChance === true)
  })

  it.for(names)('%s --json ends stdout with one object, and everything else is on stderr', async (name, { skip }) => {
    const { works, isServer, needsPostgres } = promises[name]!
    if (needsPostgres && whyNoPostgres) return skip(whyNoPostgres)
    const store = needsPostgres ? { TROUPE_STORE: await newSchema() } : {}
    const playing = desk.start([...wordsOf(name, works), '--json'], store)
    if (isServer === true) {
      const [line] = (await once(playing.child.stdout!, 'data')) as [string]
      // once it answers, it also listens for Ctrl-C
      const { address } = JSON.parse(line) as { address?: string }
      if (address !== undefined) await fetch(address)
      playing.child.kill('SIGINT')
    }
    const outcome = await playing.done
    expect(outcome.code, outcome.stderr).toBe(0)
    expect(lastObject(outcome)).toBeTypeOf('object')
    // what runs until it is stopped says first where it is, as an object too
    expect(outcome.stdout.trimEnd().split('\n')).toHaveLength(isServer === true ? 2 : 1)
  })

  it('adventure - ends stdout with one object as well, when nobody tells it anything', async () => {
    const outcome = await desk.troupe('adventure', '-', '--session', 'untold', '--store', 'lines.db', '--json')
    expect(outcome.code, outcome.stderr).toBe(0)
    expect(lastObject(outcome)).toEqual({ run: 'untold', observations: 0, refused: 0, step: 0, score: 0 })
    expect(outcome.stdout.trimEnd().split('\n')).toHaveLength(1)
  })

  it.for(names)('%s ends with 2 when it is misused, and says how in one line', async (name) => {
    const { works, misused = [] } = promises[name]!
    const mistakes = [[...works, '--no-such-option'], ...misused]
    for (const words of mistakes) {
      const outcome = await shop.troupe(...wordsOf(name, words), '--json')
      expect({ words, code: outcome.code }).toEqual({ words, code: 2 })
      expect(lastObject(outcome)).toMatchObject({ error: { message: expect.any(String) as string } })
      expect(outcome.stderr).toMatch(/^[A-Z]+_[A-Z_]+ .*\n$/)
    }
  })
})

const COUNTING = {
  format: 'troupe-flow/1',
  name: 'counting',
  fields: { count: { rule: 'sum' } },
  start: 'step',
  agents: { step: { kind: 'compute', writes: { count: '1' } } },
  routes: { step: { when: [{ if: 'count < 2', to: 'step' }], otherwise: { end: 'two' } } },
}

const INPUT = JSON.stringify({
  world: { seed: 1, size: 8, levels: 1 },
  explorers: ['ana', 'bo'],
  maxSteps: 9,
})

/** Our own story in a folder of the TextQuests format. */
function layOutQuests(desk: Desk): void {
  mkdirSync(desk.path('quests/fogbell'), { recursive: true })
  copyFileSync(join(root, 'stories/fog-bell.z5'), desk.path('quests/fogbell/fogbell.z5'))
  const checkpoints = [{ observation_string_check: 'LANDING', percentage: 4 }]
  writeFileSync(desk.path('quests/game_progress.json'), JSON.stringify({ fogbell: { checkpoints } }))
}
