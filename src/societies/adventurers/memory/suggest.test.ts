import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed } from '../../../../test/known.ts'
import type { LoopDetection } from '../board.ts'
import { hopeOf } from './recollect.ts'
import { suggest } from './suggest.ts'

const still: LoopDetection = { last5Actions: [], isLooping: false, loopPattern: '' }
const knowledge = knowing({
  here: 'hall',
  places: [placeNamed('hall'), placeNamed('lane'), placeNamed('tower', { exits: ['up'] })],
  objects: [
    { ...thingNamed('lid', 'hall'), interactionsTried: ['examine'] },
    thingNamed('urn', 'lane'),
    thingNamed('ghost', 'hall', ['unreal']),
  ],
  verbs: ['pull', 'push', 'examine', 'light'],
  tried: Object.fromEntries(
    ['attic|pull cord', 'attic|pull brass ring', 'attic|light lamp', 'cellar|light lamp'].map((key) => [
      key,
      { times: 1, step: 1, kind: 'change', told: '' },
    ]),
  ),
  successful: { 'pull X': 2, 'push X': 1, 'light X': 2 },
  failed: { 'pull X': 2, 'turn X with hook': 6 },
})
const commands = (since: number, loop = still) =>
  [...suggest(knowledge, loop, since)].map(({ command, at }) => `${at}: ${command}`)

describe('what Memory suggests', () => {
  it('is said with less hope while we are getting on', () => {
    expect(commands(19)).toEqual(commands(20))
    const [early, late] = [19, 20].map((since) => [...suggest(knowledge, still, since)][0]!.probability)
    expect(early).toBeLessThan(late! / 2)
  })

  it('is what has worked with such things, and what nobody has touched, when we are stuck', () => {
    expect(commands(20)).toEqual(['hall: pull lid', 'lane: pull urn', 'lane: examine urn'])
  })

  it('is nothing that has worked with one thing only, however often', () => {
    expect(commands(20).some((command) => command.includes('light'))).toBe(false)
  })

  it('is a way out when we walk to and fro', () => {
    const loop = { ...still, isLooping: true, loopPattern: 'between_hall_lane', loopPlaces: ['hall', 'lane'] }
    expect(commands(0, loop)).toContain('tower: up')
    expect(commands(0, { ...loop, loopPlaces: ['hall', 'tower'] })).not.toContain('tower: up')
  })
})

it('what failed again and again with a tool is expected less of when we are stuck, unless Memory is muted', () => {
  const stuck = { ...knowledge, gameState: { ...knowledge.gameState, stepsSinceProgress: 22 } }
  expect(hopeOf(knowledge, 'turn lever with hook')).toBe(1)
  expect(hopeOf(stuck, 'turn lever with hook')).toBeCloseTo(20 / 26)
  expect(hopeOf({ ...stuck, view: { muted: ['memory'] } }, 'turn lever with hook')).toBe(1)
})
