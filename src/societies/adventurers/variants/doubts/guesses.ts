/** Doubts about guesses: what there is no reason for but that it was not tried; and what there is a reason for. */
import { parseCommand } from '../../knowledge/command.ts'
import { isAlive, isKind } from '../../knowledge/kinds.ts'
import { HARDLY, LESS, LOOKS, MUCH, type Rule } from './doubt.ts'

export const byGuesses = {
  'unseen-last': ({ objects }) => {
    const spoken = new Set<string>()
    const seen = new Set<string>()
    for (const { name, properties } of objects.values()) (properties.includes('mentioned') ? spoken : seen).add(name)
    return ({ command, lesson }) => {
      const { verb, nouns } = parseCommand(command)
      const [noun] = nouns
      if (noun === undefined || nouns.length > 1 || !LOOKS.test(verb) || lesson === 'examine what was spoken of')
        return 1
      return spoken.has(noun) && !seen.has(noun) ? LESS : 1
    }
  },
  // what is shown to a thing is meant the other way round
  'show-to-people': ({ objects }) => {
    const alive = new Set([...objects.values()].filter(isAlive).map(({ name }) => name))
    return ({ command }) => {
      const { verb, nouns } = parseCommand(command)
      const [shown, to] = nouns
      if (shown === undefined || to === undefined || !SHOWS.test(verb)) return 1
      return alive.has(shown) && !alive.has(to) ? HARDLY : 1
    }
  },
  'right-tool':
    () =>
    ({ command, lesson }) => {
      if ((lesson !== 'advice' && lesson !== 'remedy') || !command.includes(' with ')) return 1
      const tool = parseCommand(command).nouns[1]
      return tool !== undefined && TOOLS.some((kind) => isKind(tool, kind)) ? MUCH : 1
    },
} as const satisfies Readonly<Record<string, Rule>>

const SHOWS = /^(?:show|give|offer|hand|feed)$/
const TOOLS = ['tool', 'cutter', 'digger', 'weapon'] as const
