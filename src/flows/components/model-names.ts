/** Names of models as files have them, in our words: `openai/gpt-4.1`, `ollama/llama3.2`, or a server's address. */
import { createModelServers } from '../../models/model-servers.ts'
import { isAddress } from '../../models/model-name.ts'
import { trimEnd } from '../../models/trim-end.ts'
import { messageOf } from '../../base/errors.ts'

/** Providers by what a file says of them, in small letters. */
const PROVIDERS: readonly (readonly [RegExp, string])[] = [
  // before openai: its name holds that one
  [/azure/, 'azure'],
  [/openrouter/, 'https://openrouter.ai/api/v1#'],
  [/anthropic|claude/, 'anthropic/'],
  [/google|gemini|vertex/, 'google/'],
  [/groq/, 'https://api.groq.com/openai/v1#'],
  [/mist(?:r)?al/, 'https://api.mistral.ai/v1#'],
  [/deepseek/, 'https://api.deepseek.com/v1#'],
  [/xai|grok/, 'https://api.x.ai/v1#'],
  [/perplexity/, 'https://api.perplexity.ai#'],
  [/nvidia/, 'https://integrate.api.nvidia.com/v1#'],
  [/cohere/, 'https://api.cohere.ai/compatibility/v1#'],
  [/sambanova/, 'https://api.sambanova.ai/v1#'],
  [/together/, 'https://api.together.xyz/v1#'],
  [/cerebras/, 'https://api.cerebras.ai/v1#'],
  [/novita/, 'https://api.novita.ai/v3/openai#'],
  [/aiml/, 'https://api.aimlapi.com/v1#'],
  [/cometapi/, 'https://api.cometapi.com/v1#'],
  [/hugging/, 'https://router.huggingface.co/v1#'],
  [/ollama/, 'ollama/'],
  [/openai|gpt|chatgpt/, 'openai/'],
]

export interface NamedInFile {
  /** what the file calls the provider, or the component itself */
  readonly provider: string
  readonly model: string
  /** an address of its own, where the file has one */
  readonly address: string
}

/** The name, or why there is none. Nothing at all where the file names no model. */
export function modelNameOf(
  { provider, model, address }: NamedInFile,
  servers: readonly string[] = [],
): { readonly name?: string; readonly fault?: string } {
  if (model === '') return {}
  if (address !== '') return atAddress(address, model, servers)
  const found = PROVIDERS.find(([pattern]) => pattern.test(provider.toLowerCase()))?.[1] ?? guessed(model)
  if (found === 'azure') return { fault: 'It has no endpoint: give one, or choose a mind for this node.' }
  if (found === undefined) {
    return { fault: `The provider "${provider}" of the model "${model}" is not known. Choose a mind for this node.` }
  }
  return { name: isAddress(found) ? `${found}${encodeURIComponent(model)}` : `${found}${model}` }
}

/** A file from elsewhere may name any address; only those that were named here are asked. */
function atAddress(address: string, model: string, servers: readonly string[]) {
  const base = trimEnd(address.trim(), '/')
  const url = base.endsWith('.openai.azure.com') ? `${base}/openai/v1` : base
  const name = `${url}#${encodeURIComponent(model)}`
  try {
    createModelServers(servers).check(name)
    return { name }
  } catch (error) {
    return { fault: messageOf(error) }
  }
}

function guessed(model: string): string | undefined {
  if (/^(?:gpt|o\d|chatgpt)/.test(model)) return 'openai/'
  if (model.startsWith('claude')) return 'anthropic/'
  return model.startsWith('gemini') ? 'google/' : undefined
}
