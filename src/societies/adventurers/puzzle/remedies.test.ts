import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { remedy } from './remedies.ts'

const objects = [
  thingNamed('rope', 'inventory'),
  thingNamed('railing', 'ledge'),
  thingNamed('pebble', 'ledge', ['portable']),
]

describe('a remedy', () => {
  it('is tied to what stands where it was missing, not to what could be carried away', () => {
    const knowledge = knowing({
      here: 'hall',
      objects,
      verbs: ['tie'],
      needs: { rope: { place: 'ledge', isSettled: false } },
    })
    expect([...remedy(knowledge)].map(({ command, at }) => `${at}: ${command}`)).toEqual(['ledge: tie rope to railing'])
  })

  it('is tied before the way is tried again: to have it in our hands leads nowhere', () => {
    const needs = { rope: { place: 'ledge', command: 'down', way: 'down', isSettled: false } }
    const tried = { 'ledge|down': { times: 1, step: 1, kind: 'refusal', told: 'Far too steep.' } } as const
    const commands = [...remedy(knowing({ here: 'ledge', objects, verbs: ['tie'], needs, tried }))]
    expect(commands.map(({ command }) => command)).toEqual(['tie rope to railing'])
  })

  it('is what was refused, tried again with what was missing in our hands, but not for ever', () => {
    const refused = (times: number) => {
      const knowledge = knowing({
        here: 'hall',
        objects: [thingNamed('rusty spade', 'inventory')],
        verbs: ['dig'],
        needs: { spade: { place: 'beach', command: 'dig sand', isSettled: false } },
        tried: { 'beach|dig sand': { times, step: 3, kind: 'refusal', told: 'You would need a spade.' } },
      })
      return [...remedy(knowledge)].map(({ command, at }) => `${at}: ${command}`)
    }
    expect(refused(1)).toEqual(['beach: dig sand', 'beach: dig sand with rusty spade'])
    expect(refused(3)).not.toContain('beach: dig sand')
  })

  it('is to get in what it takes, when that stands here', () => {
    const knowledge = knowing({
      here: 'shore',
      objects: [thingNamed('punt', 'shore'), thingNamed('oar', 'shore')],
      verbs: ['enter'],
      needs: { punt: { place: 'shore', command: 'east', way: 'east', isSettled: false } },
    })
    expect([...remedy(knowledge)].map(({ command }) => command)).toEqual(['enter punt'])
  })

  it('is to get in once more, as if for the first time, when what stood in the way is gone', () => {
    const of = (changes: Readonly<Record<string, { freed: number }>>) => {
      const knowledge = knowing({
        here: 'shore',
        objects: [thingNamed('punt', 'shore')],
        verbs: ['enter'],
        needs: { punt: { place: 'shore', command: 'east', way: 'east', isSettled: false } },
        tried: { 'shore|enter punt': { times: 3, step: 3, kind: 'change', told: 'You get in.' } },
        changes,
      })
      return [...remedy(knowledge)][0]?.probability ?? 0
    }
    expect(of({ shore: { changed: 9, freed: 9 } } as never)).toBeGreaterThan(3 * of({ shore: { changed: 9 } } as never))
  })

  it('is not thought of where nothing was missing', () => {
    expect([...remedy(knowing({ here: 'ledge', objects, verbs: ['tie'] }))]).toEqual([])
  })
})
