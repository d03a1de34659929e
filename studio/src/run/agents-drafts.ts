/** What agents are saying right now, by name: from drafts of the run and of the societies inside their thoughts. */
import { useSyncExternalStore } from 'react'
import { isNamedInside, nameWithin, placeOf } from '../../../src/base/inside-ids.ts'
import type { DraftText } from '../journal/draft-book.ts'
import type { Timeline } from '../journal/timeline.ts'
import { useRun } from './context.tsx'
import type { Actor } from './panels/read/actors.ts'
import { actorsOf } from './panels/read/thinking.ts'

export type Sayings = ReadonlyMap<string, string>

const silence: Sayings = new Map()

/** At the end of the run alone: what was said before is in the journal. */
export function useSayings(): Sayings {
  const { id, drafts, timeline, step } = useRun()
  const list = useSyncExternalStore(drafts.subscribe, drafts.now)
  return list.length === 0 || step !== timeline.lastStep ? silence : sayingsOf(list, id, timeline)
}

export function sayingsOf(drafts: readonly DraftText[], run: string, timeline: Timeline): Sayings {
  const actors = actorsOf(timeline)
  const said = new Map<string, string>()
  for (const draft of drafts) {
    const actor = actorOf(draft, run, actors)
    for (const name of [actor?.agent, actor?.who]) if (name !== undefined) said.set(name, draft.text)
  }
  return said
}

function actorOf({ run, agent, slot }: DraftText, shown: string, actors: readonly Actor[]): Actor | undefined {
  if (run === shown) return actors[slot] ?? { agent }
  if (!isNamedInside(run, shown)) return undefined
  // of a society in a society, the outer one belongs to an agent of this run
  const [name = ''] = nameWithin(run, shown).split('/')
  const place = placeOf(name, new Set(actors.map((actor) => actor.agent)))
  return actors.filter((actor) => actor.agent === place.agent)[place.branch] ?? { agent: place.agent }
}
