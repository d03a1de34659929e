import { describe, expect, it } from 'vitest'
import { adviceIn, type Advice, type Reading } from './read-advice.ts'
import type { Vocabulary, Word } from './vocabulary.ts'

const verbs = new Set('turn pull prise smoke wind put oil open give light take search ring see verbose'.split(' '))
const nouns = new Set('spindle crate glass candle clock hinge lamp bell tray bust key lever door'.split(' '))
const vocabulary = {
  dialect: 'inform',
  wordLength: 9,
  partsOf: (word: string) =>
    verbs.has(word) || nouns.has(word)
      ? ({ noun: nouns.has(word), verb: verbs.has(word), adjective: false } as Word)
      : undefined,
} as Vocabulary

const read = (text: string, reading: Reading = 'told') =>
  adviceIn(text, vocabulary, reading).map(({ told, ...rest }: Advice) => {
    expect(text).toContain(told)
    return rest
  })

describe('adviceIn', () => {
  it.each<[string, Omit<Advice, 'told'>]>([
    [
      'The spindle would have to be turned with something first.',
      { verb: 'turn', first: { name: 'spindle' }, preposition: 'with', second: 'anything' },
    ],
    [
      'It is nailed. You would need something to prise it with.',
      { verb: 'prise', first: 'it', preposition: 'with', second: 'anything' },
    ],
    [
      'One could smoke a glass over the candle.',
      { verb: 'smoke', first: { name: 'glass' }, preposition: 'over', second: { name: 'candle' } },
    ],
    ['The clock needs winding.', { verb: 'wind', first: { name: 'clock' } }],
    ['Perhaps the hinge ought to be oiled.', { verb: 'oil', first: { name: 'hinge' } }],
    ['You should first light the lamp.', { verb: 'light', first: { name: 'lamp' } }],
    ['"Ring the bell, and wait," she says.', { verb: 'ring', first: { name: 'bell' } }],
    ['Margins, mostly. You would SEARCH the tray.', { verb: 'search', first: { name: 'tray' } }],
    ['The crate must be opened.', { verb: 'open', first: { name: 'crate' } }],
  ])('reads %s', (text, advice) => {
    expect(read(text)).toEqual([advice])
  })

  it.each([
    'You cannot turn the spindle.',
    'You must not open the door.',
    "You can't wind the clock.",
    'You can see a lamp here.',
    'The key turned in the door.',
    'You would put it at four to six guineas.',
    'The game is now in its "verbose" mode.',
    'Open the door, somebody might have said.',
    'OPEN THE DOOR',
  ])('reads nothing in %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('takes a sentence that begins with a verb for advice where it was written or said', () => {
    expect(read('Put the bust on the tray. Then pull the lever.', 'written')).toEqual([
      { verb: 'put', first: { name: 'bust' }, preposition: 'on', second: { name: 'tray' } },
      { verb: 'pull', first: { name: 'lever' } },
    ])
  })

  it.each([
    'Somebody left white SMOKE on the tray.',
    'Cut flat it would make a LIGHT.',
    'He would have to be given something.',
  ])('takes no thing in capitals for a deed, nor who is to get something for what is given: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('takes it for what was named last where a short command says no more', () => {
    expect(read('There is a draught from the door. OPEN it.')).toContainEqual({ verb: 'open', first: { name: 'door' } })
  })

  it('reads a deed in capitals where one stands', () => {
    expect(read('The old clock wants WINDING.')).toEqual([{ verb: 'wind', first: { name: 'clock' } }])
    expect(read('You might also OPEN the crate.')).toContainEqual({ verb: 'open', first: { name: 'crate' } })
  })

  it('takes what the parser asks for no advice', () => {
    expect(read('What do you want to open the crate with?')).toEqual([])
    expect(read('Which crate do you mean? You could open the crate.')).not.toEqual([])
  })

  it('takes no word for a command that stands alone in what is seen', () => {
    expect(read('Square, light, and on the end of the lever.', 'written')).toEqual([])
    expect(read('"Open!" says the clock.')).toEqual([{ verb: 'open' }])
  })

  it('reads a long text in a moment, and gives a dozen at most', () => {
    expect(read('You should open the crate. '.repeat(10_000))).toHaveLength(12)
    expect(read('should '.repeat(100_000))).toEqual([])
  })

  it('takes the short answer to what did not work for advice, a word alone as well', () => {
    expect(read('Seized solid. Oil.', 'answer')).toEqual([{ verb: 'oil' }])
    expect(read('It will not stay. Put it on something hot.', 'answer')).toEqual([
      { verb: 'put', first: 'it', preposition: 'on', second: 'anything' },
    ])
    expect(read('Seized solid. Oil.')).toEqual([])
  })
})
