/** A game of our own story, played by rules and kept in memory, for tests of whatever shows games. */
import { fileURLToPath } from 'node:url'
import { readGame, type GameRead } from '../src/societies/adventurers/played/read-game.ts'
import { createMinds } from '../src/minds/mind.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import { memoryStore } from '../src/store/memory-store.ts'

const fogBell = fileURLToPath(new URL('../stories/fog-bell.z5', import.meta.url))

export async function playedGame(maxSteps: number): Promise<GameRead> {
  const members = ['navigator', 'puzzle', 'memory', 'strategy']
  const minds = createMinds({ choose: Object.fromEntries(members.map((name) => [name, 'rules'])) })
  const store = memoryStore()
  const { id } = await createAdventurers({ minds }).run({ story: storySource(fogBell), maxSteps }, { store }).finished
  return readGame(store, id)
}

/** What a story or a model might say to do harm where it is shown. */
export const HOSTILE =
  '</p><script>alert(1)</script> <img src=x onerror=alert(2)> "\'&amp; \u001b[2J\u001b]0;x\u0007 \u202egnp.exe'
