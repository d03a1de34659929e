import { describe, expect, it } from 'vitest'
import { toy, toyTasks } from '../../test/toy-evolution.ts'
import { createMinds } from '../minds/mind.ts'
import { memoryStore } from '../store/memory-store.ts'
import { openRun } from '../store/fold.ts'
import { evolve, type EvolveOptions } from './evolve.ts'
import { familyOf, wealthOver } from './family.ts'
import { evolutionsIn } from './lineage.ts'
import type { EvolutionBoard } from './evolution-board.ts'

const minds = createMinds({ model: 'rules' })
const settings = { pairs: 900, races: 2, seed: 1 }
const shared: Omit<EvolveOptions, 'store'> = { society: { name: 'toy' }, evolution: toy, minds, settings }

/** What counts of an evolution, without what it took of the processor. */
function treeOf({ members, pairs, races, verdicts, findings, course }: EvolutionBoard) {
  const { cpuMs: _, ...stands } = course
  return { members, pairs, races, verdicts, findings, course: stands }
}

const evolved = async () => evolve({ ...shared, store: memoryStore() })
let once: ReturnType<typeof evolved> | undefined
const whole = () => (once ??= evolved())

describe('an evolution', () => {
  it('certifies what helps, and neither what harms nor what does nothing', async () => {
    const { board, status } = await whole()
    expect(status).toBe('ended')
    const accepted = board.verdicts.filter(({ standing }) => standing === 'accepted')
    expect(accepted.length).toBeGreaterThan(0)
    const { switches = [] } = board.members[board.course.ancestor]!.variant
    expect(switches).toContain('good')
    expect(switches).not.toContain('bad')
    for (const { child } of accepted) expect(board.members[child]!.by, child).not.toBe('control')
  })

  it('has a parameter, a combination and a control in every race, and five answers to findings at most', async () => {
    const { board } = await whole()
    expect(board.races.length).toBeGreaterThan(1)
    for (const { entrants } of board.races) {
      const members = entrants.map((name) => board.members[name]!)
      expect(members.filter(({ by }) => by === 'control')).toHaveLength(1)
      expect(members.filter(({ variant }) => variant.params !== undefined).length).toBeGreaterThan(0)
      expect(entrants.length).toBeLessThanOrEqual(8)
    }
    const [first] = board.races
    const [member] = first!.entrants.map((name) => board.members[name]!)
    expect(member!.answers).toEqual(['base: low score'])
    expect(board.findings['base: low score']!.steps[0]).toMatchObject({ step: 1 })
  })

  it('never uses a seed of one stage in another', async () => {
    const { board } = await whole()
    const stages = Map.groupBy(Object.values(board.games), ({ seed }) => seed)
    for (const games of stages.values()) expect(new Set(games.map(({ stage }) => stage)).size).toBe(1)
    const certified = board.pairs.filter(({ stage }) => stage === 'certify')
    const raced = new Set(board.pairs.filter(({ stage }) => stage === 'race').map(({ seed }) => seed))
    expect(certified.some(({ seed }) => raced.has(seed))).toBe(false)
  })

  it('gives the same W when its pairs are counted again', async () => {
    const { board } = await whole()
    for (const { number, W, spreads, pairs } of board.verdicts) {
      const points = wealthOver(board.pairs, spreads, number)
      expect(points).toHaveLength(pairs)
      expect(points.at(-1)!.W).toBeCloseTo(W, 12)
    }
  })

  it('comes to the same tree wherever it was interrupted', async () => {
    const store = memoryStore()
    let games = 0
    let result: Awaited<ReturnType<typeof evolve>> | undefined
    // each time a little further
    for (let stop = 7; result?.status !== 'ended'; stop += 61) {
      const leaving = new AbortController()
      result = await evolve({
        ...shared,
        store,
        signal: leaving.signal,
        onGame: () => {
          if (++games % stop === 0) leaving.abort()
        },
      })
    }
    expect(treeOf(result.board)).toEqual(treeOf((await whole()).board))
  })

  it('keeps every game as a run inside, which can be read again', async () => {
    const store = memoryStore()
    const { id, board } = await evolve({ ...shared, store, settings: { ...settings, pairs: 60 } })
    const games = Object.values(board.games)
    expect(games.length).toBeGreaterThan(50)
    const { run, score, variant } = games.at(-1)!
    expect(run.startsWith(`${id}/`)).toBe(true)
    const { moment, start } = await openRun(store, run)
    expect(moment.values['score']).toBe(score)
    expect(start.within).toBe(id)
    expect(board.members[variant]!.variant).toEqual(moment.values['variant'] ?? {})
  })

  it('begins where the last one ended: its variant, its seeds and what it has spent of error', async () => {
    const store = memoryStore()
    const first = await evolve({ ...shared, store, settings: { ...settings, pairs: 400 } })
    const before = await evolutionsIn(store, 'toy')
    expect(before.unfinished).toBeUndefined()
    const second = await evolve({ ...shared, store, settings: { ...settings, pairs: 60 } })
    expect(second.id).not.toBe(first.id)
    expect(Object.keys(second.board.members)[0]).toBe(first.board.course.ancestor)
    const seeds = Object.values(second.board.games).map(({ seed }) => seed)
    expect(Math.min(...seeds)).toBe(first.board.course.nextSeed)
    expect(second.board.course.tested).toBeGreaterThanOrEqual(first.board.course.tested)
    const { kin, certified } = familyOf('toy', [
      { run: first.id, board: first.board },
      { run: second.id, board: second.board },
    ])
    expect(new Set(kin.map(({ name }) => name)).size).toBe(kin.length)
    expect(certified).toBe(second.board.course.ancestor)
    expect(kin.filter(({ fate }) => fate === 'first')).toHaveLength(1)
  })

  it('leaves out of a race who cannot play', async () => {
    const failing = {
      ...toy,
      checkVariant: ({ switches = [] }: { switches?: readonly string[] }) => {
        if (switches.includes('good')) throw new Error('unfit')
      },
    }
    const { board } = await evolve({
      ...shared,
      evolution: failing,
      store: memoryStore(),
      settings: { ...settings, pairs: 100 },
    })
    const [race] = board.races
    expect(race!.broken.length).toBeGreaterThan(0)
    expect(board.pairs.some(({ child }) => race!.broken.includes(child))).toBe(false)
    expect(board.tasks).toEqual(toyTasks)
  })
})
