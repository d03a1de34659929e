/** A judged game: what its marks say after each command; taking back a command takes its marks back as well. */
import { createAdventure } from '../../../worlds/adventure/adventure.ts'
import { orderIn } from '../../../worlds/adventure/orders.ts'
import type { Story } from '../../../worlds/zmachine/index.ts'
import type { Annotations, LabelVector } from './annotations.ts'
import { judgeMarks, NO_MARKS, type MarkMemory } from './harm.ts'
import { readMarks } from './marks.ts'

export interface Judged {
  /** what the story said, without marks */
  readonly text: string
  readonly labels: readonly LabelVector[]
  readonly isOver: boolean
  /** points from marks, of games that show no score */
  readonly rewarded: number
}

export interface MarkedGame {
  readonly story: Story
  readonly seed: number
  readonly commands: readonly string[]
  readonly annotations: Annotations
  readonly longhand?: Readonly<Record<string, string>>
}

interface Remembered extends Judged {
  readonly memory: MarkMemory
  readonly rewards: ReadonlySet<string>
}

/** One for the beginning, and one after each command. */
export function judgeGame({ story, seed, commands, annotations, longhand }: MarkedGame): Judged[] {
  const world = createAdventure({ story, seed })
  const [player] = world.agents() as [string]
  const textNow = () => readMarks(world.observe(player).text, longhand)
  const start: Remembered = {
    text: textNow().text,
    labels: [],
    isOver: false,
    rewarded: 0,
    memory: NO_MARKS,
    rewards: new Set(),
  }
  const told = [start]
  for (const command of commands) {
    const last = told.at(-1)!
    const order = world.observe(player).wants === 'key' ? undefined : orderIn(command)
    world.perform(player, command)
    const back = order?.order === 'restart' ? start : order?.order === 'restore' ? told[order.step - 1] : undefined
    if (back !== undefined) {
      told.push({ ...back, labels: [] })
      continue
    }
    const { text, marks, rewards, isOver } = textNow()
    const { labels, memory } = judgeMarks(annotations, marks, last.memory)
    const news = rewards.filter(({ id }) => !last.rewards.has(id))
    told.push({
      text,
      labels,
      isOver,
      rewarded: last.rewarded + news.reduce((sum, { points }) => sum + points, 0),
      memory,
      rewards: last.rewards.union(new Set(news.map(({ id }) => id))),
    })
  }
  return told
}
