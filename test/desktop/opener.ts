/** A process that opens a window and waits to be killed: node opener.ts PICTURES KEEP_SECONDS. Tells what it began. */
import { readFileSync } from 'node:fs'
import { openDesktop } from '../../src/worlds/desktop/desktop.ts'
import { markOf } from '../../src/worlds/desktop/keeper/keeper.ts'
import { yardCommand } from './yard.ts'

const [pictures = '', keepSeconds = '0'] = process.argv.slice(2)
const desktop = await openDesktop({
  agents: { Ada: yardCommand('Ada') },
  pictures,
  keepSeconds: Number(keepSeconds),
})
const { started, keeper } = (await desktop.look())['Ada']!
const known = [...started, keeper!]
const ours = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number)
const hands = ours.filter((pid) => known.every((mark) => mark.pid !== pid)).map(markOf)
process.stdout.write(`${JSON.stringify([...started, ...hands, keeper])}\n`)
setInterval(() => {}, 1_000)
