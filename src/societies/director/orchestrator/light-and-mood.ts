/** Time of day, light and mood, from words anywhere in a prompt. */
import type { LightingRequirements } from '../plan.ts'

const list = (text: string): readonly string[] => text.split(' ')

const TIMES: readonly (readonly [string, readonly string[]])[] = [
  ['morning', list('morning dawn sunrise daybreak breakfast')],
  ['noon', list('noon midday')],
  ['afternoon', list('afternoon')],
  ['evening', list('evening sunset dusk twilight candlelit candlelight')],
  ['night', list('night nighttime midnight moonlight moonlit starlight')],
]
const MOODS: readonly (readonly [LightingRequirements['mood'], readonly string[]])[] = [
  ['warm', list('warm cozy cosy golden candlelit candlelight intimate inviting snug romantic homely')],
  ['bright', list('bright airy sunny sunlit sun-drenched sun-filled light-filled brightly well-lit sunlight daylight')],
  ['dim', list('dim dimly dark moody gloomy shadowy dusky')],
]
const FEELINGS = new Set(
  list(
    `cozy cosy warm inviting bright airy sunny serene calm tranquil peaceful quiet relaxing romantic moody gloomy
    dark elegant luxurious
    playful cheerful whimsical dreamy lively vibrant energetic cluttered messy tidy clean professional formal
    casual intimate snug homely
    dramatic mysterious spooky eerie festive fresh charming comfortable inspiring focused sophisticated`.replaceAll(
      /\s+/g,
      ' ',
    ),
  ),
)
// a night table says nothing of the time
const NAMES_OF_THINGS = new Set(list('table stand lamp light nightstand sky room tables stands lamps bar'))
// of a time of day: late at night, early evening
const HOURS = new Set(list('late early'))
const LIT = new Set(list('glowing candlelit lamplight lamplit'))
const LAMPS = new Set(list('lamp lamps light lights candles candle'))

export interface LightAndMood {
  readonly lighting: LightingRequirements
  readonly mood: string
}

export function readLight(words: readonly string[]): LightAndMood {
  let timeOfDay = null as string | null
  let lightMood = null as string | null
  let lampsOn = null as boolean | null
  const feelings = new Set<string>()
  words.forEach((word, place) => {
    const next = words[place + 1] ?? ''
    const isOfThing = NAMES_OF_THINGS.has(next) && next !== 'light'
    timeOfDay ??= isOfThing ? null : (TIMES.find(([, names]) => names.includes(word))?.[0] ?? null)
    const mood = MOODS.find(([, names]) => names.includes(word))?.[0] ?? null
    if (FEELINGS.has(word)) feelings.add(word === 'cosy' ? 'cozy' : word)
    // a bright red chair and dark wood are no light
    if (mood !== null && !isColour(word, next)) lightMood ??= mood
    if (word === 'golden' && next === 'hour') timeOfDay ??= 'evening'
    if (
      LAMPS.has(word) &&
      (next === 'on' || next === 'lit' || (/^(?:is|are)$/.test(next) && /^(?:on|lit)$/.test(words[place + 2] ?? '')))
    )
      lampsOn ??= !isPlace(words, place + (next === 'on' ? 2 : 3))
    if (LIT.has(word)) lampsOn ??= true
    if (word === 'lights' && next === 'off') lampsOn = false
  })
  const time = timeOfDay ?? (lightMood === 'bright' ? 'noon' : 'afternoon')
  const lighting = {
    timeOfDay: time,
    mood: lightMood ?? 'neutral',
    lampsOn: lampsOn ?? (time === 'evening' || time === 'night' || lightMood === 'dim'),
  }
  const moods = [...feelings].slice(0, 6)
  return { lighting, mood: moods.length > 0 ? moods.join(', ') : lighting.mood }
}

/** `a lamp on the desk` is not switched on by that. */
const isPlace = (words: readonly string[], at: number): boolean =>
  words[at] !== undefined && !/^(?:and|in|at|while)$/.test(words[at])

/** What is bright or dark itself, and not the room. */
const STUFF =
  /^(?:red|blue|green|yellow|orange|purple|pink|white|black|grey|gray|brown|wood|wooden|oak|walnut|stained|leather|beige|teal|navy)/

const isColour = (word: string, next: string): boolean =>
  (word === 'bright' || word === 'dark' || word === 'warm') && STUFF.test(next)

/** Whether a word says something of the light, the time or the mood. */
export const isOfLight = (word: string): boolean =>
  FEELINGS.has(word) ||
  [...TIMES, ...MOODS].some(([, names]) => names.includes(word)) ||
  LIT.has(word) ||
  HOURS.has(word)
