/** What somebody holds to be so, in plain words: names are said as the people themselves say them. Pure. */
import { isOrAre, placeWords, theName } from '../../../../src/societies/household/speech/names.ts'
import type { Moment } from '../../contract.ts'
import { floorPlanOf } from './floor-plan.ts'
import { timeWords } from './house-time.ts'
import { finite, recordOf, textOf } from './read.ts'
import { castAt } from './scene.ts'

/** Nothing for what is no fact. */
export function factWords(fact: unknown, moment: Moment): string {
  const known = recordOf(fact)
  const of = (name: string) => textOf(known[name])
  const at = (name: string) => {
    const minute = finite(known[name])
    return minute === undefined ? '' : timeWords(minute)
  }
  switch (known['kind']) {
    case 'thing':
      return thingWords(of('thing'), of('place'), moment)
    case 'state':
      return `${sentence(theName(of('thing')))} ${isOrAre(of('thing'))} ${of('state')}.`
    case 'person':
      return `${of('person')} was ${where(of('place'), moment)}.`
    case 'news':
      return of('text')
    case 'gathering': {
      const until = at('until').replace(/^day \d+, /, '')
      const when = at('from') === '' ? '' : `, ${at('from')} to ${until}`
      return `${of('host')} gives ${of('what')} ${where(of('place'), moment)}${when}.`
    }
    case 'plan':
      return `${of('person')} means to ${of('text')}${at('at') && ` at ${at('at')}`}.`
    case 'likes':
      return `${of('person')} likes to ${of('what')}.`
    case 'mood':
      return `${of('person')} is ${of('mood')}.`
    case 'deed':
      return `${of('person')} ${of('text')}${at('at') && ` at ${at('at')}`}.`
    default:
      return ''
  }
}

function thingWords(thing: string, place: string, moment: Moment): string {
  if (castAt(moment).has(place)) return `${place} has ${theName(thing)}.`
  return `${sentence(theName(thing))} ${isOrAre(thing)} ${where(place, moment)}.`
}

function where(place: string, moment: Moment): string {
  const things = floorPlanOf(moment.field('house'))?.things
  return placeWords(place, { isClosable: (thing) => things?.get(thing)?.isClosable === true })
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
