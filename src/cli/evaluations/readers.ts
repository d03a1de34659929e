/**
 * Adventurers whose advisers are readers, with prompts as somebody writes them at first: who they are, and what the
 * story says. An Adviser proposes to tell each of them what it may know; whether that helps, pairs of games decide. The
 * readers answer from the words of their prompts and from nothing else, so what is certified is a change of words.
 */
import { evolve, type EvolveOptions } from '../../evolve/evolve.ts'
import { createMinds } from '../../minds/mind.ts'
import { evolution } from '../../societies/adventurers/evolution/evolution.ts'
import { partsOf, templateOf } from '../../societies/adventurers/prompts/templates.ts'
import type { Evolution, EvolutionTask } from '../../societies/evolution.ts'
import type { Variant } from '../../societies/variant.ts'
import { readingModel } from '../../testing/reading-model.ts'
import { scriptedModel, type ScriptedModel } from '../../testing/scripted-model.ts'

const advisers = ['navigator', 'puzzle', 'memory'] as const
type Reader = (typeof advisers)[number]

const terse = (reader: Reader): string => {
  const { system } = partsOf(templateOf(reader))
  return `${system}\n---\nThe story says:\n<<<\n{observation}\n>>>`
}

/** Begins with terse prompts; a variant says only which of them are others. */
export function readersOf(tasks: readonly EvolutionTask[], more: Partial<Evolution> = {}): Evolution {
  const prompts = () => Object.fromEntries(advisers.map((reader) => [reader, terse(reader)]))
  return {
    ...evolution,
    says: 'adventurers whose prompts are being written',
    tasks: () => tasks,
    changes: [],
    params: {},
    prompts,
    inputOf: (variant: Variant) => ({ prompts: { ...prompts(), ...variant.prompts } }),
    ...more,
  }
}

/** Tells each reader whose prompt is still terse all that it may know. It reads the prompts in what it is asked. */
const proposingModel = (readers: readonly Reader[]): ScriptedModel =>
  scriptedModel(
    ({ prompt }) => ({
      proposals: readers
        .filter((reader) => prompt.includes(terse(reader)))
        .map((reader) => ({
          says: `the ${reader} is told what it may know`,
          answers: ['long without points'],
          prompts: { [reader]: templateOf(reader) },
        })),
    }),
    'adviser/prompts',
  )

export type ReadersOptions = Pick<EvolveOptions, 'store' | 'settings' | 'signal' | 'onGame'> & {
  readonly evolution: Evolution
  /** whose prompts are thought of; all of them unless told */
  readonly readers?: readonly Reader[]
}

/** Strategy decides by rules, which throw dice: another seed is another game. */
export function evolveReaders({ evolution: own, readers = advisers, ...options }: ReadersOptions) {
  const reader = readingModel()
  const choose = { ...Object.fromEntries(advisers.map((name) => [name, reader])), adviser: proposingModel(readers) }
  const minds = createMinds({ model: 'rules', choose })
  return evolve({ ...options, society: { name: 'readers' }, evolution: own, minds })
}

// enough for the first points of a game, and a game takes a fifth of a second
const STEPS = 30

/** The development half of the gym, as short as readers need it. */
export async function readerTasks(): Promise<readonly EvolutionTask[]> {
  const all = await evolution.tasks()
  return all.map(({ name, input }) => ({
    name,
    input: (seed: number) => ({ ...input(seed), maxSteps: STEPS }),
  }))
}
