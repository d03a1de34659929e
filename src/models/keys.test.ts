/** Whom a key is sent to: real requests to real servers, which write down what they were sent. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { redact } from './keys.ts'
import { namedEmbedder } from './named-embedder.ts'
import { namedModel, type ModelOptions } from './named-model.ts'

const PLAIN = 'plain-key-0123456789abcdef'
const OWN = 'own-key-0123456789abcdef'
let one: ModelServer
let other: ModelServer

beforeEach(async () => {
  vi.stubEnv('TROUPE_MODEL', '')
  vi.stubEnv('TROUPE_MODEL_SERVER', '')
  vi.stubEnv('TROUPE_API_KEY', PLAIN)
  one = await startModelServer({ reply: () => 'Good evening.' })
  other = await startModelServer({ reply: () => 'Good evening.' })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await one.close()
  await other.close()
})

const variableOf = ({ url }: ModelServer) => `TROUPE_API_KEY_127_0_0_1_${new URL(url).port}`

/** The key that a server was sent, when a model there is asked. */
async function keySentTo(server: ModelServer, options: ModelOptions = {}, name = `${server.url}#tiny`) {
  await namedModel(name, options).generate({ prompt: 'Greet me.' })
  return server.requests.at(-1)!.authorization?.replace('Bearer ', '')
}

describe('the plain key', () => {
  it('goes to the server a program or a command line names, where nobody named servers', async () => {
    expect(await keySentTo(one)).toBe(PLAIN)
  })

  it.each([
    ['TROUPE_MODEL_SERVER', () => vi.stubEnv('TROUPE_MODEL_SERVER', one.url)],
    ['TROUPE_MODEL', () => vi.stubEnv('TROUPE_MODEL', `${one.url}#tiny`)],
    [
      'both',
      () => [vi.stubEnv('TROUPE_MODEL_SERVER', new URL(one.url).origin), vi.stubEnv('TROUPE_MODEL', `${one.url}#tiny`)],
    ],
  ])('goes to the one server that was named by %s, and to no other', async (_, name) => {
    name()
    expect(await keySentTo(one)).toBe(PLAIN)
    expect(await keySentTo(other)).toBeUndefined()
    await namedEmbedder(`${other.url}#embed`, { dimensions: 8 }).embed(['a lamp'])
    expect(other.requests.at(-1)!.authorization).toBeUndefined()
  })

  it('goes to the one server that was given as an option, and to no other', async () => {
    const options = { modelServers: [one.url] }
    expect(await keySentTo(one, options)).toBe(PLAIN)
    expect(await keySentTo(other, options)).toBeUndefined()
  })

  it('goes to nobody where several were named', async () => {
    vi.stubEnv('TROUPE_MODEL_SERVER', `${one.url}, ${other.url}`)
    expect(await keySentTo(one)).toBeUndefined()
    expect(await keySentTo(other)).toBeUndefined()
  })

  it('does not go beside the path that was named', async () => {
    vi.stubEnv('TROUPE_MODEL_SERVER', `${new URL(one.url).origin}/elsewhere`)
    expect(await keySentTo(one)).toBeUndefined()
  })

  it('does not go to Ollama, which is sent the key of its host', async () => {
    vi.stubEnv('OLLAMA_HOST', new URL(one.url).host)
    expect(await keySentTo(one, {}, 'ollama/tiny')).toBeUndefined()
    vi.stubEnv(variableOf(one), OWN)
    expect(await keySentTo(one, {}, 'ollama/tiny')).toBe(OWN)
  })
})

describe('the key of a host', () => {
  it('goes to that host, whatever else was named', async () => {
    vi.stubEnv('TROUPE_MODEL_SERVER', `${one.url} ${other.url}`)
    vi.stubEnv(variableOf(other), OWN)
    expect(await keySentTo(one)).toBeUndefined()
    expect(await keySentTo(other)).toBe(OWN)
  })

  it('means none when it is empty', async () => {
    vi.stubEnv(variableOf(one), '')
    expect(await keySentTo(one)).toBeUndefined()
  })

  it('is taken out of whatever is written, also where it is the beginning of another', () => {
    vi.stubEnv(variableOf(one), OWN)
    vi.stubEnv(variableOf(other), `${OWN}-and-more`)
    expect(redact(`${OWN}-and-more, ${OWN}, ${PLAIN}`)).toBe('[key], [key], [key]')
  })
})

describe('a server that wants a key and was sent none', () => {
  const refusal = async (options: ModelOptions = {}) => {
    one.fail({ kind: 'status', status: 401, message: 'Who are you?' })
    const asked = namedModel(`${one.url}#tiny`, options).generate({ prompt: 'Greet me.' })
    return String(await asked.catch((error: unknown) => error))
  }

  it('is an error that names the variable to set', async () => {
    vi.stubEnv('TROUPE_API_KEY', '')
    expect(await refusal()).toMatch(`401 Who are you?. No key was sent. Set ${variableOf(one)} in the environment.`)
  })

  it('and says why the plain key was not sent', async () => {
    const advice = `Set ${variableOf(one)} in the environment.`
    expect(await refusal({ modelServers: [one.url, other.url] })).toMatch(
      `TROUPE_API_KEY was not sent, because several servers were named. ${advice}`,
    )
    expect(await refusal({ modelServers: [other.url] })).toMatch(`because it is for another server. ${advice}`)
  })

  it('is told nothing of the kind when it refuses the key it was sent', async () => {
    expect(await refusal()).toMatch(/401 Who are you\?\.$/)
  })
})
