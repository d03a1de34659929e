/** The results as one flat object for machines; null is what was not measured. */
import { threeDigits } from '../statistics.ts'
import { payloadBytes } from './board.ts'
import { catalogue, subjectNames, type SubjectName } from './catalogue.ts'
import type { Results } from './results.ts'
import { stepsOf } from './tasks.ts'

/** Of each subject: its version and how many bytes it installs. */
export type Facts = Record<SubjectName, { version?: string | undefined; installBytes?: number | undefined }>

export type Numbers = {
  loopMicros: number | null
  loopRatio: number | null
  durableRatio: number | null
  fanOutMs: number | null
  importMs: number | null
  bytesGrowth: number | null
  bytesPerStep: number | null
  durableMicros: number | null
  installMb: number | null
  rounds: number
  peers: Record<string, PeerNumbers>
}

type PeerNumbers = Record<'loopMicros' | 'durableMicros' | 'fanOutMs' | 'importMs' | 'installMb', number | null> & {
  version: string | null
}

export function toNumbers(results: Results, facts: Facts): Numbers {
  const peers = subjectNames.filter((name) => name !== 'troupe').map((name) => [name, costs(name, results, facts)])
  const { version: _, ...own } = costs('troupe', results, facts)
  return {
    loopMicros: own.loopMicros,
    loopRatio: known(results.ratio('langgraph', 'loop')),
    durableRatio: known(results.ratio('langgraph', 'durable')),
    fanOutMs: own.fanOutMs,
    importMs: own.importMs,
    ...growth(results),
    durableMicros: own.durableMicros,
    installMb: own.installMb,
    rounds: results.played.completed,
    peers: Object.fromEntries(peers) as Record<string, PeerNumbers>,
  }
}

function costs(subject: SubjectName, results: Results, facts: Facts): PeerNumbers {
  const { version, installBytes } = facts[subject]
  const cpu = (task: 'loop' | 'durable' | 'fanOut' | 'coldStart') => results.median(subject, task, 'cpuMicros')
  return {
    version: version ?? null,
    loopMicros: known(cpu('loop')),
    durableMicros: known(cpu('durable')),
    fanOutMs: known(cpu('fanOut') / 1000),
    importMs: catalogue[subject].imports ? known(cpu('coldStart') / 1000) : null,
    installMb: installBytes === undefined ? null : known(installBytes / 1e6),
  }
}

function growth(results: Results): Pick<Numbers, 'bytesGrowth' | 'bytesPerStep'> {
  const [half, whole] = results.sizes.growth as [number, number]
  const bytes = (size: number) => results.median('troupe', 'growth', 'storedBytes', size)
  const steps = stepsOf(whole)
  return {
    bytesGrowth: known(bytes(whole) / bytes(half)),
    bytesPerStep: known((bytes(whole) - payloadBytes(steps)) / steps),
  }
}

const known = (value: number) => (Number.isFinite(value) ? threeDigits(value) : null)
