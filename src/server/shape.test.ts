import { describe, expect, it } from 'vitest'
import { contractIn } from './shape.ts'

describe('the contract of a flow, from its journal', () => {
  it('says who reads and writes what, each once', () => {
    const shape = {
      fields: { text: 'value', cost: 'sum' },
      agents: { writer: { reads: ['text', 'text'], writes: ['text'] }, critic: { reads: ['text'], writes: ['cost'] } },
    }
    expect(contractIn({ flow: 'press', shape }).fields).toEqual([
      { name: 'text', rule: 'value', needed: false, readers: ['writer', 'critic'], writers: ['writer'] },
      { name: 'cost', rule: 'sum', needed: false, readers: [], writers: ['critic'] },
    ])
  })

  it('says of a rule that is no text that it is not known', () => {
    const rule = JSON.parse('{"toString":1,"valueOf":1}') as unknown
    expect(contractIn({ flow: 'x', shape: { fields: { n: rule } } }).fields).toMatchObject([{ rule: 'unknown' }])
  })

  it('takes no longer than the journal is long, however many fields and agents it names', () => {
    const names = Array.from({ length: 20_000 }, (_, at) => `name${at}`)
    const shape = {
      fields: Object.fromEntries(names.map((name) => [name, 'value'])),
      agents: Object.fromEntries(names.map((name) => [name, { reads: ['strange'], writes: ['strange'] }])),
    }
    const began = performance.now()
    expect(contractIn({ flow: 'x', shape }).fields).toHaveLength(names.length)
    // each agent for each field took minutes
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
