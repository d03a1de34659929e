import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createModelServers } from './model-servers.ts'

beforeEach(() => {
  vi.stubEnv('TROUPE_MODEL', '')
  vi.stubEnv('TROUPE_MODEL_SERVER', '')
})
afterEach(() => vi.unstubAllEnvs())

function isAllowed(named: readonly string[], model: string): boolean {
  try {
    createModelServers(named).check(model)
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'MODEL_SERVER_NOT_ALLOWED' })
    return false
  }
}

describe('a model server', () => {
  it('may be asked when it was named, at its path and below', () => {
    const named = ['http://127.0.0.1:8000/v1', 'https://models.example']
    for (const model of [
      'http://127.0.0.1:8000/v1#m',
      'http://127.0.0.1:8000/v1/#m',
      'http://127.0.0.1:8000/v1/other#m',
      'https://models.example/openai/v1#m',
      'https://models.example#m',
    ])
      expect({ model, isAllowed: isAllowed(named, model) }).toEqual({ model, isAllowed: true })
  })

  it('is the same however its host is spelled', () => {
    const named = ['http://127.0.0.1:80/v1', 'https://models.example/v1', 'http://[::1]:8000/v1']
    for (const model of [
      'http://2130706433/v1#m',
      'http://0x7f.1/v1#m',
      'http://127.1:80/v1#m',
      'HTTP://127.0.0.1/v1#m',
      'http:\\\\127.0.0.1\\v1#m',
      'https://MODELS.example:443/v1#m',
      'https://models.example/x/../v1#m',
      'https://models.example/x/%2e%2e/v1#m',
      'http://[0:0:0:0:0:0:0:1]:8000/v1#m',
    ])
      expect({ model, isAllowed: isAllowed(named, model) }).toEqual({ model, isAllowed: true })
  })

  it('is another one by its scheme, host or port, or beside the path that was named', () => {
    const named = ['https://models.example/v1']
    for (const model of [
      'http://models.example/v1#m',
      'https://models.example:8443/v1#m',
      'https://models.example.evil.example/v1#m',
      'https://models.example./v1#m',
      'https://evil.example/models.example/v1#m',
      'https://evil.example/#https://models.example/v1',
      'https://models.example/v1x#m',
      'https://models.example/#m',
      'https://models.example/v1/../admin#m',
      'https://models.example/v1/%2e%2e/admin#m',
      'https://models.example/v1/..%2fadmin#m',
      'https://models.example/v1/..%5cadmin#m',
      'https://models.example/v1/..;/admin#m',
      'https://models.example/v1//admin#m',
      'https://models.example/%761#m',
    ])
      expect({ model, isAllowed: isAllowed(named, model) }).toEqual({ model, isAllowed: false })
  })

  it('on this machine or beside it may not be asked either, unless it was named', () => {
    for (const host of [
      '127.0.0.1:4821',
      'localhost',
      '169.254.169.254',
      '10.0.0.1',
      '0',
      '[::ffff:169.254.169.254]',
      'ollama',
      'openai',
    ])
      expect({ host, isAllowed: isAllowed([], `http://${host}/v1#m`) }).toEqual({ host, isAllowed: false })
  })

  it('with a user or a query in its address is refused, whatever was named', () => {
    const { check } = createModelServers(['https://models.example/v1'])
    expect(() => check('https://models.example@evil.example/v1#m')).toThrow('holds a user')
    expect(() => check('https://me@models.example/v1#m')).toThrow('holds a user')
    expect(() => check('https://models.example/v1?to=evil#m')).toThrow('a query')
  })

  it('is named by the environment, too', () => {
    vi.stubEnv('TROUPE_MODEL_SERVER', 'http://one.example/v1, http://two.example\nhttp://three.example')
    vi.stubEnv('TROUPE_MODEL', 'http://four.example/v1#big')
    for (const host of ['one', 'two', 'three', 'four', 'five'])
      expect({ host, isAllowed: isAllowed([], `http://${host}.example/v1#small`) }).toEqual({
        host,
        isAllowed: host !== 'five',
      })
  })

  it('need not be named for a model of a provider, nor for Ollama', () => {
    for (const model of ['anthropic/claude-sonnet-4-5', 'openai/gpt-5', 'ollama/qwen3:8b'])
      expect(isAllowed([], model)).toBe(true)
  })
})

describe('what is said', () => {
  it('names the servers that were named, and what to start the studio with', () => {
    const { check } = createModelServers(['http://LOCALHOST:8000/v1/'])
    expect(() => check('http://10.0.0.1/v1#m')).toThrow(
      'The model server at http://10.0.0.1/v1 may not be used: it was not named when this server was started. ' +
        'Servers that were: http://localhost:8000/v1. If you trust it, stop the studio and start it with ' +
        '--model-server http://10.0.0.1/v1; otherwise choose another mind.',
    )
  })

  it('is nothing that does harm when it is pasted into a terminal', () => {
    const { check } = createModelServers()
    expect(() => check("http://10.0.0.1/$(touch${IFS}owned);'#m")).toThrow(
      /at this address may not be used.*--model-server URL;/,
    )
    expect(() => check(`http://10.0.0.1/${'a'.repeat(100_000)}#m`)).toThrow(/^.{0,300}$/)
  })

  it('about an address that is none holds no password', () => {
    expect(() => createModelServers(['localhost:8000'])).toThrow('"localhost:8000" is not one')
    expect(() => createModelServers(['http://[/v1'])).toThrow('"http://[/v1" is not one')
    const withPassword = ['me:secret@models.example', 'https://me:secret@models.example', 'https://me:secret@[']
    for (const address of withPassword) expect(() => createModelServers([address])).toThrow(/^(?!.*secret)/)
    expect(() => createModelServers(['https://me:secret@models.example'])).toThrow('TROUPE_API_KEY_MODELS_EXAMPLE')
  })
})
