/**
 * The real command many times in one process: each call is a message with its words, and its answer what a process of
 * its own would have printed and ended with. For calls that end by themselves and leave nothing running.
 */
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/troupe.mjs', import.meta.url))

// a command ends its process a moment after it has answered: this one goes on
process.exit = (() => undefined) as unknown as typeof process.exit
// each command listens for what nobody caught and for who reads no more
for (const each of [process, process.stdout, process.stderr]) each.setMaxListeners(0)
// the door itself, so that its checks, hooks and caches are those of every command
process.argv = [process.execPath, bin, '--version']
await import(bin)
const { main } = await import('../src/cli/main.ts')

async function answer(words: string[]) {
  const printed = { stdout: '', stderr: '' }
  const doors = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name]
    const before = stream.write.bind(stream)
    stream.write = (text: string | Uint8Array, ...rest: unknown[]) => {
      printed[name] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8')
      for (const each of rest) if (typeof each === 'function') each()
      return true
    }
    return () => (stream.write = before)
  })
  const code = await main(words)
  for (const open of doors) open()
  return { code, ...printed }
}

process.on('message', (words: string[]) => void answer(words).then((outcome) => process.send!(outcome)))
process.send!('open')
