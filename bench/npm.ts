/** npm on the Node that runs us: a native part must fit the Node that will load it, not the machine's own. */
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { text } from 'node:stream/consumers'

const LINES_SHOWN = 15

/** Gives stdout; throws with npm's last lines. */
export async function runNpm(args: string[], folder: string, signal: AbortSignal): Promise<string> {
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) }
  const child = spawn('npm', args, {
    cwd: folder,
    env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    // on Windows npm is a batch file, which only a shell can start
    shell: process.platform === 'win32',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const [code, output, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code === 0) return output
  const lines = `${output}\n${complaint}`.split('\n').filter((line) => line.trim() !== '')
  const shown = lines.slice(-LINES_SHOWN).map((line) => `  ${line}\n`)
  throw new Error(`\`npm ${args.join(' ')}\` failed with exit code ${code}.\n${shown.join('')}`)
}
