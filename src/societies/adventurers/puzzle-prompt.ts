/** The prompt of a language model that thinks for the Puzzle Solver. */
import type { Prompt } from '../../minds/answer.ts'
import type { ActionRecord, ObjectSeen, Observation } from './board.ts'
import { ADVICE_FORMAT, quoted, quotedPapers } from './prompt-parts.ts'
import { tellHistory, WINDOW } from './windows.ts'

export interface PuzzleSees {
  readonly papers: string
  readonly observation: Observation | null
  readonly inventory: readonly string[]
  readonly objectsSeen: readonly ObjectSeen[]
  readonly puzzlePatterns: Readonly<Record<string, readonly string[]>>
  readonly actionHistory: readonly ActionRecord[]
  readonly currentLocation: string
}

const TEMPERATURE = 0.4
const MOST_OBJECTS = 40

export function puzzlePrompt(view: PuzzleSees): Prompt {
  const objects = view.objectsSeen
    .toSorted((one, other) => other.lastSeen - one.lastSeen)
    .slice(0, MOST_OBJECTS)
    .map(({ id, location, properties, interactionsTried }) => {
      const tried = interactionsTried.join(', ') || 'nothing'
      return `- ${id} at ${location} [${properties.join(', ')}], tried: ${tried}`
    })
  const patterns = Object.entries(view.puzzlePatterns).map(([kind, tries]) => `- ${kind}: ${tries.join(', ')}`)
  return {
    temperature: TEMPERATURE,
    system: [
      'You are the Puzzle Solver of a small society that plays a text adventure. ' +
        'You know things and what they are good for: say what to do with them here.',
      'Take what can be carried, look into what can be opened, read what is written, and think of what each ' +
        'obstacle needs. Do not suggest again what was tried and failed while nothing has changed.',
      ADVICE_FORMAT,
      'In metadata give suggested_actions (commands, best first), puzzle_type if there is a puzzle here, ' +
        'relevant_inventory and similar_puzzles.',
    ].join('\n'),
    prompt: [
      ...quotedPapers(view.papers),
      quoted('The story says', view.observation?.text ?? ''),
      `We are at ${view.currentLocation || 'an unknown place'} and carry: ${view.inventory.join(', ') || 'nothing'}.`,
      'Things seen:',
      ...(objects.length > 0 ? objects : ['- none']),
      'What helped with puzzles of a kind:',
      ...(patterns.length > 0 ? patterns : ['- nothing learned yet']),
      'What was done lately:',
      tellHistory(view.actionHistory, WINDOW.session),
    ].join('\n'),
  }
}
