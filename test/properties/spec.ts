/** Random societies as data: what fast-check makes, shrinks and prints. */
import * as fc from 'fast-check'

export interface AgentSpec {
  readonly pace: 'sync' | 'tick' | 'slow'
  /** durable calls before it answers */
  readonly calls: number
  readonly asks: number
  /** outside effects that may never be done twice */
  readonly acts: number
  /** repeatable effects, whose results the next agents see */
  readonly notes: number
  /** tries that fail before one succeeds */
  readonly flaky: number
  /** fails for good this often, and the run is resumed */
  readonly breaks: number
  /** never succeeds, and the flow knows what to do about it */
  readonly hopeless: 'no' | 'skip' | 'fallback'
  /** the handler of its first act throws after having done it */
  readonly clumsy: boolean
}

export type StageSpec =
  | { readonly kind: 'agent'; readonly agent: AgentSpec }
  | { readonly kind: 'choice'; readonly agent: AgentSpec }
  | { readonly kind: 'group'; readonly branches: readonly (readonly AgentSpec[])[] }
  | { readonly kind: 'fan'; readonly agent: AgentSpec; readonly width: number; readonly limit: number | undefined }
  | { readonly kind: 'nest'; readonly society: SocietySpec; readonly twice: boolean }

export interface SocietySpec {
  readonly stages: readonly StageSpec[]
  /** how often the whole is gone through */
  readonly rounds: number
}

export interface DeathSpec {
  /** after this many writes */
  readonly at: number
  readonly written: boolean
  /** hang, throw: the process dies. stop, pause: it is asked to rest. takeover: another one starts while it lives */
  readonly how: 'hang' | 'throw' | 'stop' | 'pause' | 'takeover'
}

export interface StorySpec {
  readonly society: SocietySpec
  readonly seed: number
  readonly deaths: readonly DeathSpec[]
  /** does the store answer at once */
  readonly slowStore: boolean
  readonly concurrency: number | undefined
  /** where to fork, as a share of the run */
  readonly forks: readonly number[]
}

const few = (most: number) => fc.nat({ max: most })
// most agents are plain: too many faults at once hide each other
const rarely = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: others.length, arbitrary: fc.constantFrom(...others) },
  )

const agent: fc.Arbitrary<AgentSpec> = fc.record({
  pace: fc.constantFrom('sync', 'tick', 'slow'),
  calls: few(2),
  asks: rarely(0, 1, 2),
  acts: few(2),
  notes: rarely(0, 1, 2),
  flaky: rarely(0, 1, 2),
  breaks: rarely(0, 1),
  hopeless: rarely('no', 'skip', 'fallback'),
  clumsy: rarely(false, true),
})

const { society } = fc.letrec<{ society: SocietySpec; stage: StageSpec }>((tie) => ({
  stage: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'society' },
    fc.record({ kind: fc.constant('agent' as const), agent }),
    fc.record({ kind: fc.constant('choice' as const), agent }),
    fc.record({
      kind: fc.constant('group' as const),
      branches: fc.array(fc.array(agent, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('fan' as const),
      agent,
      width: fc.integer({ min: 1, max: 4 }),
      limit: rarely(undefined, 1, 2),
    }),
    fc.record({ kind: fc.constant('nest' as const), society: tie('society'), twice: fc.boolean() }),
  ),
  society: fc.record({
    stages: fc.array(tie('stage'), { minLength: 1, maxLength: 4, depthIdentifier: 'society' }),
    rounds: fc.integer({ min: 1, max: 2 }),
  }),
}))

const death: fc.Arbitrary<DeathSpec> = fc.record({
  at: fc.integer({ min: 1, max: 25 }),
  written: fc.boolean(),
  how: fc.constantFrom('hang', 'throw', 'stop', 'pause', 'takeover'),
})

export const story: fc.Arbitrary<StorySpec> = fc.record({
  society,
  seed: fc.nat(),
  deaths: fc.array(death, { maxLength: 6 }),
  slowStore: fc.boolean(),
  concurrency: rarely(undefined, 1, 2),
  forks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
})
