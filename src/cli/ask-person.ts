/** Asks the person at the terminal the question that a run is waiting for. */
import { createInterface } from 'node:readline'
import type { OpenQuestion } from '../store/pending.ts'
import { messageOf } from '../base/errors.ts'
import type { PersonQuestion } from '../societies/terminal-view.ts'
import { isApprovalQuestion, type ApprovalQuestion } from '../tools/approval.ts'
import { approvalHelp, approvalHint, approvalLines, readApproval, readEdited } from './ask-approval.ts'
import { plainly } from './brief.ts'
import { harmless } from '../terminal/text.ts'
import type { Screen } from './screen.ts'
import { shownLine } from '../terminal/shown.ts'
import { wrap } from '../terminal/wrap.ts'
import { readValue } from './values.ts'

export type Reply = { readonly answer: unknown } | 'later' | 'interrupted'

/** An answer, or nothing when the person leaves it for later (an empty line, Ctrl-D) or wants out (Ctrl-C). */
export async function askPerson(
  { agent, question, fault }: OpenQuestion,
  screen: Screen,
  kindly?: PersonQuestion,
  place?: string,
): Promise<Reply> {
  const { paint } = screen
  if (fault !== undefined) screen.tell(paint('yellow', harmless(fault)))
  if (isApprovalQuestion(question)) return askApproval(question, screen, place)
  if (kindly === undefined) screen.tell(`${paint('bold', agent)} asks: ${plainly(question, Infinity)}`)
  else screen.tell('', ...wrapped(kindly.lines, screen))
  const hint = kindly?.hint ?? 'your answer (text or JSON, empty for later)'
  for (;;) {
    const line = await readLine(paint('dim', `${hint} > `))
    if (line === undefined) return 'interrupted'
    if (line.trim() === '') return 'later'
    if (kindly !== undefined) {
      if (line.trim() !== '?') return { answer: line.trim() }
      screen.tell(...wrapped(kindly.help, screen))
      continue
    }
    try {
      return { answer: readValue(line.trim(), 'The answer') }
    } catch (error) {
      screen.tell(paint('yellow', messageOf(error)))
    }
  }
}

const wrapped = (lines: readonly string[], { columns }: Screen) =>
  lines.flatMap((line) => wrap(harmless(line), columns))

async function askApproval(question: ApprovalQuestion, screen: Screen, place: string | undefined): Promise<Reply> {
  const { paint } = screen
  screen.tell(...approvalLines(question, paint, place))
  const say = (fault: string) => screen.tell(paint('yellow', harmless(fault)))
  for (;;) {
    const line = await readLine(paint('dim', `${approvalHint(question)} > `))
    if (line === undefined) return 'interrupted'
    if (line.trim() === '') return 'later'
    const typed = readApproval(line, question)
    if (typed === 'help') screen.tell(...approvalHelp(question))
    else if ('answer' in typed) return typed
    else if ('fault' in typed) say(typed.fault)
    // what is wrong stays there to be mended; an empty line leads back to the question
    else
      for (let text = typed.edit; ;) {
        const edited = await readLine(paint('dim', 'input > '), text)
        if (edited === undefined) return 'interrupted'
        if (edited.trim() === '') break
        const read = readEdited(edited)
        if ('answer' in read) return read
        say(read.fault)
        text = edited
      }
  }
}

/** `given` stands there already, to be changed. */
function readLine(prompt: string, given = ''): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return new Promise((resolve) => {
    const finish = (line: string | undefined) => {
      resolve(line)
      lines.close()
    }
    lines.on('SIGINT', () => finish(undefined))
    lines.on('close', () => resolve(''))
    lines.question(shownLine(prompt), finish)
    if (given !== '') lines.write(given)
  })
}
