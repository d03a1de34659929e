/** Random and broken stories played by the whole society, as many as one likes; Ctrl-C ends it early. */
import { playBroken } from '../test/properties/story-play.ts'
import { readOriginals } from '../test/properties/zmachine-stories.ts'

const TELL_EVERY_MS = 10_000

/** Gives the exit code. */
export async function fuzzStories(count: number, first: number): Promise<number> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const originals = readOriginals()
  console.log(`fuzz: ${count} broken stories from seed ${first}; of ${originals.map(({ name }) => name).join(', ')}`)
  const ends = new Map<string, number>()
  let slowest = { name: '', cpuSeconds: 0 }
  let toldAt = performance.now()
  const told = () => [...ends].map(([end, times]) => `${end} ${times}`).join(', ')
  let played = 0
  for (; played < count && !stopping.signal.aborted; played++) {
    try {
      const game = await playBroken(first + played, originals)
      ends.set(game.end, (ends.get(game.end) ?? 0) + 1)
      if (game.cpuSeconds > slowest.cpuSeconds) slowest = game
    } catch (error) {
      console.error(error)
      console.error(`see it again: npm run fuzz -- stories 1 ${first + played}`)
      return 1
    }
    if (performance.now() - toldAt < TELL_EVERY_MS) continue
    toldAt = performance.now()
    console.log(`${played + 1} stories (${told()})`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  console.log(`${played} stories (${told()}); the slowest ${slowest.cpuSeconds.toFixed(1)} s: ${slowest.name}`)
  return 0
}
