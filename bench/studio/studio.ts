/** A studio to measure: its server in a process of its own, and what a bench asks of it over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../places.ts'
import { startChild } from './child.ts'

// a run that is started waits with its second step until it is let go
const REST_MS = 60_000
const POLL_MS = 250

export interface Studio {
  readonly port: number
  start(seed: number, size: number, rounds: number): Promise<string>
  setPace(run: string, pace: number): Promise<void>
  /** resolves when none goes any more, with the time of the last record */
  untilEnded(): Promise<{ at: number }>
  heads(runs: readonly string[]): Promise<{ heads: number[]; steps: number }>
  journalMb(run: string): Promise<number>
  /** milliseconds of processor time until then, by the wall clock */
  cpuMsAt(at: number): Promise<number>
  /** what is left in memory when garbage is collected */
  memoryMb(): Promise<number>
  end(): Promise<void>
}

type Card = { id: string; step: number; head: number; updatedAt: number }

export async function openStudio(signal: AbortSignal): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-bench-studio-'))
  const entry = process.env['TROUPE_BENCH_ENTRY'] ?? join(root, 'dist', 'cli', 'main.js')
  const words = [entry, join(folder, 'store.db'), join(root, 'dist', 'studio')]
  const child = startChild(join(import.meta.dirname, 'server-child.ts'), words, signal)
  const end = async () => {
    await child.end()
    rmSync(folder, { recursive: true, force: true })
  }
  const { port } = await child.next<{ port: number }>().catch(async (error: unknown) => {
    await end()
    throw error
  })
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const asked = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { signal, ...asked })
    if (answer.status === 429) {
      await wait(Number(answer.headers.get('retry-after')) * 1000)
      return ask(path, body)
    }
    if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return {
    port,
    async start(seed, size, rounds) {
      const input = { maxSteps: rounds, world: { size } }
      return (await ask<Card>('/runs', { society: 'explorers', input, seed, pace: REST_MS })).id
    },
    setPace: async (run, pace) => void (await ask(`/runs/${run}/pace`, { pace })),
    async untilEnded() {
      while ((await ask<{ total: number }>('/runs?status=live&limit=1')).total > 0) await wait(POLL_MS)
      const { runs } = await ask<{ runs: Card[] }>('/runs?limit=500')
      return { at: Math.max(...runs.map(({ updatedAt }) => updatedAt)) }
    },
    async heads(runs) {
      const details: Card[] = []
      for (const run of runs) details.push(await ask<Card>(`/runs/${run}`))
      return { heads: details.map(({ head }) => head), steps: details.reduce((sum, { step }) => sum + step, 0) }
    },
    async journalMb(run) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/runs/${run}/export`, { signal })
      return (await answer.arrayBuffer()).byteLength / 1e6
    },
    cpuMsAt: async (at) => (await child.ask<{ cpuMs: number }>({ at })).cpuMs,
    memoryMb: async () => (await child.ask<{ memoryMb: number }>('collected')).memoryMb,
    end,
  }
}
