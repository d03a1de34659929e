/** The prompt of a language model that thinks for the Navigator. */
import type { Prompt } from '../../minds/answer.ts'
import type { ActionRecord, Location, Observation } from './board.ts'
import { ADVICE_FORMAT, quoted } from './prompt-parts.ts'
import { tellHistory, WINDOW } from './windows.ts'

export interface NavigatorSees {
  readonly observation: Observation | null
  readonly locations: readonly Location[]
  readonly currentLocation: string
  readonly connectionGraph: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly unexploredExits: Readonly<Record<string, readonly string[]>>
  readonly actionHistory: readonly ActionRecord[]
}

const TEMPERATURE = 0.3
// the places around are what matters; a map of hundreds would drown them
const MOST_PLACES = 40

export function navigatorPrompt(view: NavigatorSees): Prompt {
  const places = view.locations
    .toSorted((one, other) => other.lastVisited - one.lastVisited)
    .slice(0, MOST_PLACES)
    .map(({ id, visitCount }) => {
      const ways = Object.entries(view.connectionGraph[id] ?? {}).map(([way, to]) => `${way} to ${to}`)
      const untried = view.unexploredExits[id] ?? []
      return (
        `- ${id}, visited ${visitCount}×: ${ways.join(', ') || 'no known ways'}; ` +
        `untried: ${untried.join(', ') || 'none'}`
      )
    })
  return {
    temperature: TEMPERATURE,
    system: [
      'You are the Navigator of a small society that plays a text adventure. ' +
        'You know the map and nothing else: say where we are, and which way to go next.',
      'Ways nobody has tried come first, then ways back to places with untried ways. Say so when we walk in circles.',
      ADVICE_FORMAT,
      'In metadata give current_location, suggested_action (one command of movement) and unexplored_count.',
    ].join('\n'),
    prompt: [
      quoted('The story says', view.observation?.text ?? ''),
      `We think we are at: ${view.currentLocation || 'unknown'}.`,
      'The map so far:',
      ...(places.length > 0 ? places : ['- empty']),
      `The last ${WINDOW.navigator} actions:`,
      tellHistory(view.actionHistory, WINDOW.navigator),
    ].join('\n'),
  }
}
