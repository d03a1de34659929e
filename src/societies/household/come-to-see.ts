/** Reflection in the flow: when enough has happened, insights become memories, and what rules decide by. */
import type { Draft } from './draft.ts'
import { unreflected } from './memory-index.ts'
import { ENOUGH_IMPORTANCE, reflect } from './talk/reflect.ts'

/** At the beginning of a turn. It costs what this person remembers since the last time. */
export function comeToSee(draft: Draft, person: string): void {
  const { memories, importance } = unreflected(draft.view.memories, person)
  if (importance < ENOUGH_IMPORTANCE) return
  const known = draft.insights(person)
  const insights = reflect(memories, { known })
  if (insights.length === 0) return
  for (const insight of insights) draft.remember(person, insight)
  draft.setInsights(person, {
    ...known,
    ...Object.fromEntries(insights.map(({ about, name }) => [about, name])),
  })
}
