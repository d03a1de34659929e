import { describe, expect, it } from 'vitest'
import { NO_LIGHT } from './model/light.ts'
import { EMPTY_HANDS } from './model/load.ts'
import type { ObjectSeen } from './model/things.ts'
import type { LearningView, ThingsDraft } from './draft.ts'
import { overlay, things } from './overlay.ts'
import { beforeOf, rollBack } from './roll-back.ts'

const lamp = {
  id: 'lamp',
  name: 'lamp',
  location: 'hall',
  interactionsTried: [],
  properties: ['portable'],
  lastSeen: 1,
}
const seen = (parts: Partial<ObjectSeen>): ObjectSeen => ({ ...lamp, properties: ['portable'], ...parts })

function turn(objects: readonly ObjectSeen[], commands: readonly string[], before: LearningView['before'] = []) {
  const view = {
    mode: 'retry',
    commands,
    before,
    objectsSeen: objects,
    enemies: {},
    light: NO_LIGHT,
    load: EMPTY_HANDS,
    aboard: null,
  } as unknown as LearningView
  const { light, load, aboard } = view
  const draft = { objects: things(objects), enemies: overlay<string>({}), light, load, aboard }
  return { view, draft: draft as unknown as ThingsDraft }
}

describe('going back in time', () => {
  it('puts things where they were, and takes nothing back that was merely learned', () => {
    const taking = turn([seen({})], ['north', 'take lamp'])
    taking.draft.objects.put(seen({ location: 'inventory' }))
    taking.draft.light = { ...NO_LIGHT, lit: 'lamp' }
    const before = beforeOf(taking.draft, taking.view)!
    expect(before).toMatchObject({ played: 2, objects: [{ id: 'lamp', location: 'hall' }], light: NO_LIGHT })

    const now = [seen({ location: 'inventory', interactionsTried: ['take'] })]
    const back = turn(now, ['north', 'take lamp', 'jump', 'restore 2'], [before])
    back.draft.light = { ...NO_LIGHT, lit: 'lamp' }
    rollBack(back.draft, back.view)
    expect(back.draft.objects.get('lamp')).toMatchObject({ location: 'hall', interactionsTried: ['take'] })
    expect(back.draft.light.lit).toBe('')
  })

  it('leaves what happened before the step we are back at', () => {
    const before = { played: 1, objects: [{ id: 'lamp', location: 'hall', inside: '', properties: [] }] }
    const back = turn([seen({ location: 'inventory' })], ['take lamp', 'jump', 'restore 2'], [before])
    rollBack(back.draft, back.view)
    expect(back.draft.objects.get('lamp')?.location).toBe('inventory')
  })

  it('notes nothing of a turn that moved nothing', () => {
    const looking = turn([seen({})], ['look'])
    looking.draft.objects.put(seen({ lastSeen: 7 }))
    expect(beforeOf(looking.draft, looking.view)).toBeUndefined()
  })
})
