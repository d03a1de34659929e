/** PocketFlow: nodes that share one object; it has no store, so there is no durable task. */
import { Flow, Node, ParallelBatchNode } from 'pocketflow'
import type { Subject, Work } from '../subject.ts'

type Shared = { count: number; last: string; size: number }

class Agent extends Node<Shared> {
  name: string

  constructor(name: string) {
    super()
    this.name = name
  }

  override async prep(shared: Shared) {
    return shared.count
  }

  override async exec(count: unknown) {
    return (count as number) + 1
  }

  override async post(shared: Shared, _: unknown, count: unknown) {
    shared.count = count as number
    shared.last = this.name
    return this.name === 'c' && shared.count >= shared.size ? 'done' : 'next'
  }
}

function loop(size: number): Work {
  const [a, b, c, done] = [new Agent('a'), new Agent('b'), new Agent('c'), new Node<Shared>()]
  a.on('next', b)
  b.on('next', c)
  // an ending of its own, because an action without a successor prints a warning
  c.on('next', a).on('done', done)
  const flow = new Flow<Shared>(a)
  return async () => {
    const shared = { count: 0, last: '', size }
    await flow.run(shared)
    return shared.count
  }
}

type Batch = { items: number[]; results: number[]; total: number }

class Workers extends ParallelBatchNode<Batch> {
  override async prep(shared: Batch) {
    return shared.items
  }

  override async exec(item: unknown) {
    return (item as number) * 2
  }

  override async post(shared: Batch, _: unknown, results: unknown) {
    shared.results = results as number[]
    return undefined
  }
}

class Join extends Node<Batch> {
  override async post(shared: Batch) {
    shared.total = shared.results.reduce((total, result) => total + result, 0)
    return undefined
  }
}

function fanOut(size: number): Work {
  const items = Array.from({ length: size }, (_, item) => item)
  const workers = new Workers()
  workers.next(new Join())
  const flow = new Flow<Batch>(workers)
  return async () => {
    const shared: Batch = { items, results: [], total: 0 }
    await flow.run(shared)
    return shared.total
  }
}

export const subject: Subject = { loop, fanOut }
