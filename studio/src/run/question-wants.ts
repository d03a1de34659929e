/** Of which kind an answer is to be: said by the question, or learned from what was wrong with the answer before. */
export type Wanted = 'text' | 'number' | 'boolean' | 'json'

const kinds: readonly (readonly [Wanted, RegExp])[] = [
  ['text', /^(?:text|string|words?|one command|your name)\b/i],
  ['number', /^(?:number|int(?:eger)?|float|a number|-?\d+(?:\.\d+)?\s*(?:to|–|-|…)\s*\d)/i],
  ['boolean', /^(?:bool(?:ean)?|yes[ -/]|true or false)/i],
  ['json', /^(?:json|object|record|array|list|tuple|map)\b/i],
]

/** A word for a kind, or a JSON schema. */
export function wantedFrom(said: unknown): Wanted | undefined {
  if (typeof said === 'object' && said !== null && 'type' in said) return wantedFrom(said.type)
  if (typeof said !== 'string') return undefined
  return kinds.find(([, pattern]) => pattern.test(said.trim()))?.[0]
}

interface Learned {
  readonly wants?: Wanted
  readonly parts: Readonly<Record<string, Wanted>>
}

/**
 * Schemas of all kinds complain alike: `age: Invalid input: expected number, received string`, `must be a number`.
 * What is said before it is the part it is about.
 */
export function learnFrom(fault: string): Learned {
  const parts: Record<string, Wanted> = {}
  let wants: Wanted | undefined
  for (const one of fault
    .slice(0, 4000)
    .replace(/^.*does not fit its schema: /s, '')
    .split(/; /)) {
    const kind = wantedFrom(/\b(?:expected|must be)(?: an?)? ([\w -]+)/i.exec(one)?.[1])
    if (kind === undefined) continue
    const part = /^(\w{1,40}): /.exec(one)?.[1]
    if (part === undefined) wants = kind
    else parts[part] = kind
  }
  return { ...(wants && { wants }), parts }
}
