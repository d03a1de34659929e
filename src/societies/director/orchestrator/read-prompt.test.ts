import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { createRandom } from '../../../base/random.ts'
import { testNouns } from './nouns-for-tests.ts'
import { planInShort } from './plan-in-short.ts'
import { libraryNouns } from './library-nouns.ts'
import { readPrompt as piecesOfReadPrompt } from './read-prompt.ts'

const readPrompt = (...given: Parameters<typeof piecesOfReadPrompt>) => atOnce(piecesOfReadPrompt(...given))

/** The rule, the sentence, the things, the relations. */
const table: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['a list names its things', 'a bedroom with a white bed, a desk and a lamp', ['1 white bed', '1 desk', '1 lamp'], []],
  ['number words count', 'three chairs and a dozen books', ['3 chair', '12 book'], []],
  ['a pair is two', 'a pair of nightstands and a couple of lamps', ['2 nightstand', '2 lamp'], []],
  ['a set of three is three', 'a set of three chairs', ['3 chair'], []],
  ['attributes are shared without an article', 'a red sofa and chair', ['1 red sofa', '1 red chair'], []],
  ['inverted order keeps the subject', 'On the desk sits a lamp.', ['1 desk', '1 lamp'], ['lamp on desk']],
  ['next to X is Y', 'A bed. Next to the bed is a nightstand.', ['1 bed', '1 nightstand'], ['nightstand beside bed']],
  [
    'the room goes on behind a comma',
    'A bedroom with two nightstands with lamps, a wardrobe and a rug.',
    ['2 nightstand', '2 lamp', '1 wardrobe', '1 rug'],
    ['lamp on nightstand each'],
  ],
  ['a seat at every desk', 'A class with twelve desks and chairs.', ['12 desk', '12 chair'], []],
  [
    'a seat at every desk, said by itself',
    'An office with six desks, office chairs.',
    ['6 desk', '6 office chair'],
    [],
  ],
  [
    'one for each where nobody says how many',
    'a bed, two nightstands with lamps on them',
    ['1 bed', '2 nightstand', '2 lamp'],
    ['lamp on nightstand each'],
  ],
  ['toys on the floor', 'a bed, a desk and books on the floor', ['1 bed', '1 desk', '3 book'], ['book on_floor']],
  [
    'so many each, said behind them',
    'a restaurant with three tables with four chairs each and a plant',
    ['3 table', '12 chair', '1 plant'],
    ['chair around table each'],
  ],
  ['X under what hangs', 'A sofa under a painting.', ['1 sofa', '1 painting'], ['sofa under painting']],
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
    'each with something, without a comma',
    'a bedroom with a bed, two nightstands each with a lamp, and a red armchair',
    ['1 bed', '2 nightstand', '2 lamp', '1 red armchair'],
    ['lamp on nightstand each'],
  ],
  [
    'what follows each with something is its own',
    'a cafe with four round tables, each with two chairs, and a counter',
    ['4 round table', '8 chair', '1 counter'],
    ['chair around table each'],
  ],
  [
    'a list of what each has is its own',
    'two desks, each with a lamp, a book, and a vase',
    ['2 desk', '2 lamp', '2 book', '2 vase'],
    ['lamp on desk each', 'book on desk each', 'vase on desk each'],
  ],
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
  ['a couple, several and a few are numbers', 'several books and a few cups', ['3 book', '3 cup'], []],
  ['irregular plurals are plurals', 'two bookshelves and three shelves', ['2 bookshelf', '3 shelf'], []],
  ['adjectives are listed', 'a large, grey and comfortable sofa', ['1 large grey comfortable sofa'], []],
  ['sizes of beds are attributes', 'a king size bed and a double bed', ['1 king-size bed', '1 double bed'], []],
  [
    'a compound is one name',
    'an olive oil decanter on the table',
    ['1 olive oil decanter', '1 table'],
    ['olive oil decanter on table'],
  ],
  ['materials may follow', 'a table made of oak', ['1 oak table'], []],
  ['parts of furniture are words of it', 'a desk with three drawers', ['1 drawer desk'], []],
  ['what is shown is not there', 'a painting of a sofa', ['1 sofa painting'], []],
  ['purposes are not asked for', 'a shelf for books', ['1 shelf'], []],
  [
    'between has two targets',
    'a bed, a desk and a lamp between the bed and the desk',
    ['1 bed', '1 desk', '1 lamp'],
    ['lamp between bed and desk'],
  ],
  ['a relative clause is about its noun', 'a bed, which is against the wall', ['1 bed'], ['bed against_wall']],
  [
    'a participle is about the noun before it',
    'a chair in front of a desk placed in the corner',
    ['1 chair', '1 desk'],
    ['chair in_front_of desk', 'desk in_corner'],
  ],
  [
    'a second preposition is about the subject',
    'a sofa against the wall across from the door',
    ['1 sofa'],
    ['sofa against_wall', 'sofa across_from_door'],
  ],
  [
    'a verb is about all its subjects',
    'A bed and a desk are against the wall.',
    ['1 bed', '1 desk'],
    ['bed against_wall', 'desk against_wall'],
  ],
  [
    'a verb after with is about the first',
    'A table with a vase stands in the corner.',
    ['1 table', '1 vase'],
    ['vase on table', 'table in_corner'],
  ],
  [
    'verbs of place need no preposition',
    'A plant occupies the corner and a rug covers the floor.',
    ['1 plant', '1 rug'],
    ['plant in_corner'],
  ],
  [
    'two things may be said to flank',
    'Two lamps flank the sofa.',
    ['2 lamp', '1 sofa'],
    ['1 lamp left_of sofa', '1 lamp right_of sofa'],
  ],
  [
    'one on each side makes two',
    'a bed with a nightstand on each side',
    ['1 bed', '2 nightstand'],
    ['1 nightstand left_of bed', '1 nightstand right_of bed'],
  ],
  [
    'one more after and is another one',
    'a table with four chairs on the long side and one on the short side',
    ['1 table', '4 chair', '1 chair'],
    ['chair long_side_of table', 'chair 2 short_side_of table'],
  ],
  ['two of them are counted', 'three beds. Two of the beds are in the corners.', ['3 bed'], ['2 bed in_corner']],
  [
    'another one is new',
    'a lamp on the desk and another lamp on the table',
    ['1 lamp', '1 desk', '1 lamp', '1 table'],
    ['lamp on desk', 'lamp 2 on table'],
  ],
  [
    'a longer name is the same thing',
    'a round table. The dining table is in the centre.',
    ['1 round table'],
    ['table in_centre'],
  ],
  [
    'synonyms are the same thing',
    'a sofa. A rug in front of the couch.',
    ['1 sofa', '1 rug'],
    ['rug in_front_of sofa'],
  ],
  [
    'it is whom the sentence was about',
    'A desk stands by the door. A chair is behind it.',
    ['1 desk', '1 chair'],
    ['chair behind desk', 'desk near_door'],
  ],
  [
    'what stands beside something on a table stands there, too',
    'On the table, a cup is next to a vase.',
    ['1 table', '1 cup', '1 vase'],
    ['cup on table', 'cup beside vase', 'vase on table'],
  ],
  ['the surface of a thing is the thing', 'On the desk surface sits a lamp.', ['1 desk', '1 lamp'], ['lamp on desk']],
  ['walls have sides', 'a bed against the left wall', ['1 bed'], ['bed against_wall left']],
  [
    'lamps hang',
    'A chandelier hangs above the table.',
    ['1 chandelier', '1 table'],
    ['chandelier above table', 'chandelier hanging_from_ceiling'],
  ],
  ['a window above is a window over it', 'a sink and a window above the sink', ['1 sink'], ['sink under_window']],
  ['in every corner makes four', 'a plant in every corner', ['4 plant'], ['plant in_corner']],
  ['without and not deny', 'a kitchen without a table but with a stove', ['1 stove'], []],
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

  it('reads the size, shape, openings and surfaces of a room', () => {
    const plan = readPrompt(
      'A small L-shaped bedroom of 4 by 5.5 metres with two windows, blue walls and a wooden floor',
      testNouns,
    )
    expect(plan.rooms[0]).toMatchObject({
      kind: 'bedroom',
      width: 4,
      depth: 5.5,
      shape: 'l',
      scale: 0.75,
      windows: 2,
      doors: 1,
    })
    expect(plan.materialRequirements).toMatchObject({ walls: { color: 'blue' }, floor: { material: 'wood' } })
    expect(readPrompt('a 12 x 15 ft office', testNouns).rooms[0]).toMatchObject({ width: 3.66, depth: 4.57 })
    expect(readPrompt('a studio of 20 square metres', testNouns).rooms[0]).toMatchObject({ width: 5, depth: 4 })
    expect(readPrompt('a room without windows', testNouns).rooms[0]).toMatchObject({ windows: 0 })
  })

  it('puts things into the room that is spoken of, and connects the rooms', () => {
    const plan = readPrompt(
      'An apartment with a bedroom, a kitchen and a hallway. The bedroom has a bed. In the kitchen, there is a table.',
      testNouns,
    )
    expect(plan.rooms.map(({ kind }) => kind)).toEqual(['bedroom', 'kitchen', 'hallway'])
    const asked = plan.requiredObjects.filter(({ importance }) => importance === 1)
    expect(asked.map(({ name, room }) => [name, room])).toEqual([
      ['bed', 'bedroom-1'],
      ['table', 'kitchen-1'],
    ])
    // nothing was said of the hallway
    const added = plan.requiredObjects.filter(({ importance }) => importance < 1)
    expect(new Set(added.map(({ room }) => room))).toEqual(new Set(['hallway-1']))
    expect(plan.passages).toEqual([
      { from: 'hallway-1', to: 'bedroom-1' },
      { from: 'hallway-1', to: 'kitchen-1' },
    ])
  })

  it('reads time of day, mood and lamps', () => {
    expect(readPrompt('a cozy bedroom with a bed, morning light', testNouns)).toMatchObject({
      interpretedMood: 'cozy',
      lightingRequirements: { timeOfDay: 'morning', mood: 'warm', lampsOn: false },
    })
    expect(readPrompt('a study at night with the lamps on', testNouns).lightingRequirements).toMatchObject({
      timeOfDay: 'night',
      lampsOn: true,
    })
    expect(readPrompt('a bed and a night table', testNouns).lightingRequirements.timeOfDay).toBe('afternoon')
  })

  it('never throws, and relates only what is asked for, whatever it reads', () => {
    const random = createRandom(11)
    const words =
      `a an the two each other another one of them it its with on in under next to between and , . red wooden chair
      desk lamp
      nightstands room wall corner window door bedroom is are which stands facing surrounded by no not 40 half
      dozen pair __proto__
      constructor 's - ( ) 9999 side left of top flanked holding every both all`.split(/\s+/)
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: random.integer(60) }, () => random.pick(words)).join(' ')
      const plan = readPrompt(text, testNouns)
      const ids = new Set(plan.requiredObjects.map(({ id }) => id))
      const rooms = new Set(plan.rooms.map(({ id }) => id))
      expect(ids.size).toBe(plan.requiredObjects.length)
      expect(plan.requiredObjects.every(({ count, room }) => count >= 1 && rooms.has(room))).toBe(true)
      expect(plan.requiredObjects.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(500)
      for (const { subject, target, secondTarget } of plan.spatialRequirements.objects)
        expect([subject, target, secondTarget ?? target].every((id) => ids.has(id))).toBe(true)
      for (const { subject, count } of plan.spatialRequirements.room) {
        expect(ids.has(subject)).toBe(true)
        expect(count ?? 1).toBeGreaterThan(0)
      }
      expect(JSON.stringify(readPrompt(text, testNouns))).toBe(JSON.stringify(plan))
    }
  })

  it.each([
    [
      '10,000 words',
      'A bedroom with a large red chair next to a desk, a lamp on the desk and two books beside it. '.repeat(500),
    ],
    ['one sentence without an end', 'a chair next to a table and '.repeat(1700)],
    ['one word again and again', 'red '.repeat(10_000)],
    ['ones and others', 'two chairs, one red and the other blue. '.repeat(1000)],
    ['a word of a megabyte', 'a'.repeat(1_000_000)],
    ['nothing but commas', ','.repeat(1_000_000)],
  ])('reads %s within a second of CPU', (_, text) => {
    const before = process.cpuUsage()
    const plan = readPrompt(text, testNouns)
    const { user, system } = process.cpuUsage(before)
    expect(plan.rooms).toHaveLength(1)
    expect((user + system) / 1000).toBeLessThan(1000)
  })

  it('asks for no more than 500 things and says what was cut', () => {
    const plan = readPrompt('a hall with 400 chairs and 300 tables', testNouns)
    expect(plan.requiredObjects.reduce((sum, { count }) => sum + count, 0)).toBe(500)
    expect(plan.notUnderstood.join()).toContain('200 things')
  })
})

describe('numbers', () => {
  it.each([
    ['two hundred and fifty chairs', 250],
    ['twenty five chairs', 25],
    ['a hundred chairs', 100],
    ['2 dozen chairs', 24],
    ['one hundred and one chairs', 101],
  ])('%s are as many as that', (text, count) => {
    expect(readPrompt(`A hall with ${text}`, libraryNouns()).requiredObjects).toMatchObject([{ name: 'chair', count }])
  })

  it.each([
    ['100000 stools', 99_500],
    ['100,000 stools', 99_500],
    ['three hundred thousand stools', 299_500],
    ['a million stools', 999_500],
  ])('beyond what a scene can hold are read whole: of %s, it is said how many are not there', (text, left) => {
    const plan = readPrompt(`A hall with ${text}`, libraryNouns())
    expect(plan.requiredObjects).toMatchObject([{ name: 'stool', count: 500 }])
    expect(plan.notUnderstood).toContain(`${left} things beyond the 500 a scene can hold`)
  })
})
