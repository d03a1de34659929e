/** Offers of actions, made from little: a name for each, or parameters that are texts. */
import { schemaFromJson } from '../base/json-schema.ts'
import type { ActionOffer } from './world.ts'

/** An action that takes nothing: its name is the action. */
export function namedOffer<Name extends string>(name: Name, description: string): ActionOffer<Name> {
  return offer(name, description, {}, [], () => name)
}

type Property = Readonly<Record<string, unknown>>

export function offer<Action>(
  name: string,
  description: string,
  properties: Readonly<Record<string, Property>>,
  required: readonly string[],
  action: (input: unknown) => Action,
): ActionOffer<Action> {
  const input = schemaFromJson({ type: 'object', properties, required, additionalProperties: false })
  return { name, description, input, action }
}
