/** The endpoint of workers as data, and what it gives in words. */
import type * as api from './api-workers.ts'
import type { Endpoint, Words } from './endpoint.ts'

export const workerEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/workers',
    says: 'The workers that drive runs, what waits for one and why, and which runs changed hands.',
    gives: 'WorkerList',
  },
  {
    method: 'get',
    path: '/runs/{id}/takeovers',
    says: 'When a run changed hands because its worker was gone, oldest first.',
    gives: 'RunTakeovers',
  },
]

export interface WorkerShapes {
  readonly WorkerList: Words<api.WorkerList>
  readonly WorkerCard: Words<api.WorkerCard>
  readonly WaitingRun: Words<api.WaitingRun>
  readonly Takeover: Words<api.Takeover>
  readonly RunTakeovers: Words<api.RunTakeovers>
  readonly RuleInUse: Words<api.RuleInUse>
}

const time = 'number: milliseconds since 1970'

export const workerShapes: WorkerShapes = {
  WorkerList: {
    areUsed: 'boolean: workers drive the runs of this server; otherwise it drives them itself',
    at: time,
    workers: 'array of WorkerCard',
    waiting: 'array of WaitingRun: those that wait longest first, at most 200',
    waitingCount: 'number',
    takeovers: 'array of Takeover: the latest first, at most 50',
    rules: 'array of RuleInUse: what holds for all workers together',
  },
  WorkerCard: {
    id: 'text',
    machine: 'text',
    pid: 'number',
    concurrency: 'number: how many runs of a society it drives at once',
    societies: 'array: society, version and what people call that, where they do; what it can drive',
    startedAt: time,
    seenAt: `${time}, its last sign of life`,
    driving: 'array of text: runs it drives, at most 200',
    drivingCount: 'number',
  },
  WaitingRun: {
    run: 'text',
    society: 'text',
    version: 'text',
    'label?': 'text: what people call that version',
    'tenant?': 'text',
    since: time,
    why: 'text',
    canMove: 'boolean: no worker has its version, and some have another of its society',
  },
  RunTakeovers: {
    areUsed: 'boolean: workers drive the runs of this server',
    takeovers: 'array of Takeover, each with the `step` that was worked on, or closed last',
  },
  RuleInUse: {
    kind: 'text: at-once, priority, rate or budget',
    name: 'text: a society, `tenant:NAME`, `all` or a provider of models',
    amount: 'number',
    'unit?': 'text: of a budget, dollars or tokens',
    'period?': 'text: second, minute, hour, day or month',
    'spent?': 'number: of a budget, since its period began',
    'queued?': 'number: of a rate, calls that wait for their turn',
  },
  Takeover: {
    run: 'text',
    at: time,
    head: 'number: the last entry of its journal then',
    loser: 'text: the worker that was gone',
    worker: 'text: who went on with it',
  },
}
