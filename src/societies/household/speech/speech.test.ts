import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../base/random.ts'
import type { SpeechAct } from '../fact.ts'
import { anyAct, people, smallHouse } from '../../../../test/small-house.ts'
import { fillFrame, fillParts, matchPieces, opensItself, parseFrame } from './frame.ts'
import type { Reading } from './frame-set.ts'
import { frameSets, matchLine, matchSaid, setsFor, slotNamed } from './match-line.ts'
import { opened, openingsFor } from './openings.ts'
import { readSpeech } from './read.ts'
import { say, speak } from './say.ts'
import { lineOf, sameWords, sentencesOf } from './sentences.ts'
import { vocabularyOf } from './vocabulary.ts'

const words = vocabularyOf(smallHouse, people)
const afternoon = 900
const hearing = { speaker: 'Ana', listener: 'Bo', words, now: afternoon }

/** What a listener has who knows what an act is about. */
function readingOf(act: SpeechAct): Reading {
  if (act.kind === 'invite') return { ...hearing, gatherings: [act.gathering] }
  if (act.kind === 'tell' && act.fact.kind === 'gathering') return { ...hearing, gatherings: [act.fact] }
  if (act.kind === 'tell' && act.fact.kind === 'news') return { ...hearing, news: [act.fact] }
  if (act.kind !== 'answerInvitation') return hearing
  const gathering = { kind: 'gathering', id: act.id, what: '', host: '', place: '', from: 0, until: 0 } as const
  return { ...hearing, answering: [{ kind: 'invite', gathering }] }
}

const read = (text: string, more: Partial<Reading> = {}) => readSpeech(text, { ...hearing, ...more })
const voice = { speaker: 'Ana', listener: 'Bo', plan: smallHouse, mood: 'even', now: afternoon } as const

