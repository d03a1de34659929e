import { describe, expect, it } from 'vitest'
import { parseCommand } from './command.ts'

describe('a command taken apart', () => {
  it('knows ways, however they are said', () => {
    for (const command of ['north', 'N', 'go north']) expect(parseCommand(command).way).toBe('north')
    expect(parseCommand('go north east')).not.toHaveProperty('way')
  })

  it('finds the verb with its particle, and the things', () => {
    expect(parseCommand('turn on the brass lamp')).toMatchObject({ verb: 'turn on', nouns: ['brass lamp'] })
    expect(parseCommand('put small key in old box')).toMatchObject({ verb: 'put', nouns: ['small key', 'old box'] })
    expect(parseCommand('take all')).toMatchObject({ verb: 'take', nouns: ['all'] })
  })

  it('makes something of anything', () => {
    expect(parseCommand('')).toMatchObject({ verb: '', nouns: [] })
    expect(parseCommand('\u{1f980} '.repeat(1000)).nouns).toHaveLength(1)
  })
})
