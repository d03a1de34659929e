import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { keepLight } from './light.ts'

const lantern = thingNamed('lantern', 'inventory')
const matches = thingNamed('box', 'inventory', ['of matches'])
const commands = (objects: Parameters<typeof knowing>[0]['objects'], beliefs: Record<string, string>) =>
  [...keepLight(knowing({ here: 'hall', objects: objects!, beliefs, verbs: ['light', 'turn'] }))].map(
    ({ command }) => command,
  )

describe('a lamp that could not be lit', () => {
  const cold = { 'dead lantern': '3' }

  it('is lit when there is fire in our hands', () => {
    expect(commands([lantern, matches], cold)).toEqual(['light lantern with matches', 'light lantern', 'light matches'])
    expect(commands([lantern], cold)).toEqual([])
  })

  it('burns on where it is bright: it would not be lit again so easily', () => {
    const bright = { lit: 'lantern', 'bright hall': 'yes', 'bright ': 'yes' }
    expect(commands([lantern, matches], bright)).toEqual(['turn off lantern'])
    expect(commands([lantern, matches], { ...bright, 'kindled lantern': '4' })).toEqual([])
  })
})
