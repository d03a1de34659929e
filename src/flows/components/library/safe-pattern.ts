/**
 * Patterns (regular expressions) from files: one that could take for ever is not tried at all, and the others only on
 * as much of a text as they can be trusted with.
 */

// steps that a match may take in the worst case: about a second
const MOST_STEPS = 1e8
const LONGEST_TEXT = 100_000
const LONGEST_PATTERN = 500

/** `isSearched`: it may begin anywhere in the text, which takes that much longer. */
export function safePattern(pattern: string, isSearched = false): { readonly longest: number } | undefined {
  if (pattern.length > LONGEST_PATTERN) return undefined
  const plain = withoutClasses(pattern)
  const unbounded = plain.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0
  // something repeated within a repeated group takes time without measure, as may a look back
  const isOpen = unbounded > 1 || plain.includes('|') || /[^(]\?/.test(plain)
  if (/\)(?:[*+]|\{\d)/.test(plain) && isOpen) return undefined
  if (/\\[1-9]|\(\?<[!=]/.test(pattern)) return undefined
  try {
    // pattern: it is only made, to see whether it is one
    void new RegExp(pattern, 'u')
  } catch {
    return undefined
  }
  const power = Math.max(1, unbounded + (isSearched ? 1 : 0))
  return { longest: Math.min(LONGEST_TEXT, Math.floor(MOST_STEPS ** (1 / power))) }
}

/** A letter in place of each escape and each class of characters. */
function withoutClasses(pattern: string): string {
  let plain = ''
  let isClass = false
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]!
    if (sign === '\\') at++
    if (!isClass) plain += sign === '\\' || sign === '[' ? 'x' : sign
    if (sign === '[') isClass = true
    if (sign === ']') isClass = false
  }
  return plain
}
