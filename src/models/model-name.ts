/** How people name a model: `provider/model`, or the address of an OpenAI-compatible server with `#model`. */
import { listed, TroupeError } from '../base/errors.ts'
import { trimEnd } from './trim-end.ts'

export interface ModelName {
  /** as people wrote it, and as the journal says who answered */
  readonly name: string
  /** who answers: one of the providers, or the host of a server */
  readonly provider: string
  readonly model: string
  /** where an OpenAI-compatible server listens */
  readonly url?: string
  /** the name is that address itself, so whoever wrote the name chose the server */
  readonly isAddress?: true
}

/** Providers with a package of their own: an optional peer, loaded when named. */
export const PROVIDERS: Readonly<Record<string, { package: string; create: string; keys: readonly string[] }>> = {
  anthropic: { package: '@ai-sdk/anthropic', create: 'createAnthropic', keys: ['ANTHROPIC_API_KEY'] },
  openai: { package: '@ai-sdk/openai', create: 'createOpenAI', keys: ['OPENAI_API_KEY'] },
  google: {
    package: '@ai-sdk/google',
    create: 'createGoogleGenerativeAI',
    keys: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'],
  },
}

const OLLAMA_HOST = 'http://localhost:11434'

export function isAddress(name: string): boolean {
  return /^https?:/i.test(name)
}

export function parseModelName(name: string): ModelName {
  if (isAddress(name)) return parseServer(name)
  const [, provider = '', model = ''] = /^([^/]+)\/(.+)$/.exec(name) ?? []
  if (provider === 'ollama' && model !== '') return { name, provider, model, url: ollamaUrl() }
  if (Object.hasOwn(PROVIDERS, provider) && model !== '') return { name, provider, model }
  throw new TroupeError(
    'MODEL_UNKNOWN',
    `There is no model "${name}". ` +
      `Name one as provider/model (providers: ${listed([...Object.keys(PROVIDERS), 'ollama'])}) ` +
      'or as the address of an OpenAI-compatible server, such as http://localhost:8000/v1#model.',
  )
}

/** The name is written into journals, so a key has no place in it. */
function parseServer(name: string): ModelName {
  const address = URL.canParse(name) ? new URL(name) : undefined
  const model = decode(address?.hash.slice(1) ?? '')
  if (!address || model === '') {
    throw new TroupeError(
      'MODEL_UNKNOWN',
      'The address of a server needs the name of a model after #: http://localhost:8000/v1#model.',
    )
  }
  if (address.username !== '' || address.password !== '' || address.search !== '') {
    throw new TroupeError(
      'MODEL_UNKNOWN',
      `The address of a model server on ${address.host} holds a user, a password or a query. ` +
        'Names are journaled: give a key in the environment, as TROUPE_API_KEY.',
    )
  }
  const url = `${address.origin}${trimEnd(address.pathname, '/')}`
  return { name, provider: address.host, model, url, isAddress: true }
}

/** Nothing where it cannot be decoded: `100%` is no way to write a name in an address. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function ollamaUrl(): string {
  const host = process.env['OLLAMA_HOST'] || OLLAMA_HOST
  const address = /^https?:\/\//i.test(host) ? host : `http://${host}`
  return `${trimEnd(address, '/')}/v1`
}
