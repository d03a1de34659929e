import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnLight } from './learn-light.ts'
import { isFading, lampOf, type Light } from '../model/light.ts'

function after(command: string, before: string, light: Partial<Light> = {}) {
  const objects = [thingNamed('lamp', 'inventory')]
  const draft = knowing({
    here: 'hall',
    objects,
    command,
    reply: { before, told: before },
    light: { lit: 'lamp', ...light },
  })
  learnLight(draft)
  return draft
}

describe('what we know of our light', () => {
  it('is not spent when we put it out ourselves', () => {
    expect(lampOf(after('turn off lamp', 'The lamp is now off.'))).toBe('lamp')
  })

  it('is spent when it has burned out', () => {
    expect(lampOf(after('wait', 'The lamp has burned out.'))).toBeUndefined()
  })

  it('burns on when something else that we tried goes out', () => {
    expect(after('kindle stair', 'It shines for a moment, and goes out.').light.lit).toBe('lamp')
    expect(after('kindle stair', 'You slip, and your lamp goes out.').light.lit).toBe('')
    expect(after('shake lamp', 'It goes out.').light.lit).toBe('')
  })

  it('is what burns besides, when one of two goes out, or when it is put out', () => {
    const lights = (name: string) => {
      const draft = knowing({
        here: 'hall',
        objects: [thingNamed('lamp', 'inventory'), thingNamed(name, 'inventory')],
        command: 'turn off lamp',
        reply: { before: 'The lamp is now off.', told: 'The lamp is now off.' },
        light: { lit: 'lamp' },
      })
      learnLight(draft)
      return draft.light.lit
    }
    expect(lights('flaming torch')).toBe('flaming torch')
    expect(lights('torch')).toBe('')
  })

  it('fades with the second warning, or with one that is the last', () => {
    expect(isFading(after('wait', 'The lamp appears dimmer.'))).toBe(false)
    expect(isFading(after('wait', 'The lamp is dimmer now.', { warnings: 1 }))).toBe(true)
    expect(isFading(after('wait', 'The lamp is nearly out.'))).toBe(true)
  })

  it('burns when something of ours gives light, by whatever it was set alight', () => {
    const lit = (name: string, before: string) => {
      const draft = knowing({
        here: 'hall',
        objects: [thingNamed(name, 'inventory')],
        command: `xyz ${name}`,
        reply: { before },
      })
      learnLight(draft)
      return draft.light.lit
    }
    expect(lit('candle end', 'The candle end, which has no wick, gives light.')).toBe('candle end')
    expect(lit('stone', 'The window gives a little light.')).toBe('')
  })
})

it('what is told to be alight is lit, by whatever it was lit, if a variant says so', () => {
  const lit = (before: string, switches: readonly string[]) => {
    const objects = [thingNamed('lamp', 'inventory')]
    const draft = knowing({ here: 'hall', objects, command: 'strike lamp', reply: { before, told: before }, switches })
    learnLight(draft)
    return draft.light.lit
  }
  expect(lit("Pop! And there's your light.", ['light-as-told'])).toBe('lamp')
  expect(lit("Pop! And there's your light.", [])).toBe('')
  expect(lit('You strike, and it catches, and the wind has it. No light.', ['light-as-told'])).toBe('')
})
