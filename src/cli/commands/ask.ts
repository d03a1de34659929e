/** `troupe ask`: a member of a society answers a question from what it knows at any step of a run. */
import { TroupeError } from '../../base/errors.ts'
import { createRunId } from '../../base/ids.ts'
import { createMeter } from '../../minds/meter.ts'
import { createMinds } from '../../minds/mind.ts'
import { askingOf, askRun } from '../../societies/ask-run.ts'
import type { Inquiry } from '../../societies/asking.ts'
import { checkUpdate, tellMember } from '../../societies/tell-member.ts'
import { openRun, readStart } from '../../store/fold.ts'
import { summarize } from '../../store/summary.ts'
import { harmless } from '../../terminal/text.ts'
import type { Arguments } from '../arguments.ts'
import { checkEdits } from '../check-edits.ts'
import { EXIT, misuse, type Command, type Report } from '../command.ts'
import { findRun } from '../find-run.ts'
import { withExistingStore, withReadOnlyStore } from '../open-store.ts'
import { perform } from '../perform.ts'
import { mindOptions, readDollars } from '../run-options.ts'
import type { Screen } from '../screen.ts'
import { societyOf, societyToRead } from '../society-of-run.ts'
import { readObject } from '../values.ts'

export const ask: Command = {
  takes: ['RUN', 'MEMBER', '[QUESTION]'],
  options: {
    step: { type: 'string', value: 'N', about: 'as it was after this step (default: the last)' },
    reflect: { type: 'boolean', about: 'ask what it has learned and where it failed, instead of a QUESTION' },
    update: {
      type: 'string',
      value: 'JSON',
      about: 'tell it something instead: from now on, fields that it writes have these values',
    },
    mind: { type: 'string', value: 'MODEL', about: 'a model that answers what rules do not understand' },
    'max-cost': mindOptions['max-cost']!,
    'max-tokens': mindOptions['max-tokens']!,
    society: { type: 'string', value: 'FILE', about: 'the code of the run, when it was not run here before' },
  },
  notes: [
    'Rules answer from the board of that step, during a run or after it; nothing is thought again or written.',
    'Members of the adventurers: navigator, puzzle, memory and strategy. What one can be asked it says when it does',
    'not understand a question; then the exit code is 1 and its confidence 0.',
    'With --mind a model answers such a question, from what that member alone has written, and says its sources. It is',
    'paid with the run it is about, and once: the same question at the same step is read again.',
    'An update is a step of the run in which nobody thinks; `troupe resume` goes on from there. With --step, or where',
    'the run has ended, it is the first record of a fork. A run that a studio drives is told over HTTP: POST …/tell.',
  ],
  examples: [
    'ask last navigator "How do I get from here to the kitchen?"',
    'ask last memory "Have we tried \'open window\' before?" --step 120 --json',
    'ask last puzzle --reflect',
    'ask last memory "What would you do otherwise?" --mind ollama/llama3.2 --max-cost 0.10',
    `ask last strategy --update '{"currentGoal": "explore"}' --step 120`,
  ],
  async run(given, screen) {
    const update = given.text('update')
    const inquiry = update === undefined ? readInquiry(given) : undefined
    return inquiry === undefined ? tell(given, screen, update!) : answer(given, screen, inquiry)
  },
}

function readInquiry(given: Arguments): Inquiry {
  const question = given.argument(2) as string | undefined
  if (given.flag('reflect')) {
    if (question !== undefined) throw misuse('ask takes a QUESTION or --reflect, not both.')
    return { type: 'reflect' }
  }
  if (question === undefined || question.trim() === '')
    throw misuse('ask needs a QUESTION, --reflect or --update JSON. Try: troupe ask --help')
  return { type: 'question', question }
}

async function answer(given: Arguments, screen: Screen, inquiry: Inquiry): Promise<Report> {
  const mind = given.text('mind')
  const isByModel = mind !== undefined && mind !== 'rules'
  const limits = { maxCost: readDollars(given.text('max-cost')), maxTokens: given.count('max-tokens') }
  if (!isByModel && Object.values(limits).some((limit) => limit !== undefined))
    throw misuse('--max-cost and --max-tokens limit a model: name one with --mind MODEL.')
  // what a model answers is kept with the run; what rules answer is written nowhere
  const withStore = isByModel ? withExistingStore : withReadOnlyStore
  return withStore(given, async (store) => {
    const run = await findRun(store, given.argument(0))
    const society = await societyToRead(run, await readStart(store, run), given.text('society'))
    const member = given.argument(1)
    await asMisuse(() => askingOf(society, member))
    const speaker = isByModel
      ? { mind, minds: createMinds({ meter: createMeter({ ...known(limits), store }) }) }
      : undefined
    const response = await askRun({ store, run, step: given.count('step'), member, inquiry, speaker }, society)
    const { by, sources, error } = response.metadata
    screen.say(harmless(response.answer), screen.paint('dim', `confidence ${response.confidence}`))
    if (Array.isArray(sources)) screen.say(screen.paint('dim', harmless(`${String(by)}, from ${sources.join(', ')}`)))
    if (error !== undefined) screen.warn(`${harmless(String(by))} gave no reply that fits. These are the rules.`)
    const code = response.confidence === 0 ? EXIT.failure : EXIT.ok
    return { code, json: { ...response, run } }
  })
}

interface Limits {
  readonly maxCost: number | undefined
  readonly maxTokens: number | undefined
}

const known = ({ maxCost, maxTokens }: Limits) => ({
  ...(maxCost !== undefined && { maxCost }),
  ...(maxTokens !== undefined && { maxTokens }),
})

/** Who cannot be asked or told is a mistake in the command. */
async function asMisuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TroupeError && error.code === 'MEMBER_UNKNOWN' ? misuse(error.message) : error
  }
}

/**
 * What the member is told is a step of the run itself, where that can go on; after an earlier step, or when the run has
 * ended, it is the first record of a fork.
 */
async function tell(given: Arguments, screen: Screen, update: string): Promise<Report> {
  if (given.flag('reflect') || (given.argument(2) as string | undefined) !== undefined)
    throw misuse('ask takes a QUESTION, --reflect or --update, not several of them.')
  const edit = readObject(update, '--update')
  const member = given.argument(1)
  return withExistingStore(given, async (store) => {
    const parent = await findRun(store, given.argument(0))
    const { start, moment } = await openRun(store, parent, given.count('step'))
    const society = await societyOf(parent, start, given.text('society'))
    const { flow, name, handlers } = society
    await asMisuse(() => checkUpdate(society, member, edit))
    checkEdits(edit, moment.values, flow.compiled.board.fields)
    society.checkEdit?.(edit)
    const isOver = (await summarize(store, parent)).status === 'ended'
    if (!isOver && given.count('step') === undefined) {
      const step = await tellMember(store, parent, society, member, edit)
      screen.say(`${member} was told in step ${step}. To continue: troupe resume ${parent}`)
      return { code: EXIT.ok, json: { run: parent, step, member, told: edit } }
    }
    const id = createRunId()
    return perform({
      flow,
      society: name,
      store,
      storeName: given.text('store'),
      screen,
      run: id,
      options: { id, society: name, steps: 0, ...(handlers && { handlers }) },
      launch: (options) => flow.fork(parent, { ...options, at: moment.step, edit }),
    })
  })
}
