/** Looking for words in any value, however large: nothing is copied, and the first find ends it. */
export type Needle = RegExp

/** What a person typed, to be looked for as it is, in small or capital letters; nothing when nothing was typed. */
export function needleOf(typed: string): Needle | undefined {
  const words = typed.trim()
  // pattern: every sign of it stands for itself
  return words === '' ? undefined : new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'iu')
}

export function holds(value: unknown, needle: Needle): boolean {
  if (typeof value === 'string') return needle.test(value)
  if (typeof value !== 'object' || value === null) return needle.test(String(value))
  if (Array.isArray(value)) return value.some((item) => holds(item, needle))
  for (const key in value) {
    if (needle.test(key) || holds((value as Record<string, unknown>)[key], needle)) return true
  }
  return false
}
