/** The age of something, as one number and one unit. */

const units: readonly (readonly [string, number])[] = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
]

export function describeAge(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  for (const [name, size] of units) if (seconds >= size) return `${Math.floor(seconds / size)} ${name}`
  return `${seconds} s`
}
