/**
 * Progress in a game: texts that are seen on the way to its end, each with the share of the way that lies behind it.
 */
export interface Checkpoint {
  readonly observation_string_check: string
  readonly percentage: number
}

/** The furthest that this text shows; 0 when it shows none. */
export function progressIn(text: string, checkpoints: readonly Checkpoint[]): number {
  const lower = text.toLowerCase()
  const reached = checkpoints.filter((checkpoint) => lower.includes(checkpoint.observation_string_check.toLowerCase()))
  return Math.max(0, ...reached.map(({ percentage }) => percentage))
}
