import { describe, expect, it } from 'vitest'
import { thingNamed } from '../../../../test/known.ts'
import type { Mark } from '../knowledge/model/things.ts'
import { usesOf } from './uses.ts'

const verbsFor = (name: string, ...properties: Mark[]) =>
  usesOf(thingNamed(name, 'road', properties)).map(({ verbs: [verb] }) => verb)

describe('what a thing is good for', () => {
  it('is to be got out of the way where it bars one', () => {
    expect(verbsFor('boards', 'obstacle', 'barrier')).toContain('break')
    expect(verbsFor('boards', 'obstacle')).not.toContain('break')
  })

  it('is to be searched where there is more to it', () => {
    expect(verbsFor('pond', 'telling')).toContain('search')
    expect(verbsFor('pond')).not.toContain('search')
  })

  it('is to be taken off what it covers', () => {
    expect(verbsFor('moss', 'covering')).toEqual(expect.arrayContaining(['remove', 'pull', 'rub']))
    expect(verbsFor('moss')).not.toContain('remove')
  })

  it('is to be looked at first where it bars the way', () => {
    const look = (...properties: Mark[]) => {
      const uses = usesOf(thingNamed('boulder', 'road', properties))
      const { probability, gain } = uses.find(({ verbs: [verb] }) => verb === 'examine')!
      return probability * gain
    }
    expect(look('obstacle', 'barrier')).toBeGreaterThan(1.5 * look())
  })

  it('is to be looked at sooner when it was written of', () => {
    const chance = (...properties: Mark[]) => usesOf(thingNamed('carrots', 'road', properties))[0]!.probability
    expect(chance('mentioned', 'noted')).toBeGreaterThan(2 * chance('mentioned'))
  })

  it('is to be moved as a part of what we have put it on, and not where it was put away', () => {
    const turning = (name: string, inside: string) =>
      usesOf({ ...thingNamed(name, 'road', ['portable', 'dropped']), inside }).find(
        ({ verbs: [verb] }) => verb === 'turn',
      )
    expect(turning('crank', 'axle')!.probability).toBeGreaterThan(3 * turning('cheese', 'axle')!.probability)
    expect(turning('crank', 'box')).toBeUndefined()
  })
})
