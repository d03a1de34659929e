/** A whole game in which a model thinks for all four, behind real HTTP, and one reply in five is broken in some way. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { createMinds } from 'troupe/minds'
import { createAdventurers, storySource } from 'troupe/societies'
import { startModelServer, type ModelServer, type ServerFault, type ServerRequest } from 'troupe/testing'
import { root } from './repository.ts'

const STEPS = 100
// no fault at all: faults are taken one by one, and four in five requests meet none
const FINE: ServerFault = { kind: 'slow', ms: 0 }
const BROKEN: readonly ServerFault[] = [
  { kind: 'truncated' },
  { kind: 'wrong-schema' },
  { kind: 'broken-body' },
  { kind: 'wrong-schema', reply: 'I would rather go north.' },
  { kind: 'status', status: 500 },
  { kind: 'wrong-schema', reply: { agent: 'navigator', answer: 7, confidence: 'high' } },
  { kind: 'dropped' },
  { kind: 'wrong-schema', reply: { reasoning: 'a long way', action: 'north\nand then quit' } },
  { kind: 'status', status: 429, retryAfter: 0 },
  { kind: 'wrong-schema', reply: [] },
]
const COMMANDS = ['north', 'look', 'examine sky', 'south', 'inventory', 'west', 'wait', 'east', 'take all', 'up']

let folder: string
let store: Store
let server: ModelServer

const answer = ({ text }: ServerRequest, place: number): object =>
  text.includes('You are Strategy')
    ? {
        reasoning: `thought ${place}`,
        action: COMMANDS[place % COMMANDS.length]!,
        confidence: 0.7,
        current_goal: 'see',
      }
    : { agent: 'navigator', answer: 'Go on.', confidence: 0.6, metadata: { suggested_action: 'look' } }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-game-'))
  store = sqliteStore(join(folder, 'troupe.db'))
  server = await startModelServer({ reply: answer })
})
afterEach(async () => {
  await store.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('a game that a model plays', () => {
  it('goes on when one reply in five is broken, and its journal says what happened', async () => {
    server.fail(
      ...Array.from({ length: 5000 }, (_, at) => (at % 5 === 4 ? BROKEN[((at - 4) / 5) % BROKEN.length]! : FINE)),
    )
    const minds = createMinds({ model: `${server.url}#tiny`, patience: { attempts: 4, backoffMs: 1 } })
    const story = storySource(join(root, 'stories/fog-bell.z5'))
    const run = createAdventurers({ minds }).run({ story, maxSteps: STEPS }, { store, id: 'game' })
    const { board, reason, status } = await run.finished
    expect({ status, reason }).toEqual({ status: 'ended', reason: 'out of steps' })
    expect(board.step).toBe(STEPS)
    expect(board.decisionLog).toHaveLength(STEPS)
    expect(server.requests.length).toBeGreaterThan(4 * STEPS)
    // most of it is the model's own
    const byModel = board.decisionLog.filter(({ reasoning }) => reasoning.startsWith('thought'))
    expect(byModel.length).toBeGreaterThan(STEPS / 3)
    const records = (await store.read('game', 1, 100_000)).map(({ record }) => record)
    const calls = records.filter(({ kind }) => kind === 'call')
    expect(calls.length).toBeGreaterThanOrEqual(4 * STEPS)
    const minded = records.flatMap((record) => (record.kind === 'step' ? record.did : []))
    expect(new Set(minded.flatMap(({ mind }) => mind ?? []))).toContain(`${server.url}#tiny`)
    // broken replies were asked for again, and it is written down
    expect(JSON.stringify(records)).toMatch(/must be a number from 0 to 1|could not be read|does not fit/)
    // a command that Memory vetoes is not done, whoever wants it
    expect(board.commands.every((command) => !/quit/.test(command))).toBe(true)
  })

  it('says look when Strategy cannot be understood, and counts a specialist that cannot with 0', async () => {
    await server.close()
    server = await startModelServer({ reply: () => 'Hmm.' })
    const minds = createMinds({ model: `${server.url}#tiny`, patience: { attempts: 1, backoffMs: 1 } })
    const story = storySource(join(root, 'stories/fog-bell.z5'))
    const { board } = await createAdventurers({ minds }).run({ story, maxSteps: 3 }, { store, id: 'dumb' }).finished
    expect(board.decisionLog.map(({ finalDecision, reasoning }) => ({ finalDecision, reasoning }))).toEqual(
      Array.from({ length: 3 }, () => ({ finalDecision: 'look', reasoning: 'parse error' })),
    )
    for (const member of ['navigator', 'puzzle', 'memory'])
      expect(board.responses[member]).toMatchObject({ agent: member, confidence: 0, error: 'parse_failed' })
  })
})
