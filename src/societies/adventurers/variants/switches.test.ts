import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../../test/invented-words.ts'
import type { Trial } from '../board.ts'
import { indexed, lookup } from '../knowledge/lookup.ts'
import type { Proposal } from '../protocol.ts'
import type { Doubting } from './doubts/doubt.ts'
import { doubtIn, type Switch } from './switches.ts'

type Told = readonly [key: string, told: string, kind?: Trial['kind'], step?: number]

/** What is left of the worth of each command, here or `at`, after so much was tried. */
function leftOf(name: Switch, trials: readonly Told[], more: object = {}) {
  const tried = Object.fromEntries(
    trials.map(([key, told, kind = 'refusal', step = 1]): [string, Trial] => [key, { times: 1, step, kind, told }]),
  )
  const knowledge = {
    here: 'hall',
    step: 50,
    gameState: { stepsSinceProgress: 30 },
    tried: lookup(tried),
    places: indexed([{ id: 'hall', exits: ['north'] }]),
    ways: lookup({}),
    objects: indexed([]),
    changes: lookup({}),
    view: { variant: { switches: [name] } },
    ...more,
  }
  const doubt = doubtIn(knowledge as unknown as Doubting)
  return (command: string, at = 'hall', rest: Partial<Proposal> = {}) =>
    doubt({ command, at, gain: 2, probability: 0.5, reason: '', ...rest })
}

const things = ['bell', 'book', 'candle', 'drum']

