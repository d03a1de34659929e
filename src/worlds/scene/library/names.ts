/** What things are called: every name of every family, with the parameters that make it so. */
import type { Parameters } from '../asset.ts'
import { families } from './families.ts'

export interface NamedThing {
  readonly family: string
  readonly parameters: Parameters
}

/** Lower case and singular. */
export const namesInLibrary: ReadonlyMap<string, NamedThing> = new Map(
  families.flatMap((family) =>
    Object.entries(family.names).map(([name, parameters]) => [name, { family: family.name, parameters }] as const),
  ),
)
