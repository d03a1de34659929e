import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../test/invented-words.ts'
import { hasZork, packaged, zork } from '../../../test/zmachine/places.ts'
import { createMachine, openStory } from '../zmachine/index.ts'
import { readReply, type Reply } from './reading.ts'
import { scopeFromReply } from './scope.ts'
import { readVocabulary } from './vocabulary.ts'
import { cpuMs } from '../../../test/cpu-ms.ts'

const vocabulary = inventedVocabulary({
  nouns:
    'lamp door box chest key coin coins letter shelf table cat kettle tea spoon whistle string ball cupboard ' +
    'sack handful nails ring hook light',
  adjectives: 'brass red blue small iron wooden',
  verbs: 'take open look ring light',
})
const read = (text: string) => readReply(text, vocabulary)
const names = (reply: Reply) => reply.things.map(({ name }) => name)

describe('readReply: things', () => {
  it('names things by the longest run of known words that ends in a noun', () => {
    const reply = read('The small brass lamp stands beside a strangely red box, which is small.')
    expect(names(reply)).toEqual(['small brass lamp', 'red box'])
    expect(reply.things[0]).toMatchObject({ noun: 'lamp', adjectives: ['small', 'brass'] })
  })

  it('keeps the same noun with other adjectives apart', () => {
    expect(names(read('A red key and a blue key.'))).toEqual(['red key', 'blue key'])
  })

  it('takes for portable what is listed with an indefinite article', () => {
    const { things } = read(
      'Hall\nThere is a shelf on the wall here.\nA small key lies on the table.\nSome coins are here.',
    )
    const portable = things.filter((thing) => thing.portable).map(({ name }) => name)
    expect(portable).toEqual(['shelf', 'small key', 'coins'])
    expect(read('Hall\nA small key would fit the door of this hall, you think.').things[0]).toMatchObject({
      portable: false,
    })
  })

  it('does not make present what is only spoken or asked of', () => {
    const talk = read('The cat says, "Bring me the iron key."')
    expect(talk.things.map(({ name, spoken }) => [name, spoken])).toEqual([
      ['cat', false],
      ['iron key', true],
    ])
    expect(scopeFromReply(talk)).toEqual([{ name: 'cat', held: false }])
    expect(scopeFromReply(read("You can't see any lamp here!"))).toEqual([])
  })

  it('tells plurals, parts and owners', () => {
    expect(read('A red box of nails.').things).toMatchObject([{ name: 'red box' }, { name: 'nails', of: 'red box' }])
    const { things } = read("A handful of nails, the cat's whistle.")
    expect(things).toMatchObject([
      { name: 'nails', plural: true, isIndefinite: true },
      { name: 'cat' },
      { name: 'whistle' },
    ])
  })

  it('does not take a verb for a thing', () => {
    expect(names(read('You look around and light the lamp.'))).toEqual(['lamp'])
    expect(names(read('The ring is small.'))).toEqual(['ring'])
  })
})

