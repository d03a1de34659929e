/** Each agent keeps one hue everywhere it appears: its place in the cast, of eight. `hue-N` sets `--hue`. */
export const HUES = 8

export function hueOf(agent: string, agents: readonly string[]): number {
  const place = agents.indexOf(agent)
  return (place >= 0 ? place : scatter(agent)) % HUES
}

/** Somebody outside the cast still gets the same hue every time. */
function scatter(name: string): number {
  let sum = 0
  for (let index = 0; index < name.length && index < 64; index++) sum = (sum * 31 + name.charCodeAt(index)) >>> 0
  return sum
}
