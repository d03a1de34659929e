/** The desktop bench: a key to a window and a picture of it, beside xdotool and ImageMagick's import, in one run. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { startDisplay } from '../../src/worlds/desktop/display.ts'
import { isTrouble } from '../../src/worlds/desktop/port.ts'
import { openXWindow } from '../../src/worlds/desktop/x11/open-window.ts'
import type { Bench } from '../bench.ts'
import { root } from '../places.ts'
import { formatTable } from './table.ts'

const run = promisify(execFile)
const [WIDTH, HEIGHT] = [640, 400]

export const desktop: Bench = {
  about: 'Windows: a key and a picture at 640×400, beside xdotool and import (needs xvfb, xdotool, imagemagick)',

  async run({ rounds, quick, signal, progress }) {
    for (const [program, words] of [
      ['Xvfb', ['-help']],
      ['xdotool', ['version']],
      ['import', ['-version']],
    ] as const)
      if (spawnSync(program, words).error)
        throw new Error(`${program} is missing. Install it with: apt-get install xvfb xdotool imagemagick`)
    const times = quick ? 15 : 60
    const display = await startDisplay({ kind: 'xvfb', width: WIDTH, height: HEIGHT })
    const folder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
    const yard = await startYard(display.name)
    try {
      const window = await openXWindow({
        display: display.name,
        query: { title: 'Yard' },
        keys: ['w', 'l'],
        limits: { holdMs: 1000, perSecond: 10_000, total: 1e6 },
        stop: {},
        waitMs: 5_000,
      })
      const env = { ...process.env, DISPLAY: display.name }
      const all = {
        key: [] as number[],
        xdotool: [] as number[],
        picture: [] as number[],
        raw: [] as number[],
        import: [] as number[],
      }
      for (let round = 0; round < rounds && !signal.aborted; round++) {
        progress.show(`bench: round ${round + 1} of ${rounds}`)
        for (let time = 0; time < times && !signal.aborted; time++) {
          all.key.push(await yard.untilPressed(() => window.stroke({ keys: ['l'], holdMs: 5 })))
          if (time % 3 === 0) all.xdotool.push(await yard.untilPressed(() => run('xdotool', ['key', 'l'], { env })))
          const started = performance.now()
          const picture = await window.picture()
          if (isTrouble(picture)) throw new Error(picture.says)
          all.raw.push(performance.now() - started)
          await picture.png()
          all.picture.push(performance.now() - started)
          if (time % 3 === 0)
            all.import.push(
              await took(() => run('import', ['-window', String(yard.window), join(folder, 'shot.png')], { env })),
            )
        }
      }
      progress.clear()
      await window.close()
      const numbers = {
        keyMs: middle(all.key),
        pictureMs: middle(all.picture),
        rawPictureMs: middle(all.raw),
        xdotoolMs: middle(all.xdotool),
        importMs: middle(all.import),
        ratioXdotool: round2(middle(all.xdotool) / middle(all.key)),
        ratioImport: round2(middle(all.import) / middle(all.picture)),
      }
      return { report: formatTable(numbers), numbers, complete: !signal.aborted }
    } finally {
      yard.child.kill()
      await display.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

const round2 = (value: number) => Math.round(value * 100) / 100
const middle = (values: readonly number[]) =>
  round2(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN)

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function startYard(display: string) {
  const child = spawn(process.execPath, [
    '--conditions=troupe-source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'test', 'desktop', 'small-program.ts'),
    display,
    'Yard',
    '--size',
    `${WIDTH}x${HEIGHT}`,
  ])
  let heard: ((at: number) => void) | undefined
  const window = await new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { window?: number; press?: string; at?: number }
      if (said.window !== undefined) resolve(said.window)
      if (said.press !== undefined) heard?.(said.at!)
    })
  })
  return {
    child,
    window,
    /** from the call until the program has the key, by the clock both share */
    async untilPressed(press: () => Promise<unknown>): Promise<number> {
      const pressed = new Promise<number>((resolve) => (heard = resolve))
      const started = performance.timeOrigin + performance.now()
      const [at] = await Promise.all([pressed, press()])
      return at - started
    },
  }
}
