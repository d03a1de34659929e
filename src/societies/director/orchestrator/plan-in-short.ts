/** A plan in short lines, as the tables of tests write it: `2 red chair`, `lamp on nightstand each`. */
import type { MasterPlan } from '../plan.ts'

/** Things by their names, with a number when there are several requests of one name: `chair 2`. */
export function planInShort(plan: MasterPlan): {
  readonly things: readonly string[]
  readonly relations: readonly string[]
} {
  const labels = new Map(
    plan.requiredObjects.map(({ id, name }) => {
      const same = plan.requiredObjects.filter((other) => other.name === name)
      const place = same.findIndex((other) => other.id === id)
      return [id, place === 0 ? name : `${name} ${place + 1}`]
    }),
  )
  const label = (id: string): string => labels.get(id) ?? id
  const counted = (count: number | undefined): string => (count === undefined ? '' : `${count} `)
  return {
    things: plan.requiredObjects.map(({ name, count, attributes: { words } }) => [count, ...words, name].join(' ')),
    relations: [
      ...plan.spatialRequirements.objects.map(({ kind, subject, target, secondTarget, count, isEach }) => {
        const to = secondTarget === undefined ? label(target) : `${label(target)} and ${label(secondTarget)}`
        return `${counted(count)}${label(subject)} ${kind} ${to}${isEach ? ' each' : ''}`
      }),
      ...plan.spatialRequirements.room.map(
        ({ kind, subject, count, side }) =>
          `${counted(count)}${label(subject)} ${kind}${side === undefined ? '' : ` ${side}`}`,
      ),
    ],
  }
}
