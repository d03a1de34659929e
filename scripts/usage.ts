/**
 * How the scripts beside it are called: help when it is asked for, one line and exit code 2 when they are called
 * wrongly.
 */
export function explainUsage(words: readonly string[], usage: string, example: string): void {
  if (!words.includes('--help') && !words.includes('-h')) return
  console.log(`${usage}\n\nExample: ${example}`)
  process.exit(0)
}

export function misused(usage: string): never {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}

/** A whole number of at least 1, or what stands for it when it is left out. */
export function readCount(word: string | undefined, otherwise: number, usage: string): number {
  if (word === undefined) return otherwise
  return /^[1-9]\d{0,8}$/.test(word) ? Number(word) : misused(usage)
}
