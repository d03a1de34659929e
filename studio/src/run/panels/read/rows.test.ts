import { describe, expect, it } from 'vitest'
import { describeRow } from './describe.ts'
import { both, entriesOf, expedition, step } from './journal.fixture.ts'
import { createSieve, placeOfStep, rowsOf } from './rows.ts'
import { needleOf } from './search.ts'

describe('the rows of a journal', () => {
  it('say for each agent of a step whom it thought for', () => {
    const rows = rowsOf(expedition())
    expect(rows.map(({ step: at, kind, actor }) => [at, kind, actor?.agent, actor?.who])).toEqual([
      [0, 'start', undefined, undefined],
      [1, 'deed', 'muster', undefined],
      [2, 'model', 'decide', 'Ben'],
      [2, 'call', 'decide', 'Ada'],
      [2, 'deed', 'decide', 'Ada'],
      [2, 'deed', 'decide', 'Ben'],
      [3, 'deed', 'act', 'Ada'],
      [3, 'deed', 'act', 'Ben'],
    ])
  })

  it('grow with the journal and keep those that were there', () => {
    const timeline = expedition()
    const before = [...rowsOf(timeline)]
    timeline.add(entriesOf([step(4, [{ agent: 'muster' }], both('decide'))], 7))
    expect(rowsOf(timeline).slice(0, before.length)).toEqual(before)
    expect(rowsOf(timeline)).toHaveLength(before.length + 1)
  })

  it('are found by agent, by whom it thinks for, by kind and by words in any letters', () => {
    const timeline = expedition()
    const steps = (wish: Parameters<typeof createSieve>[1]) =>
      createSieve(timeline, wish)().map((row) => `${row.step} ${row.kind}`)
    expect(steps({ agent: 'act' })).toEqual(['3 deed', '3 deed'])
    expect(steps({ agent: 'Ben' })).toEqual(['2 model', '2 deed', '3 deed'])
    expect(steps({ kinds: ['model', 'call'] })).toEqual(['2 model', '2 call'])
    const lamp = needleOf(' lamp ')
    expect(steps({ ...(lamp && { needle: lamp }) })).toEqual(['2 deed', '3 deed'])
    const where = needleOf('where to?')
    expect(steps({ ...(where && { needle: where }) })).toEqual(['2 model'])
  })

  it('that are wanted are looked for only among those that are new', () => {
    const timeline = expedition()
    const sieve = createSieve(timeline, { agent: 'muster' })
    const before = sieve()
    expect(sieve()).toBe(before)
    timeline.add(entriesOf([step(4, [{ agent: 'muster' }], both('decide'))], 7))
    expect(sieve().map((row) => row.step)).toEqual([1, 4])
    expect(before).toHaveLength(1)
  })

  it('are found by step, or at the step before when a filter left none', () => {
    const timeline = expedition()
    const rows = rowsOf(timeline)
    expect(placeOfStep(rows, 2)).toBe(2)
    expect(placeOfStep(rows, 99)).toBe(6)
    const some = createSieve(timeline, { agent: 'act' })()
    expect([placeOfStep(some, 1), placeOfStep(some, 3), placeOfStep([], 3)]).toEqual([0, 0, -1])
  })
})

describe('a row in words', () => {
  it('names what happened', () => {
    const timeline = expedition()
    expect(rowsOf(timeline).map((row) => describeRow(timeline, row))).toEqual([
      'expedition, seed 7',
      'rounds = 1',
      'test/model: north',
      'dice: 4',
      'action Ada: "north"',
      'action Ben: "Lamp"',
      'found + "lamp" · rounds = 2',
      'found + "chair" · rounds = 3',
    ])
  })
})
