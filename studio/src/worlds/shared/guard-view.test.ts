import { describe, expect, it } from 'vitest'
import { momentOf, type AgentCard, type WorldView } from '../../contract.ts'
import { createTimeline } from '../../journal/timeline.ts'
import { guardView } from './guard-view.tsx'

const nothing = () => null
const plain: WorldView = {
  World: nothing,
  Story: nothing,
  Thumbnail: nothing,
  marks: () => [{ step: 1, kind: 'error', label: 'plain' }],
  facts: () => [{ value: '1', note: 'step' }],
}
const timeline = createTimeline()
const moment = momentOf(timeline, 0)
const broken = () => {
  throw new TypeError('x.map is not a function')
}

describe('a guarded view', () => {
  it('gives what the view gives as long as it can be drawn', () => {
    const cards: readonly AgentCard[] = [{ name: 'ana', title: 'Ana', hue: 1, says: 'hello' }]
    const view = guardView({ ...plain, agents: () => cards, facts: () => [{ value: '21' }] }, plain)
    expect([view.agents!(moment), view.facts!(moment)]).toEqual([cards, [{ value: '21' }]])
    expect('ballot' in view).toBe(false)
  })

  it('gives what the plain view gives when the view breaks', () => {
    const view = { ...plain, marks: broken, facts: broken, curve: broken, agents: broken, ballot: broken }
    const safe = guardView(view, plain)
    expect([safe.marks!(timeline), safe.facts!(moment)]).toEqual([plain.marks!(timeline), plain.facts!(moment)])
    expect([safe.curve!(timeline), safe.agents!(moment)]).toEqual([undefined, undefined])
    expect(safe.ballot!(moment)).toBeUndefined()
  })

  it('takes values that nobody could draw for broken', () => {
    const says = { text: 'an object is no text' } as unknown as string
    const safe = guardView(
      {
        ...plain,
        agents: () => [{ name: 'ana', title: 'Ana', hue: 1, says }],
        facts: () => [{ value: says }],
        curve: () => ({ label: 'Score', points: [[1, says as unknown as number]] }),
      },
      plain,
    )
    expect([safe.agents!(moment), safe.curve!(timeline)]).toEqual([undefined, undefined])
    expect(safe.facts!(moment)).toEqual(plain.facts!(moment))
  })

  it('has the card, the panels and the whispers of the view, and none where it has none', () => {
    const whisper = () => ({ whispers: { ana: 'hello' } })
    const safe = guardView(
      { ...plain, Agent: nothing, panels: [{ id: 'chats', title: 'Chats', Panel: nothing }], whisper },
      plain,
    )
    expect(safe.panels!.map(({ id, title }) => [id, title])).toEqual([['chats', 'Chats']])
    expect(safe.whisper!(moment, 'ana', 'hello')).toEqual(whisper())
    expect(safe.Agent).toBeDefined()
    const look = { label: 'Look', text: 'look' }
    const suggesting = (suggest: NonNullable<WorldView['suggest']>) =>
      guardView({ ...plain, suggest }, plain).suggest!(moment, 'ana', 'What now?')
    expect(suggesting(() => [look])).toEqual([look])
    expect([suggesting(broken), suggesting(() => [{ ...look, text: 7 as unknown as string }])]).toEqual([[], []])
    const bare = guardView({ ...plain, facts: broken }, plain)
    for (const part of ['Agent', 'panels', 'suggest', 'whisper']) expect(part in bare).toBe(false)
  })

  it('is the same for the same view, and the plain one is itself', () => {
    const view = { ...plain }
    expect(guardView(view, plain)).toBe(guardView(view, plain))
    expect(guardView(plain, plain)).toBe(plain)
  })
})
