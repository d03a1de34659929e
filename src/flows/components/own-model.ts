/** The model of a node: a handle that is wired to it, or what its own settings name. */
import { isRecord } from '../../base/json-kinds.ts'
import type { Json } from '../graph.ts'
import type { Call } from './component.ts'
import { modelNameOf, type NamedInFile } from './model-names.ts'
import type { ModelValue } from './values.ts'

const HANDLES = ['model', 'llm', 'agent_llm', 'language_model', 'judge_llm'] as const
/** A node with one of these is one that a model answers for. */
export const MODEL_SETTINGS = [...HANDLES, 'model_name'] as const
const ADDRESSES = ['azure_endpoint', 'openai_api_base', 'base_url', 'ollama_base_url', 'api_base'] as const

export function ownModel(call: Call): ModelValue {
  for (const handle of HANDLES) {
    const wired = call.wired(handle).find((value) => value.kind === 'model')
    if (wired) return wired
  }
  const { name, fault } = modelNameOf(namedIn(call), call.surroundings.modelServers)
  const temperature = call.text('temperature').trim()
  const maxTokens = call.number('max_tokens', call.number('max_output_tokens', 0))
  return {
    kind: 'model',
    node: call.name,
    ...(name !== undefined && { model: name }),
    ...(fault !== undefined && { fault }),
    ...(temperature !== '' && Number.isFinite(Number(temperature)) && { temperature: Number(temperature) }),
    ...(maxTokens > 0 && { maxTokens }),
  }
}

/** In the newest files a list of one `{ name, provider }`, before that a provider beside a name. */
function namedIn(call: Call): NamedInFile {
  const given = call.value('model')
  const chosen: Json = Array.isArray(given) ? (given[0] ?? '') : given
  const address = usualAddress(ADDRESSES.map((name) => call.text(name)).find((each) => each !== '') ?? '')
  if (isRecord(chosen)) {
    const { name, provider } = chosen
    return { model: said(name), provider: said(provider), address }
  }
  const provider = [call.text('provider'), call.text('agent_llm'), call.node.component].find((each) => each !== '')!
  const model = [call.text('model_name'), said(chosen), call.text('azure_deployment', 'model_id')]
  return { model: model.find((each) => each !== '') ?? '', provider, address }
}

const PROVIDERS_OWN: readonly string[] = [
  'https://api.openai.com',
  'https://api.anthropic.com',
  'https://api.groq.com',
  'https://api.mistral.ai',
  'https://api.deepseek.com',
  'https://api.x.ai',
  'https://api.perplexity.ai',
  'https://integrate.api.nvidia.com',
  'https://openrouter.ai',
]

/** The addresses that files name by default are the providers' own. */
function usualAddress(address: string): string {
  const isUsual = PROVIDERS_OWN.some((own) => address.startsWith(own)) || address.includes('localhost:11434')
  return isUsual ? '' : address
}

function said(given: unknown): string {
  return typeof given === 'string' ? given : ''
}
