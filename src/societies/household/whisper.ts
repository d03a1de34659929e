/** A thought that was put into somebody's head: an aim where it can be read as one, kept in the aim's own name. */
import type { HousePlan } from '../../worlds/house/plan.ts'
import { isRequest } from './commands.ts'
import { findMissing, type Found } from './find-out.ts'
import { commands, talkOption, type Options } from './option.ts'
import type { Outlook } from './outlook.ts'
import { makePlan } from './planner/make-plan.ts'
import type { Wish } from './planner/wish.ts'
import type { Situation } from './situation.ts'

const WHISPER_UTILITY = 62
// a thought is a sentence or two
const CHARACTERS = 500
const WORDS_OF_A_NAME = 5

type Thought = Extract<Wish, { kind: 'be' | 'hold' | 'use' | 'meet' }>

export function whisperOptions(outlook: Outlook): Options {
  const found = thinkOf(outlook)
  const option = found !== undefined && 'option' in found ? [found.option] : []
  return { options: option, setAside: found !== undefined && 'setAside' in found ? found.setAside : {} }
}

function thinkOf(outlook: Outlook): Found {
  const { situation, talk, company, knowledge } = outlook
  const { whisper, plans, minute } = situation
  const thought = whisper === undefined ? thoughtOf(plans.aim) : readThought(whisper, situation)
  if (!thought || isDone(thought, situation)) return undefined
  const [aim, what] = [aimOf(thought), nameOf(thought)]
  if ((plans.setAside?.[aim] ?? 0) > minute) return undefined
  const because = `It came to my mind that I could ${phrases[thought.kind](what)}`
  if (thought.kind === 'meet' && company.includes(what)) {
    const said = talk.start(situation, [what])
    return said && { option: talkOption({ ...said, why: `${because}.` }, aim, WHISPER_UTILITY) }
  }
  const planned = makePlan(thought, knowledge)
  if (!planned.ok) return findMissing(planned.missing, aim, WHISPER_UTILITY, because, outlook)
  const steps = commands(planned.actions)
  return { option: { aim, utility: WHISPER_UTILITY, steps, reason: `${because}.`, target: aim } }
}

const phrases: Record<Thought['kind'], (what: string) => string> = {
  be: (what) => `go to the ${what}`,
  hold: (what) => `get the ${what}`,
  use: (what) => `use the ${what}`,
  meet: (what) => `see ${what}`,
}

/** The first name in it says what it is about, and a word like `take` what to do with it. */
function readThought(text: string, { plan, perception, relations }: Situation): Thought | undefined {
  const words = text
    .slice(0, CHARACTERS)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '')
  const people = [...perception.people.map(({ name }) => name), ...Object.keys(relations)]
  for (let start = 0; start < words.length; start++)
    for (let end = Math.min(words.length, start + WORDS_OF_A_NAME); end > start; end--) {
      const name = words.slice(start, end).join(' ')
      const person = people.find((each) => each.toLowerCase() === name.toLowerCase())
      if (person !== undefined) return { kind: 'meet', person }
      const place = namedIn(plan.rooms, name)
      if (place !== undefined) return { kind: 'be', place }
      const thing = namedIn(plan.things, name)
      if (thing !== undefined) return toDoWith(thing, plan, words)
    }
  return undefined
}

function toDoWith(thing: string, plan: HousePlan, words: readonly string[]): Thought {
  const file = plan.things.get(thing)
  const isToBeTaken = words.some((word) =>
    ['take', 'get', 'fetch', 'grab', 'bring', 'hold'].includes(word.toLowerCase()),
  )
  const isUsable = (file?.uses?.length ?? 0) > 0 || file?.consumable !== undefined
  return isUsable && !(isToBeTaken && file?.isPortable) ? { kind: 'use', thing } : { kind: 'hold', thing }
}

const namedIn = (names: ReadonlyMap<string, unknown>, name: string) =>
  [name, name.toLowerCase()].find((each) => names.has(each))

const aimOf = (thought: Thought) => `wish:${thought.kind}:${nameOf(thought)}`

function thoughtOf(aim: string | undefined): Thought | undefined {
  const [, kind, what] = /^wish:(be|hold|use|meet):(.+)$/.exec(aim ?? '') ?? []
  if (what === undefined) return undefined
  if (kind === 'be') return { kind, place: what }
  if (kind === 'meet') return { kind, person: what }
  return kind === 'hold' ? { kind, thing: what } : { kind: 'use', thing: what }
}

function nameOf(thought: Thought): string {
  if (thought.kind === 'be') return thought.place
  return thought.kind === 'meet' ? thought.person : thought.thing
}

/** A thought is forgotten when it was done: what was used or said last tells. */
function isDone(thought: Thought, { perception, state, plans, last, whisper }: Situation): boolean {
  if (thought.kind === 'be') return perception.room === thought.place
  if (thought.kind === 'hold') return state.holding.includes(thought.thing)
  if (whisper !== undefined) return false
  if (thought.kind === 'meet') return last?.ok === true && isRequest(last.command, thought.person)
  return plans.steps.length === 0 && last?.ok === true
}
