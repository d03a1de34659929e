/** Approval at a terminal: a tool call shown to the person who decides, and what they type about it. */
import { messageOf } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { visibleJson } from '../base/visible.ts'
import type { Paint } from '../terminal/paint.ts'
import { columnsOf, harmless } from '../terminal/text.ts'
import { isApprovalQuestion, type ApprovalQuestion } from '../tools/approval.ts'
import { brief } from './brief.ts'

type Asked = ApprovalQuestion['approve']

/** What was typed: an answer, a wish, or what is wrong with it. */
export type Typed = { readonly answer: unknown } | { readonly edit: string } | { readonly fault: string } | 'help'

/** The call, whole: whoever says yes has seen all of it. */
export function approvalLines({ approve }: ApprovalQuestion, paint: Paint, place = ''): string[] {
  const { tool, description, input, agent, doneBefore } = approve
  const head = `${paint('bold', harmless(agent))} wants to call ${paint('cyan', harmless(tool))}`
  return [
    '',
    place === '' ? head : `${head}  ${paint('dim', place)}`,
    `  ${paint('dim', harmless(description))}`,
    ...prettyLines(input),
    ...(doneBefore === undefined
      ? []
      : [paint('yellow', '  Before the fork the same call was made, and came to:'), ...prettyLines(doneBefore)]),
  ]
}

// not `harmlessLines`: JSON has its own line ends, and those inside its texts are written as \n
const prettyLines = (value: unknown) =>
  JSON.stringify(value ?? null, null, 2)
    .split('\n')
    .map((line) => `  ${/^ */.exec(line)![0]}${harmless(line.trimStart())}`)

export function approvalHint({ approve }: ApprovalQuestion): string {
  return `approve, deny, edit${approve.doneBefore === undefined ? '' : ', reuse'}; ? explains, empty for later`
}

export function approvalHelp({ approve }: ApprovalQuestion): string[] {
  return [
    '  y, approve         do it as it stands',
    '  n, deny WHY        do not do it; the reason is told to the model',
    '  e, edit            change the input: it is offered as JSON to be edited',
    '  {"name": "value"}  do it with this input instead',
    ...(approve.doneBefore === undefined ? [] : ['  r, reuse           take the result from before the fork']),
  ]
}

const YES = /^(?:y|yes|ok|approve)$/i
const NO = /^(?:n|no|deny)\b[\s:,]*/i
const EDIT = /^(?:e|edit)\b\s*/i

export function readApproval(line: string, { approve }: ApprovalQuestion): Typed {
  const said = line.trim()
  if (said === '?') return 'help'
  if (YES.test(said)) return { answer: 'approve' }
  if (NO.test(said)) return { answer: { deny: said.replace(NO, '') } }
  if (/^(?:r|reuse)$/i.test(said)) {
    return approve.doneBefore === undefined
      ? { fault: 'There is nothing to reuse: this call was not made before a fork.' }
      : { answer: 'reuse' }
  }
  if (said.startsWith('{')) return readEdited(said)
  if (!EDIT.test(said)) return { fault: 'Type approve, deny and why, or edit; ? explains.' }
  const given = said.replace(EDIT, '')
  return given === '' ? { edit: visibleJson(approve.input ?? {}) } : readEdited(given)
}

/** An input as it was typed; whether it fits the tool is said when it is asked for again. */
export function readEdited(text: string): Exclude<Typed, 'help' | { edit: string }> {
  try {
    const input: unknown = JSON.parse(text)
    return isRecord(input) ? { answer: { input } } : { fault: 'The input is a JSON object, such as {"name": "value"}.' }
  } catch (error) {
    return { fault: `That is not valid JSON: ${messageOf(error)}.` }
  }
}

/** In one line, for logs and lists; nothing for another question. */
export function approvalInBrief(question: unknown, columns: number): string | undefined {
  if (!isApprovalQuestion(question)) return undefined
  const { tool, input }: Asked = question.approve
  const words = `wants to call ${harmless(tool)} with `
  return `${words}${brief(input, Math.max(10, columns - columnsOf(words)))}`
}
