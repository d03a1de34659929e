import { describe, expect, it } from 'vitest'
import { lineageOf } from './lineage.ts'

const told = (commands: readonly string[], count?: number) => lineageOf(commands, count).map((at) => commands[at])

describe('the lineage of a moment', () => {
  it('is every command of a game in which nobody went back', () => {
    expect(told(['look', 'north', 'take lamp'])).toEqual(['look', 'north', 'take lamp'])
    expect(told(['look', 'north', 'take lamp'], 2)).toEqual(['look', 'north'])
    expect(told([])).toEqual([])
  })

  it('leaves out what was taken back, however often', () => {
    expect(told(['north', 'jump', 'restore 2', 'south', 'eat moss', 'restore 2', 'west'])).toEqual(['north', 'west'])
    expect(told(['a', 'b', 'restore 2', 'c', 'restore 4', 'd', 'restore 6', 'e'])).toEqual(['a', 'e'])
  })

  it('begins anew after a restart, and can go back to before it', () => {
    expect(told(['north', 'restart', 'south'])).toEqual(['south'])
    expect(told(['north', 'up', 'restart', 'south', 'restore 3', 'east'])).toEqual(['north', 'up', 'east'])
    expect(told(['north', 'restore 1'])).toEqual([])
  })
})
