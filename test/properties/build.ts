/**
 * A society from its description. Every agent sees the whole board, so that any difference anywhere reaches the end.
 */
import {
  append,
  board,
  chosen,
  custom,
  end,
  flow,
  max,
  merge,
  min,
  remove,
  repeatable,
  send,
  sum,
  type,
  union,
  upsert,
  value,
  type Agent,
  type Context,
  type EffectInfo,
  type Fields,
  type Flow,
  type Handlers,
} from 'troupe'
import type { AgentSpec, SocietySpec, StageSpec } from './spec.ts'

/** What lies outside all processes and survives their deaths. */
export interface Outside {
  readonly done: string[]
  /** how often something has gone wrong already */
  readonly faults: Map<string, number>
}

export const createOutside = (): Outside => ({ done: [], faults: new Map() })

export function hash(...parts: readonly unknown[]): number {
  let state = 2166136261
  for (const letter of JSON.stringify(parts)) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return state >>> 0
}

const happensStill = ({ faults }: Outside, key: string, times: number): boolean => {
  const before = faults.get(key) ?? 0
  if (before >= times) return false
  faults.set(key, before + 1)
  return true
}

export function handlersOf(outside: Outside): Handlers {
  return {
    act: async ({ clumsy }: { clumsy: boolean }, { id }: EffectInfo) => {
      await tick()
      outside.done.push(id)
      await tick()
      if (clumsy && happensStill(outside, id, 1)) throw new Error('clumsy')
      return 'done'
    },
    note: repeatable((effect: { type: string; text: string }, { step }) => hash(effect.text, step)),
  }
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

type Names = string[]

export function build({ stages, rounds }: SocietySpec, outside: Outside, path = ''): Flow {
  const fields: Record<string, Fields[string]> = {
    rounds: sum(),
    log: append<string>(),
    seen: union<number>(),
    total: sum(),
    high: max(),
    low: min(),
    notes: merge<number>(),
    things: upsert<{ id: string; size?: number; last?: string }>(),
    digest: custom(0, (before: number, write: number) => hash(before, write)),
  }
  const plans: { name: string; make: (own: string) => Agent; route: () => unknown; failure?: 'skip' | 'fallback' }[] =
    []
  const joins: Record<string, Names> = {}
  const plan = (name: string, spec: AgentSpec, route: () => unknown, extra: object = {}) => {
    plans.push({
      name,
      make: (own) => thinker(space, spec, own, outside, extra),
      route,
      ...(spec.hopeless !== 'no' && { failure: spec.hopeless }),
    })
    return name
  }
  const plainAgent: AgentSpec = {
    pace: 'sync',
    calls: 0,
    asks: 0,
    acts: 0,
    notes: 0,
    flaky: 0,
    breaks: 0,
    hopeless: 'no',
    clumsy: false,
  }

  /** Who is first in a stage; the route of whoever comes before it. */
  const entries: (() => unknown)[] = []
  const after = (index: number) => () => entries[index + 1]!()
  const planStage = (stage: StageSpec, index: number): (() => unknown) => {
    const name = `s${index}`
    switch (stage.kind) {
      case 'agent':
        plan(name, stage.agent, after(index))
        return () => name
      case 'choice': {
        // a choice between going on and a detour; who is skipped chooses nothing, so nobody hopeless chooses
        plan(`${name}d`, plainAgent, after(index))
        plan(name, { ...stage.agent, hopeless: 'no' }, () => chosen(`${name}d`, `${name}e`), {
          chooses: [`${name}d`, `${name}e`],
        })
        plan(`${name}e`, plainAgent, after(index))
        return () => name
      }
      case 'group': {
        const meet = plan(`${name}m`, plainAgent, after(index))
        const firsts: Names = []
        joins[meet] = stage.branches.map((chain, branch) => {
          const names = chain.map((_, link) => `${name}b${branch}l${link}`)
          for (const [link, spec] of chain.entries()) plan(names[link]!, spec, () => names[link + 1] ?? meet)
          firsts.push(names[0]!)
          return names.at(-1)!
        })
        return () => firsts
      }
      case 'fan': {
        const meet = plan(`${name}m`, plainAgent, after(index))
        plan(name, stage.agent, () => meet, {
          takes: type<{ n: number }>(),
          ...(stage.limit !== undefined && { concurrency: stage.limit }),
        })
        return () => (view: { digest: number }) =>
          Array.from({ length: stage.width }, (_, n) => send(name, { n, digest: view.digest }))
      }
      case 'nest': {
        const inner = build(stage.society, outside, `${path}${name}.`)
        plans.push({ name, make: (own) => nester(space, inner, own, stage.twice), route: after(index) })
        return () => name
      }
    }
  }
  for (const [index, stage] of stages.entries()) entries.push(planStage(stage, index))
  entries.push(() => 'last')
  plans.push({
    name: 'last',
    make: () => space.agent({ reads: ['rounds'], writes: ['rounds'], think: () => ({ rounds: 1 }) as never }) as Agent,
    route: () => {
      const first = entries[0]!()
      return (view: { rounds: number }) =>
        view.rounds > rounds
          ? end(`${rounds} rounds`)
          : typeof first === 'function'
            ? (first as (v: object) => unknown)(view)
            : first
    },
  })
  for (const { name } of plans) fields[`own_${name}`] = value<unknown>(null)
  const space = board(fields)

  const agents = Object.fromEntries(plans.map(({ name, make }) => [name, make(`own_${name}`)]))
  const spare = (own: string) =>
    thinker(space, { ...plainAgent, pace: 'tick', notes: 1 }, own, outside, { takes: type<unknown>() })
  return flow(space, {
    name: `random ${path}`,
    start: 'last',
    agents: { ...agents, last: agents['last']! },
    routes: Object.fromEntries(plans.map(({ name, route }) => [name, route()])),
    joins,
    failures: Object.fromEntries(
      plans.flatMap(({ name, failure }) =>
        failure === undefined ? [] : [[name, failure === 'skip' ? 'skip' : spare(`own_${name}`)]],
      ),
    ),
    stepLimit: 100_000,
  } as never)
}

const RULES = ['log', 'seen', 'total', 'high', 'low', 'notes', 'things', 'digest'] as const

function thinker(
  space: ReturnType<typeof board>,
  spec: AgentSpec,
  own: string,
  outside: Outside,
  extra: object,
): Agent {
  const { chooses, ...rest } = extra as { chooses?: readonly string[] }
  // branches of a fan-out would collide in a plain field
  const writes = [...RULES, ...('takes' in rest ? [] : [own])]
  const think = (view: object, context: Context<unknown>) => {
    const known = context.effects.map(({ agent, effect, result }) => [
      agent,
      effect,
      effect.type === 'note' ? result : 0,
    ])
    const start = hash(view, known, context.payload ?? null, context.now, context.step, context.random.integer(1000))
    const where = `${context.run}/${context.step}/${context.agent}/${JSON.stringify(context.payload ?? null)}`
    const check = () => {
      if (spec.hopeless !== 'no') throw new Error('hopeless')
      if (context.attempt <= spec.flaky) throw new Error('flaky')
      if (spec.flaky === 0 && happensStill(outside, where, spec.breaks)) throw new Error('broken')
    }
    if (spec.pace === 'sync' && spec.calls + spec.asks === 0) {
      check()
      return outcome(view, start)
    }
    return (async () => {
      if (spec.pace === 'tick') await tick()
      if (spec.pace === 'slow') await new Promise((resolve) => setTimeout(resolve, start % 3))
      let state = start
      for (let call = 0; call < spec.calls; call++) {
        const before = state
        state = hash(state, await context.once(`call ${call}`, async () => (await tick(), hash(before, 'paid'))))
      }
      check()
      for (let ask = 0; ask < spec.asks; ask++) state = hash(state, await context.ask(`question ${state}`))
      return outcome(view, state)
    })()
  }
  const outcome = (view: object, state: number) => {
    const { notes = {}, things = [] } = view as { notes?: Record<string, number>; things?: { id: string }[] }
    const key = `k${state % 4}`
    const update: Record<string, unknown> = {
      log: [`${own} ${state}`],
      seen: [state % 50, state % 7],
      total: state % 100,
      high: state % 1000,
      low: state % 1000,
      notes: { [key]: key in notes && state % 3 === 0 ? remove() : state },
      things:
        things.some(({ id }) => id === key) && state % 5 === 0
          ? [remove(key)]
          : [{ id: key, size: state % 10, last: own }],
      digest: state,
      ...('takes' in rest ? {} : { [own]: { state, deep: [state % 3] } }),
    }
    // not every field every time
    for (const [index, field] of RULES.entries()) if (((state >>> index) & 3) === 0) delete update[field]
    const effects = [
      ...Array.from({ length: spec.notes }, (_, n) => ({ type: 'note', text: `${state} ${n}` })),
      ...Array.from({ length: spec.acts }, (_, n) => ({
        type: 'act',
        text: `${state} ${n}`,
        clumsy: spec.clumsy && n === 0,
      })),
    ]
    if (chooses) return { update, effects, next: chooses[state % chooses.length] }
    return effects.length > 0 ? { update, effects } : update
  }
  const attempts = spec.hopeless === 'no' ? spec.flaky + 1 : 2
  return space.agent({
    reads: Object.keys(space.fields),
    writes,
    ...(attempts > 1 && { retry: { attempts, backoffMs: 0 } }),
    ...rest,
    think,
  } as never)
}

function nester(space: ReturnType<typeof board>, inner: Flow, own: string, twice: boolean): Agent {
  const think = async (view: object, context: Context<unknown>) => {
    const first = await context.society(inner, { digest: hash(view) })
    const second = twice ? await context.society(inner, { digest: hash(first.board) }) : first
    return { [own]: hash(second.board), log: [`${own} ${second.reason}`], digest: hash(first.board, second.board) }
  }
  return space.agent({
    reads: Object.keys(space.fields),
    writes: [own, 'log', 'digest'],
    think,
  } as never)
}
