/** Slots with names: who and what is meant, and where. */
import type { Hearing, Slot, Values } from './frame.ts'
import { isOrAre, placeWords, theName, verbFor } from './names.ts'
import { nameAtPlace, wordAt } from './names-in-line.ts'
import type { Line } from './sentences.ts'

export const nameAt = (values: Values, key: string) => (typeof values[key] === 'string' ? values[key] : undefined)

const me = ['me']
const i = ['i']
const you = ['you']

/** Who is meant: the one who speaks, the one spoken to, or a name. */
function personAt(line: Line, at: number, hearing: Hearing, isObject: boolean) {
  const own = wordAt(line, at, isObject ? me : i)
  if (own !== undefined) return { end: own, name: hearing.speaker, said: 'I' }
  const other = wordAt(line, at, you)
  if (other !== undefined) return { end: other, name: hearing.listener, said: 'you' }
  const named = nameAtPlace(line, at, hearing, 'person')
  return named && { end: named.end, name: named.name, said: named.name }
}

const saidAs = (name: string, { speaker, listener }: Hearing) =>
  name === speaker ? 'I' : name === listener ? 'you' : name
const objectAs = (name: string, hearing: Hearing) => (name === hearing.speaker ? 'me' : saidAs(name, hearing))

/** `{person}`, `{person:likes}` with its verb after it. */
export const subject = (key: string, verb: string | undefined): Slot => ({
  write: (values, saying) => {
    const name = nameAt(values, key)
    if (name === undefined || saying.words.kindOf(name) !== 'person') return undefined
    const said = saidAs(name, saying)
    return verb === undefined ? said : `${said} ${verbFor(verb, said)}`
  },
  read: (line, at, hearing) => {
    const found = personAt(line, at, hearing, false)
    if (found === undefined) return []
    if (verb === undefined) return [{ end: found.end, values: { [key]: found.name } }]
    const end = wordAt(line, found.end + 1, [verbFor(verb, found.said)])
    return end === undefined || line.lower[found.end] !== ' ' ? [] : [{ end, values: { [key]: found.name } }]
  },
})

/** `{?does:person}`: the verb before its person, as in a question. */
export const asked = (verb: string, key: string): Slot => ({
  write: (values, saying) => {
    const name = nameAt(values, key)
    return name === undefined ? undefined : `${verbFor(verb, saidAs(name, saying))} ${saidAs(name, saying)}`
  },
  read: (line, at, hearing) => {
    const end = wordAt(line, at, [verb, verbFor(verb, 'I'), verbFor(verb, 'you')])
    const found = end === undefined ? undefined : personAt(line, end + 1, hearing, false)
    return found === undefined ? [] : [{ end: found.end, values: { [key]: found.name } }]
  },
})

/** `{@who}`: `me`, `you` or a name. */
export const object = (key: string): Slot => ({
  write: (values, saying) => {
    const name = nameAt(values, key)
    return name === undefined || saying.words.kindOf(name) !== 'person' ? undefined : objectAs(name, saying)
  },
  read: (line, at, hearing) => {
    const found = personAt(line, at, hearing, true)
    return found === undefined ? [] : [{ end: found.end, values: { [key]: found.name } }]
  },
})

export const thing: Slot = {
  write: (values) => theName(nameAt(values, 'thing') ?? ''),
  read: (line, at, hearing) => {
    const found = nameAtPlace(line, at, hearing, 'thing')
    return found === undefined ? [] : [{ end: found.end, values: { thing: found.name } }]
  },
}

export const is: Slot = {
  write: (values) => isOrAre(nameAt(values, 'thing') ?? ''),
  read: (line, at) => {
    const end = wordAt(line, at, ['is', 'are', 'was', 'were'])
    return end === undefined ? [] : [{ end, values: {} }]
  },
}

const prepositions = ['in ', 'on ', 'at ', 'inside ', 'into ', 'under ', 'near ', 'by ', 'to ']

export const place: Slot = {
  write: (values, saying) => {
    const name = nameAt(values, 'place')
    if (name === undefined || saying.words.kindOf(name) === 'person') return undefined
    return placeWords(name, saying.words)
  },
  read: (line, at, hearing) => {
    const preposition = prepositions.find((word) => line.lower.startsWith(word, at))
    if (preposition === undefined) return []
    const found = nameAtPlace(line, at + preposition.length, hearing, 'place')
    return found === undefined ? [] : [{ end: found.end, values: { place: found.name } }]
  },
}

/** Where something is to be brought: to somebody, or to a place. */
export const to: Slot = {
  write: (values, saying) => {
    const name = nameAt(values, 'to')
    if (name === undefined) return undefined
    return `to ${saying.words.kindOf(name) === 'person' ? objectAs(name, saying) : theName(name)}`
  },
  read: (line, at, hearing) => {
    if (!line.lower.startsWith('to ', at)) return []
    const person = personAt(line, at + 3, hearing, true)
    if (person !== undefined) return [{ end: person.end, values: { to: person.name } }]
    const found = nameAtPlace(line, at + 3, hearing, 'place')
    return found === undefined ? [] : [{ end: found.end, values: { to: found.name } }]
  },
}

/** The name of whoever is spoken to; it means nothing more. */
export const listenerName: Slot = {
  write: (_, { listener }) => listener,
  read: (line, at, hearing) => {
    const found = nameAtPlace(line, at, hearing, 'person')
    return found === undefined ? [] : [{ end: found.end, values: {} }]
  },
}
