import { describe, expect, it } from 'vitest'
import { root } from '../../../../test/repository.ts'
import { systemClock } from '../../../base/clock.ts'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createAdventurers } from '../adventurers.ts'
import { storySource } from '../story-source.ts'
import { measureRun } from './measure.ts'
import { readTrail } from './trail.ts'

const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })
const story = storySource(`${root}/stories/fog-bell.z5`)

async function play(maxSteps: number) {
  const store = memoryStore()
  const { id, board } = await society.run({ story, maxSteps }, { seed: 1, store }).finished
  return { store, id, board }
}

describe('after a game', () => {
  it('the journal tells who was asked, how sure each was, and what was decided and done', async () => {
    const { store, id, board } = await play(25)
    const { turns, asked, places } = await readTrail(store, id)
    expect(turns.flatMap(({ command, before, after }) => (after > before ? [command] : []))).toEqual([
      ...board.commands,
    ])
    expect(turns.map(({ step }) => step)).toEqual(turns.map((_, index) => index + 1))
    for (const member of ['navigator', 'puzzle', 'memory', 'strategy']) {
      const own = asked.filter((one) => one.member === member)
      expect(own).toHaveLength(turns.length)
      for (const { confidence, ms } of own) {
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        // side by side, or in a group, rules have no times of their own
        if (member === 'strategy') expect(ms ?? 0).toBeGreaterThanOrEqual(0)
        else expect(ms).toBeNull()
      }
    }
    expect(places).toHaveLength(turns.length + 1)
  })

  it('times in the journal tell how long whoever thought alone took, and nothing is guessed', async () => {
    let now = 0
    const store = memoryStore({ clock: { ...systemClock, now: () => (now += 5) } })
    const askedIn = async (groupMs: number) => {
      const { id } = await society.run({ story, maxSteps: 3 }, { seed: 1, store: { ...store, groupMs } }).finished
      return (await readTrail(store, id)).asked
    }
    const each = await askedIn(0)
    expect(each.map(({ ms }) => ms)).toEqual(each.map(({ member }) => (member === 'strategy' ? 5 : null)))
    // steps that share a commit have one time
    expect((await askedIn(1_000)).every(({ ms }) => ms === null || ms === 5)).toBe(true)
  })

  it('each member has its row and each criterion a value, a threshold and how it was measured', async () => {
    const { store, id, board } = await play(40)
    const { members, criteria, rooms } = await measureRun(store, id)
    expect(members.strategy).toMatchObject({ queries: board.step, contribution: board.step })
    expect(members.navigator.contribution + members.puzzle.contribution).toBeLessThanOrEqual(board.step)
    expect(rooms).toBeGreaterThan(1)
    for (const { threshold, met, how } of Object.values(criteria)) {
      expect([typeof threshold, typeof met, how.length > 10]).toEqual(['number', 'boolean', true])
    }
    expect(criteria.locationAccuracy.value).toBeGreaterThan(0.5)
    // of all rooms of the story, whatever is known of those we could see
    expect(criteria.storyCompleteness.value).toBeLessThan(1)
    expect(criteria.storyCompleteness.value).toBeGreaterThan(0)
  })

  it('measuring a journal again gives the same', async () => {
    const { store, id } = await play(15)
    expect(await measureRun(store, id)).toEqual(await measureRun(store, id))
  })

  it('a fork is measured from where it began', async () => {
    const { store, id } = await play(12)
    const { id: other } = await society.fork(id, { store, at: 20 }).finished
    const { turns } = await readTrail(store, other)
    expect(turns.length).toBeGreaterThan(0)
    expect(turns[0]!.before).toBeGreaterThan(0)
    await expect(measureRun(store, other)).resolves.toBeDefined()
  })
})
