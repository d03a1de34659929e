/** What members said and what the Critic found, look by look; and of each issue, who mended it and how. */
import { itemsGivenBy, valueSetBy } from '../../../../src/board/read-change.ts'
import { mendedBy, type IssueCategory } from '../../../../src/societies/director/issue.ts'
import type { Deed } from '../../../../src/store/record.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { recordOf, textOf } from '../shared/read-board.ts'
import { whatChangedAt } from './thing-changes.ts'

export type Severity = 'error' | 'warning' | 'info'

export interface Issue {
  /** the step of the look that found it */
  readonly step: number
  readonly severity: Severity
  readonly category: string
  readonly description: string
  readonly suggestedFix: string
  /** the thing it is about; empty: the scene as a whole */
  readonly object: string
  readonly other: string
  /** what tells it from other issues, also in another look */
  readonly key: string
  readonly mended?: Mending
}

export interface Mending {
  /** the step of the look that found it no more */
  readonly seenAt: number
  readonly step: number
  readonly agent: string
  readonly words: string
}

export interface Said {
  readonly step: number
  readonly agent: string
  readonly content: string
}

export interface Look {
  readonly step: number
  readonly hasPassed: boolean
  readonly issues: readonly Issue[]
}

export interface Chronicle {
  readonly said: readonly Said[]
  readonly looks: readonly Look[]
}

const MOST_SAID = 5_000
const MOST_IN_LOOK = 200

const chronicles = new WeakMap<Timeline, { readonly version: number; readonly chronicle: Chronicle }>()

/** Of the whole run, whatever the moment. A run of members has few steps: it is read anew when there are more. */
export function chronicleOf(timeline: Timeline): Chronicle {
  const known = chronicles.get(timeline)
  if (known?.version === timeline.version) return known.chronicle
  const said: Said[] = []
  const looks: Look[] = []
  for (const { record } of timeline.entries) {
    if (record.kind !== 'step') continue
    for (const deed of record.did) {
      if (said.length < MOST_SAID) said.push(...saidIn(deed, record.step))
      if (deed.changes && Object.hasOwn(deed.changes, 'verdict')) looks.push(lookIn(deed, record.step))
    }
  }
  const chronicle = { said, looks: looks.map((look, nth) => withMendings(timeline, said, look, looks[nth + 1])) }
  chronicles.set(timeline, { version: timeline.version, chronicle })
  return chronicle
}

function saidIn({ changes, agent }: Deed, step: number): Said[] {
  return (itemsGivenBy<unknown>(changes?.['messages']) ?? []).flatMap((each) => {
    const content = textOf(recordOf(each)['content'])
    return content === '' ? [] : [{ step, agent: textOf(recordOf(each)['agent']) || agent, content }]
  })
}

function lookIn({ changes }: Deed, step: number): Look {
  const found = itemsGivenBy<unknown>(changes?.['validationIssues']) ?? []
  const passed = changes?.['validationPassed']
  return {
    step,
    hasPassed: valueSetBy<unknown>(passed) === true,
    issues: found.slice(0, MOST_IN_LOOK).map((each) => readIssue(each, step)),
  }
}

function readIssue(value: unknown, step: number): Issue {
  const issue = recordOf(value)
  const [category, object, other] = ['category', 'affectedObjectId', 'otherObjectId'].map((name) => textOf(issue[name]))
  const severity = issue['severity']
  return {
    step,
    severity: severity === 'error' || severity === 'warning' ? severity : 'info',
    category: category!,
    description: textOf(issue['description']),
    suggestedFix: textOf(issue['suggestedFix']),
    object: object!,
    other: other!,
    key: JSON.stringify([issue['check'], object, other, issue['requirement']].map((each) => textOf(each))),
  }
}

/** What the next look did not find any more was mended in between, by whoever can. */
function withMendings(timeline: Timeline, said: readonly Said[], look: Look, next: Look | undefined): Look {
  if (next === undefined) return look
  const left = new Set(next.issues.map(({ key }) => key))
  const between = said.filter(({ step }) => step > look.step && step < next.step)
  return {
    ...look,
    issues: look.issues.map((issue) => {
      if (left.has(issue.key)) return issue
      const mended = mendingOf(timeline, issue, between)
      return mended === undefined ? issue : { ...issue, mended: { ...mended, seenAt: next.step } }
    }),
  }
}

function mendingOf(timeline: Timeline, issue: Issue, between: readonly Said[]): Omit<Mending, 'seenAt'> | undefined {
  const mender = Object.hasOwn(mendedBy, issue.category) ? mendedBy[issue.category as IssueCategory] : undefined
  for (const { step, agent } of between.toSorted((one, other) => rank(other) - rank(one)))
    for (const object of [issue.object, issue.other]) {
      const words = object === '' ? undefined : whatChangedAt(timeline, object, step)
      if (words !== undefined) return { step, agent, words: object === issue.object ? words : `${words} (${object})` }
    }
  const own = between.findLast(({ agent }) => agent === mender)
  return own && { step: own.step, agent: own.agent, words: own.content }

  function rank({ agent }: Said): number {
    return agent === mender ? 1 : 0
  }
}

/** What the last look up to a step found: what is open then. */
export function lookAt(timeline: Timeline, step: number): Look | undefined {
  return chronicleOf(timeline).looks.findLast((look) => look.step <= step)
}

/** Errors and warnings about things that are open at a step. A scene that is being mended still has them. */
export function openIssues(timeline: Timeline, step: number): readonly Issue[] {
  return (lookAt(timeline, step)?.issues ?? []).filter(
    ({ severity, mended }) => severity !== 'info' && (mended === undefined || step < mended.step),
  )
}
