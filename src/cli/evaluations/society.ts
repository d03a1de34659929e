/**
 * `troupe evaluate society`: whether the adventurers are a society. Models that only read play beside rules and chance,
 * each member is missed when it is gone, one that misbehaves does no more harm than its absence, and all can be asked.
 */
import type { Progress } from '../../evaluate/trials/run-trials.ts'
import { estimatePaired, meanOf } from '../../evaluate/trials/statistics.ts'
import { findStory } from '../../societies/adventurers/find-story.ts'
import { ablationOf, type Ablation, type AblationGame } from '../../societies/adventurers/metrics/ablation.ts'
import { meanCriteria } from '../../societies/adventurers/metrics/criteria.ts'
import { playAblation } from '../../societies/adventurers/metrics/play-ablation.ts'
import { members } from '../../societies/adventurers/metrics/trail.ts'
import { coreQuestions } from '../../societies/adventurers/questions/ask.ts'
import { storySource } from '../../societies/adventurers/story-source.ts'
import { rounded, tableOf, type Evaluating, type Evaluation } from '../../societies/evaluation.ts'
import { count, text } from '../../societies/option.ts'
import { playSociety, robustness, type SocietyGame } from './society/play-society.ts'

// of seeds that nothing was tuned on
const FIRST_SEED = 1_001
const SEEDS = 10
const STEPS = 300

interface Chosen {
  readonly story: string
  readonly seeds: number
  readonly firstSeed: number
  readonly steps: number
}

export const evaluation: Evaluation = {
  says:
    'Adventurers by models that only read (over HTTP) beside rules and chance, without each member, with one that ' +
    'misbehaves, and asked the 20 core questions.',
  options: [
    text({ path: 'story', label: 'Story', about: 'a name or a file', default: 'fog-bell', flag: '--story' }),
    count({ path: 'seeds', label: 'Seeds', default: SEEDS, min: 1, max: 1_000, flag: '--seeds' }),
    count({ path: 'firstSeed', label: 'First seed', default: FIRST_SEED, min: 0, max: 1e9, flag: '--first-seed' }),
    count({
      path: 'steps',
      label: 'Steps',
      about: 'commands at most',
      default: STEPS,
      min: 1,
      max: 10_000,
      flag: '--steps',
    }),
  ],
  async run(chosen, going) {
    const { story: name, seeds, firstSeed, steps } = chosen as unknown as Chosen
    const story = storySource(findStory(name))
    const { signal, resume } = going
    const store = going.openStore?.()
    const options = (what: string) => ({ store, signal, resume, onProgress: tellerOf(what, going) })
    const all = Array.from({ length: seeds }, (_, place) => firstSeed + place)
    const { games, isStopped } = await playSociety({ story, seeds: all, steps }, options('games'))
    const plan = { story, seeds, seed: firstSeed, steps, mode: 'plain' } as const
    const ablation = isStopped ? { games: [], stopped: 'interrupted' } : await playAblation(plan, options('ablation'))
    const isWhole = !isStopped && ablation.stopped === undefined
    const json = { story: story.name, seeds: all, steps, ...reportOn(games, ablation.games) }
    return { lines: linesOf(json), json: { ...rounded(json), status: isWhole ? 'complete' : 'interrupted' } }
  },
}

function reportOn(games: readonly SocietyGame[], ablated: readonly AblationGame[]) {
  const scoresOf = (side: string) => games.filter((game) => game.side === side).map(({ score }) => score)
  const rules = games.filter(({ side }) => side === 'rules')
  const answered = rules.map((game) => game.answered ?? [])
  const core = Object.values(coreQuestions).flatMap((questions) => questions.map(({ asks }) => asks))
  const worth = ablationOf(ablated, members)
  return {
    readers: {
      mean: mean(scoresOf('readers')),
      random: mean(scoresOf('chance')),
      rules: mean(scoresOf('rules')),
      scores: scoresOf('readers'),
    },
    ablation: Object.fromEntries(worth.members.map(({ member, difference }) => [member, difference])),
    intervals: Object.fromEntries(worth.members.map(({ member, interval }) => [member, interval])),
    robustness: robustness.flatMap(({ member, how, side }) =>
      rowOf(member, how, scoresBySeed(games, side), worth, ablated),
    ),
    // with content in every game, at each of the moments that were looked at
    questionsAnswered:
      rules.length === 0 ? 0 : core.filter((asks) => answered.every((each) => each.includes(asks))).length,
    questionsEmpty: core.filter((asks) => !answered.every((each) => each.includes(asks))),
    criteria: meanCriteria(rules.flatMap(({ criteria }) => criteria ?? [])),
  }
}

type Report = ReturnType<typeof reportOn>

const mean = (scores: readonly number[]): number | null => (scores.length === 0 ? null : meanOf(scores))

const scoresBySeed = (games: readonly SocietyGame[], side: string): ReadonlyMap<number, number> =>
  new Map(games.filter((game) => game.side === side).map(({ seed, score }) => [seed, score]))

/** A specialist that misbehaves, against rules without it on the same seeds. */
function rowOf(
  member: string,
  how: string,
  scores: ReadonlyMap<number, number>,
  { members: effects }: Ablation,
  ablated: readonly AblationGame[],
) {
  const without = effects.find((each) => each.member === member)
  const pairs = ablated
    .filter(({ muted, seed }) => muted === member && scores.has(seed))
    .map(({ seed, score }) => scores.get(seed)! - score)
  if (without === undefined || pairs.length === 0) return []
  const { mean: gain, low, high } = estimatePaired([pairs])!
  // below it only where chance alone would rarely go so far
  const holds = high === null ? gain >= 0 : high >= 0
  return [{ member, how, mean: meanOf([...scores.values()]), without: without.mean, gain, low, high, holds }]
}

function tellerOf(what: string, { progress, found }: Evaluating) {
  return ({ done, total, read, trial }: Progress) => {
    if (trial === undefined) {
      if (read > 0) found?.(read)
      return
    }
    const { score } = (trial.measured ?? {}) as { readonly score?: number }
    progress(`${what}: ${done} of ${total}; seed ${trial.seed}, ${trial.side}: ${score ?? '?'}`)
  }
}

const shown = (number: number | null) => (number === null ? '-' : number.toFixed(1))

function linesOf({
  readers,
  ablation,
  robustness: rows,
  questionsAnswered,
  questionsEmpty,
  criteria,
}: Report): string[] {
  const missed = Object.entries(criteria).filter(([, { met }]) => !met)
  return [
    `readers ${shown(readers.mean)}, rules ${shown(readers.rules)}, by chance ${shown(readers.random)}`,
    `what each brings: ${
      Object.entries(ablation)
        .map(([member, worth]) => `${member} ${shown(worth)}`)
        .join(', ') || '-'
    }`,
    ...tableOf([
      ['one that is', 'mean', 'rules without it', 'difference'],
      ...rows.map(({ member, how, mean: score, without, gain, holds }) => [
        `${holds ? ' ' : '!'} ${how} ${member}`,
        shown(score),
        shown(without),
        shown(gain),
      ]),
    ]),
    `core questions answered with content: ${questionsAnswered} of 20`,
    ...questionsEmpty.map((asks) => `  not: ${asks}`),
    missed.length === 0 ? 'all criteria met' : `criteria not met: ${missed.map(([name]) => name).join(', ')}`,
  ]
}
