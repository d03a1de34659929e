import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed } from '../../../../test/known.ts'
import type { Light } from '../knowledge/model/light.ts'
import { keepLight } from './light.ts'

const lantern = thingNamed('lantern', 'inventory')
const matches = { ...thingNamed('box', 'inventory'), of: 'matches' }
const commands = (objects: Parameters<typeof knowing>[0]['objects'], light: Partial<Light>) => {
  const bright = ['hall', 'porch'].map((id) => placeNamed(id, { bright: true }))
  const known = knowing({
    here: 'hall',
    objects: objects!,
    light,
    verbs: ['light', 'turn'],
    places: bright,
    situation: { cameFrom: 'porch' },
  })
  return [...keepLight(known)].map(({ command }) => command)
}

describe('a lamp that could not be lit', () => {
  const cold = { dead: ['lantern'] }

  it('is lit when there is fire in our hands', () => {
    expect(commands([lantern, matches], cold)).toEqual(['light lantern with matches', 'light lantern', 'light matches'])
    expect(commands([lantern], cold)).toEqual([])
  })

  it('is put out anywhere while something else burns', () => {
    const torch = thingNamed('burning torch', 'inventory')
    const dark = (objects: Parameters<typeof knowing>[0]['objects']) => {
      const known = knowing({ here: 'cave', objects: objects!, light: { lit: 'lantern' }, verbs: ['turn'] })
      return [...keepLight(known)].map(({ command }) => command)
    }
    expect(dark([lantern, torch])).toEqual(['turn off lantern'])
    expect(dark([lantern])).toEqual([])
  })

  it('burns on where it is bright: it would not be lit again so easily', () => {
    const burning = { lit: 'lantern' }
    expect(commands([lantern, matches], burning)).toEqual(['turn off lantern'])
    expect(commands([lantern, matches], { ...burning, kindled: ['lantern'] })).toEqual([])
  })
})
