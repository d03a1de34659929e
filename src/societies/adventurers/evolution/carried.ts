/** The same story several times over, each game with what those before it taught: is the last better than the first? */
import { estimatePaired, type PairedEstimate } from '../../../evaluate/trials/statistics.ts'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createAdventurers } from '../adventurers.ts'
import { gymStories, walkthroughPoints } from '../metrics/gym.ts'
import { mergeLessons, noLessons } from '../remember/lessons.ts'
import { recall } from '../remember/recall.ts'
import { learnFrom } from '../remember/remember.ts'
import { storySource } from '../story-source.ts'

export interface CarriedOptions {
  readonly games: number
  readonly steps: number
  readonly firstSeed: number
  readonly progress?: (what: string) => void
  readonly signal?: AbortSignal
}

export interface Carried {
  /** by story, the share of all points in each game */
  readonly shares: Readonly<Record<string, readonly number[]>>
  /** the last game less the first, over stories; nothing before two stories are played */
  readonly gain: PairedEstimate | null
}

export async function playCarried({ games, steps, firstSeed, progress, signal }: CarriedOptions): Promise<Carried> {
  const flow = createAdventurers({ minds: createMinds({ model: 'rules' }) })
  const shares: Record<string, readonly number[]> = {}
  for (const file of gymStories('development', false)) {
    if (signal?.aborted) break
    const story = storySource(file)
    const most = Math.max(1, (await walkthroughPoints(file)) ?? 1)
    const store = memoryStore()
    const own: number[] = []
    let lessons = noLessons
    for (let game = 0; game < games; game++) {
      progress?.(`${story.name}, game ${game + 1} of ${games}`)
      const seed = firstSeed + game
      const input = { story, worldSeed: seed, maxSteps: steps, ...recall(lessons, story) }
      const { id, board } = await flow.run(input, { seed, store }).finished
      own.push(Math.max(0, board.progress) / most)
      const learned = await learnFrom(store, id)
      if (learned !== undefined) lessons = mergeLessons(lessons, learned)
    }
    shares[story.name] = own
  }
  const played = Object.values(shares)
  return { shares, gain: estimatePaired(played.map((own) => [own.at(-1)! - own[0]!])) }
}
