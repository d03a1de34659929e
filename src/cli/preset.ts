/** `--preset NAME`: minds for all agents of a society under one name, from their provider or from a server. */
import { listed, messageOf, TroupeError } from '../base/errors.ts'
import { suggestion } from '../base/nearest.ts'
import { keyFor } from '../models/keys.ts'
import { parseModelName } from '../models/model-name.ts'
import type { Society } from '../societies/society.ts'
import type { Arguments } from './arguments.ts'
import { misuse, type Options } from './command.ts'

export function presetOption({ presets }: Society): Options {
  if (presets === undefined) return {}
  const names = Object.keys(presets).join(', ')
  return {
    preset: {
      type: 'string',
      value: 'NAME[@URL]',
      about: `models for all of them: ${names}; with @URL, asked for at a server that speaks OpenAI's protocol`,
    },
  }
}

type Minds = Readonly<Record<string, string>>

/** Who thinks by the preset: whoever has no other mind. Whether there is a key for it is known before a run begins. */
export function presetMinds(given: Arguments, society: Society, others: Minds): Minds {
  const minds = mindsIn(given, society).filter(([agent]) => !Object.hasOwn(others, agent))
  for (const [agent, model] of minds) checkModel(given.text('preset')!, agent, model)
  return Object.fromEntries(minds)
}

/** For the command that resumes a run, which knows no presets: the same minds one by one. */
export function presetWords(given: Arguments, society: Society): string[] {
  const named = given.list('mind').map((word) => word.slice(0, word.indexOf('=')))
  const minds = mindsIn(given, society).filter(([agent]) => !named.includes(agent))
  return minds.flatMap(([agent, model]) => ['--mind', `${agent}=${model}`])
}

function mindsIn(given: Arguments, { presets = {} }: Society): [string, string][] {
  const typed = given.text('preset')
  if (typed === undefined) return []
  const at = typed.indexOf('@')
  const [name, server] = at < 0 ? [typed, undefined] : [typed.slice(0, at), typed.slice(at + 1)]
  const names = Object.keys(presets)
  if (!names.includes(name))
    throw misuse(`--preset takes ${listed(names)}, not ${JSON.stringify(name)}.${suggestion(name, names)}`)
  return Object.entries(presets[name]!(server))
}

/** Said now, not at the step in which the agent first thinks. */
function checkModel(typed: string, agent: string, model: string): void {
  try {
    keyFor(parseModelName(model), [])
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (!(error instanceof TroupeError)) throw error
    const ways = `Or give ${agent} another mind (--mind ${agent}=rules), or ask another server: --preset NAME@URL.`
    throw new TroupeError(
      code === 'MODEL_NO_KEY' ? 'MODEL_NO_KEY' : 'MODEL_UNKNOWN',
      `--preset ${typed}, for ${agent}: ${messageOf(error)} ${ways}`,
      { cause: error },
    )
  }
}