describe('readReply: what is where', () => {
  it('reads lists and sentences', () => {
    const text =
      'Hall\nA hall.\nThe sack contains:\n  A coin\n  A red box\n  The red box contains:\n    A key\n' +
      'On the table is a letter.\nA spoon is lying on the shelf.'
    expect(read(text).contents).toEqual([
      { holder: 'sack', relation: 'in', things: ['coin', 'red box'] },
      { holder: 'red box', relation: 'in', things: ['key'] },
      { holder: 'table', relation: 'on', things: ['letter'] },
      { holder: 'shelf', relation: 'on', things: ['spoon'] },
    ])
    expect(read('You open the chest, revealing a key and a letter.').contents).toEqual([
      { holder: 'chest', relation: 'in', things: ['key', 'letter'] },
    ])
    expect(read('You can see a sack (which is open and contains a ball) here.').contents).toEqual([
      { holder: 'sack', relation: 'in', things: ['ball'] },
    ])
  })

  it('reads what is carried, nested and noted', () => {
    const { inventory, kind } = read(
      'You are carrying:\n  a brass lamp (providing light)\n  a sack\n    a coin\n  The chest contains:\n' +
        '    a ring (being worn)\n',
    )
    expect(kind).toBe('nothing')
    expect(inventory).toMatchObject([
      { name: 'brass lamp', lit: true },
      { name: 'sack', worn: false },
      { name: 'coin', inside: 'sack' },
      { name: 'ring', inside: 'chest', worn: true },
    ])
    expect(
      read('You are carrying a red box (containing a coin), a key and a spoon.').inventory?.map(({ name }) => name),
    ).toEqual(['red box', 'coin', 'key', 'spoon'])
    expect(read('You are empty-handed.').inventory).toEqual([])
    expect(read('You are carrying nothing.').inventory).toEqual([])
    expect(read('Taken.').inventory).toBeUndefined()
  })

  it('names what is closed or locked', () => {
    expect(read('The wooden door is firmly locked.').states).toEqual([{ thing: 'wooden door', state: 'locked' }])
    expect(read('A small chest, which is closed, and a cupboard on the shelf that seems to be open.').states).toEqual([
      { thing: 'small chest', state: 'closed' },
      { thing: 'cupboard', state: 'open' },
    ])
    expect(read('It seems to be locked.').states).toEqual([{ state: 'locked' }])
    expect(read('There is a closed wooden door.').states).toEqual([{ thing: 'wooden door', state: 'closed' }])
    expect(read('You will have to open the box first.').states).toEqual([])
  })
})

describe('readReply: what kind it is', () => {
  const hall = read('Hall\nA long hall with a door.')

  it('is a move when a room is shown, unless it is the same room after a refusal', () => {
    const again = 'You can’t go there.\n\nHall\nA long hall with a door.'
    expect(hall.kind).toBe('moved')
    expect(readReply(again, vocabulary, { previous: hall }).kind).toBe('refusal')
    expect(readReply('Hall\nA long hall with a door.', vocabulary, { previous: hall }).kind).toBe('nothing')
    expect(readReply('Hall\nA long hall without a door.', vocabulary, { previous: hall }).kind).toBe('moved')
    expect(readReply('Hall\n', vocabulary, { previous: hall }).kind).toBe('moved')
    expect(read('You have moved into a dark place.\nIt is pitch black.')).toMatchObject({ kind: 'moved', dark: true })
  })

  it('knows the dark from a dark thing', () => {
    expect(read('It is pitch black.').dark).toBe(true)
    expect(read("Darkness\nIt is pitch dark, and you can't see a thing.").dark).toBe(true)
    expect(read("It's too dark to see!").dark).toBe(true)
    expect(read('A dark stair leads down into darkness.').dark).toBe(false)
    expect(read('By the time it is dark you will be home.').dark).toBe(false)
  })

  it('puts endings before scores, scores before moves, and the last question before what was answered', () => {
    expect(read('[Your score has gone up by 5 points.]\n\n*** You have died ***').kind).toBe('death')
    expect(read('Hall\nA long hall.\n\n[Your score has gone up by 5 points.]')).toMatchObject({
      kind: 'score',
      gained: 5,
    })
    expect(read('Do you need help? (y/n)\n\nTHE HALL\nby nobody\n\nHall\nA long hall.\n').kind).toBe('moved')
    expect(read('Your score is 5 out of 10, in 3 moves.')).toMatchObject({ kind: 'nothing', score: { points: 5 } })
    expect(read(`I don't know the word "quux".`)).toMatchObject({ kind: 'unknown-word', unknownWord: 'quux' })
  })
})

