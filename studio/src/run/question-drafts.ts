/** What a person has typed into questions, kept above the layout, which a turned phone changes. */
import { createContext, useContext, useState } from 'react'
import type { Draft } from './question-answer.tsx'

type Drafts = Map<string, Draft>

export const DraftsContext = createContext<Drafts | undefined>(undefined)

export function useNewDrafts(): Drafts {
  return useState(() => new Map<string, Draft>())[0]
}

const NOTHING: Draft = { text: '', parts: {} }

/** The draft of one question; `key` is the same where its answer did not fit and it is asked again. */
export function useDraft(key: string): { draft: Draft | undefined; onDraft: (changed: Partial<Draft>) => void } {
  const drafts = useContext(DraftsContext)
  return {
    draft: drafts?.get(key),
    onDraft: (changed) => drafts?.set(key, { ...NOTHING, ...drafts.get(key), ...changed }),
  }
}
