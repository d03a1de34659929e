import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnDeed } from './learn-deed.ts'
import { learnInventory } from './learn-inventory.ts'

const refused = { before: 'You already have that!', told: 'You already have that!', kind: 'refusal' } as const

describe('what we have already', () => {
  const taking = (name: string, held: string) => {
    const objects = [thingNamed(name, 'hall'), thingNamed(held, 'inventory')]
    const draft = knowing({ here: 'hall', objects, command: `take ${name}`, reply: refused })
    learnDeed(draft)
    return draft
  }

  it('is no second thing, but another name for one of ours', () => {
    const draft = taking('rusty blade', 'nasty blade')
    expect(draft.objects.get('rusty blade@hall')).toMatchObject({ location: 'gone', properties: ['unreal', 'alias'] })
    expect(draft.load.isUnsure).toBe(false)
  })

  it('makes us look at what we carry when nothing of ours is called like that', () => {
    expect(taking('ivory', 'torch').load.isUnsure).toBe(true)
  })

  it('has brought what it brought by whichever name the story calls it', () => {
    const draft = knowing({
      here: 'hall',
      objects: [thingNamed('flaming torch', 'inventory')],
      worth: { 'flaming torch': 14 },
      light: { lit: 'flaming torch' },
      command: 'inventory',
      reply: { inventory: [{ name: 'torch', worn: false, lit: true, notes: [] }] },
    })
    learnInventory(draft)
    expect(draft.worth.get('torch')).toBe(14)
    expect(draft.light.lit).toBe('torch')
  })
})
