import { describe, expect, it } from 'vitest'
import type { DraftPiece } from '../../../src/server/api.ts'
import { createDraftBook } from './draft-book.ts'

const place = { run: 'r', step: 1, slot: 0, agent: 'a', attempt: 1, call: 0 }
const piece = (at: number, text: string, more: Partial<DraftPiece> = {}): DraftPiece => ({
  ...place,
  at,
  text,
  ...more,
})
const v = 1 as const

function book() {
  const drafts = createDraftBook((work) => work())
  return { drafts, texts: () => drafts.now().map(({ text }) => text) }
}

describe('drafts on the page', () => {
  it('grow piece by piece, and one that is told again from the beginning stands once', () => {
    const { drafts, texts } = book()
    drafts.hear(piece(0, 'The fog '))
    drafts.hear(piece(8, 'lifts '))
    expect(texts()).toEqual(['The fog lifts '])
    drafts.hear(piece(0, 'The fog lifts '))
    expect(texts()).toEqual(['The fog lifts '])
    // something in between was lost
    drafts.hear(piece(40, 'sea'))
    expect(texts()).toEqual(['The fog lifts '])
  })

  it('go with their journaled call or step, and those inside when they are over', () => {
    const { drafts, texts } = book()
    drafts.hear(piece(0, 'own '))
    drafts.hear(piece(0, 'inside ', { run: 'r/1.a' }))
    const other = { v, kind: 'call', step: 1, slot: 1, attempt: 1, call: 0, name: 'model', value: 1 } as const
    drafts.take('r', [{ seq: 2, at: 0, record: other }])
    expect(texts()).toHaveLength(2)
    drafts.take('r', [{ seq: 3, at: 0, record: { ...other, slot: 0 } }])
    expect(texts()).toEqual(['inside '])
    drafts.hear(piece(7, '', { run: 'r/1.a', isOver: true }))
    expect(texts()).toEqual([])
  })
})
