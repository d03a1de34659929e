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
