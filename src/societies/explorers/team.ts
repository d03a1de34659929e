/** Teams, for who writes to whom: everybody in a small expedition, neighbours in a large one. */
import { EVERYONE } from '../../mail/message.ts'

// with everybody writing to everybody, the mail of a thousand would be a million letters a round
const TEAM = 8

const teams = new WeakMap<readonly string[], Map<string, readonly string[]>>()

export function teamOf(explorers: readonly string[], explorer: string): readonly string[] {
  let byName = teams.get(explorers)
  if (byName === undefined) {
    byName = new Map()
    for (let first = 0; first < explorers.length; first += TEAM) {
      const team = explorers.slice(first, first + TEAM)
      for (const name of team) byName.set(name, team)
    }
    teams.set(explorers, byName)
  }
  return byName.get(explorer) ?? []
}

/** One letter to all, or one to each of the team. */
export function recipientsOf(explorers: readonly string[], explorer: string): readonly string[] {
  if (explorers.length <= 1) return []
  if (explorers.length <= TEAM) return [EVERYONE]
  return teamOf(explorers, explorer).filter((name) => name !== explorer)
}
