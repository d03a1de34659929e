/** Parts of a thing, and reading its parameters. */
import type { Parameters, Part, Substance, Support } from '../../asset.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { joined } from '../../mesh/transform.ts'

/** One part of several bodies. */
export function part(slot: string, substance: Substance, ...meshes: readonly Mesh[]): Part {
  return { name: slot, slot, substance, mesh: meshes.length === 1 ? meshes[0]! : joined(...meshes) }
}

/** With a name of its own, and perhaps a colour it has by nature. */
export function named(name: string, made: Part, color?: string): Part {
  return color === undefined ? { ...made, name } : { ...made, name, color }
}

/** With a colour it has unless somebody wants another: steel that is never brass, enamel that is white. */
export const colored = (made: Part, color: string): Part => ({ ...made, color })

export const wordOf = (parameters: Parameters, key: string): string => String(parameters[key] ?? '')

/** A whole number within limits, whatever was asked for. */
export function countOf(parameters: Parameters, key: string, least: number, most: number): number {
  const value = parameters[key]
  return typeof value === 'number' ? Math.max(least, Math.min(most, Math.round(value))) : least
}

/** A surface around x and z at a height; under the open sky unless told. */
export function support(
  kind: Support['kind'],
  [x, y, z]: readonly [number, number, number],
  width: number,
  depth: number,
  clearHeight = Infinity,
  name: string = kind,
): Support {
  return { name, kind, at: { x, y, z }, width, depth, clearHeight }
}
