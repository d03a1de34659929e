/**
 * `ask_member`: a tool with which a model asks a member of a run, at a step, what it knows there. Rules answer; with a
 * speaker, a model answers what they do not understand.
 */
import { schemaFromJson } from '../base/json-schema.ts'
import { outermostOf } from '../base/inside-ids.ts'
import { readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { tool, type ReadingTool } from '../tools/tool.ts'
import type { Speaker } from './ask-model.ts'
import { askRun, type RunAnswer } from './ask-run.ts'
import type { Inquiry } from './asking.ts'
import { societies as registered } from './registry.ts'
import type { Society } from './society.ts'

export interface AskMemberOptions {
  /** where the runs are */
  readonly store: Store
  /** the run that is asked about when a call names none: another run, or this one itself */
  readonly run?: string
  /** whose members are asked; those that come with Troupe unless told, by the name their run remembers */
  readonly society?: Society
  readonly speaker?: Speaker
}

interface AskMember {
  readonly member: string
  readonly question?: string
  readonly run?: string
  readonly step?: number
}

/** What it asks is only read. Without a run here or in the call, the run that calls is asked about. */
export function askMemberTool({
  store,
  run: usual,
  society,
  speaker,
}: AskMemberOptions): ReadingTool<AskMember, RunAnswer> {
  return tool({
    name: 'ask_member',
    description:
      'Asks a member of a society about a run, at a step: the Navigator of an adventure how to get somewhere, its ' +
      'Memory what was tried. Without a question it tells what it has learned and where it failed. What it cannot ' +
      'answer comes with confidence 0 and a list of what it can be asked.',
    input: schemaFromJson<AskMember>({
      type: 'object',
      properties: {
        member: { type: 'string', description: 'who is asked, such as navigator, puzzle, memory or strategy' },
        question: { type: 'string', description: 'in your own words' },
        run: { type: 'string', description: 'the id of the run; the usual one when left out' },
        step: { type: 'integer', minimum: 0, description: 'after this step; the last when left out' },
      },
      required: ['member'],
      additionalProperties: false,
    }),
    reads: true,
    does: async ({ member, question, run: named, step }, { run: own, signal }) => {
      const run = named ?? usual ?? outermostOf(own)
      const inquiry: Inquiry = question === undefined ? { type: 'reflect' } : { type: 'question', question }
      const by = speaker && { ...speaker, signal }
      return askRun({ store, run, step, member, inquiry, speaker: by }, society ?? (await societyOf(store, run)))
    },
  })
}

async function societyOf(store: Store, run: string): Promise<Society | undefined> {
  const { society, flow } = await readStart(store, run)
  const name = society ?? flow
  return Object.hasOwn(registered, name) ? registered[name]!() : undefined
}
