/** The path of an asset: its family and parameters in one way of writing, so that the same thing has the same path. */
import { listed, TroupeError } from '../../../base/errors.ts'
import type { Family, Parameters } from '../asset.ts'
import type { BoundingBox } from '../scene.ts'
import { families } from './families.ts'

const byName: ReadonlyMap<string, Family> = new Map(families.map((family) => [family.name, family]))

const SCHEME = 'library/'
const SMALLEST_METRES = 0.005
const LARGEST_METRES = 25
const LARGEST_NUMBER = 1000
const LONGEST_PATH = 400
const wordPattern = /^[a-z][a-z0-9 -]{0,39}$/

const sizeNames = ['width', 'depth', 'height'] as const

export const familyNamed = (name: string): Family | undefined => byName.get(name)

/**
 * Sizes are always written, other parameters where they are not the family's own. What the family has no parameter for
 * is left out, and what is no sensible value of it: sizes are kept between 5 mm and 25 m.
 */
export function assetPathOf(family: Family, parameters: Parameters): string {
  const all = completed(family, parameters)
  const written = Object.keys(all)
    .filter((key) => sizeNames.some((size) => size === key) || all[key] !== family.defaults[key])
    .toSorted()
    .map((key) => `${key}=${encodeURIComponent(String(all[key]))}`)
  return `${SCHEME}${family.name}?${written.join('&')}`
}

/** Every parameter of the family, with those that were given where they make sense. */
function completed(family: Family, parameters: Parameters): Parameters & BoundingBox {
  const known = Object.keys(family.defaults).map((key) => {
    const standard = family.defaults[key]!
    const given = Object.hasOwn(parameters, key) ? parameters[key]! : standard
    return [key, isSensible(given, standard) ? tidied(key, given) : standard] as const
  })
  return Object.fromEntries(known) as Parameters & BoundingBox
}

function isSensible(given: unknown, standard: number | string | boolean): boolean {
  if (typeof given !== typeof standard) return false
  if (typeof given === 'number') return Number.isFinite(given)
  return typeof given !== 'string' || wordPattern.test(given)
}

function tidied(key: string, value: number | string | boolean): number | string | boolean {
  if (typeof value !== 'number') return value
  const isSize = sizeNames.some((size) => size === key)
  const [least, most] = isSize ? [SMALLEST_METRES, LARGEST_METRES] : [-LARGEST_NUMBER, LARGEST_NUMBER]
  return Math.round(Math.max(least, Math.min(most, value)) * 1000) / 1000
}

/** The family and all parameters that a path stands for. */
export function parseAssetPath(path: string): { family: Family; parameters: Parameters & BoundingBox } {
  const [name = '', query = ''] = path.startsWith(SCHEME) ? path.slice(SCHEME.length).split('?') : []
  const family = byName.get(name)
  if (path.startsWith('own/')) throw unknownAsset(path, 'It is one of your own things; give the folder that holds it.')
  if (path.length > LONGEST_PATH || !family)
    throw unknownAsset(path, `There is no such family. Families: ${listed(byName.keys())}.`)
  const given = new Map<string, number | string | boolean>()
  for (const [key, text] of new URLSearchParams(query)) {
    const standard = Object.hasOwn(family.defaults, key) ? family.defaults[key] : undefined
    if (standard === undefined)
      throw unknownAsset(path, `It has no ${key}; it has ${listed(Object.keys(family.defaults))}.`)
    const value = valueOf(text, standard)
    if (!isSensible(value, standard) || tidied(key, value) !== value)
      throw unknownAsset(path, `${text} is no ${key} of it, which is such as ${standard}.`)
    given.set(key, value)
  }
  return { family, parameters: completed(family, Object.fromEntries(given)) }
}

export const parametersOf = (path: string): Parameters => parseAssetPath(path).parameters

function valueOf(text: string, standard: number | string | boolean): number | string | boolean {
  if (typeof standard === 'number') return text.trim() === '' ? NaN : Number(text)
  if (typeof standard === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

const unknownAsset = (path: string, why: string) =>
  new TroupeError('WORLD_UNKNOWN_ASSET', `The library cannot make "${path.slice(0, 100)}". ${why}`)
