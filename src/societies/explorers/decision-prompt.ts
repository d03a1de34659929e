/** What a language model is told before it decides for an explorer. */
import { quoteMail } from '../../mail/quote.ts'
import { quoteMemory } from '../../memory/experience.ts'
import { gridActions } from '../../worlds/grid/actions.ts'
import { compass, formatPosition } from '../../worlds/grid/pose.ts'
import type { Situation } from './situation.ts'
import { openWays } from './ways.ts'

export function decisionPrompt(situation: Situation): { readonly system: string; readonly prompt: string } {
  const { explorer, round, maxSteps, pose, visibleObjects, visibleAgents, memories, messages, objects, refused } =
    situation
  const { position, rotation } = pose
  const system = [
    `You are ${explorer}, one of several explorers in a building of rooms and doors. Together you look for every object in it, in as few rounds as you can.`,
    'Positions are (x, y, z): x grows to the east, y upwards, z to the south.',
    `Each round you do one action: ${gridActions.join(', ')}.`,
    'forward, backward, move_left and move_right go one step by your heading; move_up and move_down climb. look_* turns your head, tilt_* rolls it. You see only ahead of you; walls and doors hide what is behind them.',
    'Go where nobody has looked. Tell the others what you find and where you are going, and do not repeat what they have done.',
    'Answer in YAML with: thinking, action, reason, and message_to_others if there is something worth telling.',
  ].join('\n')
  const prompt = [
    `Round ${round} of ${maxSteps}. You are at ${formatPosition(position)}, looking ${compass(rotation.yaw)} (pitch ${rotation.pitch}, roll ${rotation.roll}).`,
    ...(refused === undefined ? [] : [`Your last action did not work: ${refused}`]),
    `You see: ${visibleObjects.map(placed).join(', ') || 'no objects'}.`,
    `Explorers in sight: ${visibleAgents.map(placed).join(', ') || 'none'}.`,
    `Ways open next to you: ${openWays(situation.map, situation.knowledge, pose).join(', ') || 'none'}.`,
    `Found so far by all: ${objects.map(({ name }) => name).join(', ') || 'nothing'}.`,
    'What you remember:',
    ...(memories.length === 0
      ? ['- nothing that has to do with this']
      : memories.map(({ text }) => `- ${quoteMemory(text)}`)),
    quoteMail(messages),
  ].join('\n')
  return { system, prompt }
}

function placed({ name, position }: Situation['visibleObjects'][number]): string {
  return `${name} at ${formatPosition(position)}`
}
