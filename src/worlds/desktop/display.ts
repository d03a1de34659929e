/** A display of its own for a program: Xvfb, which nobody sees, or Xephyr, a window to watch. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { TroupeError } from '../../base/errors.ts'

export interface DisplayOptions {
  readonly kind: 'xvfb' | 'xephyr'
  readonly width: number
  readonly height: number
  /** goes on when this process ends, so that a run can be taken up again */
  readonly isKept?: boolean
  /** hears of its process at once: whoever dies later has somebody who ends it */
  readonly began?: (pid: number) => void
}

export interface OwnDisplay {
  /** `:101` */
  readonly name: string
  readonly pid: number
  stop(): Promise<void>
}

const programs = { xvfb: 'Xvfb', xephyr: 'Xephyr' } as const
const packages = { xvfb: 'xvfb', xephyr: 'xserver-xephyr' } as const
const START_MS = 20_000

/** The server chooses a free number and writes it to a pipe once it is ready. */
export async function startDisplay({
  kind,
  width,
  height,
  isKept = false,
  began,
}: DisplayOptions): Promise<OwnDisplay> {
  const size = `${width}x${height}`
  const own = kind === 'xvfb' ? ['-screen', '0', `${size}x24`] : ['-screen', size]
  const child = spawn(programs[kind], ['-displayfd', '3', '-nolisten', 'tcp', '-noreset', '-s', '0', ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  if (child.pid !== undefined) began?.(child.pid)
  const number = await new Promise<string>((resolve, reject) => {
    const refuse = (why: string) =>
      reject(
        new TroupeError(
          'DESKTOP_NO_DISPLAY',
          `${programs[kind]} did not start: ${why}. Install it with: apt-get install ${packages[kind]}`,
        ),
      )
    const late = setTimeout(() => {
      child.kill()
      refuse(`no display within ${START_MS / 1000} s`)
    }, START_MS)
    let text = ''
    child.stdio[3]!.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (!text.includes('\n')) return
      clearTimeout(late)
      resolve(text.trim())
    })
    child.once('error', (error) => (clearTimeout(late), refuse(error.message)))
    child.once('exit', (code) => (clearTimeout(late), refuse(`it ended with ${code}`)))
  })
  if (isKept) child.unref()
  const ended = once(child, 'exit')
  return {
    name: `:${number}`,
    pid: child.pid!,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      child.kill()
      await ended
    },
  }
}
