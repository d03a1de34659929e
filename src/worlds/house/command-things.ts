/** Commands about rooms and things: going, taking, placing, opening, switching, eating. */
import type { HouseAction } from './action.ts'
import { refuse, type Parsed, type Reader } from './command-chat.ts'
import { findAny, findExact, findName, unquoted, type CommandNames } from './command-names.ts'
import type { ThingFile } from './house-file.ts'
import { ingOf, listOf } from './words.ts'

const INTO = ['in', 'into', 'inside', 'on', 'onto', 'upon', 'to', 'at', 'with']

type OneTarget = 'take' | 'drop' | 'consume'

/** A command about one thing. */
export const readOne =
  (type: OneTarget, command: string): Reader =>
  (rest, names) => {
    if (rest === '') return refuse(`Say what: ${command} THING.`)
    const whole = findName('thing', rest, names)
    if (whole.ok) return done({ action_type: type, target: whole.name })
    // where it is taken from goes without saying
    for (const word of ['from', 'out of', 'off', 'up', 'down']) {
      const at = ` ${rest.toLowerCase()} `.indexOf(` ${word} `)
      const found = at <= 0 ? undefined : findName('thing', rest.slice(0, at), names)
      if (found?.ok === true) return done({ action_type: type, target: found.name })
    }
    return refuse(whole.reason)
  }

export const readExamine: Reader = (rest, names) => {
  if (rest === '') return done({ action_type: 'look' })
  for (const find of [findExact, findAny])
    for (const kind of ['thing', 'person', 'room'] as const) {
      const target = find(kind, rest, names)
      if (target !== undefined) return done({ action_type: 'examine', target })
    }
  const found = findName('thing', rest, names)
  return found.ok ? done({ action_type: 'examine', target: found.name }) : refuse(found.reason)
}

export const readGo: Reader = (rest, names) => {
  const { plan, here } = names
  if (rest === '')
    return refuse(`Say where: go to ROOM.${here === undefined ? '' : ` From here: ${listOf(here.exits, 'or')}.`}`)
  const room = findName('room', rest, names)
  if (room.ok) return done({ action_type: 'go_to', target: room.name })
  // everybody knows where the furniture stands
  const thing = findAny('thing', rest, names)
  const file = thing === undefined ? undefined : plan.things.get(thing)
  if (file === undefined || file.isPortable === true || !plan.rooms.has(file.in)) return refuse(room.reason)
  if (here?.room !== file.in) return done({ action_type: 'go_to', target: file.in })
  return done(
    file.uses === undefined
      ? { action_type: 'examine', target: file.id }
      : { action_type: 'start_using', target: file.id },
  )
}

/** `put the cup on the table`, `give the cup to Ana`; `put the cup down` is dropping it. */
export const readPlace: Reader = (rest, names) => {
  if (rest.toLowerCase().endsWith(' down')) return readOne('drop', 'drop')(rest.slice(0, -5), names)
  const pairs = [...splitsAt(rest, INTO)]
  for (const find of [findExact, findAny])
    for (const [what, where] of pairs) {
      const target = find('thing', what, names)
      const recipient = target === undefined ? undefined : (find('thing', where, names) ?? find('person', where, names))
      if (target !== undefined && recipient !== undefined) return done({ action_type: 'place', target, recipient })
    }
  const [pair] = pairs
  if (pair === undefined) return refuse('Say what and where: place THING in THING.')
  const found = [findName('thing', pair[0], names), findName('thing', pair[1], names)].find(({ ok }) => !ok)
  return refuse(found?.ok === false ? found.reason : 'Say what and where: place THING in THING.')
}

/** `give Ana the cup`, besides `give the cup to Ana` */
export const readGive: Reader = (rest, names) => {
  const words = rest.split(' ', 10)
  for (let count = words.length - 1; count > 0; count--) {
    const start = words.slice(0, count).join(' ')
    const [recipient, target] = [findExact('person', start, names), findAny('thing', rest.slice(start.length), names)]
    if (recipient !== undefined && target !== undefined) return done({ action_type: 'place', target, recipient })
  }
  return readPlace(rest, names)
}

/** `set the cupboard to open`, `turn on the lamp`, `switch the lamp off` */
export const readSet: Reader = (rest, names) => {
  const words = rest.split(' ')
  for (const state of ['on', 'off']) {
    const others =
      words[0]?.toLowerCase() === state
        ? words.slice(1)
        : words.at(-1)?.toLowerCase() === state
          ? words.slice(0, -1)
          : undefined
    const thing = others === undefined ? undefined : findAny('thing', others.join(' '), names)
    if (thing !== undefined)
      return done({ action_type: 'set_to_state', target: thing, state: stateNamed(names, thing, state) })
  }
  const pairs = [...splitsAt(rest, ['to', 'as'])]
  for (const find of [findExact, findAny])
    for (const [what, state] of pairs) {
      const target = find('thing', what, names)
      if (target !== undefined)
        return done({ action_type: 'set_to_state', target, state: stateNamed(names, target, state) })
    }
  const [pair] = pairs
  const found = findName('thing', pair?.[0] ?? rest, names)
  return refuse(found.ok ? `Say to what: set ${found.name} to STATE.` : found.reason)
}

/** Any verb that brings something into a state: `open the cupboard`, `boil the kettle`. */
export const readStateVerb =
  (verb: string): Reader =>
  (rest, names) => {
    const isOpening = verb === 'open' || verb === 'close' || verb === 'shut'
    if (rest === '') return isOpening ? refuse(`Say what: ${verb} THING.`) : undefined
    const found = findName('thing', rest.toLowerCase().startsWith('up ') ? rest.slice(3) : rest, names)
    if (!found.ok) return isOpening ? refuse(found.reason) : undefined
    const state = stateBy(verb, names.plan.things.get(found.name)!) ?? (isOpening ? verb : undefined)
    return state === undefined ? undefined : done({ action_type: 'set_to_state', target: found.name, state })
  }

function stateBy(verb: string, { states = {}, holds }: ThingFile): string | undefined {
  const forms = [verb, `${verb}ed`, `${verb}d`, ingOf(verb)]
  const known = Object.keys(states)
  const named = known.find((state) => forms.includes(state.toLowerCase()))
  if (named !== undefined || holds?.openIn === undefined) return named
  const { openIn } = holds
  if (verb === 'open' || verb === 'unlock') return openIn[0]
  return ['close', 'shut', 'lock'].includes(verb) ? known.find((state) => !openIn.includes(state)) : undefined
}

/** As the file writes it; as it was said where there is no such state, for the house to refuse. */
function stateNamed({ plan }: CommandNames, thing: string, text: string): string {
  const wanted = unquoted(text)
  const states = Object.keys(plan.things.get(thing)?.states ?? {})
  return states.find((state) => state.toLowerCase() === wanted.toLowerCase()) ?? wanted
}

export const done = (action: HouseAction): Parsed => ({ ok: true, action })

/** Both sides of each of these words. */
export function* splitsAt(text: string, words: readonly string[]): Generator<readonly [string, string]> {
  const parts = text.split(' ')
  for (const [place, part] of parts.entries())
    if (place > 0 && place < parts.length - 1 && words.includes(part.toLowerCase()))
      yield [parts.slice(0, place).join(' '), parts.slice(place + 1).join(' ')]
}
