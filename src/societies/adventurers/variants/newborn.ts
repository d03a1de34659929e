/**
 * A newborn: an agent that joined after games had shown what was missing. It reads like the others, advises, and writes
 * only its response and its own notes. Rules think for it or a model does, as for every member; when it fails, the
 * others go on without it.
 */
import type { View } from '../../../board/field.ts'
import type { Context } from '../../../define/agent.ts'
import type { Answer } from '../../../minds/answer.ts'
import { fill } from '../../../minds/fill.ts'
import type { MakeMind } from '../../../minds/mind.ts'
import type { Born, BornName } from '../../variant.ts'
import { expedition, type Fields } from '../board.ts'
import { partsOf } from '../prompts/templates.ts'
import { spoken } from '../prompts/variables.ts'
import type { Proposal } from '../protocol.ts'
import { adviceSchema, type Advice } from '../response-schema.ts'
import { bestFirst } from '../strategy/bid.ts'
import { tellHistory, WINDOW } from '../windows.ts'
import { inWorld } from '../world-of.ts'
import type { Warning } from './heard.ts'
import { newbornKnows, type Notes, type RuleAgent } from './born/rule-agent.ts'
import { ruleAgents } from './rule-agents.ts'
import { promptOf } from './prompt-of.ts'

const fields = [...newbornKnows.reads, 'notes', 'actionHistory'] as const
type Seen = View<Fields, (typeof fields)[number]>

const MOST_PROPOSALS = 3
const SILENT: Advice = { answer: '', confidence: 0, metadata: {}, proposals: [] }

export function createNewborn({ name, prompt }: Born, minds: MakeMind) {
  const rules: RuleAgent | undefined = ruleAgents.find((each) => each.name === name)
  const template = () => prompt ?? promptOf(name)
  return expedition.agent({
    reads: fields,
    writes: ['responses', 'notes'],
    think: inWorld(
      minds({
        prompt: (view: Seen, { run }: Context) => {
          const { system, prompt: asked } = partsOf(template())
          return { ...(system !== '' && { system }), prompt: fill(asked, told(view, name, run)).trim() }
        },
        reply: adviceSchema,
        // one that a model invented has no rules: without a model it says nothing
        rules: (view: Seen, { run }: Context): Advice => (rules === undefined ? SILENT : advise(rules, view, run)),
        act: (advice: Advice, view: Seen, { error }: Answer<Advice>) => {
          const { answer, confidence, metadata, proposals } = advice
          const { notes = {}, ...said } = metadata as { readonly notes?: Notes }
          const response = {
            agent: name,
            answer,
            confidence: error === undefined ? confidence : 0,
            metadata: said,
            proposals: proposals.slice(0, MOST_PROPOSALS),
            ...(error !== undefined && { error }),
          }
          const isNoted = Object.keys(notes).length > 0 && notes !== view.notes[name]
          return { responses: { [name]: response }, ...(isNoted && { notes: { [name]: notes } }) }
        },
      }),
    ),
  })
}

function advise({ name, think }: RuleAgent, view: Seen, run: string): Advice {
  const knowledge = newbornKnows.know(view, run)
  const { proposals = [], warnings = [], notes, says } = think(knowledge, view.notes[name] ?? {})
  const best = bestFirst(proposals, knowledge, MOST_PROPOSALS)
  const [first] = best
  return {
    answer: says ?? (first === undefined ? 'Nothing for me here.' : `Try ${first.command}: ${first.reason}.`),
    confidence: first?.probability ?? 0.1,
    metadata: {
      ...(warnings.length > 0 && { warnings: warnings.map((warning): Warning => ({ ...warning })) }),
      ...(notes !== undefined && { notes }),
    },
    proposals: best satisfies readonly Proposal[],
  }
}

/** What a model that thinks for it is told. */
function told(view: Seen, name: BornName, run: string): Readonly<Record<string, string>> {
  const { here, objects } = newbornKnows.know(view, run)
  const near = [...objects.values()].filter(({ location }) => location === here || location === 'inventory')
  return {
    observation: spoken(view),
    current_location: here,
    known_objects: JSON.stringify(near.map((thing) => ({ name: thing.name, location: thing.location }))),
    notes: JSON.stringify(view.notes[name] ?? {}),
    action_history: tellHistory(view.actionHistory, WINDOW.memory),
  }
}
