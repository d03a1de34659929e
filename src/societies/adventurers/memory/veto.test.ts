import { describe, expect, it } from 'vitest'
import type { Location, Trial } from '../board.ts'
import { overlay, things } from '../knowledge/overlay.ts'
import { vetoOf, type VetoView } from './veto.ts'

const cellar = { id: 'cellar', version: 3 } as Location
const trial = (over: Partial<Trial>): Trial => ({
  times: 2,
  version: 3,
  step: 1,
  kind: 'refusal',
  told: 'No.',
  ...over,
})

function view(over: Partial<VetoView> = {}): VetoView {
  return {
    here: 'cellar',
    tried: overlay({}),
    harmful: new Set(),
    places: things([cellar]),
    unknownWords: new Set(),
    muted: [],
    loop: { last5Actions: [], isLooping: false, loopPattern: '' },
    ...over,
  }
}

describe("Memory's veto", () => {
  it('holds against what did harm at this place, and only here', () => {
    const harmful = new Set(['cellar|drink acid'])
    expect(vetoOf('drink acid', view({ harmful }))).toContain('harm')
    expect(vetoOf('drink acid', view({ harmful, here: 'attic' }))).toBeUndefined()
  })

  it('holds against what was refused twice while the place looks as it did', () => {
    const tried = overlay({ 'cellar|open door': trial({}) })
    expect(vetoOf('open door', view({ tried }))).toContain('2 times')
    expect(vetoOf('open door', view({ tried: overlay({ 'cellar|open door': trial({ version: 2 }) }) }))).toBeUndefined()
    expect(vetoOf('open door', view({ tried: overlay({ 'cellar|open door': trial({ times: 1 }) }) }))).toBeUndefined()
  })

  it('lets a fight go on while each answer is another', () => {
    const tried = overlay({ 'cellar|attack rat': trial({ told: 'You miss.' }) })
    expect(vetoOf('attack rat', view({ tried, answers: overlay({ 'You miss.': 1 }) }))).toBeUndefined()
    expect(vetoOf('attack rat', view({ tried, answers: overlay({ 'You miss.': 2 }) }))).toContain('2 times')
  })

  it('lets a way be tried again after a while, for places may look alike', () => {
    const tried = overlay({ 'cellar|north': trial({}) })
    expect(vetoOf('north', view({ tried, step: 5 }))).toContain('2 times')
    expect(vetoOf('north', view({ tried, step: 20 }))).toBeUndefined()
  })

  it('holds against words the story does not know, and against going on in a loop', () => {
    expect(vetoOf('frobnicate door', view({ unknownWords: new Set(['frobnicate']) }))).toContain('frobnicate')
    const loop = { last5Actions: ['north', 'south'], isLooping: true, loopPattern: 'alternating_north_south' }
    expect(vetoOf('north', view({ loop }))).toContain('circles')
    expect(vetoOf('east', view({ loop }))).toBeUndefined()
    // who walks about in a few rooms may still go on with what was not tried there
    expect(vetoOf('north', view({ loop: { ...loop, loopPattern: 'between_hall_lane' } }))).toBeUndefined()
  })

  it('says nothing when Memory is muted', () => {
    expect(vetoOf('drink acid', view({ harmful: new Set(['cellar|drink acid']), muted: ['memory'] }))).toBeUndefined()
  })
})
