/** How deeply JSON is nested: what is too deep is refused before anything walks through it. */

// real flows with groups within groups stay below 60; JSON.stringify itself gives up at some thousands
const DEEPEST = 500

export function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}