describe('a rule that is on', () => {
  it('once-is-enough: nothing is done again where nothing came of it, until something has changed there', () => {
    const trials: Told[] = [['hall|push bell', 'It is fixed.', 'nothing', 5]]
    const left = leftOf('once-is-enough', trials)
    expect(left('push bell')).toBeLessThan(0.1)
    expect([left('push bell', 'yard'), left('pull bell'), left('push bell', 'hall', { urgent: true })]).toEqual([
      1, 1, 1,
    ])
    const later = leftOf('once-is-enough', trials, { changes: lookup({ hall: { changed: 9 } }) })
    expect(later('push bell')).toBe(1)
  })

  it('stock-answers: an act is worth less with each thing that it was answered alike with', () => {
    const trials = things.map((thing): Told => [`hall|pull ${thing}`, 'You are unable to.'])
    const left = leftOf('stock-answers', trials)
    expect(left('pull statue')).toBeLessThan(0.3)
    expect(left('pull statue', 'hall', { lesson: 'advice' })).toBe(1)
    expect(left('examine statue')).toBe(1)
    // what had its own answer each time is no stock
    const own = leftOf(
      'stock-answers',
      things.map((thing): Told => [`hall|pull ${thing}`, `The answer of the ${thing}.`]),
    )
    expect(own('pull statue')).toBe(1)
  })

  it('same-thing-everywhere: what was told alike at two places is not asked at a third', () => {
    const trials: Told[] = ['hall', 'yard'].map((place) => [`${place}|examine yew`, 'Old and dark.', 'nothing'])
    expect(leftOf('same-thing-everywhere', trials)('examine yew', 'lane')).toBe(0.1)
    expect(leftOf('same-thing-everywhere', trials.slice(1))('examine yew', 'lane')).toBe(1)
    const other: Told[] = [...trials, ['shed|examine yew', 'A young one.', 'nothing']]
    expect(leftOf('same-thing-everywhere', other)('examine yew', 'lane')).toBe(1)
  })

  it('stock-targets: what refused two things in the same words is not tried with a third', () => {
    const trials: Told[] = ['bell', 'book'].map((thing) => [`hall|put ${thing} on plinth`, 'It would achieve nothing.'])
    expect(leftOf('stock-targets', trials)('put candle on plinth')).toBe(0.1)
    expect(leftOf('stock-targets', trials)('put candle on altar')).toBe(1)
    const worked: Told[] = [...trials, ['hall|put drum on plinth', 'It clicks.', 'change']]
    expect(leftOf('stock-targets', worked)('put candle on plinth')).toBe(1)
  })

  it('ways-as-told: ways that no text mentions are tried last once some of them led nowhere', () => {
    const vain = ['east', 'west', 'up', 'down'].map((way): Told => [`hall|${way}`, 'A wall.'])
    const left = leftOf('ways-as-told', vain)
    expect(left('south')).toBeLessThan(0.4)
    expect(left('north')).toBe(1)
    // in a story whose text is not to be trusted they are tried on
    expect(leftOf('ways-as-told', [...vain, ['hall|southwest', '', 'moved']])('south')).toBeGreaterThan(0.6)
  })

  it('dry-things: a thing is worth less with each try in vain, and more again once one worked', () => {
    const vain = ['push', 'pull', 'open', 'climb', 'search'].map((verb): Told => [`hall|${verb} oak`, 'No.'])
    const left = leftOf('dry-things', vain)
    expect(left('turn oak')).toBeCloseTo(0.85 ** 4)
    expect([left('turn bell'), left('turn oak', 'hall', { lesson: 'advice' })]).toEqual([1, 1])
    expect(leftOf('dry-things', [...vain, ['hall|shake oak', 'A nut falls.', 'change']])('turn oak')).toBeCloseTo(0.85)
  })

  it('dry-places: so is a place, by what was done there since anything was new', () => {
    const vain = things.map((thing): Told => [`hall|push ${thing}`, 'No.', 'refusal', 30])
    expect(leftOf('dry-places', vain)('turn oak')).toBeCloseTo(0.95 ** 4)
    expect(leftOf('dry-places', vain)('turn oak', 'yard')).toBe(1)
    // that was before
    expect(leftOf('dry-places', vain, { step: 70 })('turn oak')).toBe(1)
  })

  it('explore-when-stuck: only then do ways that nobody went go first', () => {
    expect(leftOf('explore-when-stuck', [['hall|east', 'A wall.']])('north')).toBe(3)
    expect(leftOf('explore-when-stuck', [['hall|east', 'A wall.']])('east')).toBe(1)
    expect(leftOf('explore-when-stuck', [], { gameState: { stepsSinceProgress: 3 } })('north')).toBe(1)
  })

  it('right-tool: what something is missing for is tried with a tool before anything else', () => {
    const left = leftOf('right-tool', [])
    expect(left('prise crate with hammer', 'hall', { lesson: 'advice' })).toBeGreaterThan(1)
    expect(left('prise crate with ticket', 'hall', { lesson: 'advice' })).toBe(1)
    expect(left('prise crate with hammer')).toBe(1)
  })

  it('unseen-last: what was only spoken of is looked at after what was seen', () => {
    const objects = indexed([
      { id: 'moor@hall', name: 'moor', location: 'hall', properties: ['mentioned'] },
      { id: 'bell@hall', name: 'bell', location: 'hall', properties: [] },
    ])
    const left = leftOf('unseen-last', [], { objects })
    expect([left('examine moor') < 0.5, left('examine bell'), left('take moor')]).toEqual([true, 1, 1])
    expect(left('examine moor', 'hall', { lesson: 'examine what was spoken of' })).toBe(1)
  })

  it('show-to-people: nobody is shown to a thing', () => {
    const objects = indexed([
      { id: 'man@hall', name: 'man', location: 'hall', properties: ['person'] },
      { id: 'list@hall', name: 'list', location: 'inventory', properties: [] },
    ])
    const left = leftOf('show-to-people', [], { objects })
    expect([left('show man to list') < 0.1, left('show list to man')]).toEqual([true, 1])
  })

  it('obey-notices: ways behind what was left undone come last', () => {
    const trials: Told[] = [['hall|read notice', 'Put it OUT.', 'nothing']]
    const vocabulary = inventedVocabulary({ verbs: 'put', nouns: 'lamp' })
    const left = leftOf('obey-notices', trials, { vocabulary, ways: lookup({ hall: { south: 'yard' } }) })
    expect([left('north') < 0.5, left('south'), left('examine bell')]).toEqual([true, 1, 1])
  })
})
