/**
 * A schema in the words of a prompt, for whoever is asked without structured output: a model, or a server that knows
 * none.
 */

/** As much of a JSON Schema as decides how it is asked for. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Providers hold replies to objects only; a text, a number or a list is asked for in words. */
export function canBeStructured({ type }: JsonSchema): boolean {
  return type === undefined || type === 'object'
}

/** What to add to the prompt; nothing where any text will do. */
export function wordsFor(schema: JsonSchema): string {
  const { $schema: _version, ...told } = schema
  const isText = told['type'] === 'string'
  if (Object.keys(told).length === (isText ? 1 : 0)) return ''
  const wanted = isText ? 'plain text, without quotes around it,' : 'JSON'
  return `\n\nReply with nothing but ${wanted} that fits this JSON Schema:\n${JSON.stringify(told)}`
}
