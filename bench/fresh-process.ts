/** Runs one script in a fresh process and reads its answer, so that no subject warms or litters another's heap. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'

// stdout stays free for whatever a peer likes to print
export const ANSWER_DESCRIPTOR = 3

// the slowest measurement takes well under a minute on two shared cores
const TIME_LIMIT_MS = 600_000

export class InterruptedError extends Error {}

export async function runFresh<Answer>(file: string, args: string[], signal: AbortSignal): Promise<Answer> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quietPeers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<string | undefined>((resolve) => {
    child.on('error', (error) => resolve(error.name === 'AbortError' ? 'it took too long' : error.message))
    child.on('close', (code, killedBy) => {
      if (killedBy) resolve(`it was ended by ${killedBy}`)
      else resolve(code === 0 ? undefined : `it ended with exit code ${code}`)
    })
  })
  const [problem, complaint, answer] = await Promise.all([
    ended,
    text(child.stderr as Readable),
    text(child.stdio[ANSWER_DESCRIPTOR] as Readable),
  ])
  // a Ctrl-C in a terminal reaches the child too, and perhaps before us
  if (signal.aborted || problem?.endsWith('SIGINT')) throw new InterruptedError()
  if (problem) throw new Error(firstError(complaint) ?? problem)
  return JSON.parse(answer) as Answer
}

// a trace sent somewhere while we measure would be counted as the peer's own cost
const quietPeers = {
  LANGSMITH_TRACING: 'false',
  LANGCHAIN_TRACING_V2: 'false',
  MASTRA_TELEMETRY_DISABLED: '1',
  NODE_NO_WARNINGS: '1',
}

function firstError(complaint: string): string | undefined {
  const lines = complaint.split('\n').map((line) => line.trim())
  return lines.find((line) => /^(\w*Error\b|#\s+Assertion failed|FATAL ERROR)/.test(line))
}
