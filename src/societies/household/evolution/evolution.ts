/** How a household evolves: how well a day goes, in goals met, needs served and people one knows. */
import { defaultHouse } from '../../../worlds/house/default-house.ts'
import { generateVillage } from '../../../worlds/house/generate.ts'
import { needNames } from '../../../worlds/house/house-file.ts'
import type { Change, Evolution, EvolutionTask, Finding } from '../../evolution.ts'
import { numberChange } from '../../number-change.ts'
import type { Board } from '../../paths.ts'
import { castNames, castOf } from '../cast/cast.ts'
import type { HouseholdView } from '../draft.ts'
import { createHousehold } from '../household.ts'
import { tally } from '../tally.ts'

const FULL = 100
// who is below it lacks something
const LOW_LEVEL = 30
const HOUSE_PEOPLE = [2, 3, 4, 5]
const VILLAGES = [
  [6, 10],
  [8, 13],
] as const

const task = (name: string, people: number, houseOf: (seed: number) => HouseholdView['house']): EvolutionTask => {
  const input = (minutesPerTurn: number) => (seed: number) => {
    const house = houseOf(seed)
    return { house, people: castOf(castNames(people), house, seed), days: 1, minutesPerTurn }
  }
  return { name, input: input(5), smoke: input(30) }
}

const tasks: readonly EvolutionTask[] = [
  ...HOUSE_PEOPLE.map((people) => task(`${people}-in-the-house`, people, () => defaultHouse)),
  ...VILLAGES.map(([people, rooms]) =>
    task(`${people}-in-a-village`, people, (seed) => generateVillage({ seed: `evolve/${seed}`, rooms, people })),
  ),
]

const changes: readonly Change[] = [
  numberChange('early-worth', 30, 'goals are gone for earlier in the day', ['goals not met']),
  numberChange('goal-worth', 60, 'goals go before most of what one would like', ['goals not met']),
  numberChange('talk-worth', 85, 'a word with somebody goes before more', ['people who do not know each other']),
  numberChange('leaving-costs', 60, 'whoever has company stays longer', ['people who do not know each other']),
  numberChange('leaving-costs', 30, 'whoever has company leaves sooner', ['needs that were not served']),
  numberChange('content-level', 95, 'needs are served before they are felt', ['needs that were not served']),
  numberChange('interrupting', 50, 'what is more urgent interrupts sooner', ['needs that were not served']),
]

export const evolution: Evolution = {
  says: 'How well a day goes: the mean of goals met, of needs served at its end, and of people who know each other.',
  tasks: () => tasks,
  score: (board) => {
    const { goals, needs, density, silent } = dayOf(board)
    const met = goals.met / Math.max(1, goals.met + goals.missed + goals.open)
    return { score: (met + needs / FULL + density) / 3, counts: { silent: silent.length } }
  },
  changes,
  params: {
    'begun-factor': { usual: 1.15, steps: [1, 1.15, 1.3] },
    'talk-worth': { usual: 70, steps: [55, 70, 85] },
    'leaving-costs': { usual: 45, steps: [30, 45, 60] },
  },
  create: (minds) => createHousehold({ minds }),
  find: (_store, run, board): readonly Finding[] => {
    const { goals, low, density, step } = dayOf(board)
    const made = (pattern: string, count: number, cost: number, says: string): readonly Finding[] =>
      count === 0
        ? []
        : [
            {
              pattern,
              society: 'household',
              runs: [run],
              steps: [{ run, step, says }],
              count,
              cost,
              cause: 'ours',
              says,
            },
          ]
    const left = goals.missed + goals.open
    return [
      ...made('goals not met', left, left / Math.max(1, left + goals.met), `${left} goals were not met`),
      ...made('needs that were not served', low.length, low.length / FULL, low.join(', ')),
      ...made(
        'people who do not know each other',
        density < 1 ? 1 : 0,
        1 - density,
        `${percent(density)} of the pairs`,
      ),
    ]
  },
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** A day as the board has it when it is over. */
function dayOf(board: Board) {
  const view = board as unknown as HouseholdView
  const levels = Object.entries(view.needs).map(([name, { levels: of }]) => ({ name, of }))
  const all = levels.flatMap(({ of }) => needNames.map((need) => of[need]))
  return {
    ...tally(view),
    needs: all.reduce((sum, level) => sum + level, 0) / Math.max(1, all.length),
    low: levels.flatMap(({ name, of }) =>
      needNames.filter((need) => of[need] < LOW_LEVEL).map((need) => `${name}: ${need}`),
    ),
    step: view.round,
  }
}
