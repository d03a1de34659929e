/** The household, described: who lives where and for how long, and how that is shown, measured and evaluated. */
import { TroupeError } from '../../base/errors.ts'
import { faultInName } from '../../base/names.ts'
import { checkHouse } from '../../worlds/house/check-house.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { generateVillage } from '../../worlds/house/generate.ts'
import type { HouseFile } from '../../worlds/house/house-file.ts'
import { society } from '../define-society.ts'
import { count, file, list, seed, toggle } from '../option.ts'
import { isRecord } from '../paths.ts'
import { castNames, castOf } from './cast/cast.ts'
import { checkPeople } from './check-people.ts'
import { createHousehold } from './household.ts'
import { tally } from './tally.ts'

// evaluated with as many in one run
const MOST_PEOPLE = 1_000
const MOST_DAYS = 365
const MOST_ROOMS = 1_000
// the beds of the house that comes with Troupe
const PEOPLE_IN_THE_HOUSE = 5
// a room of one's own, and places to meet
const ROOMS_PER_PERSON = 1.6

export const description = society({
  name: 'household',
  title: 'Household',
  says: 'People who live together: they have needs, goals and friends, and ask before they chat.',
  flow: (minds) => createHousehold({ minds }),
  cast: ({ people }) => people.map(({ name }) => name),
  thinkers: ['turn'],
  options: [
    list({
      path: 'people',
      label: 'People',
      about: 'how many people, or their names',
      default: castNames(PEOPLE_IN_THE_HOUSE),
      min: 1,
      max: MOST_PEOPLE,
      named: castNames,
      flag: '--people',
    }),
    count({ path: 'days', label: 'Days', about: 'how many days', default: 1, min: 1, max: MOST_DAYS, flag: '--days' }),
    count({
      path: 'house.size',
      label: 'Rooms (0: as many as they need)',
      about: 'about so many rooms; unless told, as many as the people need',
      default: 0,
      min: 0,
      max: MOST_ROOMS,
      flag: '--rooms',
    }),
    seed({ path: 'house.seed', label: 'Seed of the household', about: 'other people in another village', default: 1 }),
    toggle({
      path: 'talk',
      label: 'They chat with each other',
      about: 'nobody chats with anybody',
      default: true,
      flag: '--silent',
    }),
    toggle({
      path: 'functionCalling',
      label: 'Models act by function calling',
      about: 'models say what they do by calling submit_command',
      default: false,
      flag: '--function-calling',
    }),
    count({
      path: 'chatOptions.messages',
      label: 'Messages in a conversation',
      default: 1,
      min: 1,
      max: 20,
      flag: '--messages',
    }),
    toggle({
      path: 'chatOptions.acrossRooms',
      label: 'They chat from room to room',
      about: 'people chat from room to room',
      default: false,
      flag: '--across-rooms',
    }),
    toggle({
      path: 'chatOptions.group',
      label: 'Several in one conversation',
      about: 'several people in one conversation',
      default: false,
      flag: '--groups',
    }),
    toggle({
      path: 'chatOptions.history',
      label: 'They keep what was said',
      about: 'everybody keeps what was said to them',
      default: false,
      flag: '--chat-history',
    }),
    toggle({
      path: 'chatOptions.sharedGoals',
      label: 'Goals reached together',
      about: 'two may agree on a goal',
      default: false,
      flag: '--shared-goals',
    }),
    toggle({
      path: 'chatOptions.reputation',
      label: 'Promises count',
      about: 'kept and broken promises change what others think of one',
      default: false,
      flag: '--reputation',
    }),
    file({
      path: 'house',
      label: 'A house of your own',
      about: 'a house of your own, as JSON, in place of --rooms',
      flag: '--house',
      fits: (house) => isRecord(house) && Array.isArray(house['rooms']),
      needs: 'a list "rooms"',
    }),
  ],
  command: {
    name: 'household',
    notes: [
      'At a terminal the rooms are drawn with who is in them, and what is said. Elsewhere every turn is a line.',
      'There space pauses and continues, s takes one turn, and q stops; nothing is lost.',
      'Rules think for everybody unless a model does: --mind turn=MODEL, or --mind Ana=MODEL for one of them.',
      'With --person Ana you are Ana: at each of her turns you are told what she sees, and type what she does.',
      'With --serve a server drives the run: its front end is answered at /agent_act/next, /game/status and so on, the',
      'studio is there as well, and Ctrl-C stops both.',
    ],
    examples: [
      'household',
      'household --people 5 --days 1 --seed 1',
      'household --people 25 --days 2',
      'household --house my-house.json --people Ana,Bo',
      'household --person Ana',
      'household --serve --port 8080',
    ],
    takesPart: true,
    serves: true,
  },
  view: 'house',
  paceMs: 60,
  example: { input: { people: castNames(PEOPLE_IN_THE_HOUSE), days: 1 }, paceMs: 150 },
  prepare(input, { seed: runSeed }) {
    const { people } = input
    const built = houseFor(input['house'], Array.isArray(people) ? people.length : 0, runSeed)
    return {
      ...input,
      house: built,
      people: isCast(people) ? checkPeople(people, built) : peopleFor(people, built, input['house'], runSeed),
    }
  },
  // of a run from elsewhere they may be anything
  nameOf({ people, days, house }) {
    const who = Array.isArray(people) ? (people.length === 1 ? 'One person' : `${people.length} people`) : 'People'
    const where = isRecord(house) && typeof house['name'] === 'string' ? ` in ${house['name']}` : ''
    const time = typeof days === 'number' && days > 1 ? `, ${days} days` : ''
    return `${who}${where}${time}`
  },
  measure: (_store, _run, board) => tally(board as unknown as Parameters<typeof tally>[0]),
  evolution: async () => (await import('./evolution/evolution.ts')).evolution,
  evaluation: async () => (await import('./evaluation/evaluation.ts')).evaluation,
  terminal: async () => (await import('./terminal/terminal-view.ts')).householdTerminal,
})

const isCast = (people: unknown): people is readonly unknown[] =>
  Array.isArray(people) && people.length > 0 && people.every(isRecord)

function houseFor(house: unknown, people: number, runSeed: number | string | undefined): HouseFile {
  if (isRecord(house) && 'rooms' in house) return checkHouse(house)
  const { size = 0, seed: own = runSeed ?? 1 } = (isRecord(house) ? house : {}) as { size?: number; seed?: number }
  if (size === 0 && people <= PEOPLE_IN_THE_HOUSE) return defaultHouse
  const usual = Math.min(MOST_ROOMS, Math.ceil(people * ROOMS_PER_PERSON))
  return generateVillage({ seed: own, rooms: size === 0 ? usual : size, people })
}

function peopleFor(people: unknown, house: HouseFile, chosen: unknown, runSeed: number | string | undefined) {
  if (!Array.isArray(people) || people.length === 0 || !people.every((name) => typeof name === 'string'))
    throw new TroupeError('HOUSEHOLD_BAD_PEOPLE', 'people takes names, or descriptions of people with a name each.')
  for (const name of people) {
    const fault = faultInName(name)
    if (fault === undefined) continue
    throw new TroupeError(
      'HOUSEHOLD_BAD_PEOPLE',
      `Nobody can be called ${JSON.stringify(name.slice(0, 40))}: that ${fault}.`,
    )
  }
  const { seed: own = runSeed ?? 1 } = (isRecord(chosen) ? chosen : {}) as { seed?: number | string }
  return castOf(people, house, own)
}
