/** What somebody knows of themselves: to be written to their beliefs, as their own, so that they can speak of it. */
import type { Need } from '../../../worlds/house/house-file.ts'
import type { PlanOf } from '../board.ts'
import type { Fact } from '../fact.ts'
import type { PersonFile } from '../person.ts'
import { feelingOf } from './voice.ts'

export function ownFacts(
  self: PersonFile,
  { needs, plans, minute }: { needs: Readonly<Record<Need, number>>; plans: PlanOf; minute: number },
): readonly Fact[] {
  const person = self.name
  const next = plans.day.find((line) => line.minute > minute)
  return [
    { kind: 'mood', person, mood: feelingOf(needs) },
    ...(self.likes ?? []).map((what): Fact => ({ kind: 'likes', person, what })),
    ...(next === undefined ? [] : [{ kind: 'plan', person, text: next.text, at: next.minute } as const]),
  ]
}
