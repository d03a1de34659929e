/** What somebody holds to be so, in plain words. Pure. */
import { clockOf, dayOf } from './house-time.ts'
import { finite, placeWords, recordOf, textOf } from './read.ts'

export function factWords(fact: unknown): string {
  const known = recordOf(fact)
  const of = (name: string) => textOf(known[name])
  const time = (name: string) => {
    const minute = finite(known[name])
    return minute === undefined ? '' : clockOf(minute)
  }
  switch (known['kind']) {
    case 'thing':
      return `The ${of('thing')} is in ${placeWords(of('place'))}.`
    case 'state':
      return `The ${of('thing')} is ${of('state')}.`
    case 'person':
      return `${of('person')} was in ${placeWords(of('place'))}.`
    case 'news':
      return of('text')
    case 'gathering': {
      const day = finite(known['from'])
      const when = day === undefined ? '' : ` on day ${dayOf(day)}, ${time('from')} to ${time('until')}`
      return `${of('host')} gives ${of('what')} in ${placeWords(of('place'))}${when}.`
    }
    case 'plan':
      return `${of('person')} means to ${of('text')}.`
    case 'likes':
      return `${of('person')} likes to ${of('what')}.`
    case 'mood':
      return `${of('person')} is ${of('mood')}.`
    case 'deed':
      return `${of('person')} ${of('text')}.`
    default:
      return ''
  }
}
