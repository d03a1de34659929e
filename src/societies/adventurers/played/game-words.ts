/** A game in words that the terminal, the transcript and the page share: its score, its counts, who thought. */
import type { Minds } from './read-game.ts'
import type { AdventureBoard } from './turn.ts'

export function scoreText({ score, maxScore }: Pick<AdventureBoard, 'score' | 'maxScore'>): string {
  return maxScore === null ? count(score, 'point') : `${score} of ${maxScore} points`
}

export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

/** One name when all think alike. */
export function describeMinds(minds: Minds): string {
  const names = new Set(Object.values(minds))
  if (names.size <= 1) return [...names][0] ?? 'rules'
  return Object.entries(minds)
    .map(([agent, name]) => `${agent} ${name}`)
    .join(', ')
}
