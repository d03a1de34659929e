/** Journals that want to do harm where they are printed: in a real store, and as files, beside the real command. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sqliteStore } from 'troupe/sqlite'
import { createMinds } from '../src/minds/mind.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import type { JournalRecord, StartRecord } from '../src/store/record.ts'
import type { Store } from '../src/store/store.ts'
import { oddStory } from './odd-story.ts'

/** Fills the clipboard, clears the screen, colours, turns around, hides, and goes on in a line of its own. */
export const EVIL =
  'x\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b31m\u001b[31mred\u001b[8mhidden' +
  '\u202egnp\u2066\u200b\ufeff\u{e0041}\u007f\u2028\rover\nFORGED line\u0008'
/** What becomes of the start of it. */
export const EVIL_SHOWN = 'x\\u001b]52;c;ZXZpbA==\\u0007\\u001b[2J\\u009b31m'
/** half a pair does not survive in ids, which SQLite keeps as UTF-8 */
const EVIL_VALUE = `${EVIL}\ud800`

const v = 1 as const
const memory = { agent: EVIL, text: EVIL_VALUE, kind: EVIL, importance: 5, step: 1 }
const board = {
  [EVIL]: { set: { [EVIL]: [EVIL_VALUE] } },
  memories: { push: [memory] },
  memoryEmbedder: { set: 'hashed/384' },
  list: { push: [{ id: EVIL, note: EVIL }] },
}

const start: StartRecord = {
  v,
  kind: 'start',
  flow: EVIL,
  seed: EVIL,
  step: 0,
  changes: board,
  next: [EVIL, { agent: EVIL, payload: EVIL }],
  shape: { agents: { [EVIL]: {} } },
  society: EVIL,
}

const step = {
  v,
  kind: 'step',
  step: 1,
  did: [
    {
      agent: EVIL,
      changes: board,
      tries: 2,
      by: EVIL,
      mind: EVIL,
      skipped: EVIL,
      effects: [{ effect: { type: EVIL }, result: EVIL }],
    },
  ],
  next: [EVIL],
} satisfies JournalRecord

const ask = { v, kind: 'ask', step: 2, slot: 0, agent: EVIL, key: EVIL, question: EVIL_VALUE, fault: EVIL } as const

const rests: Readonly<Record<string, readonly JournalRecord[]>> = {
  asking: [step, { v, kind: 'call', step: 2, slot: 0, attempt: 1, call: 1, name: EVIL, value: EVIL }, ask],
  failed: [step, { v, kind: 'fail', step: 2, slots: [0], code: EVIL, message: EVIL_VALUE }],
  ended: [
    step,
    { v, kind: 'think', step: 2, slot: 0, agent: EVIL, outcome: {} },
    { v, kind: 'effect', step: 2, slot: 0, place: 0, id: EVIL },
    { v, kind: 'done', step: 2, slot: 0, place: 0, result: EVIL },
    { ...step, step: 2, next: [] },
    { v, kind: 'end', step: 2, reason: EVIL_VALUE },
  ],
}

/**
 * `asking…`, `failed…`, `ended…`, a fork of it, a society inside it, and `game…`, which is a game of the adventurers.
 */
export async function writeHostileStore(file: string): Promise<void> {
  const store = sqliteStore(file)
  try {
    for (const [name, records] of Object.entries(rests)) await write(store, `${name}${EVIL}`, start, records)
    const parent = `ended${EVIL}`
    await write(store, `fork${EVIL}`, { ...start, parent: { run: parent, step: 1 }, step: 1 }, [])
    await write(store, `${parent}/2.${EVIL}`, { ...start, within: parent }, rests['asking']!)
    await writeGame(store)
  } finally {
    await store.close()
  }
}

async function write(store: Store, id: string, first: StartRecord, records: readonly JournalRecord[]): Promise<void> {
  await store.create(id, first)
  if (records.length > 0) await store.append(id, 1, records)
}

