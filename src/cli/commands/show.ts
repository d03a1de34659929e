/** `troupe show`: a run as it is now, or as it was after any step, from its journal alone. */
import { openRun, readStart } from '../../store/fold.ts'
import { openQuestions } from '../../store/questions.ts'
import type { Activation, StartRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import { summarize, type RunSummary } from '../../store/summary.ts'
import { insidesOf } from '../../store/transfer.ts'
import { tryReading } from '../../store/unreadable.ts'
import { describeAge } from '../age.ts'
import { approvalInBrief } from '../ask-approval.ts'
import { brief, plainly } from '../brief.ts'
import type { Command } from '../command.ts'
import { drawBoard } from '../draw-board.ts'
import { findRun } from '../find-run.ts'
import { withReadOnlyStore } from '../open-store.ts'
import { waitsOf } from '../waits-of.ts'
import { drivingOf } from '../../server/driving.ts'
import { describeQuestion, howToAnswer } from '../perform.ts'
import { adviceOnProgram, codeWordsOf, isFromProgram } from '../resume-line.ts'
import type { Screen } from '../screen.ts'
import { columnsOf, harmless } from '../../terminal/text.ts'
import { statusStyles } from './runs.ts'

export const show: Command = {
  takes: ['RUN'],
  options: {
    step: {
      type: 'string',
      value: 'N',
      about: 'show it as it was after this step; 0 is the start (default: the last step)',
    },
    full: { type: 'boolean', about: 'do not shorten values' },
  },
  examples: ['show last', 'show last --step 2', 'show last --json'],
  async run(given, screen) {
    const step = given.count('step')
    return withReadOnlyStore(given, async (store) => {
      const id = await findRun(store, given.argument(0))
      const summary = await summarize(store, id)
      const waits = (await waitsOf(given, store, [{ id }])).get(id)
      const { start, moment } = await openRun(store, id, step)
      const isLast = step === undefined || step === summary.step
      const questions = isLast && summary.status !== 'ended' ? await openQuestions(store, id) : []
      const relatives = { inside: await insidesOf(store, id), forks: await forksOf(store, id) }

      screen.say(...describeRun(summary, start, { ...relatives, waits }, screen), '')
      screen.say(screen.paint('bold', moment.step === 0 ? 'board at the start' : `board after step ${moment.step}`))
      screen.say(...drawBoard(moment.values, screen, { full: given.flag('full') }), '')
      screen.say(`${screen.paint('bold', 'next')}  ${describeNext(moment.next, screen)}`)
      for (const { agent, question, fault } of questions) {
        const left = screen.columns - columnsOf(agent) - 9
        const asked = approvalInBrief(question, left) ?? `asks: ${plainly(question, left)}`
        screen.say(`${screen.paint('yellow', '?')} ${agent} ${asked}`)
        if (fault !== undefined) screen.say(screen.paint('dim', `  ${harmless(fault)}`))
      }
      const code = codeWordsOf(start)
      if (questions.length > 0 && isFromProgram(start)) screen.say(...adviceOnProgram(id, start))
      screen.say(...questions.map((question) => howToAnswer(question, questions.length, code, given.text('store'))))
      return {
        json: {
          ...summary,
          run: id,
          seed: start.seed,
          shown: moment.step,
          board: moment.values,
          next: moment.next,
          questions: questions.map(describeQuestion),
          ...relatives,
          ...(waits !== undefined && { waits }),
        },
      }
    })
  },
}

interface Relatives {
  /** why it waits for a worker */
  readonly waits?: string | undefined
  readonly inside: readonly string[]
  readonly forks: readonly string[]
}

function describeRun(
  summary: RunSummary,
  start: StartRecord,
  { inside, forks, waits }: Relatives,
  { paint, columns }: Screen,
): string[] {
  const { id, flow, status, step, reason, startedAt, updatedAt, parent, within, society } = summary
  const { tenant, label } = drivingOf(start)
  const why = reason === undefined ? '' : `: ${plainly(reason, columns - 30)}`
  const facts: [string, string | undefined][] = [
    ['run', paint('bold', id)],
    ['flow', harmless(society === undefined ? flow : `${flow}  ${society}`)],
    ['status', `${paint(statusStyles[status], status)} at step ${step}${why}`],
    ['waits', waits && harmless(waits)],
    ['tenant', tenant && harmless(tenant)],
    ['version', label && harmless(label)],
    ['seed', brief(start.seed, 40)],
    ['started', new Date(startedAt).toISOString().replace('T', ' ').slice(0, 19) + ' UTC'],
    ['written', `${describeAge(Date.now() - updatedAt)} ago`],
    ['fork of', parent && `${parent.run} at step ${parent.step}`],
    ['within', within],
    ['contains', inside.length > 0 ? listSome(inside) : undefined],
    ['forks', forks.length > 0 ? listSome(forks) : undefined],
  ]
  return facts.flatMap(([name, fact]) => (fact === undefined ? [] : [`${paint('dim', name.padEnd(8))}  ${fact}`]))
}

function listSome(ids: readonly string[]): string {
  return ids.length > 5 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ')
}

function describeNext(next: readonly Activation[], { columns }: Screen): string {
  if (next.length === 0) return 'nobody'
  const names = next.map((each) => (typeof each === 'string' ? each : `${each.agent} (${brief(each.payload, 30)})`))
  return plainly(names.join(', '), columns - 6)
}

async function forksOf(store: Store, run: string): Promise<string[]> {
  const forks: string[] = []
  for (const id of await store.runs()) {
    if (id === run) continue
    const start = await tryReading(() => readStart(store, id))
    if (start?.parent?.run === run) forks.push(id)
  }
  return forks
}
