/** The family as it is drawn: children below their parents, race by race, and the line that goes on last of all. */
import type { VariantCard } from '../../../../src/server/api-evolution.ts'

export interface Branch {
  readonly variant: VariantCard
  /** it, or somebody that came of it, is the last that was certified */
  readonly isOnLine: boolean
  readonly races: readonly RaceOf[]
}

/** Those who entered one race with the same parent. */
export interface RaceOf {
  readonly key: string
  readonly number: number
  readonly children: readonly Branch[]
}

/** A family from a journal of anybody: nobody stands in the tree twice, whatever is said of parents. */
export function growTree(variants: readonly VariantCard[], certified: string): readonly Branch[] {
  const byParent = Map.groupBy(variants, ({ parent }) => parent ?? '')
  const names = new Set(variants.map(({ name }) => name))
  const shown = new Set<string>()
  const grow = (variant: VariantCard): Branch => {
    shown.add(variant.name)
    const own = (byParent.get(variant.name) ?? []).filter(({ name }) => !shown.has(name))
    for (const { name } of own) shown.add(name)
    const races = [...Map.groupBy(own, ({ evolution, race }) => `${evolution} ${race}`)].map(
      ([key, entered]): RaceOf => ({
        key,
        number: entered[0]!.race,
        children: entered.map(grow).toSorted(byRank),
      }),
    )
    // the race that the line goes on from stands last, so that no other crosses it
    const sorted = races.toSorted(
      (one, other) => Number(isLined(one)) - Number(isLined(other)) || one.number - other.number,
    )
    return { variant, isOnLine: variant.name === certified || sorted.some(isLined), races: sorted }
  }
  const roots = variants.filter(({ parent }) => parent === undefined || !names.has(parent))
  const grown = roots.flatMap((variant) => (shown.has(variant.name) ? [] : [grow(variant)]))
  // those that name each other as parents hang on nothing
  const left = variants.flatMap((variant) => (shown.has(variant.name) ? [] : [grow(variant)]))
  return [...grown, ...left]
}

const isLined = ({ children }: RaceOf) => children.some(({ isOnLine }) => isOnLine)

/** The best first, but whoever has children, or carries the line, last. */
const byRank = (one: Branch, other: Branch): number =>
  Number(one.isOnLine) - Number(other.isOnLine) ||
  Number(one.races.length > 0) - Number(other.races.length > 0) ||
  (other.variant.raceMean ?? -1) - (one.variant.raceMean ?? -1)
