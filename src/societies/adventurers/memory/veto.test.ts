import { describe, expect, it } from 'vitest'
import type { Trial } from '../board.ts'
import { overlay } from '../knowledge/overlay.ts'
import { vetoOf, type VetoView } from './veto.ts'

const trial = (over: Partial<Trial>): Trial => ({
  times: 2,
  step: 3,
  kind: 'refusal',
  told: 'No.',
  ...over,
})

function view(over: Partial<VetoView> = {}): VetoView {
  return {
    here: 'cellar',
    tried: overlay({}),
    harmful: new Set(),
    changes: overlay({ cellar: { changed: 3 } }),
    unknownWords: new Set(),
    muted: [],
    loop: { last5Actions: [], isLooping: false, loopPattern: '' },
    ...over,
  }
}

describe("Memory's veto", () => {
  it('holds against an act that did harm wherever we are, against a way or a taking only there', () => {
    const harmful = new Set(['cellar|drink acid', 'cellar|north', 'cellar|take lamp'])
    for (const command of ['drink acid', 'north', 'take lamp'])
      expect(vetoOf(command, view({ harmful })), command).toContain('harm')
    const attic = view({ harmful, here: 'attic' })
    expect(vetoOf('drink acid', attic)).toContain('harm at cellar')
    expect(vetoOf('north', attic)).toBeUndefined()
    expect(vetoOf('take lamp', attic)).toBeUndefined()
  })

  it('holds against anything that was answered four times alike, for longer each time', () => {
    const after = (command: string, same: number, step: number) =>
      vetoOf(
        command,
        view({ step, tried: overlay({ [`cellar|${command}`]: trial({ same, step: 100, kind: 'change' }) }) }),
      )
    for (const command of ['inventory', 'look', 'yes', 'turn on lamp']) {
      expect(after(command, 3, 101), command).toBeUndefined()
      expect(after(command, 4, 101), command).toContain('the same 4 times')
      expect(after(command, 4, 108), command).toBeUndefined()
    }
    expect(after('look', 6, 130)).toContain('the same 6 times')
    expect(after('look', 6, 132)).toBeUndefined()
    expect(after('restart', 9, 101)).toBeUndefined()
  })

  it('holds against going back to rooms between which we pace', () => {
    const loop = {
      last5Actions: ['north'],
      isLooping: true,
      loopPattern: 'between_hall_lane',
      loopPlaces: ['hall', 'lane'],
    }
    expect(vetoOf('north', view({ loop }), 'hall')).toContain('to and fro')
    expect(vetoOf('north', view({ loop }), 'tower')).toBeUndefined()
    // what was not tried in these rooms may still be done
    expect(vetoOf('north', view({ loop }))).toBeUndefined()
  })

  it('holds against what was refused twice while the place looks as it did', () => {
    const tried = overlay({ 'cellar|open door': trial({}) })
    expect(vetoOf('open door', view({ tried }))).toContain('2 times')
    expect(vetoOf('open door', view({ tried: overlay({ 'cellar|open door': trial({ step: 2 }) }) }))).toBeUndefined()
    expect(vetoOf('open door', view({ tried: overlay({ 'cellar|open door': trial({ times: 1 }) }) }))).toBeUndefined()
  })

  it('does not hold where what stood in the way is gone, or we sit in something now', () => {
    const tried = overlay({ 'cellar|north': trial({}) })
    for (const change of [{ freed: 4 }, { unbarred: 4 }, { seated: 4 }])
      expect(vetoOf('north', view({ tried, step: 5, changes: overlay({ cellar: change }) }))).toBeUndefined()
  })

  it('lets a fight go on while each answer is another', () => {
    const tried = overlay({ 'cellar|attack rat': trial({ told: 'You miss.' }) })
    expect(vetoOf('attack rat', view({ tried, answers: overlay({ 'You miss.': 1 }) }))).toBeUndefined()
    expect(vetoOf('attack rat', view({ tried, answers: overlay({ 'You miss.': 2 }) }))).toContain('2 times')
  })

  it('lets a fight with a weapon go on, however often a blow is told of alike, until nothing is told but that', () => {
    const blow = 'attack rat with sword'
    const loop = { last5Actions: [blow], isLooping: true, loopPattern: `repeating_${blow}` }
    const missed = (over: Partial<Trial>) => overlay({ [`cellar|${blow}`]: trial({ told: 'You miss.', ...over }) })
    const answers = overlay({ 'You miss.': 3 })
    expect(vetoOf(blow, view({ loop, answers, tried: missed({}) }))).toBeUndefined()
    expect(vetoOf(blow, view({ loop, answers, tried: missed({ same: 4 }) }))).toContain('the same 4 times')
    expect(vetoOf('attack rat', view({ loop: { ...loop, last5Actions: ['attack rat'] } }))).toContain('circles')
  })

  it('lets what was too heavy be tried again after each thing that was put down for it', () => {
    const tried = overlay({ 'cellar|take coffin': trial({ kind: 'overload', same: 5 }) })
    expect(vetoOf('take coffin', view({ tried }))).toBeUndefined()
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
  })

  it('says nothing when Memory is muted', () => {
    expect(vetoOf('drink acid', view({ harmful: new Set(['cellar|drink acid']), muted: ['memory'] }))).toBeUndefined()
  })
})
