/** Whatever a story says: the adventurers go on, the run ends in order, and its journal can be read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStore, replayRun, stateAt, type Store, type View } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { createMinds } from 'troupe/minds'
import { createAdventurers, storySource } from 'troupe/societies'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Fields } from '../src/societies/adventurers/board.ts'
import { importRun } from '../src/store/transfer-import.ts'
import { exportRun } from '../src/store/transfer.ts'
import { oddStory, textOf, type OddReply } from './odd-story.ts'

const STEPS = 20

const society = createAdventurers({ minds: createMinds() })
const folder = mkdtempSync(join(tmpdir(), 'troupe-odd-texts-'))
const open: Store[] = []
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const HALL = 'Hall\nA hall. Exits lead north and east. You can see a lamp here.\n\n>'
const TAKEN = 'Taken.\n\n>'

const odd: Readonly<Record<string, readonly OddReply[]>> = {
  'a line of 400,000 letters': [HALL, TAKEN, { text: 'a', thousands: 400 }, HALL, TAKEN, HALL],
  'a line of 80,000 words': [HALL, TAKEN, { text: 'lamp ', thousands: 80 }, HALL, HALL, TAKEN],
  'hundreds of thousands of lines': [
    HALL,
    TAKEN,
    { text: 'A b\n', thousands: 100 },
    HALL,
    { text: '\n', thousands: 400 },
  ],
  'ten thousand rooms at once': [HALL, TAKEN, { text: 'Red Hall\nYou can see a lamp here.\n\n', thousands: 10 }, HALL],
  'text from right to left': [
    HALL,
    'אולם\nמנורה כאן. You can see a מנורה here.\n\n>',
    '\u202eThere is a lamp here.\u202c\n\n>',
  ],
  'emoji, whole and in halves': [
    '🏰 Hall\nYou can see a 🗡️ and a 👩‍👩‍👧 lamp here.\n\n>',
    'Taken 👍🏽.\n\n>',
    'Half\nA \ud83d half, another \udc4d.\n\n>',
  ],
  'combining characters': [
    'Ha\u0301\u0302\u0303ll\nA lamp\u0336 is here.\n\n>',
    { text: '\u0301', thousands: 100 },
    HALL,
  ],
  'control characters': [
    HALL,
    '\u0000\u0001\u0007\u0008\u001b[2J\u001b]0;mine\u0007\u007f\u0085',
    'Ha\u0000ll\nYou can see a la\u001b[31mmp here.\r\n\n>',
  ],
  'separators nobody sees': [HALL, '\u2028\u2029\ufeff\u200b\u00a0\u00ad', 'Hall\u2028A hall.\u2028\u2028>'],
  'nothing at all': ['', '', '\n', ' ', '>'],
}

function sourceOf(name: string, story: Uint8Array) {
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.z5`)
  writeFileSync(file, story)
  return storySource(file)
}

async function play(name: string, story: Uint8Array, store = memoryStore()) {
  const run = society.run({ story: sourceOf(name, story), maxSteps: STEPS }, { id: 'odd', seed: 1, store })
  return run.finished
}

function saved(name: string): Store {
  const store = sqliteStore(join(folder, `${name.replaceAll(/\W+/g, '-')}.db`))
  open.push(store)
  return store
}

/** All that was said in a run. */
async function textsIn(store: Store): Promise<Set<string>> {
  const texts = new Set<string>()
  for await (const { board } of replayRun<Fields>(store, 'odd'))
    if (board.observation) texts.add(board.observation.text)
  return texts
}

async function takeIn(from: Store): Promise<View<Fields>> {
  const store = memoryStore()
  await importRun(store, () => exportRun(from, 'odd', 'test'))
  return stateAt<Fields>(store, 'odd')
}

describe('a story that says odd things', () => {
  it.each(Object.entries(odd))(
    'is played to the end and told again: %s',
    { timeout: 180_000 },
    async (name, replies) => {
      const { board, status, reason } = await play(name, oddStory(replies), saved(name))
      expect({ status, reason, step: board.step }).toEqual({ status: 'ended', reason: 'out of steps', step: STEPS })
      expect(board.decisionLog).toHaveLength(STEPS)
      // what is typed is for a parser, not for a screen
      for (const { finalDecision } of board.decisionLog) expect(finalDecision).toMatch(/^[^\p{C}\u2028\u2029]{1,100}$/u)

      await open.pop()!.close()
      const store = saved(name)
      expect(await stateAt<Fields>(store, 'odd')).toEqual(board)
      expect(await takeIn(store)).toEqual(board)
      expect(await textsIn(store)).toEqual(new Set(replies.map(textOf)))
    },
  )
})

describe('a story that says more than a turn may', () => {
  const megabyte: OddReply = { text: 'a', thousands: 1050 }

  it('has the turn taken back, says so, and is played on', { timeout: 180_000 }, async () => {
    const { board, status, reason } = await play('too long', oddStory([HALL, HALL, megabyte]))
    expect({ status, reason, step: board.step }).toEqual({ status: 'ended', reason: 'out of steps', step: STEPS })
    expect(board.commands).toHaveLength(1)
    expect(board.observation!.refused).toMatch(/^The story failed there: it printed more than \d+ characters/)
    expect(board.observation!.text).toBe(board.observation!.refused)
  })

  it('from the beginning leaves nothing to play, and the run ends all the same', { timeout: 180_000 }, async () => {
    const { board, status } = await play('too long at once', oddStory([megabyte, HALL]))
    expect(status).toBe('ended')
    expect(board.commands).toEqual([])
    expect(board.score).toBe(0)
  })
})

describe('a story that stops', () => {
  it('ends the run in the step it stops in', async () => {
    const { board, status, reason } = await play('stops', oddStory([HALL, 'א', '👍'], 'stops'))
    expect({ status, reason, step: board.step }).toEqual({ status: 'ended', reason: 'quit', step: 3 })
    expect(board.observation).toMatchObject({ over: 'quit', wants: 'nothing' })
  })
})
