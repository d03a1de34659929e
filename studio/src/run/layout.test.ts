import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/failure.ts'
import { momentOf } from '../contract.ts'
import { SYNTHETIC_AGENTS, syntheticJournal } from '../journal/synthetic.ts'
import { createTimeline } from '../journal/timeline.ts'
import { stepInAddress } from './layout-address.ts'
import { plainAgents } from './layout-agents.ts'
import { moveShare, readShares } from './layout-split.tsx'
import { failureNotice, noticeOf, statusWords } from './layout-words.ts'

const open = { status: 'open', isLive: true, isPaused: false, step: 11, canGoOn: true } as const

describe('the address of a run', () => {
  it('says a step, or nothing when what it says is no step', () => {
    expect(
      ['?step=12', '?tab=board&step=0', '', '?step=', '?step=-1', '?step=1e9', '?step=<b>'].map((each) =>
        stepInAddress(each),
      ),
    ).toEqual([12, 0, undefined, undefined, undefined, undefined, undefined])
  })
})

describe('the lines between columns', () => {
  it('give to one what they take from its neighbour, and leave each enough', () => {
    expect(moveShare([40, 35, 25], 0, 10, 16)).toEqual([50, 25, 25])
    expect(moveShare([40, 35, 25], 0, 90, 16)).toEqual([59, 16, 25])
    expect(moveShare([40, 35, 25], 1, -90, 16)).toEqual([40, 16, 44])
  })

  it('are where they were left, unless what was kept makes no sense', () => {
    expect(readShares('0.5 0.25 0.25', [1, 1, 1])).toEqual([0.5, 0.25, 0.25])
    for (const kept of [undefined, '', '1 1', '1 1 x', '0 1 1', '1 1 1e9'])
      expect(readShares(kept, [1, 1, 1])).toEqual([1, 1, 1])
  })
})

describe('what is said about a run', () => {
  it('is nothing while all is as expected', () => {
    expect([
      noticeOf('live', open),
      noticeOf('stopped', open),
      noticeOf('ended', { ...open, status: 'ended' }),
    ]).toEqual([undefined, undefined, undefined])
    expect(statusWords(open, 'live')).toBeUndefined()
  })

  it('has one button for each thing that can be done', () => {
    expect(noticeOf('lost', open)?.action).toEqual({ label: 'Try now', does: 'retry' })
    const failed = { ...open, status: 'failed', reason: 'No key.' } as const
    expect(noticeOf('stopped', failed)).toMatchObject({
      text: 'This run failed in step 12: No key.',
      action: { does: 'resume' },
    })
    expect(noticeOf('stopped', { ...failed, canGoOn: false })?.action).toBeUndefined()
    expect(failureNotice(new ApiFailure('STORE_UNKNOWN_RUN', 'x', 404)).text).toContain('no run of this name')
    expect(failureNotice(new ApiFailure('SERVER_NO_TOKEN', 'x', 401)).hint).toContain('link')
    expect(failureNotice(new ApiFailure('STUDIO_OTHER_JOURNAL', 'x', 409)).action?.does).toBe('reload')
    expect(failureNotice(new ApiFailure('OTHER', 'Something.', 500))).toMatchObject({
      text: 'Something.',
      action: { does: 'retry' },
    })
    expect(failureNotice(new ApiFailure('OTHER', 'Nonsense.', 400))).not.toHaveProperty('action')
    expect(noticeOf('stopped', { ...failed, reason: 'Agent "a" failed at step 12: no.' })?.text).toBe(
      'This run failed in step 12: Agent "a": no.',
    )
  })

  it('stands beside the last step in a word or two', () => {
    expect(statusWords({ ...open, status: 'waiting' }, 'stopped')).toBe('waits for an answer')
    expect(statusWords({ ...open, isPaused: true }, 'stopped')).toBe('paused')
    expect(statusWords(open, 'lost')).toBe('not connected')
  })

  it('is why it does not go on while it waits for a worker', () => {
    const waits = { ...open, reason: 'It waits for a worker that is free.' }
    expect(noticeOf('live', waits)).toEqual({ tone: 'calm', text: waits.reason })
    expect(statusWords(waits, 'live')).toBe('in line')
    expect(noticeOf('ended', { ...waits, status: 'ended', isLive: false })).toBeUndefined()
  })
})

describe('a cast nobody drew', () => {
  it('shows who is next and with which mind each thought', () => {
    const timeline = createTimeline()
    timeline.add(syntheticJournal({ steps: 5 }))
    const cards = plainAgents(momentOf(timeline, 5), SYNTHETIC_AGENTS)
    expect(cards.map(({ hue }) => hue)).toEqual([0, 1, 2, 3])
    expect(cards.filter(({ isThinking }) => isThinking).map(({ name }) => name)).toEqual(['keeper'])
    expect(cards.filter(({ mind }) => mind === 'rules').map(({ name }) => name)).toEqual(['mapper', 'keeper'])
    expect(
      plainAgents(momentOf(timeline, 5), [])
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(SYNTHETIC_AGENTS.toSorted())
  })
})
