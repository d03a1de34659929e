/** Pairs made of the games that were played: the same task and seed, child beside parent. */
import type { Game, Pair, PairPlan } from '../model.ts'

export type Games = Readonly<Record<string, Game>>

/** By variant, task and seed. */
const keyOf = (variant: string, { task, seed }: PairPlan): string => `${variant} ${task} ${seed}`

function byPlace(games: Games): ReadonlyMap<string, Game> {
  return new Map(Object.values(games).map((game) => [keyOf(game.variant, game), game]))
}

export interface Paired {
  readonly child: string
  readonly parent: string
  readonly stage: Pair['stage']
  readonly number: number
  readonly planned: readonly PairPlan[]
}

/** Those of which both games were played to their end. */
export function pairsOf(games: Games, { child, parent, stage, number, planned }: Paired): readonly Pair[] {
  const played = byPlace(games)
  return planned.flatMap(({ task, seed }): Pair[] => {
    const [own, other] = [child, parent].map((variant) => played.get(keyOf(variant, { task, seed })))
    if (own === undefined || other === undefined || own.error !== undefined || other.error !== undefined) return []
    return [{ child, parent, stage, number, task, seed, runs: [own.run, other.run], d: own.score - other.score }]
  })
}
