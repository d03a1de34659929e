/**
 * The line protocol: a game that somebody else runs is played by `troupe adventure -`, in a process of its own. A line
 * of JSON is what the game says, a line of JSON what to type; killed in the middle, it goes on as if nothing had been.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// an engine of somebody else: three rooms, a lamp, and what it answers
const rooms: Record<string, { text: string; ways: Record<string, string> }> = {
  Hall: { text: 'Hall\nA dusty hall. A passage leads north.', ways: { north: 'Kitchen' } },
  Kitchen: {
    text: 'Kitchen\nA small kitchen. The hall is south, a garden east.',
    ways: { south: 'Hall', east: 'Garden' },
  },
  Garden: { text: 'Garden\nA walled garden. The kitchen is west.', ways: { west: 'Kitchen' } },
}
let here = 'Hall'
let hasLamp = false
function look(): string {
  return `${rooms[here]!.text}${here === 'Garden' && !hasLamp ? '\n\nThere is a brass lamp here.' : ''}`
}
function engine(command: string): string {
  const next = rooms[here]!.ways[command]
  if (next !== undefined) {
    here = next
    return look()
  }
  if (command === 'take brass lamp' && here === 'Garden' && !hasLamp) {
    hasLamp = true
    return 'Taken.'
  }
  return command === 'inventory'
    ? hasLamp
      ? 'You are carrying:\n  a brass lamp'
      : 'You are empty-handed.'
    : 'Nothing happens.'
}

// the player is another process: this one could be written in any language
const folder = mkdtempSync(join(tmpdir(), 'troupe-example-'))
const troupe = fileURLToPath(new URL('../bin/troupe.mjs', import.meta.url))
function startPlayer() {
  const words = ['adventure', '-', '--session', 'my-game', '--store', join(folder, 'games.db')]
  const child: ChildProcess = spawn(process.execPath, [troupe, ...words], { stdio: ['pipe', 'pipe', 'ignore'] })
  const answers = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  const tell = async (line: string) => {
    child.stdin!.write(`${line}\n`)
    return JSON.parse((await answers.next()).value as string) as { action: string; error?: { message: string } }
  }
  return { child, tell }
}

let player = startPlayer()
const { error } = await player.tell('Hall, said without quotation marks')
console.log(`refused: ${error!.message.split(' (')[0]}`)
let text = look()
for (let step = 0; step < 12; step++) {
  const told = JSON.stringify({ observation: text, step })
  let { action } = await player.tell(told)
  if (step === 3) {
    player.child.kill('SIGKILL')
    await once(player.child, 'close')
    player = startPlayer()
    // the step says that it was told this before: it gives the same answer, and nothing is told twice
    const again = await player.tell(told)
    console.log(`killed, and asked again: ${again.action === action ? 'the same' : 'another'} answer`)
    action = again.action
  }
  text = engine(action)
}
player.child.stdin!.end()
await once(player.child, 'close')
rmSync(folder, { recursive: true })
console.log(hasLamp ? 'the lamp of the garden is found and taken' : 'the lamp is still where it was')

// refused: This line cannot be used: it is not JSON
// killed, and asked again: the same answer
// the lamp of the garden is found and taken
