/** Who somebody is: traits by chance, and a sentence or two that say them. */
import type { Random } from '../../../base/random.ts'
import type { PersonFile } from '../person.ts'

export type Traits = Required<NonNullable<PersonFile['traits']>>

const WORK =
  'baker teacher nurse gardener carpenter tailor painter clockmaker violinist librarian cook translator surveyor ' +
  'bookbinder beekeeper postwoman plumber botanist actor sailor weaver potter journalist pharmacist'

export function traitsOf(random: Random): Traits {
  const trait = () => Math.round(10 + 80 * random.next()) / 100
  return { sociable: trait(), tidy: trait(), curious: trait(), helpful: trait() }
}

const sayings: Record<keyof Traits, readonly [low: string, high: string]> = {
  sociable: ['likes to be left in peace', 'likes to be among people'],
  tidy: ['does not mind a mess', 'cannot bear a mess'],
  curious: ['keeps to what is familiar', 'wants to know everything'],
  helpful: ['looks after their own affairs first', 'helps wherever they can'],
}

export function personaOf(name: string, traits: Traits, likes: readonly string[], random: Random): string {
  const work = random.pick(WORK.split(' '))
  const article = /^[aeiou]/.test(work) ? 'an' : 'a'
  const strongest = (Object.keys(traits) as (keyof Traits)[])
    .toSorted((one, other) => Math.abs(traits[other] - 0.5) - Math.abs(traits[one] - 0.5))
    .slice(0, 2)
    .map((trait) => sayings[trait][traits[trait] < 0.5 ? 0 : 1])
  const pleasures = likes.length === 0 ? '' : ` In spare hours ${name} likes to ${likes.join(' or to ')}.`
  return `${name} is ${article} ${work} who ${strongest.join(' and ')}.${pleasures}`
}
