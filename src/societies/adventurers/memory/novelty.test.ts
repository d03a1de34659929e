import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed, type Known } from '../../../../test/known.ts'
import type { Grammar, SyntaxLine, Token } from '../../../worlds/adventure/grammar.ts'
import type { Trial } from '../board.ts'
import type { MemoryKnowledge } from '../views.ts'
import { namesAt } from './known-names.ts'
import { novel } from './novelty.ts'

const thing: Token = { kind: 'noun', held: false, many: false, creature: false }
const word = (text: string): Token => ({ kind: 'word', words: [text] })
const line = (action: number, tokens: readonly Token[]): SyntaxLine => ({
  tokens,
  action,
  reversed: false,
  nouns: tokens.filter(({ kind }) => kind === 'noun').length,
  text: '',
})
const verb = (name: string, lines: readonly SyntaxLine[]) => ({ verb: name, synonyms: [name], meta: false, lines })
const verbs = [
  verb('polish', [line(1, [thing])]),
  verb('pour', [line(2, [thing, word('in'), thing])]),
  verb('drop', [line(3, [thing])]),
]
const grammar: Grammar = { layout: '', verbs, verbOf: (name) => verbs.find((each) => each.verb === name) }
const trial = (over: Partial<Trial> = {}): Trial => ({ times: 1, step: 1, kind: 'nothing', told: 'So what?', ...over })

/** In a lamp room with a lamp and a bottle, stuck. */
function stuck(over: Partial<Known> = {}): MemoryKnowledge {
  const knowledge = knowing({
    here: 'lamp_room',
    places: [placeNamed('lamp_room'), placeNamed('yard')],
    ways: { lamp_room: { east: 'yard' }, yard: { west: 'lamp_room' } },
    objects: [thingNamed('lamp', 'inventory'), thingNamed('bottle', 'inventory'), thingNamed('sill', 'lamp_room')],
    step: 60,
    gameState: { stepsSinceProgress: 30 },
    ...over,
  })
  return Object.assign(knowledge, { grammar })
}
const ideas = (over: Partial<Known> = {}) => [...novel(stuck(over))]
const commandsAt = (place: string, over: Partial<Known> = {}) =>
  ideas(over).flatMap(({ at, command }) => (at === place ? [command] : []))

describe('what nobody has tried', () => {
  it('is made of the sentences of the story and of names that it has answered to', () => {
    const said = commandsAt('lamp_room')
    expect(said).toContain('polish sill')
    expect(said.every((command) => /^(?:polish|pour) /.test(command))).toBe(true)
  })

  it('is not what was tried here or in our hands, nor anything with a name that the story does not take', () => {
    const tried = {
      'lamp_room|polish sill': trial(),
      'inventory|polish lamp': trial(),
      'lamp_room|examine ghost': trial({ kind: 'not-here' }),
    }
    const said = commandsAt('lamp_room', { tried })
    expect(said).not.toContain('polish sill')
    expect(said).not.toContain('polish lamp')
    expect(said.filter((command) => command.includes('ghost'))).toEqual([])
  })

  it('begins with two things of which one speaks of the other', () => {
    const told = 'Brass, with a pot for what is in a bottle.'
    const [first] = commandsAt('lamp_room', { tried: { 'inventory|examine lamp': trial({ told }) } })
    expect(['pour bottle in lamp', 'pour lamp in bottle']).toContain(first)
  })

  it('leaves a verb that is answered in the same words whatever it is done with', () => {
    const told = 'That needs no polish.'
    const same = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`yard|polish ${name}`, trial({ told })]),
    )
    const failed = { 'polish X': 6 }
    expect(commandsAt('lamp_room', { tried: same, failed })[0]).toMatch(/^pour /)
  })

  it('goes where less was tried, after much was tried here', () => {
    const tried = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`lamp_room|rub ${at}`, trial({ step: 50 })]),
    )
    const all = ideas({ tried })
    const likeliest = (place: string) =>
      Math.max(...all.filter(({ at }) => at === place).map((each) => each.probability))
    expect(likeliest('yard')).toBeGreaterThan(likeliest('lamp_room'))
  })
})

describe('the names that the story takes', () => {
  it('are one where it describes them in the same words, and the shortest of them', () => {
    const told = 'CARBIDE LAMPS. First carbide in the bottom.'
    const tried = {
      'lamp_room|examine brass hooks': trial({ told }),
      'lamp_room|examine hooks': trial({ told }),
      'lamp_room|examine nest': trial({ told: 'You see nothing special about *.' }),
    }
    const names = namesAt(stuck({ tried, objects: [] }), 'lamp_room').map(({ name }) => name)
    expect(names.toSorted()).toEqual(['hooks', 'nest'])
  })
})