const fogBell = fileURLToPath(new URL('../stories/fog-bell.z5', import.meta.url))
// what of a game is text, wherever it stands on the board
const TEXTS = /^(title|text|reason|reasoning|finalDecision|command|action|answer|name|currentGoal|goal|mind)$/

/** A game as it was played, in which everything that is told tells harm. */
async function writeGame(store: Store): Promise<void> {
  const members = ['navigator', 'puzzle', 'memory', 'strategy']
  const minds = createMinds({ choose: Object.fromEntries(members.map((name) => [name, 'rules'])) })
  const input = { story: storySource(fogBell), maxSteps: 3 }
  const { id } = await createAdventurers({ minds }).run(input, { store, id: 'played' }).finished
  const [first, ...rest] = (await store.read(id, 1, 10_000)).map(({ record }) =>
    JSON.parse(JSON.stringify(record), (key, value: unknown) =>
      typeof value === 'string' && TEXTS.test(key) ? `${value}${EVIL}` : value,
    ),
  ) as [StartRecord, ...JournalRecord[]]
  await write(store, `game${EVIL}`, first, rest)
}

/** Code that names everything in it so that it does harm; and files of all kinds. */
export function writeHostileFiles(folder: string): void {
  const evil = JSON.stringify(EVIL.replaceAll(/[/:~]/g, ''))
  const society = `import { board, end, flow, value } from 'troupe'
const evil = ${evil}
const b = board({ [evil]: value(''), go: value('end') })
export const hostile = flow(b, {
  name: evil,
  start: evil,
  agents: { [evil]: b.agent({ reads: ['go'], writes: [evil], think: async ({ go }, context) => {
    if (go === 'fail') throw new Error(evil)
    if (go === 'ask') await context.ask(evil)
    return { [evil]: evil }
  } }) },
  routes: { [evil]: end(evil) },
})
`
  writeFileSync(join(folder, 'hostile.ts'), society)
  writeFileSync(join(folder, 'broken.ts'), `throw new Error(${evil})`)
  writeFileSync(
    join(folder, 'timer.ts'),
    `${society}\nsetTimeout(() => { throw new Error(evil) })\nawait new Promise(() => {})`,
  )
  writeFileSync(join(folder, 'commands.txt'), `look\n${EVIL.replaceAll('\n', ' ')}\n`)
  writeFileSync(join(folder, 'world.json'), JSON.stringify({ [EVIL]: EVIL, objects: [{ name: EVIL }] }))
  const named = EVIL.replaceAll(/[/:~]/g, '')
  const flow = {
    format: 'troupe-flow/1',
    name: 'told',
    title: EVIL,
    description: EVIL,
    parameters: { said: { type: 'text', label: EVIL, about: EVIL, default: EVIL } },
    fields: { answer: { initial: EVIL } },
    start: named,
    agents: { [named]: { kind: 'compute', about: EVIL, writes: { answer: 'said' } } },
    routes: { [named]: { end: EVIL } },
    output: 'answer',
  }
  writeFileSync(join(folder, 'told.json'), JSON.stringify(flow))
  const wrong = { ...flow, start: EVIL, output: EVIL, routes: { [named]: EVIL }, joins: { [EVIL]: [EVIL] } }
  writeFileSync(join(folder, 'hostile.json'), JSON.stringify(wrong))
  writeFileSync(join(folder, 'odd.z5'), oddStory([`Hall\n${EVIL}\n>`, `${EVIL}\n>`]))
  const stories = join(folder, '.troupe', 'stories')
  mkdirSync(stories, { recursive: true })
  writeFileSync(join(stories, `${EVIL}.z5`), oddStory(['Hall\n>', 'Ok.\n>']))
  const quests = join(folder, 'quests')
  const game = EVIL.replaceAll('\n', '')
  mkdirSync(join(quests, game), { recursive: true })
  writeFileSync(join(quests, game, `${game}.z5`), oddStory([`Hall\n>`, 'Ok.\n>']))
  writeFileSync(join(quests, 'game_progress.json'), JSON.stringify({ [game]: { checkpoints: [] } }))
}
