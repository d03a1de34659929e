/** What once went wrong: odd names, commands taken back, ways of the same name. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createAdventurers, storySource } from 'troupe/societies'
import { describe, expect, it } from 'vitest'
import { runAuction } from '../src/societies/adventurers/strategy/auction.ts'
import { knowing } from './known.ts'
import { oddStory, type OddReply } from './odd-story.ts'

async function play(replies: readonly OddReply[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'troupe-bugs-')), 'odd.z5')
  writeFileSync(file, oddStory(replies))
  return createAdventurers({ minds: createMinds() }).run(
    { story: storySource(file), maxSteps: 20 },
    { seed: 1, store: memoryStore() },
  ).finished
}

describe('adventurers', () => {
  it('can be in a room named like a part of every object', async () => {
    const { board } = await play([
      'Constructor\nA hall. You can go north.\n\n>',
      'Red Hall\nYou can go north.\n\n>',
      'Constructor\nA hall. You can go north.\n\n>',
    ])
    expect(board.step).toBe(20)
  })

  it('have not moved when the world took the command back', async () => {
    const { board } = await play(['Hall\nA hall.\n\n>', 'Hall\nA hall.\n\n>', { text: 'a', thousands: 600 }])
    expect(board.locations.map(({ id }) => id)).toEqual(['hall'])
    expect(board.actionHistory.slice(1).filter(({ outcome }) => outcome === 'success')).toEqual([])
  })

  it('on the way to a place whose own way has the same name are still on the way', () => {
    const ways = { hall: { north: 'lane' } }
    const proposal = {
      command: 'north',
      at: 'lane',
      gain: 4,
      probability: 0.4,
      reason: 'the way north from lane is not explored',
      lesson: 'going',
    }
    const responses = {
      navigator: { agent: 'navigator', answer: '', confidence: 1, metadata: {}, proposals: [proposal] },
    } as const
    const hall = {
      responses,
      goals: [{ goal: 'explore', priority: 'high' }],
      approach: { strategy: 'exploration', stepsSinceProgress: 0, isAtPuzzle: false },
      standing: {},
      veto: () => undefined,
    } as const
    const auction = runAuction(knowing({ here: 'hall', ways }), hall, createRandom(1))
    expect(auction).toMatchObject({ action: 'north', pursuit: 'lane|north', confidence: 0.4 })
    expect(auction.lesson).toBeUndefined()
  })
})
