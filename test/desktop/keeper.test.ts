/** What was started for windows ends with whoever started it, also when that is killed with -9. With real X11. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { endProcess, markOf, startKeeper, type ProcessMark } from '../../src/worlds/desktop/keeper/keeper.ts'
import { processState } from '../../src/worlds/desktop/x11/process.ts'
import { temporaryPlaces } from '../places.ts'
import { hasXvfb } from './displays.ts'
import { eventually } from './eventually.ts'

const place = temporaryPlaces()
const started: ProcessMark[] = []
afterAll(() => Promise.all(started.map(endProcess)))

const isGone = ({ pid, began }: ProcessMark) => {
  const state = processState(pid)
  return state.kind === 'gone' || state.began !== began
}

/** A process that opens a yard and then waits, with everything that was started for it. */
async function openElsewhere(keepSeconds: number): Promise<{ child: ChildProcess; marks: readonly ProcessMark[] }> {
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    new URL('opener.ts', import.meta.url).pathname,
    place('pictures'),
    String(keepSeconds),
  ])
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const marks = await new Promise<readonly ProcessMark[]>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It ended: ${errors}`)))
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line) as ProcessMark[]))
  })
  started.push(...marks)
  return { child, marks }
}

describe.skipIf(!hasXvfb)('windows of a process that is killed (needs Xvfb: apt-get install xvfb)', () => {
  it('are ended with their displays, and so are the hand and the keeper', async () => {
    const { child, marks } = await openElsewhere(0)
    expect(marks).toHaveLength(4)
    expect(marks.filter(isGone)).toEqual([])
    child.kill('SIGKILL')
    await eventually(() => expect(marks.filter((mark) => !isGone(mark))).toEqual([]))
  })

  it('stay for whoever takes the run up again, as long as they are kept', async () => {
    const { child, marks } = await openElsewhere(3_600)
    child.kill('SIGKILL')
    const [program, display, hand, keeper] = marks as [ProcessMark, ProcessMark, ProcessMark, ProcessMark]
    // the hand lets go and leaves at once: by then the keeper has heard of it, too
    await eventually(() => expect(isGone(hand)).toBe(true))
    expect([program, display, keeper].filter(isGone)).toEqual([])
    await endProcess(keeper)
    expect([program, display].filter(isGone)).toEqual([])
  })
})

describe('a keeper', () => {
  it('ends nothing when it is told to go', async () => {
    const child = spawn('sleep', ['600'])
    onTestFinished(() => void child.kill('SIGKILL'))
    const keeper = startKeeper()
    keeper.keep(child.pid!, 0)
    keeper.close()
    await eventually(() => expect(isGone(keeper.mark!)).toBe(true))
    expect(isGone(markOf(child.pid!)!)).toBe(false)
  })

  it('never ends a process that only has the number of one', async () => {
    const child = spawn('sleep', ['600'])
    onTestFinished(() => void child.kill('SIGKILL'))
    const other = { pid: child.pid!, began: '1' }
    await endProcess(other)
    expect(isGone(markOf(child.pid!)!)).toBe(false)
  })
})
