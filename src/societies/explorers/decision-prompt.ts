/** The prompt of a language model that decides for an explorer. */
import { quoteMail } from '../../mail/quote.ts'
import { quoteMemory } from '../../memory/experience.ts'
import type { Thing } from './board.ts'
import type { Situation } from './situation.ts'
import { openWays } from './ways.ts'

export function decisionPrompt(situation: Situation): { readonly system: string; readonly prompt: string } {
  const { explorer, round, maxSteps, pose, visibleObjects, visibleAgents, memories, messages, objects, refused } =
    situation
  const { words } = situation.chart
  const placed = ({ name, position }: Thing) => `${name} at ${words.describeSpot(position)}`
  const system = [
    `You are ${explorer}, one of several explorers. ` +
      'Together you look for every object here, in as few rounds as you can.',
    ...words.about,
    'Go where nobody has looked. Tell the others what you find and where you are going, and do not repeat what ' +
      'they have done.',
    'Answer in YAML with: thinking, action, reason, and message_to_others if there is something worth telling.',
  ].join('\n')
  const prompt = [
    `Round ${round} of ${maxSteps}. You are ${words.describeState(pose)}.`,
    ...(refused === undefined ? [] : [`Your last action did not work: ${refused}`]),
    `You see: ${visibleObjects.map(placed).join(', ') || 'no objects'}.`,
    `Explorers in sight: ${visibleAgents.map(placed).join(', ') || 'none'}.`,
    `Ways open next to you: ${openWays(situation).join(', ') || 'none'}.`,
    `Found so far by all: ${objects.map(({ name }) => name).join(', ') || 'nothing'}.`,
    'What you remember:',
    ...(memories.length === 0
      ? ['- nothing that has to do with this']
      : memories.map(({ text }) => `- ${quoteMemory(text)}`)),
    quoteMail(messages),
  ].join('\n')
  return { system, prompt }
}