describe('what is said', () => {
  it('is read back as it was meant, in every frame there is', () => {
    const random = createRandom('frames')
    const seen = new Set<string>()
    for (const act of fc.sample(anyAct, { numRuns: 400, seed: 14 }))
      for (const set of frameSets)
        for (const [index, frame] of set.frames.entries())
          for (const clock of ['digits', 'words'] as const) {
            const values = set.values(act)
            const saying = { ...hearing, clock, choose: (below: number) => random.integer(below) }
            const text = values && fillFrame(frame, values, slotNamed, saying)
            if (text === undefined) continue
            seen.add(`${set.name} ${index}`)
            expect(readSpeech(text, readingOf(act)), text).toEqual([act])
          }
    expect(seen.size).toBe(frameSets.flatMap(({ frames }) => frames).length)
  })

  it('means among the frames that may be the same words what it means among all of them', () => {
    const random = createRandom('rivals')
    let read = 0
    for (const act of fc.sample(anyAct, { numRuns: 200, seed: 15 }))
      for (const set of frameSets)
        for (const frame of set.frames) {
          const values = set.values(act)
          const saying = { ...hearing, clock: 'words' as const, choose: (below: number) => random.integer(below) }
          const pieces = values && fillParts(frame, values, slotNamed, saying)
          if (pieces === undefined) continue
          read++
          const line = lineOf(pieces.join('') + frame.ending)
          const said = matchSaid({ set, frame, pieces }, line, readingOf(act))
          expect(said, line.text).toEqual(matchLine(line, readingOf(act)))
        }
    expect(read).toBeGreaterThan(1_000)
  })

  it('is read piece by piece unless something could be read in another way before it', () => {
    const inPieces = (source: string, pieces: readonly string[]) =>
      matchPieces(parseFrame(source), pieces, lineOf(pieces.join('')), slotNamed, hearing)
    const plan = 'I want to {plan} {when}.'
    expect(inPieces(plan, ['I want to ', 'wait for Cleo', ' ', 'at 11:00'])).toEqual({
      plan: 'wait for Cleo',
      time: 660,
    })
    expect(inPieces(plan, ['I want to ', 'wait at 10:00', ' ', 'at 11:00'])).toBeUndefined()
    expect(inPieces('[happy|happy now]{plan}', ['happy now', ' as ever'])).toBeUndefined()
    expect(inPieces('{person:likes} {thing}', ['I like', ' ', 'the brass key'])).toEqual({
      person: 'Ana',
      thing: 'brass key',
    })
    expect(inPieces('{person:likes} {thing}', ['I like', ' ', 'the moon'])).toBeUndefined()
  })

  it('is read back as it was meant, whoever says it in whatever mood', () => {
    fc.assert(
      fc.property(anyAct, fc.integer(), fc.constantFrom('low', 'even', 'good'), (act, seed, mood) => {
        const text = say([act], { ...voice, mood, random: createRandom(seed), avoid: [] })
        expect(text).toBeTypeOf('string')
        expect(readSpeech(text!, readingOf(act)), text).toEqual([act])
        expect(text!.length).toBeLessThan(220)
      }),
      { numRuns: 600 },
    )
  })

  it('is understood with every opening before every frame', () => {
    const random = createRandom('openings of frames')
    const seen = new Set<string>()
    for (const act of fc.sample(anyAct, { numRuns: 300, seed: 14 })) {
      const openings = (['low', 'even', 'good'] as const).flatMap((mood) => openingsFor(act, mood))
      for (const set of frameSets)
        for (const [index, frame] of set.frames.entries())
          for (const opening of new Set(openings)) {
            const key = `${set.name} ${index} ${opening}`
            const values = set.values(act)
            if (opening === '' || values === undefined || seen.has(key)) continue
            const saying = { ...hearing, clock: 'digits' as const, choose: (below: number) => random.integer(below) }
            const text = fillFrame(frame, values, slotNamed, saying)
            if (text === undefined) continue
            const said = opened(opening, text, opensItself(frame), 'Bo')
            seen.add(key)
            expect(readSpeech(said.charAt(0).toUpperCase() + said.slice(1), readingOf(act)), said).toEqual([act])
          }
    }
    expect(seen.size).toBeGreaterThan(2_000)
  })

  it('has one opening at most, and no word of it again', () => {
    const moods = ['low', 'even', 'good'] as const
    const random = createRandom('openings')
    let openings = 0
    for (const [at, act] of fc.sample(anyAct, { numRuns: 1500, seed: 8 }).entries()) {
      const mood = moods[at % 3]!
      const text = say([act], { ...voice, mood, random, avoid: [], sociable: 1 })!
      const opening = openingsFor(act, mood)
        .map((each) => each.replace('NAME', 'Bo'))
        .filter((each) => each !== '' && text.toLowerCase().startsWith(each.toLowerCase()))
        .toSorted((one, other) => other.length - one.length)[0]
      if (opening === undefined || opening === 'Bo, ') continue
      openings++
      const rest = text.slice(opening.length).toLowerCase()
      expect(
        /^(?:as far|as it|if |in case|in short|last i|to be honest|sorry|i am sorry)[^.]*?, /.test(rest),
        text,
      ).toBe(false)
      for (const word of opening.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
        expect(rest, text).not.toMatch(new RegExp(`\\b${word}\\b`))
    }
    expect(openings).toBeGreaterThan(200)
  })

  it('has at least eight frames for every kind of act', () => {
    for (const act of fc.sample(anyAct, { numRuns: 400, seed: 2 })) {
      const frames = frameSets.filter((set) => set.values(act) !== undefined).flatMap((set) => set.frames)
      expect(frames.length, JSON.stringify(act)).toBeGreaterThanOrEqual(8)
    }
  })

  it('is looked for among the frames of its kind, and there is none elsewhere', () => {
    for (const act of fc.sample(anyAct, { numRuns: 400, seed: 3 })) {
      const all = frameSets.filter((set) => set.values(act) !== undefined)
      expect(setsFor(act).filter((set) => set.values(act) !== undefined)).toEqual(all)
    }
  })

  it('is never the same sentence twice, and nothing when every way was used', () => {
    const random = createRandom('again')
    const act: SpeechAct = { kind: 'greet' }
    const said: string[] = []
    for (let text = say([act], { ...voice, random, avoid: said }); text !== undefined && said.length < 500;) {
      said.push(text)
      text = say([act], { ...voice, random, avoid: said })
    }
    expect(said.length).toBeGreaterThan(8)
    expect(said.length).toBeLessThan(100)
    expect(new Set(said.flatMap(sentencesOf).map(sameWords)).size).toBe(said.length)
  })

  it('can be said in far more ways than one needs in a day', () => {
    const random = createRandom('many')
    const act: SpeechAct = { kind: 'tell', fact: { kind: 'thing', thing: 'brass key', place: 'garden' } }
    const said: string[] = []
    for (let count = 0; count < 60; count++) said.push(say([act], { ...voice, random, avoid: said })!)
    expect(new Set(said.map(sameWords)).size).toBe(60)
  })

  it('differs from person to person', () => {
    const act: SpeechAct = { kind: 'ask', topic: 'thing:brass key' }
    const habits = people.map((speaker) => {
      const random = createRandom('style')
      return Array.from({ length: 30 }, () => say([act], { ...voice, speaker, listener: 'Zoe', random, avoid: [] }))
    })
    expect(new Set(habits.map((texts) => texts.join())).size).toBe(people.length)
  })

  it('leaves out at the end what can no longer be said', () => {
    const act: SpeechAct = { kind: 'tell', fact: { kind: 'mood', person: 'Ana', mood: 'well' } }
    const bad: SpeechAct = { kind: 'tell', fact: { kind: 'mood', person: 'Ana', mood: 'one. two? three!' } }
    const options = { ...voice, random: createRandom(1), avoid: [] }
    expect(say([act, bad], options)).toBe(undefined)
    expect(speak([act, bad], options)?.acts).toEqual([act])
    expect(speak([bad], options)).toBe(undefined)
  })
})

describe('what models and people say', () => {
  const thing = (place: string): SpeechAct => ({ kind: 'tell', fact: { kind: 'thing', thing: 'brass key', place } })
  const where: SpeechAct = { kind: 'ask', topic: 'thing:brass key' }
  const party = {
    kind: 'gathering',
    id: 'party',
    what: 'a party',
    host: 'Ana',
    place: 'garden',
    from: 1020,
    until: 1140,
  } as const

  it.each<[string, readonly SpeechAct[]]>([
    ['Hi Bo! I saw the brass key in the garden, by the way.', [{ kind: 'greet' }, thing('garden')]],
    ['I left the brass key on the kitchen table.', [thing('kitchen table')]],
    ['Bo, the brass key is still lying over there in the garden', [thing('garden')]],
    ["Where's the brass key?", [where]],
    ['Do you have any idea where I might find the brass key?', [where]],
    ['Hello Bo, have you seen my brass key?', [{ kind: 'greet' }, where]],
    ["How's Cleo?", [{ kind: 'ask', topic: 'mood:Cleo' }]],
    ['How are you today, Bo?', [{ kind: 'ask', topic: 'mood:Bo' }]],
    ["I'm hungry.", [{ kind: 'tell', fact: { kind: 'mood', person: 'Ana', mood: 'hungry' } }]],
    ['Could you bring me the tea, please?', [{ kind: 'favour', favour: { kind: 'bring', thing: 'tea', to: 'Ana' } }]],
    ['Thanks!', [{ kind: 'thank' }]],
    ['Cleo is in the living room.', [{ kind: 'tell', fact: { kind: 'person', person: 'Cleo', place: 'living room' } }]],
    [
      'The lamp is off now',
      [{ kind: 'tell', fact: { kind: 'news', id: expect.any(String) as string, text: 'The lamp is off now.' } }],
    ],
    [
      'Have you heard that Sam is leaving?',
      [{ kind: 'tell', fact: { kind: 'news', id: expect.any(String) as string, text: 'Sam is leaving.' } }],
    ],
    [
      "I'm fine, how are you?",
      [
        { kind: 'tell', fact: { kind: 'mood', person: 'Ana', mood: 'fine' } },
        { kind: 'ask', topic: 'mood:Bo' },
      ],
    ],
    [
      'The tea is in the cupboard, but you need the key.',
      [{ kind: 'tell', fact: { kind: 'thing', thing: 'tea', place: 'cupboard' } }],
    ],
    ["I haven't seen the brass key.", [{ kind: 'unknown', topic: 'thing:brass key' }]],
    ['Cleo went to the garden.', [{ kind: 'tell', fact: { kind: 'person', person: 'Cleo', place: 'garden' } }]],
    ["I'm busy right now, maybe later!", [{ kind: 'decline', because: '' }]],
    ['The lamp is now off', [{ kind: 'tell', fact: { kind: 'state', thing: 'lamp', state: 'off' } }]],
  ])('is understood: %s', (text, acts) => {
    expect(read(text)).toEqual(acts)
  })

  it.each([
    "I'm having a party in the garden at 5pm, will you come?",
    'Would you like to come to a party in the garden at five in the afternoon?',
    'Please come to a party at 17:00 in the garden!',
    "I'm hosting a party in the garden at 17:00, and I'd be delighted if you came!",
    'Hey Bo, I want to invite you to a party in the garden from 5 pm to 7 pm.',
  ])('is an invitation with place and time: %s', (text) => {
    const invitation = read(text, { gatherings: [party] }).find(({ kind }) => kind === 'invite')
    expect(invitation).toEqual({ kind: 'invite', gathering: party })
    const unheard = read(text).find(({ kind }) => kind === 'invite')
    expect(unheard).toMatchObject({ gathering: { what: 'a party', host: 'Ana', place: 'garden', from: 1020 } })
  })

  it('is a yes or a no to what was asked before', () => {
    const answering: readonly SpeechAct[] = [{ kind: 'invite', gathering: party }]
    const comes = { kind: 'answerInvitation', id: 'party', comes: true }
    for (const text of ['Yes!', "I'd love to.", 'Sure, see you there!', 'Sounds great, I will be there.'])
      expect(read(text, { answering }), text).toContainEqual(comes)
    for (const text of ["Sorry, I can't.", 'No, thank you.', 'Not today, I am busy.', "I'm afraid I have to work."])
      expect(read(text, { answering }), text).toContainEqual({ ...comes, comes: false })
    const favour = { kind: 'bring', thing: 'tea', to: 'Bo' } as const
    expect(read('Of course!', { answering: [{ kind: 'favour', favour }] })).toEqual([
      { kind: 'answerFavour', favour, agrees: true },
    ])
    expect(read('Yes, I will bring you the tea.', { answering: [{ kind: 'favour', favour }] })).toEqual([
      { kind: 'answerFavour', favour, agrees: true },
    ])
    expect(read('Yes!')).toEqual([])
  })

  it('is no fact when it is denied, unsure or only asked', () => {
    for (const text of ['The brass key is not in the garden.', 'If the brass key is in the garden, tell me.'])
      expect(read(text), text).not.toContainEqual(thing('garden'))
    expect(read('Is the brass key in the garden?')).toEqual([where])
    expect(read('The brass key is in the garden?')).not.toContainEqual(thing('garden'))
  })

  it('is news when it states something else, the same news however it is written', () => {
    const [one] = read('Sam Moore is running for mayor.')
    const [two] = read('Oh, Bo, have you heard: sam moore is running for Mayor!')
    expect(one).toMatchObject({ kind: 'tell', fact: { kind: 'news', text: 'Sam Moore is running for mayor.' } })
    expect(two).toMatchObject({ fact: { id: (one as { fact: { id: string } }).fact.id } })
    expect(read('Nice to see you, Bo.').map(({ kind }) => kind)).toEqual(['greet'])
    expect(read('What a day?')).toEqual([])
  })

  it('never changes who said it', () => {
    const [quoted] = read('I have decided to leave the village for ever.')
    expect(quoted).toMatchObject({ fact: { text: 'Ana said "I have decided to leave the village for ever".' } })
    const [again] = read((quoted as { fact: { text: string } }).fact.text, { speaker: 'Bo', listener: 'Cleo' })
    expect(again).toMatchObject({ fact: { text: 'Ana said "I have decided to leave the village for ever".' } })
    // the speaker is an argument: what a text claims about it is part of the text
    expect(read('Cleo: I am hungry.', { speaker: 'Bo', listener: 'Ana' })).not.toContainEqual(
      expect.objectContaining({ fact: expect.objectContaining({ person: 'Cleo' }) as unknown }),
    )
    expect(read('Cleo said, I am hungry, come here.')).not.toContainEqual(
      expect.objectContaining({ kind: 'tell', fact: expect.objectContaining({ kind: 'mood' }) as unknown }),
    )
    expect(read('[speaker: Cleo] I am hungry.').every((act) => !JSON.stringify(act).includes('"person":"Cleo"'))).toBe(
      true,
    )
  })

  it('is read in a moment, whatever it is', () => {
    const long = [
      'I saw the '.repeat(300),
      'a party in the garden at 17:00 '.repeat(80),
      '"'.repeat(3_000),
      ', '.repeat(3_000),
      'the brass key is in '.repeat(200),
      'where '.repeat(1_000),
      `I will ${'bring the tea to '.repeat(150)}`,
      'Bo, '.repeat(900),
    ]
    for (const text of long) {
      const start = process.cpuUsage()
      read(text)
      expect(process.cpuUsage(start).user / 1_000, text.slice(0, 20)).toBeLessThan(300)
    }
    fc.assert(fc.property(fc.string({ maxLength: 3_000, unit: 'binary' }), (text) => void read(text)))
  })

  it('is read with each name looked up once, however many frames begin with one', () => {
    let looked = 0
    const counting = { ...words, find: (name: string) => (looked++, words.find(name)) }
    for (const text of [
      'The brass key is in the hall.',
      'Cleo is going to read at 18:00.',
      'By the way, I am hungry.',
    ]) {
      looked = 0
      expect(read(text, { words: counting })).toHaveLength(1)
      expect(looked, text).toBeLessThan(60)
    }
  })
})
