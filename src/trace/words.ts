/** Numbers of a trace in words: times, tokens and cost, short enough for a column. */

/** `0 ms`, `340 ms`, `2.1 s`, `3:05 min`, `2:10 h` */
export function formatTime(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`
  const [whole, part, unit] = ms < 3_600_000 ? [60_000, 1_000, 'min'] : [3_600_000, 60_000, 'h']
  return `${Math.floor(ms / whole)}:${String(Math.floor((ms % whole) / part)).padStart(2, '0')} ${unit}`
}

/** `0 ¢`, `1.2 ¢`, `$3.40` */
export function formatCost(dollars: number): string {
  if (dollars >= 1) return `$${dollars.toFixed(2)}`
  const cents = dollars * 100
  return cents === 0 ? '0 ¢' : cents < 0.01 ? '< 0.01 ¢' : `${Number(cents.toPrecision(2))} ¢`
}

/** `940`, `12.4 k`, `3.1 M` */
export function formatCount(count: number): string {
  if (count < 1000) return String(count)
  return count < 1e6 ? `${Number((count / 1000).toPrecision(3))} k` : `${Number((count / 1e6).toPrecision(3))} M`
}
