/**
 * How adventurers evolve: the development half of the gym are the tasks, the share of all points is the score, and the
 * catalogue holds rules that are off, agents that may join, and a few numbers.
 */
import { basename } from 'node:path'
import type { Change, Evolution, EvolutionTask } from '../../evolution.ts'
import type { Board } from '../../paths.ts'
import { createAdventurers } from '../adventurers.ts'
import { gymStories, walkthroughPoints } from '../metrics/gym.ts'
import { checkTemplates } from '../prompts/own-prompts.ts'
import { templateOf } from '../prompts/templates.ts'
import { storySource } from '../story-source.ts'
import { ruleAgents } from '../variants/rule-agents.ts'
import { switches, type Switch } from '../variants/switches.ts'
import { findInGame } from './find.ts'

// at 80 rules about what was done in vain have changed nothing yet; a game of 200 takes a second of the processor
const STEPS = 200
const SMOKE_STEPS = 20

/** By switch, the patterns of findings that it answers. */
const answeredBy: Readonly<Record<Switch, readonly string[]>> = {
  'tell-of-finds': ['people not told of what they care for', 'long without points'],
  'wanted-by-any-name': ['wishes that we could have met', 'long without points'],
  'show-to-people': ['advice that nobody followed', 'long without points'],
  'there-not-here': ['refused here and not done there', 'long without points'],
  'fit-together': ['things said to belong together', 'long without points'],
  'again-means-the-same': ['advice that nobody followed', 'long without points'],
  'retry-with-more': ['refused for want of something, and never again', 'long without points'],
  'obey-notices': ['a command of ours killed', 'hints that nobody used'],
  'loud-ways': ['ways in capitals that nobody tried', 'long without points'],
  'get-off-to-go': ['refused here and not done there', 'long without points'],
  'light-as-told': ['long without points'],
  'hands-known': ['the same answer again and again', 'done again in vain'],
  'same-words-no-more': ['done again in vain', 'the same answer again and again'],
  'greet-first': ['people never addressed', 'long without points'],
  'right-tool': ['advice that nobody followed', 'long without points'],
  'guesses-last': ['the same refusal again and again', 'long without points'],
  'unseen-last': ['long without points'],
  'listed-ways-first': ['ways tried that no text mentions', 'a command of ours killed'],
  'same-everywhere': ['asked the same at every place', 'the same answer again and again'],
  'doubt-refusals': ['the same refusal again and again'],
  'one-thing-once': ['one thing under many names'],
  'back-from-the-dark': ['died walking in the dark'],
  'heed-warnings': ['a command of ours killed'],
  'advice-first': ['advice that nobody followed'],
  'take-first': ['held things never tried on obstacles'],
  'explore-first': ['ways tried that no text mentions'],
  'look-first': ['hints that nobody used', 'long without points'],
  'people-first': ['people never addressed', 'long without points'],
  'no-blind-tries': ['the same refusal again and again'],
  'what-scored': ['long without points'],
  'sensible-acts': ['the same refusal again and again', 'long without points'],
  'once-is-enough': ['done again in vain', 'long without points'],
  'stock-answers': ['the same refusal again and again', 'long without points'],
  'same-thing-everywhere': ['one thing under many names', 'long without points'],
  'stock-targets': ['the same refusal again and again'],
  'ways-as-told': ['ways tried that no text mentions'],
  'dry-things': ['long without points', 'one thing under many names'],
  'dry-places': ['long without points'],
  'explore-when-stuck': ['long without points', 'died whatever we did'],
  'counted-affordances': ['the same refusal again and again'],
}

const bornFor: Readonly<Record<string, readonly string[]>> = {
  'npc-tracker': ['people never addressed'],
  'resource-manager': ['something runs out', 'died whatever we did'],
  'risk-assessor': ['a command of ours killed', 'died walking in the dark'],
  'hint-interpreter': ['hints that nobody used'],
  'meta-learner': ['held things never tried on obstacles', 'the same refusal again and again'],
}

export const changes: readonly Change[] = [
  ...Object.entries(switches).map(([name, says]): Change => ({
    name,
    says,
    answers: answeredBy[name as Switch],
    adds: { switches: [name] },
  })),
  ...ruleAgents.flatMap(({ name, title, responsibility }): Change[] => [
    {
      name,
      says: `${title} joins: ${responsibility}`,
      answers: bornFor[name] ?? [],
      adds: { agents: [{ name }] },
    },
    {
      name: `${name}-member`,
      says: `${title} becomes a member, who may veto`,
      answers: bornFor[name] ?? [],
      adds: { agents: [{ name, rank: 'member' }] },
      needs: name,
    },
  ]),
]

const most = new Map<string, number>()

async function gymTasks(): Promise<readonly EvolutionTask[]> {
  const files = gymStories('development', false)
  return Promise.all(
    files.map(async (file): Promise<EvolutionTask> => {
      const name = basename(file).replace(/\.[^.]+$/, '')
      most.set(name, Math.max(1, (await walkthroughPoints(file)) ?? 1))
      const story = storySource(file)
      const input = (maxSteps: number) => (seed: number) => ({ story, worldSeed: seed, maxSteps, mode: 'plain' })
      return { name, input: input(STEPS), smoke: input(SMOKE_STEPS) }
    }),
  )
}

export const evolution: Evolution = {
  says: `The share of all points in the development half of the gym, in ${STEPS} commands.`,
  tasks: gymTasks,
  score: (board: Board, task) => ({
    score: Math.max(0, Number(board['score'])) / (most.get(task) ?? 1),
    counts: { deaths: Number(board['deaths']) },
  }),
  changes,
  params: {
    'travel-cost': { usual: 1, steps: [0.5, 1, 2] },
    'lead-of-goals': { usual: 1.02, steps: [1, 1.02, 1.2] },
  },
  create: (minds, variant) => createAdventurers({ minds, variant }),
  inputOf: ({ prompts }) => (prompts === undefined ? {} : { prompts }),
  find: findInGame,
  prompts: () => ({
    navigator: templateOf('navigator'),
    puzzle: templateOf('puzzle'),
    memory: templateOf('memory'),
    strategy: templateOf('strategy'),
  }),
  checkVariant: ({ prompts }) => void checkTemplates(prompts),
}
