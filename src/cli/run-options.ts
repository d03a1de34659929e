/**
 * Options of commands that run something: how many steps, which mind thinks for which agent, and what that may cost.
 */
import type { CompiledFlow } from '../define/society.ts'
import type { RunOptions } from '../engine/session.ts'
import type { Awaitable } from '../base/awaitable.ts'
import { listed, messageOf, TroupeError } from '../base/errors.ts'
import { parseModelName } from '../models/model-name.ts'
import type { Store } from '../store/store.ts'
import type { Arguments } from './arguments.ts'
import { misuse, type Options } from './command.ts'
import { suggestion } from '../base/nearest.ts'

// minds that are no models
const OTHER_MINDS: readonly string[] = ['rules', 'person']

export const mindOptions: Options = {
  mind: {
    type: 'string',
    value: 'AGENT=MODEL',
    multiple: true,
    about: 'the mind of an agent: a model, rules or person (may be repeated)',
  },
  'max-cost': {
    type: 'string',
    value: 'DOLLARS',
    about: 'stop before models cost more than this; to continue, resume with a higher limit',
  },
  'max-tokens': {
    type: 'string',
    value: 'N',
    about: 'stop before models use more than this; to continue, resume with a higher limit',
  },
}

export const stepLimitOption: Options = {
  'step-limit': { type: 'string', value: 'N', about: 'end the run at this step' },
}

export const runOptions: Options = {
  steps: { type: 'string', value: 'N', about: 'pause after this many steps' },
  ...stepLimitOption,
  ...mindOptions,
}

export function readSteps(given: Arguments): Pick<RunOptions, 'steps' | 'stepLimit'> {
  const [steps, stepLimit] = [given.count('steps'), given.count('step-limit')]
  return { ...(steps !== undefined && { steps }), ...(stepLimit !== undefined && { stepLimit }) }
}

/**
 * Settles who thinks, before the run starts or continues. Without these options a society decides for itself.
 * `cast`: whom agents think for besides themselves. `usual`: minds of those for whom none was named.
 */
export async function appointMinds(
  given: Arguments,
  flow: CompiledFlow,
  store: Store,
  cast: () => Awaitable<readonly string[]>,
  usual: (named: Readonly<Record<string, string>>) => Readonly<Record<string, string>> = () => ({}),
): Promise<void> {
  const named = await chosenMinds(given, flow, cast)
  const choose = { ...usual(named), ...named }
  const [maxCost, maxTokens] = [readDollars(given.text('max-cost')), given.count('max-tokens')]
  if (Object.keys(choose).length === 0 && maxCost === undefined && maxTokens === undefined) return
  const { configureMinds } = await import('../minds/settings.ts')
  const { createMeter } = await import('../minds/meter.ts')
  const limits = { ...(maxCost !== undefined && { maxCost }), ...(maxTokens !== undefined && { maxTokens }) }
  configureMinds({ choose, meter: createMeter({ ...limits, store }) })
}

/** Who thinks for whom, as it was typed. */
export async function chosenMinds(
  given: Arguments,
  flow: CompiledFlow,
  cast: () => Awaitable<readonly string[]>,
): Promise<Record<string, string>> {
  const words = given.list('mind')
  const choose = words.length === 0 ? {} : readMinds(words, [...agentsOf(flow), ...(await cast())])
  const person = given.text('person')
  if (person === undefined) return choose
  const names = await cast()
  if (names.includes(person)) return { ...choose, [person]: 'person' }
  throw misuse(
    `--person takes one of those who are there, not ${JSON.stringify(person)}.${suggestion(person, names)} ` +
      `There are: ${listed(names)}.`,
  )
}

function readMinds(words: readonly string[], agents: readonly string[]): Record<string, string> {
  const minds: Record<string, string> = {}
  for (const word of words) {
    const [, agent, mind] = /^([^=]+)=(.+)$/.exec(word) ?? []
    if (agent === undefined || mind === undefined) {
      throw misuse(`--mind takes AGENT=MODEL, not ${JSON.stringify(word)}. Try: --mind ${agents[0]}=ollama/llama3.2`)
    }
    if (!agents.includes(agent)) {
      throw misuse(
        `There is no agent "${agent}" in this society.${suggestion(agent, agents)} Its agents: ${listed(agents)}.`,
      )
    }
    if (!OTHER_MINDS.includes(mind)) checkModel(word, mind)
    minds[agent] = mind
  }
  return minds
}

/** Said now, not at the step in which the agent first thinks. */
function checkModel(word: string, model: string): void {
  try {
    parseModelName(model)
  } catch (error) {
    const others = `Besides models there are: ${listed(OTHER_MINDS)}.`
    throw new TroupeError('MODEL_UNKNOWN', `--mind ${word}: ${messageOf(error)} ${others}`, { cause: error })
  }
}

/** Those of the societies inside, too. */
function agentsOf(flow: CompiledFlow): string[] {
  const own = [...flow.agents.values()]
  const inside = own.flatMap(({ agent }) => (agent.inner ? agentsOf(agent.inner.compiled) : []))
  return [...new Set([...own.map(({ name }) => name), ...inside])]
}

export function readDollars(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+(\.\d+)?$/.test(text)) throw misuse(`--max-cost takes dollars, such as 0.50, not ${JSON.stringify(text)}.`)
  return Number(text)
}
