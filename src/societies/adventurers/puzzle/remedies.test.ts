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

  it('is not thought of where nothing was missing', () => {
    expect([...remedy(knowing({ here: 'ledge', objects, verbs: ['tie'] }))]).toEqual([])
  })
})
