import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { JournalRecord } from '../../../../src/store/record.ts'
import { momentOf } from '../../contract.ts'
import { createTimeline } from '../../journal/timeline.ts'
import { fieldsAt, observationsAt, writtenAt } from './readings.ts'
import { view as plainView } from './view.ts'

const records = [
  {
    kind: 'start',
    flow: 'f',
    seed: 1,
    step: 0,
    next: ['ana'],
    shape: null,
    changes: { mood: { set: 'calm' }, log: { set: [] } },
  },
  {
    kind: 'step',
    step: 1,
    next: ['bo'],
    did: [{ agent: 'ana', changes: { log: { push: [{ said: 'The lamp is on <i>the</i> table.' }] } } }],
  },
  {
    kind: 'step',
    step: 2,
    next: [],
    did: [
      { agent: 'bo', changes: { mood: { set: 'curious' } } },
      { agent: 'cy', skipped: 'out of words' },
    ],
  },
]

const timeline = createTimeline()
timeline.add(
  records.map((record, at) => ({ seq: at + 1, at, record: { v: 1, ...record } as unknown as JournalRecord })),
)
const { World, Story, Thumbnail } = plainView

describe('a world without a view', () => {
  it('shows what was written last first, and marks what this step wrote', () => {
    expect(fieldsAt(momentOf(timeline, 2)).map(({ name, isNew, since }) => [name, isNew, since])).toEqual([
      ['mood', true, 2],
      ['log', false, 1],
    ])
    expect(fieldsAt(momentOf(timeline, 0)).some(({ isNew }) => isNew)).toBe(false)
  })

  it('finds what reads like a text', () => {
    expect(observationsAt(momentOf(timeline, 2))).toEqual([{ name: 'log', text: 'The lamp is on <i>the</i> table.' }])
  })

  it('tells who wrote what, and who was left out', () => {
    expect(writtenAt(timeline, 2)).toEqual([
      { agent: 'bo', changes: [{ name: 'mood', text: '"curious"' }] },
      { agent: 'cy', changes: [], skipped: 'out of words' },
    ])
    expect(plainView.marks!(timeline)).toEqual([{ step: 2, kind: 'error', label: 'cy: out of words' }])
  })

  it('is drawn as text, never as markup', () => {
    const moment = momentOf(timeline, 2)
    const page = renderToStaticMarkup(
      <>
        <World moment={moment} goTo={() => {}} />
        <Story moment={moment} goTo={() => {}} />
        <Thumbnail moment={moment} />
      </>,
    )
    expect(page).toContain('left out: out of words')
    expect(page).not.toContain('<i>the')
  })
})
