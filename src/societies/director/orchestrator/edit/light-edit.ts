/** Brighter, darker, evening; another angle, from above, closer: what is said of light and camera. */
import type { Edit } from '../../edit.ts'

type LightEdit = Extract<Edit, { kind: 'light' }>
type CameraEdit = Extract<Edit, { kind: 'camera' }>

const TIMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:morning|dawn|sunrise)$/, 'morning'],
  [/^(?:noon|midday)$/, 'noon'],
  [/^(?:afternoon|daytime|day)$/, 'afternoon'],
  [/^(?:evening|sunset|dusk|twilight)$/, 'evening'],
  [/^(?:night|nighttime|midnight)$/, 'night'],
]
const BRIGHTER = new Set(['brighter', 'brighten', 'lighter', 'lighten', 'sunnier'])
const DARKER = new Set(['darker', 'darken', 'dimmer', 'dim', 'moodier'])
const MOODS: ReadonlyMap<string, string> = new Map([
  ['warmer', 'warm'],
  ['warm', 'warm'],
  ['cozier', 'warm'],
  ['cozy', 'warm'],
  ['cosy', 'warm'],
  ['romantic', 'warm'],
  ['neutral', 'neutral'],
  ['cooler', 'neutral'],
  ['bright', 'bright'],
  ['moody', 'dim'],
])
// brighter by one stop is twice the light
const ONE_STOP = 1
const A_BIT = 0.5
const MUCH = 2

/** What is said of the light, or null when it is about something else. */
export function readLightEdit(words: readonly string[]): LightEdit | null {
  const isBrighter = words.some((word) => BRIGHTER.has(word))
  const isDarker = words.some((word) => DARKER.has(word))
  const timeOfDay = words
    .map((word) => TIMES.find(([pattern]) => pattern.test(word))?.[1])
    .find((time) => time !== undefined)
  const isOfLight = words.some((word) =>
    /^(?:light|lights|lighting|lamp|lamps|room|scene|it|mood|atmosphere|picture|image|everything|whole)$/.test(word),
  )
  const mood = isOfLight ? words.map((word) => MOODS.get(word)).find((found) => found !== undefined) : undefined
  const isSwitched =
    words.some((word) => /^(?:light|lights|lamp|lamps)$/.test(word)) && words.some((word) => /^(?:on|off)$/.test(word))
  if (!isBrighter && !isDarker && timeOfDay === undefined && mood === undefined && !isSwitched) return null
  const step =
    words.includes('bit') || words.includes('little') || words.includes('slightly')
      ? A_BIT
      : words.includes('much')
        ? MUCH
        : ONE_STOP
  const switched = isSwitched ? (words.includes('on') ? ONE_STOP : -ONE_STOP) : 0
  const stops = isBrighter ? step : isDarker ? -step : switched
  return { kind: 'light', stops, timeOfDay: timeOfDay ?? null, mood: mood ?? null }
}

/** What is said of the camera, or null. */
export function readCameraEdit(words: readonly string[]): CameraEdit | null {
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word))
  const isView = has(/^(?:angle|view|camera|perspective|viewpoint|shot|picture|zoom|image|look|show)$/)
  const make = (angle: CameraEdit['angle']): CameraEdit => ({ kind: 'camera', angle })
  if (has(/^(?:above|overhead|top|top-down|bird|birds|ceiling)$/) && isView) return make('above')
  if (has(/^(?:closer|nearer|close-up|closeup)$/) && (isView || has(/^(?:go|come|get|move|step)$/)))
    return make('closer')
  if (words[0] === 'zoom' || words.includes('zoom')) return make(has(/^(?:out|wider|away)$/) ? 'wider' : 'closer')
  if (has(/^(?:wider|further|farther|whole|entire)$/) && isView) return make('wider')
  if (!isView) return null
  if (words.includes('left')) return make('left')
  if (words.includes('right')) return make('right')
  return has(/^(?:another|different|other|new|angle|viewpoint|perspective)$/) ? make('another') : null
}
