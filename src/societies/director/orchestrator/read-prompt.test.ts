import { describe, expect, it } from 'vitest'
import { testNouns } from './nouns-for-tests.ts'
import { planInShort } from './plan-in-short.ts'
import { readPrompt } from './read-prompt.ts'

/** The rule, the sentence, the things, the relations. */
const table: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['a list names its things', 'a bedroom with a white bed, a desk and a lamp', ['1 white bed', '1 desk', '1 lamp'], []],
  ['number words count', 'three chairs and a dozen books', ['3 chair', '12 book'], []],
  ['a pair is two', 'a pair of nightstands and a couple of lamps', ['2 nightstand', '2 lamp'], []],
  ['a set of three is three', 'a set of three chairs', ['3 chair'], []],
  ['attributes are shared without an article', 'a red sofa and chair', ['1 red sofa', '1 red chair'], []],
  ['inverted order keeps the subject', 'On the desk sits a lamp.', ['1 desk', '1 lamp'], ['lamp on desk']],
  ['next to X is Y', 'A bed. Next to the bed is a nightstand.', ['1 bed', '1 nightstand'], ['nightstand beside bed']],
  ['above X hangs Y', 'A bed. Above the bed hangs a painting.', ['1 bed', '1 painting'], ['painting above bed']],
  ['surrounded by is around', 'a table surrounded by six chairs', ['1 table', '6 chair'], ['chair around table']],
  [
    'flanked by is left and right',
    'a bed flanked by two nightstands',
    ['1 bed', '2 nightstand'],
    ['1 nightstand left_of bed', '1 nightstand right_of bed'],
  ],
  ['topped with is on', 'a table topped with a vase', ['1 table', '1 vase'], ['vase on table']],
  ['with on top', 'a desk with a lamp on top', ['1 desk', '1 lamp'], ['lamp on desk']],
  ['with something on it', 'a desk with a lamp on it', ['1 desk', '1 lamp'], ['lamp on desk']],
  [
    'each makes as many',
    'two nightstands and a lamp on each nightstand',
    ['2 nightstand', '2 lamp'],
    ['lamp on nightstand each'],
  ],
  ['one and the other are two requests', 'two chairs, one red and the other blue', ['1 blue chair', '1 red chair'], []],
  [
    'each with something',
    'two armchairs facing each other, each with a cushion',
    ['2 armchair', '2 cushion'],
    ['armchair facing armchair', 'cushion on armchair each'],
  ],
  [
    'what the same words name again is not counted twice',
    'a table and four chairs. The chairs are around the table.',
    ['1 table', '4 chair'],
    ['chair around table'],
  ],
  ['what is turned down is not asked for', 'a bed. There is no wardrobe.', ['1 bed'], []],
]

describe('reading a prompt', () => {
  it.each(table)('%s: %s', (_, text, things, relations) => {
    const found = planInShort(readPrompt(text, testNouns))
    expect(found.things).toEqual(things)
    expect(found.relations).toEqual(relations)
  })

  it('has a room for a text that means nothing', () => {
    const plan = readPrompt('xyzzy plugh', testNouns)
    expect(plan.rooms).toHaveLength(1)
    expect(plan.rooms[0]).toMatchObject({ kind: 'room', doors: 1 })
    expect(plan.requiredObjects).toEqual([])
    expect(plan.notUnderstood).toEqual(['xyzzy', 'plugh'])
  })

  it('adds what a room usually has only where nothing is named, and as less important', () => {
    const plan = readPrompt('a cozy bedroom', testNouns)
    expect(plan.requiredObjects.map(({ name }) => name)).toContain('bed')
    expect(plan.requiredObjects.every(({ importance }) => importance < 1)).toBe(true)
    expect(readPrompt('a bedroom with a chair', testNouns).requiredObjects).toHaveLength(1)
  })

  it('asks for no more than 500 things and says what was cut', () => {
    const plan = readPrompt('a hall with 400 chairs and 300 tables', testNouns)
    expect(plan.requiredObjects.reduce((sum, { count }) => sum + count, 0)).toBe(500)
    expect(plan.notUnderstood.join()).toContain('200 things')
  })
})
