/** Many viewers in one process: plain sockets, each checks the numbers of its entries and how late they were. */
import { connect } from 'node:net'
import { createFrames } from './frames.ts'
import type { Sight } from './plan.ts'

export type ViewersTask = { port: number; runs: string[]; viewers: number }
/** How far each run has come in the end, by its place in `runs`. */
export type Heads = { heads: number[] }

// slower than this is all the same
const SLOWEST_MS = 60_000

process.on('disconnect', () => process.exit(1))
const { port, runs, viewers } = await new Promise<ViewersTask>((resolve) => process.once('message', resolve))

const delays = new Uint32Array(SLOWEST_MS + 1)
// entries that were there before the viewer was are no news
let isCounting = false
const all = Array.from({ length: viewers }, (_, place) => ({ run: place % runs.length, last: 0, lost: 0, doubled: 0 }))
let beginning = viewers
let goal: number[] | undefined

for (const viewer of all) {
  const socket = connect(port, '127.0.0.1')
  let isFirst = true
  const read = createFrames((seq, at) => {
    if (isFirst) {
      isFirst = false
      if (--beginning === 0) process.send!('ready')
    }
    if (isCounting) delays[Math.min(SLOWEST_MS, Math.max(0, Date.now() - at))]!++
    if (seq <= viewer.last) viewer.doubled++
    else viewer.lost += seq - viewer.last - 1
    viewer.last = Math.max(seq, viewer.last)
  })
  socket.on('data', (chunk: Buffer) => {
    read(chunk)
    if (goal !== undefined && viewer.last >= goal[viewer.run]!) tellWhenDone()
  })
  socket.on('error', (error) => fail(error.message))
  socket.on('close', () => fail('the server hung up'))
  const path = `/api/runs/${encodeURIComponent(runs[viewer.run]!)}/events`
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n\r\n`)
}

process.on('message', (message: 'count' | 'stop' | Heads) => {
  if (message === 'count') isCounting = true
  else if (message === 'stop') tell()
  else {
    goal = message.heads
    tellWhenDone()
  }
})

function tellWhenDone(): void {
  if (goal !== undefined && all.every(({ run, last }) => last >= goal![run]!)) tell()
}

function tell(): void {
  const sum = { entries: 0, lost: 0, doubled: 0 }
  for (const { run, last, lost, doubled } of all) {
    const head = goal?.[run] ?? last
    sum.entries += head
    sum.lost += lost + Math.max(0, head - last)
    sum.doubled += doubled
  }
  const sight: Sight = { ...sum, medianMs: delayOf(0.5), p95Ms: delayOf(0.95), slowestMs: delayOf(1) }
  process.send!(sight, () => process.exit(0))
}

function delayOf(share: number): number {
  const count = delays.reduce((total, each) => total + each, 0)
  let left = Math.ceil(count * share)
  for (let ms = 0; ms <= SLOWEST_MS; ms++) if ((left -= delays[ms]!) <= 0) return ms
  return 0
}

function fail(reason: string): void {
  process.stderr.write(`Error: a viewer: ${reason}\n`)
  process.exit(1)
}