describe('readReply in real stories', () => {
  const play = (file: string, commands: readonly string[]) => {
    const machine = createMachine(openStory(readFileSync(file)), { seed: 1 })
    const words = readVocabulary(machine)
    let previous: Reply | undefined
    const hear = (text: string) => {
      const reply = readReply(text, words, { previous })
      if (reply.title !== undefined) previous = reply
      return reply
    }
    return [hear(machine.run().text), ...commands.map((command) => hear(machine.run(command).text))]
  }

  it.runIf(hasZork)('reads the opening of Zork I', () => {
    const commands = [
      'look',
      'south',
      'east',
      'open window',
      'enter',
      'take all',
      'inventory',
      'frotz',
      'take',
      'dance',
      'score',
      'north',
    ]
    const replies = play(zork.story, commands)
    expect(replies.map(({ kind }) => kind)).toEqual([
      'moved',
      'nothing',
      'moved',
      'moved',
      'change',
      'moved',
      'change',
      'nothing',
      'unknown-word',
      'question',
      'unknown-word',
      'nothing',
      'refusal',
    ])
    expect(replies[3]!.exits.map(({ direction }) => direction)).toContain('east')
    expect(replies[5]!.contents.map(({ holder }) => holder)).toEqual(['table', 'glass bottle'])
    expect(replies[7]!.inventory).toHaveLength(3)
    expect(replies[11]!.score).toMatchObject({ points: 10, of: 350 })
  })

  it('reads an Inform story and a ZILF story the same way', () => {
    const commands = ['enter building', 'take lamp', 'take lamp', 'inventory', 'out', 'take the sky']
    const inform = play(packaged('advent.z5'), commands)
    const zilf = play(packaged('advent.z3'), ['no', ...commands]).slice(1)
    const shown = [inform, zilf].map((replies) => replies.map(({ kind }) => kind))
    expect(shown[0]).toEqual(['moved', 'moved', 'change', 'refusal', 'nothing', 'moved', 'not-here'])
    expect(shown[1]!.slice(0, 6)).toEqual(shown[0]!.slice(0, 6))
    for (const replies of [inform, zilf]) {
      expect(replies.map(({ title }) => title)[1]).toBe('Inside Building')
      expect(replies[1]!.things.filter(({ portable }) => portable).length).toBeGreaterThanOrEqual(3)
    }
  })
})

it('reads the beginning and the end of what is far too long', () => {
  const reply = read(`Taken.\n${'The lamp hums. '.repeat(100_000)}\n*** You have died ***`)
  expect(reply.kind).toBe('death')
  expect(reply.before.length).toBeLessThan(25_000)
})

it('reads a megabyte of nonsense in no time', () => {
  const pieces = [
    'a ',
    'The box is ',
    '"',
    '\n',
    '(in ',
    'x',
    'north up ',
    '*',
    'On the table is ',
    '   ',
    'do you mean the ',
    'a lamp is on the lamp (containing lamp) ',
    '[',
  ]
  for (const piece of pieces) {
    const before = cpuMs()
    readReply(piece.repeat(1_000_000 / piece.length), vocabulary)
    expect([piece, cpuMs() - before < 500]).toEqual([piece, true])
  }
})

describe('readReply: what the screen says', () => {
  it('takes what cost no turn for not understood, whatever its words', () => {
    const text = 'It is nowhere about, like most things.'
    expect(read(text).kind).toBe('change')
    expect(readReply(text, vocabulary, { isUncounted: true }).kind).toBe('not-here')
    expect(readReply('You can only do that to something animate.', vocabulary, { isUncounted: true }).kind).not.toBe(
      'not-here',
    )
    // a refusal of an author's own need not cost a turn
    const own =
      'Paws were not made for that. There is a latch on the lid, though, and you have teeth that could lift it.'
    expect(readReply(own, vocabulary, { isUncounted: true }).kind).not.toBe('not-here')
    expect(read('Your mouth is for one thing. Put that down first.').kind).toBe('overload')
  })

  it('lets the room in the status line decide', () => {
    const text = 'Grey Lady\nSo it says on the plate.'
    expect(read(text).title).toBe('Grey Lady')
    expect(readReply(text, vocabulary, { room: 'Quay', wasRoom: 'Quay' }).title).toBeUndefined()
    expect(readReply('Wind, and a box.', vocabulary, { room: 'Quay', wasRoom: 'Lane' })).toMatchObject({
      title: 'Quay',
      description: 'Wind, and a box.',
      kind: 'moved',
    })
  })

  it('knows whose something is from what is there, and a name from the thing before it', () => {
    const words = inventedVocabulary({ nouns: 'cook tent bench ilse lamp' })
    const [cook, tent] = readReply("The cook's tent is east.", words).things
    expect(cook).toMatchObject({ name: 'cook', isOwner: true })
    expect(tent?.isOwner).toBeUndefined()
    expect(readReply("The lamp's on.", words).things[0]?.isOwner).toBeUndefined()
    expect(names(readReply('On the bench Ilse sits.', words))).toEqual(['bench', 'ilse'])
  })
})
