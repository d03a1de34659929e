import { describe, expect, it } from 'vitest'
import { createPaint } from '../terminal/paint.ts'
import type { ApprovalQuestion } from '../tools/approval.ts'
import { approvalHelp, approvalHint, approvalInBrief, approvalLines, readApproval, readEdited } from './ask-approval.ts'

const question: ApprovalQuestion = {
  approve: {
    tool: 'pay',
    description: 'Pays a bill.\nAt once.',
    input: { to: 'Ms Lund\u202e\u001b[2J', cents: 1200 },
    call: 'call-1',
    agent: 'clerk',
  },
}
const forked: ApprovalQuestion = {
  approve: { ...question.approve, doneBefore: { outcome: 'done', output: 'paid' } },
}
const plain = createPaint(false)

describe('a call that waits for a yes, at a terminal', () => {
  it('is shown whole, with everything in it that would hide or steer the terminal', () => {
    expect(approvalLines(question, plain, '1 of 2')).toEqual([
      '',
      'clerk wants to call pay  1 of 2',
      '  Pays a bill. ⏎ At once.',
      '  {',
      '    "to": "Ms Lund\\u202e\\u001b[2J",',
      '    "cents": 1200',
      '  }',
    ])
    expect(approvalInBrief(question.approve, 60)).toBeUndefined()
    expect(approvalInBrief(question, 60)).toMatch(/^wants to call pay with \{to: "Ms Lund/)
  })

  it.for([
    ['y', { answer: 'approve' }],
    [' Approve ', { answer: 'approve' }],
    ['n', { answer: { deny: '' } }],
    ['deny too much: look again', { answer: { deny: 'too much: look again' } }],
    ['no, not today', { answer: { deny: 'not today' } }],
    ['{"to": "Bo"}', { answer: { input: { to: 'Bo' } } }],
    ['edit {"to": "Bo"}', { answer: { input: { to: 'Bo' } } }],
    ['?', 'help'],
  ] as const)('takes %j', ([line, typed]) => {
    expect(readApproval(line, question)).toEqual(typed)
  })

  it('offers the input to be edited, as JSON of the very same value in which nothing hides', () => {
    const { edit } = readApproval('e', question) as { edit: string }
    expect(edit).toBe(String.raw`{"to":"Ms Lund\u202e\u001b[2J","cents":1200}`)
    expect(readEdited(edit)).toEqual({ answer: { input: question.approve.input } })
  })

  it('does not take a word that only begins like one, half an input, or anything for a yes', () => {
    for (const line of ['yesterday', 'now', 'nothing', 'edit it', '{"to": ', '{"to": "Bo"} y', 'reuse', '[1]'])
      expect(readApproval(line, question), line).toHaveProperty('fault')
    expect(readEdited('["a list"]')).toHaveProperty('fault')
  })

  it('in a fork shows what came of it before, and takes reuse', () => {
    expect(approvalLines(forked, plain).join('\n')).toContain('"output": "paid"')
    expect(approvalHint(forked)).toContain('reuse')
    expect(approvalHelp(forked).join('\n')).toContain('from before the fork')
    expect(readApproval('r', forked)).toEqual({ answer: 'reuse' })
    expect(approvalHint(question)).not.toContain('reuse')
  })
})
