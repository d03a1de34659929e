/** frotz for plain terminals, in C: a process that is fed with the lines; the shell tells its CPU time. */
import { spawnSync } from 'node:child_process'
import { dfrotzFile } from '../dfrotz-file.ts'
import type { Subject } from '../subject.ts'

// no pauses, plain text, no start-up messages, a fixed seed
const OPTIONS = ['-m', '-p', '-q', '-s', '1']
const MOST_TEXT_BYTES = 2 ** 30

export const subject: Subject = {
  async open(file) {
    const program = dfrotzFile()
    if (program === undefined) throw new Error('dfrotz is not installed.')
    let cpuMicros = 0
    const run = (lines: string[]) => {
      // `times` is what every shell knows about the processes it has waited for
      const script = '"$0" "$@" || true; times >&2'
      const { stdout, stderr } = spawnSync('sh', ['-c', script, program, ...OPTIONS, file], {
        input: lines.map((line) => `${line}\n`).join(''),
        encoding: 'utf8',
        maxBuffer: MOST_TEXT_BYTES,
      })
      cpuMicros += childTime(stderr)
      return stdout
    }
    const opening = run([])
    cpuMicros = 0
    return { opening, play: run, cpuMicros: () => cpuMicros }
  },
}

/** The last line has the user and system time of the children: `0m1.230000s 0m0.010000s`. */
function childTime(stderr: string): number {
  const parts = [...(stderr.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.,]+)s/g)]
  if (parts.length !== 2) throw new Error(`The shell told no times: ${stderr.slice(-200)}`)
  const seconds = parts.map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest!.replace(',', '.')))
  return (seconds[0]! + seconds[1]!) * 1e6
}
