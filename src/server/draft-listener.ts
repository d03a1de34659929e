/** What one viewer has been told of drafts: for each a place. Whoever is slow gets more at once, and nothing queues. */
import type { DraftPiece } from './api.ts'
import type { Channel } from './channel.ts'
import type { Draft } from './drafts.ts'

export interface DraftListener {
  hasNews(): boolean
  /** encoded, and then it has been told; nothing when there is nothing to tell now */
  news(): Promise<Uint8Array | undefined>
}

interface Told {
  readonly draft: Draft
  at: number
}

const keyOf = ({ run, step, slot, attempt, call }: Draft) => `${step} ${slot} ${attempt} ${call} ${run}`

export function createDraftListener(
  drafts: () => readonly Draft[],
  { isBehind = async () => false }: Pick<Channel, 'isBehind'>,
): DraftListener {
  const told = new Map<string, Told>()
  return {
    hasNews() {
      const open = drafts()
      return open.length < told.size || open.some((draft) => draft.text.length > (told.get(keyOf(draft))?.at ?? 0))
    },
    async news() {
      const open = new Map(drafts().map((draft) => [keyOf(draft), draft]))
      const pieces: DraftPiece[] = []
      const gone = [...told].filter(([key]) => !open.has(key))
      // what replaces a draft is told before it goes: the entries wake whoever waits here
      if (gone.length > 0 && !(await isBehind())) {
        for (const [key, { draft, at }] of gone) {
          told.delete(key)
          pieces.push({ ...placeOf(draft), at, text: '', isOver: true })
        }
      }
      for (const [key, draft] of open) {
        const at = told.get(key)?.at ?? 0
        if (draft.text.length <= at) continue
        told.set(key, { draft, at: draft.text.length })
        pieces.push({ ...placeOf(draft), at, text: draft.text.slice(at) })
      }
      if (pieces.length === 0) return undefined
      return Buffer.from(pieces.map((piece) => `event: token\ndata: ${JSON.stringify(piece)}\n\n`).join(''))
    },
  }
}

const placeOf = ({ run, step, slot, agent, attempt, call }: Draft) => ({ run, step, slot, agent, attempt, call })
