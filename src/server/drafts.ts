/**
 * Drafts: what models are saying in runs this server drives, before it is journaled. A draft is kept while its call is
 * under way, so that whoever comes in the middle sees all of it, and is gone with the journaled call. Nothing queues up
 * for anybody: a viewer has a place in each draft, and what it missed is still there.
 */
import { isNamedInside, outermostOf } from '../base/inside-ids.ts'
import type { TokenEvent } from '../engine/token-feed.ts'
import { redactWords } from '../models/redact-words.ts'
import type { JournalRecord } from '../store/record.ts'
import type { DraftPlace } from './api.ts'

export interface Draft extends DraftPlace {
  /** whole words so far */
  readonly text: string
}

export interface Drafts {
  readonly push: (token: TokenEvent) => void
  /** what was written to the journal of a run */
  readonly written: (run: string, records: readonly JournalRecord[]) => void
  /** the run and everything inside it has stopped */
  stopped(run: string): void
  /** those of a run and of societies inside it */
  readonly of: (run: string) => readonly Draft[]
}

interface OpenDraft extends Draft {
  text: string
  readonly clean: (piece: string) => string
}

// longer replies are seen when they are whole
const LONGEST_DRAFT = 256 * 1024

/** `onChange` is told of the run a draft belongs to, and not of those around it. */
export function createDrafts(onChange: (run: string) => void): Drafts {
  /** by the run around all others, then by place */
  const all = new Map<string, Map<string, OpenDraft>>()
  const remove = (run: string, isOver: (draft: OpenDraft) => boolean) => {
    if (all.size === 0) return
    const root = outermostOf(run)
    const open = all.get(root)
    if (open === undefined) return
    const before = open.size
    for (const [place, draft] of open) if (isOver(draft)) open.delete(place)
    if (open.size === 0) all.delete(root)
    if (open.size < before) onChange(run)
  }
  return {
    push(token) {
      const { run, step, slot, agent, attempt, call, text } = token
      const root = outermostOf(run)
      let open = all.get(root)
      if (open === undefined) all.set(root, (open = new Map()))
      const place = `${slot} ${run}`
      let draft = open.get(place)
      // another try, or the next call of the same thought
      if (draft?.step !== step || draft.attempt !== attempt || draft.call !== call)
        open.set(place, (draft = { run, step, slot, agent, attempt, call, text: '', clean: redactWords() }))
      if (draft.text.length > LONGEST_DRAFT) return
      const told = draft.clean(text)
      if (told === '') return
      draft.text += told
      onChange(run)
    },
    written: (run, records) =>
      remove(run, (draft) => draft.run === run && records.some((record) => closes(record, draft))),
    stopped: (run) => remove(run, (draft) => draft.run === run || isNamedInside(draft.run, run)),
    of: (run) => {
      const open = all.get(outermostOf(run))
      if (open === undefined) return []
      return [...open.values()].filter((draft) => draft.run === run || isNamedInside(draft.run, run))
    },
  }
}

function closes(record: JournalRecord, { step, slot, attempt, call }: DraftPlace): boolean {
  if (record.kind === 'step' || record.kind === 'end' || record.kind === 'fail') return true
  if (record.step !== step || !('slot' in record) || record.slot !== slot) return false
  return record.kind === 'think' || (record.kind === 'call' && record.attempt === attempt && record.call === call)
}
