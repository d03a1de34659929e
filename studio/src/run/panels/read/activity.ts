/** What each agent has done and what its models took, up to any step. */
import type { Deed } from '../../../../../src/store/record.ts'
import type { Timeline } from '../../../journal/timeline.ts'
import { createCast, follow, type Actor, type Cast } from './actors.ts'
import { countUpTo, folded } from './folded.ts'
import { modelCallOf, type ModelCall } from './model-calls.ts'

export interface DeedDone {
  readonly step: number
  readonly agent: string
  readonly deed: Deed
}

export interface CallMade {
  readonly step: number
  readonly place: number
  readonly call: ModelCall
  /** of all calls up to and with this one */
  readonly tokens: number
  readonly cost: number
}

/** Ascending by step. */
interface Log {
  readonly deeds: DeedDone[]
  /** from each of these steps on, this mind */
  readonly minds: { readonly step: number; readonly mind: string }[]
  readonly calls: CallMade[]
}

interface Logs {
  readonly cast: Cast
  readonly all: Log
  /** by agent, and by whom an agent thinks for */
  readonly of: Map<string, Log>
}

const createLog = (): Log => ({ deeds: [], minds: [], calls: [] })

const logsOf = folded<Logs>(
  () => ({ cast: createCast(), all: createLog(), of: new Map() }),
  ({ cast, all, of }, entry, place) => {
    const { record } = entry
    const logsFor = ({ agent, who }: Actor): Log[] => [
      all,
      ...[agent, who].flatMap((name) => {
        if (name === undefined) return []
        let log = of.get(name)
        if (log === undefined) of.set(name, (log = createLog()))
        return [log]
      }),
    ]
    // in one that was told nobody thought
    if (record.kind === 'step' && !record.told) {
      for (const [slot, deed] of record.did.entries()) {
        const { agent } = deed
        const known = cast.now[slot]
        for (const { deeds, minds } of logsFor(known?.agent === agent ? known : { agent })) {
          deeds.push({ step: record.step, agent, deed })
          if (deed.mind !== undefined && minds.at(-1)?.mind !== deed.mind)
            minds.push({ step: record.step, mind: deed.mind })
        }
      }
    } else if (record.kind === 'call') {
      const call = modelCallOf(record)
      if (call)
        for (const { calls } of logsFor(cast.now[record.slot] ?? { agent: call.agent })) {
          const { tokens, cost } = calls.at(-1) ?? { tokens: 0, cost: 0 }
          const { inputTokens, outputTokens } = call.usage
          calls.push({
            step: record.step,
            place,
            call,
            tokens: tokens + inputTokens + outputTokens,
            cost: cost + (call.cost ?? 0),
          })
        }
    }
    follow(cast, entry)
  },
)

export interface Activity {
  readonly thoughts: number
  readonly last?: DeedDone
  /** the mind it had last, where it has one at all */
  readonly mind?: string
  readonly calls: number
  readonly tokens: number
  readonly cost: number
  /** the newest first */
  readonly lastCalls: readonly CallMade[]
  /** 0 to 1: of the tokens of the run, or of its thoughts where no model was asked */
  readonly share: number
}

const SHOWN_CALLS = 5

/** What an agent did up to a step. */
export function activityOf(timeline: Timeline, name: string, step: number): Activity {
  const { all, of } = logsOf(timeline)
  const own = summed(of.get(name) ?? createLog(), step)
  const whole = summed(all, step)
  const share = whole.tokens > 0 ? own.tokens / whole.tokens : whole.thoughts > 0 ? own.thoughts / whole.thoughts : 0
  return { ...own, share }
}

/** What the whole run took up to a step. */
export function spentOf(timeline: Timeline, step: number): Pick<Activity, 'thoughts' | 'calls' | 'tokens' | 'cost'> {
  return summed(logsOf(timeline).all, step)
}

function summed({ deeds, minds, calls }: Log, step: number): Omit<Activity, 'share'> {
  const thoughts = countUpTo(deeds, step)
  const made = countUpTo(calls, step)
  const last = deeds[thoughts - 1]
  const mind = minds[countUpTo(minds, step) - 1]?.mind
  const { tokens, cost } = calls[made - 1] ?? { tokens: 0, cost: 0 }
  const lastCalls = calls.slice(Math.max(0, made - SHOWN_CALLS), made).toReversed()
  return { thoughts, calls: made, tokens, cost, lastCalls, ...(last && { last }), ...(mind !== undefined && { mind }) }
}
