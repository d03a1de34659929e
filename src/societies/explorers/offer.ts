/** Explorers as people start them: how large a building, and who searches it. */
import { TroupeError } from '../../base/errors.ts'
import { mapOf, type GridSource } from '../../worlds/grid/source.ts'
import type { Board, Offer } from '../offer.ts'
import { explorerNames } from './names.ts'

const MOST_EXPLORERS = 100
const LARGEST = 256
const MOST_ROUNDS = 100_000

const input = { world: { seed: 1, size: 24 }, explorers: explorerNames(4), maxSteps: 60 }

export const explorersOffer: Offer = {
  title: 'Explorers',
  says: 'Explorers search a building for things, each with its own sight, map and memories. They write to each other.',
  view: 'grid',
  input,
  options: [
    { name: 'world.size', label: 'Size of the building', kind: 'number', min: 5, max: LARGEST, flag: '--size' },
    { name: 'world.levels', label: 'Floors', kind: 'number', min: 1, max: 16, flag: '--levels' },
    { name: 'world.seed', label: 'Seed of the building', kind: 'text', flag: '--seed' },
    { name: 'explorers', label: 'Explorers', kind: 'list', min: 1, max: MOST_EXPLORERS },
    { name: 'maxSteps', label: 'Rounds at most', kind: 'number', min: 1, max: MOST_ROUNDS, flag: '--steps' },
  ],
  command: 'explore',
  thinkers: ['decision'],
  paceMs: 40,
  example: { input: { world: { size: 40 }, explorers: explorerNames(5), maxSteps: 400 }, paceMs: 120 },
  prepare(chosen, seed) {
    const given = { ...input, ...chosen }
    const explorers = castOf(given.explorers)
    const { maxSteps } = given
    if (!Number.isInteger(maxSteps) || maxSteps < 1 || maxSteps > MOST_ROUNDS)
      throw unfit(`maxSteps takes a whole number of rounds from 1 to ${MOST_ROUNDS}`)
    const world = worldOf(chosen['world'], seed)
    if (typeof world['size'] === 'number' && world['size'] > LARGEST) throw unfit(`world.size goes up to ${LARGEST}`)
    // what cannot be built is said before a run begins
    mapOf(world as unknown as GridSource)
    return { ...given, explorers, world }
  },
  nameOf({ world, explorers }) {
    const { size, seed, levels } = isRecord(world) ? world : {}
    const people = Array.isArray(explorers) ? `${explorers.length} explorers` : 'Explorers'
    if (typeof size !== 'number') return `${people} in a building of its own`
    const floors = typeof levels === 'number' && levels > 1 ? ` on ${levels} floors` : ''
    return `${people} in ${size} × ${size}${floors}, building ${String(seed)}`
  },
  scoreOf: ({ objects }: Board) => (Array.isArray(objects) ? { score: objects.length } : {}),
}

/** Names, or how many. */
function castOf(given: unknown): readonly string[] {
  const count = Array.isArray(given) ? given.length : given
  if (!Number.isInteger(count) || (count as number) < 1 || (count as number) > MOST_EXPLORERS)
    throw unfit(`there are 1 to ${MOST_EXPLORERS} explorers`)
  const names: readonly unknown[] = Array.isArray(given) ? given : explorerNames(count as number)
  if (names.every(isName) && new Set(names).size === names.length) return names
  throw unfit('explorers need different names')
}

/** A layout is taken as it is; what a generated building is not told, it has as usual. */
function worldOf(given: unknown, seed: number | string = input.world.seed): Record<string, unknown> {
  const usual = { ...input.world, seed }
  if (given === undefined) return usual
  if (!isRecord(given)) throw unfit('world takes a seed and a size, or a layout')
  return Array.isArray(given['levels']) ? given : { ...usual, ...given }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 80
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unfit(what: string): TroupeError {
  return new TroupeError('BOARD_INVALID_VALUE', `This expedition cannot be started: ${what}.`)
}
