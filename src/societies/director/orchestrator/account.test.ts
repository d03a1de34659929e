import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { createRandom } from '../../../base/random.ts'
import { kindsOf } from '../../../lexicon/index.ts'
import { readAnnotated } from '../evaluation/annotation.ts'
import { readCsv } from '../evaluation/csv.ts'
import type { MasterPlan } from '../plan.ts'
import { libraryNouns } from './library-nouns.ts'
import { readPrompt } from './read-prompt.ts'
import { noThings, stopWords } from './words/grammar.ts'

const root = join(import.meta.dirname, '../../../..')
const prompts = join(root, '../shared/scenes/sceneeval-dev.csv')

const plan = (text: string): MasterPlan => atOnce(readPrompt(text, libraryNouns()))
const namesOf = ({ requiredObjects }: MasterPlan): string[] => requiredObjects.map(({ name }) => name)

/** Whether somebody who reads the plan sees that this word was there: as a thing, or as not understood. */
const isTold = (found: MasterPlan, word: string): boolean =>
  [...namesOf(found), ...found.notUnderstood].some((text) => text.split(/[\s-]/).some((part) => isForm(part, word)))

const isUnknown = (word: string): boolean => kindsOf(word).length === 0 && !noThings.has(word) && !stopWords.has(word)

const isForm = (part: string, word: string): boolean => part === word || `${part}s` === word || part === `${word}s`

describe('the account of a prompt', () => {
  it('makes a corner of a room that is named like a thing', () => {
    const studio = plan('a studio apartment with a bed, a kitchen, a desk under the window and a bookshelf')
    expect(studio.rooms.map(({ kind }) => kind)).toEqual(['studio apartment'])
    expect(namesOf(studio)).toEqual(
      expect.arrayContaining(['bed', 'desk', 'bookshelf', 'kitchen counter', 'sink', 'stove', 'refrigerator']),
    )
    expect(studio.notUnderstood).toEqual([])
  })

  it('takes the things that were named for those of a corner', () => {
    expect(namesOf(plan('a bedroom with a bed and a reading nook'))).toContain('armchair')
    const named = plan('a bedroom with a bed and a reading nook by the window. A rocking chair stands by the door.')
    expect(namesOf(named)).toEqual(['bed', 'rocking chair'])
    expect(plan('a dining area with a table and six chairs').requiredObjects.map(({ count }) => count)).toEqual([1, 6])
  })

  it('lists what it can do nothing with, with the words around it', () => {
    const found = plan(
      'A blorptastic sofa and a shelf for towels. A vase of tulips stands on the shelf, zorbling softly.',
    )
    expect(found.notUnderstood).toEqual(['blorptastic', 'for towels', 'tulips', 'zorbling'])
    expect(plan('A sofa facing the wall.').notUnderstood).toEqual(['facing the wall'])
    expect(plan('A room without a sofa, with no carpet. On the floor stands a lamp.').notUnderstood).toEqual([])
    expect(plan('A bar with a counter, late at night.').notUnderstood).toEqual([])
    expect(plan(`a ${'x'.repeat(60)} chair`).notUnderstood).toEqual([`${'x'.repeat(39)}…`])
  })

  it('says how much more there was than it lists', () => {
    const words = Array.from('bcdfghjklmnp').flatMap((one) =>
      Array.from('bcdfghjklmnpqrstvwxyz').map((two) => `${one}o${two}uzz`),
    )
    const { notUnderstood } = plan(words.join('. '))
    expect(notUnderstood).toHaveLength(201)
    expect(notUnderstood.at(-1)).toBe(`${words.length - 200} more`)
  })

  it('never loses a word that nobody knows, wherever it stands', () => {
    const random = createRandom('account')
    const pick = <T>(all: readonly T[]): T => all[random.integer(all.length)]!
    const invented = (): string => {
      const syllables = Array.from(
        { length: 2 + random.integer(2) },
        () => `${pick(Array.from('bdfgklmprtvz'))}${pick(Array.from('aeiou'))}`,
      )
      return `${syllables.join('')}${pick(['rk', 'x', 'mp', 'g', 's', 'ly', 'ed', 'ing', 'ous', 'y', 'er', ''])}`
    }
    const things = ['bed', 'chair', 'desk', 'sofa', 'lamp', 'table', 'shelf', 'mirror', 'rug', 'vase']
    const known = (): string => `${pick(['a', 'the', 'two', 'a red', 'a small wooden'])} ${pick(things)}`
    const shapes: readonly ((word: string) => string)[] = [
      (word) => `${known()} ${pick(['on', 'near', 'behind', 'under'])} a ${word}`,
      (word) => `a ${word} ${pick(things)}`,
      (word) => `a ${word} stands ${pick(['on', 'beside', 'in front of'])} ${known()}`,
      (word) => `${known()} ${word} ${pick(['on', 'near'])} ${known()}`,
      (word) => `${known()} with ${pick(['', 'a ', 'two ', 'red '])}${word}`,
      (word) => `${known()} of ${word}`,
      (word) => `${known()} for ${pick(['', 'the '])}${word}`,
      (word) => `${known()} is ${word}`,
      (word) => `${known()}, ${word} and ${known()}`,
      (word) => `${word} ${known()}`,
      (word) => `${known()} in the ${word}`,
      (word) => `${known()} is placed ${word} near ${known()}`,
      (word) => `each ${word} has ${known()}`,
      (word) => `the walls are ${word}`,
      (word) => `a ${word}'s bedroom`,
    ]
    const lost: string[] = []
    for (let round = 0; round < 1_500; round++) {
      const words = Array.from({ length: 1 + random.integer(3) }, invented).filter(isUnknown)
      const text = words.map((word) => pick(shapes)(word)).join(pick([', ', '. ', ' and ', ', while ']))
      const found = plan(`A ${pick(['bedroom', 'kitchen', 'room'])} with ${known()}, ${text}.`)
      lost.push(...words.filter((word) => !isTold(found, word)).map((word) => `${word}: ${text}`))
    }
    expect(lost).toEqual([])
  })

  it.skipIf(!existsSync(prompts))(
    'tells of every thing that people noted for the prompts of ../shared/scenes/sceneeval-dev.csv',
    () => {
      const lost = readCsv(readFileSync(prompts, 'utf8'))
        .map(readAnnotated)
        .flatMap(({ id, prompt, counts }) => {
          const found = plan(prompt)
          const asked = counts.filter(
            ({ comparison, count }) => count > 0 && comparison !== 'le' && comparison !== 'lt',
          )
          const said = prompt.toLowerCase().split(/[^\p{L}\p{N}]+/u)
          return asked
            .map(({ category }) => category.split(' '))
            .filter((words) => said.some((one) => isForm(one, words.at(-1)!)))
            .filter((words) => !words.some((word) => isTold(found, word)))
            .map((words) => `${id}: ${words.join(' ')}`)
        })
      expect(lost).toEqual([])
    },
  )
})
