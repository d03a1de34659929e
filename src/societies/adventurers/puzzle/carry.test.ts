import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { carry } from './carry.ts'

const objects = [
  thingNamed('brass lamp', 'inventory'),
  thingNamed('string', 'inventory'),
  thingNamed('gold crown', 'vault', ['portable']),
]
const first = (over: Partial<Parameters<typeof knowing>[0]>) =>
  [...carry(knowing({ here: 'vault', objects, load: { wanted: 'gold crown' }, ...over }))].find(({ urgent }) => urgent)
    ?.command

describe('full hands', () => {
  it('drop what is worth least for something better, and then take that', () => {
    expect(first({ command: 'take gold crown', situation: { kind: 'overload' } })).toBe('drop string')
    expect(first({ command: 'drop string' })).toBe('take gold crown')
  })

  it('drop nothing when nothing better is wanted', () => {
    expect(first({ load: {}, command: 'take pebble', situation: { kind: 'overload' } })).toBeUndefined()
  })
})

describe('a treasure', () => {
  it('is whatever brought points once we know where things count, and no tool before that', () => {
    const held = (name: string) => ({
      here: 'barn',
      objects: [thingNamed(name, 'inventory'), thingNamed('chest', 'barn', ['opened'])],
      worth: { [name]: 5 },
    })
    const commands = (name: string, over: object = {}) =>
      [...carry({ ...knowing(held(name)), ...over })].map(({ command }) => command)
    expect(commands('crowbar')).toEqual([])
    expect(commands('skull')).toContain('put skull in chest')
    expect(commands('crowbar', { deposit: { holder: 'nest', at: 'barn' } })).toContain('put crowbar in nest')
  })

  it('is put in what the text calls empty, whatever it is called', () => {
    const commands = (hole: ReturnType<typeof thingNamed>) =>
      [
        ...carry(
          knowing({ here: 'barn', objects: [thingNamed('gold crown', 'inventory'), hole], worth: { 'gold crown': 5 } }),
        ),
      ].map(({ command }) => command)
    expect(commands(thingNamed('roost', 'barn', ['empty']))).toContain('put gold crown in roost')
    expect(commands(thingNamed('roost', 'barn'))).not.toContain('put gold crown in roost')
  })

  it('goes on what is like the one that counted and has nothing on it yet', () => {
    const hung = { ...thingNamed('rope', 'barn', ['dropped']), inside: 'long peg' }
    const pegs = ['short peg', 'long peg', 'bent peg'].map((name) => thingNamed(name, 'barn'))
    const knowledge = knowing({ here: 'barn', objects: [thingNamed('gold crown', 'inventory'), ...pegs, hung] })
    const deposit = { holder: 'short peg', at: 'barn' }
    expect([...carry({ ...knowledge, deposit })].map(({ command }) => command)).toEqual(['put gold crown on bent peg'])
  })

  it('is rather not put in any box when we were told where to put it', () => {
    const of = (placed: readonly string[]) => {
      const objects = [thingNamed('gold crown', 'inventory'), thingNamed('chest', 'barn', ['opened'])]
      return [...carry(knowing({ here: 'barn', objects, placed }))][0]!.probability
    }
    expect(of(['crown'])).toBeLessThan(of([]) / 2)
  })
})
