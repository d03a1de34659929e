/**
 * The games of a society's evaluation: members by models over HTTP that only read, rules, chance, and rules with one
 * specialist that misbehaves. Trials of one evaluation, so that what was played is not played again.
 */
import { runTrials, type TrialsOptions } from '../../../evaluate/trials/run-trials.ts'
import type { Trial, TrialRun, TrialSide } from '../../../evaluate/trials/trial.ts'
import { createMinds } from '../../../minds/mind.ts'
import { createAdventurers } from '../../../societies/adventurers/adventurers.ts'
import type { Criteria } from '../../../societies/adventurers/metrics/criteria.ts'
import { measureRun } from '../../../societies/adventurers/metrics/measure.ts'
import { specialists, type Specialist } from '../../../societies/adventurers/protocol.ts'
import { answerCore } from '../../../societies/adventurers/questions/core-answers.ts'
import type { StorySource } from '../../../societies/adventurers/story-source.ts'
import { openRun } from '../../../store/fold.ts'
import { misbehaviours, misbehavingReply, type Misbehaviour } from '../../../testing/misbehaving-model.ts'
import { startModelServer, type ModelServer } from '../../../testing/model-server.ts'
import { readingReply } from '../../../testing/reading-model.ts'

export interface SocietyPlan {
  readonly story: StorySource
  readonly seeds: readonly number[]
  readonly steps: number
}

/** One game that was played to its end. */
export interface SocietyGame {
  readonly side: string
  readonly seed: number
  readonly score: number
  /** of rules: what was measured besides, and the core questions with content at every moment that was looked at */
  readonly criteria?: Criteria
  readonly answered?: readonly string[]
}

export interface Robustness {
  readonly member: Specialist
  readonly how: Misbehaviour
  readonly side: string
}

export const robustness: readonly Robustness[] = specialists.flatMap((member) =>
  misbehaviours.map((how) => ({ member, how, side: `${how} ${member}` })),
)

/** At which parts of a game its members are asked. */
const MOMENTS = [0.25, 0.5, 0.75, 1]

export async function playSociety(
  { story, seeds, steps }: SocietyPlan,
  options: TrialsOptions,
): Promise<{ readonly games: readonly SocietyGame[]; readonly isStopped: boolean }> {
  const server = await startModelServer({ reply: ({ text, body }) => replyOf(String(body['model']), text) })
  try {
    const sides = sidesAt(server)
    const plans = seeds.flatMap((seed) =>
      sides.map(({ name: side }) => ({
        side,
        case: story.name,
        seed,
        input: { story, worldSeed: seed, maxSteps: steps, mode: 'plain' },
      })),
    )
    const { trials, stopped } = await runTrials({ name: 'society', sides, plans, measure, concurrency: 1, ...options })
    const failed = trials.find(({ error }) => error !== undefined)
    if (failed !== undefined)
      throw new Error(`${failed.case}, seed ${failed.seed}, ${failed.side}: ${failed.error!.message}`)
    return { games: trials.flatMap(gameOf), isStopped: stopped !== undefined }
  } finally {
    await server.close()
  }
}

/** The name of a model says what it is: `reader`, or a misbehaviour. */
function replyOf(model: string, text: string): object {
  const how = misbehaviours.find((each) => each === model)
  return how === undefined ? readingReply(text) : misbehavingReply(how, text)
}

function sidesAt({ url }: ModelServer): readonly [TrialSide, ...TrialSide[]] {
  const by = (choose: Readonly<Record<string, string>>) =>
    // prompts are the same for every seed's beginning and fill the store
    createMinds({ model: 'rules', choose, modelServers: [url], keepPrompts: false })
  const readers = Object.fromEntries([...specialists, 'strategy'].map((member) => [member, `${url}#reader`]))
  // the address is another one each time: what a side is called says what thinks
  const side = (name: string, minds: ReturnType<typeof by>, player?: 'random'): TrialSide => ({
    name,
    flow: createAdventurers({ minds, ...(player && { player }) }),
    difference: name,
  })
  return [
    side('readers', by(readers)),
    side('rules', by({})),
    side('chance', by({}), 'random'),
    ...robustness.map(({ member, how, side: name }) => side(name, by({ [member]: `${url}#${how}` }))),
  ]
}

async function measure({ run, side, board, store, steps }: TrialRun): Promise<Omit<SocietyGame, 'side' | 'seed'>> {
  const score = board['score'] as number
  if (side !== 'rules') return { score }
  const { criteria } = await measureRun(store, run)
  let answered: readonly string[] | undefined
  for (const part of MOMENTS) {
    const { moment } = await openRun(store, run, Math.round(steps * part))
    const full = answerCore(moment.values).flatMap(({ asks, hasContent }) => (hasContent ? [asks] : []))
    answered = answered === undefined ? full : answered.filter((asks) => full.includes(asks))
  }
  return { score, criteria, answered: answered ?? [] }
}

function gameOf({ side, seed, status, measured }: Trial): SocietyGame[] {
  if (status !== 'finished') return []
  return [{ side, seed: seed as number, ...(measured as Omit<SocietyGame, 'side' | 'seed'>) }]
}
