import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import type { IssueCategory, Severity, ValidationIssue } from '../issue.ts'
import { describePlan } from './describe-plan.ts'
import { testNouns } from './nouns-for-tests.ts'
import { readPrompt as piecesOfReadPrompt } from './read-prompt.ts'
import { reviseWith } from './revise.ts'

const readPrompt = (...given: Parameters<typeof piecesOfReadPrompt>) => atOnce(piecesOfReadPrompt(...given))

const issue = (id: string, category: IssueCategory, severity: Severity = 'error', round = 1): ValidationIssue => ({
  id,
  round,
  severity,
  category,
  check: 'test',
  description: '',
  affectedObjectId: null,
  otherObjectId: null,
  requirement: null,
  suggestedFix: '',
})
const plan = readPrompt('a bedroom with two red chairs and a lamp on each chair, xyzzy', testNouns)

describe('revision', () => {
  it('sends several issues to their members in one round, each member once, in the order of the plan', () => {
    const found = [issue('a', 'camera'), issue('b', 'clipping'), issue('c', 'missing_asset'), issue('d', 'floating')]
    expect(reviseWith(found, plan).map(({ member, issues }) => [member, issues.map(({ id }) => id)])).toEqual([
      ['librarian', ['c']],
      ['architect', ['b', 'd']],
      ['cinematographer', ['a']],
    ])
  })

  it('looks at the last look only, and takes warnings along without working for them alone', () => {
    const found = [
      issue('old', 'clipping', 'error', 0),
      issue('a', 'color'),
      issue('b', 'texture', 'warning'),
      issue('c', 'exposure', 'warning'),
      issue('d', 'material', 'info'),
    ]
    expect(reviseWith(found, plan).map(({ member, issues }) => [member, issues.map(({ id }) => id)])).toEqual([
      ['materialScientist', ['a', 'b']],
    ])
    expect(reviseWith([], plan)).toEqual([])
  })

  it('follows an order that differs, and asks whoever it leaves out last', () => {
    const found = [issue('a', 'clipping'), issue('b', 'color'), issue('c', 'camera')]
    const order = { executionOrder: ['cinematographer', 'architect'] as const }
    expect(reviseWith(found, order).map(({ member }) => member)).toEqual([
      'cinematographer',
      'architect',
      'materialScientist',
    ])
  })
})

describe('a plan in words', () => {
  it('names rooms, things, relations, and what was not understood', () => {
    expect(describePlan(plan)).toBe(
      'Bedroom with a door and a window. Neutral light, afternoon. Asked for: 2 red chairs, 2 lamps. ' +
        'Lamps on each of chairs. Not understood: xyzzy.',
    )
  })

  it('says so when nothing is asked for', () => {
    expect(describePlan(readPrompt('', testNouns))).toContain('Nothing is asked for.')
  })
})
