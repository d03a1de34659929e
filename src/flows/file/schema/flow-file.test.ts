import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../../../test/repository.ts'
import { faultAgainst } from '../../../base/fits-json-schema.ts'
import { flowFileJsonSchema, FORMAT } from './flow-file.ts'

const published = JSON.parse(readFileSync(`${root}/schema/flow.schema.json`, 'utf8')) as unknown

it('the published JSON Schema is the one files are read with (`troupe flow schema` prints it)', () => {
  expect(published).toEqual(flowFileJsonSchema())
})

it('the published JSON Schema takes a flow, and refuses another format', () => {
  const file = {
    format: FORMAT,
    name: 'hello',
    start: 'greet',
    agents: { greet: { kind: 'compute', writes: { said: "'hello'" } } },
    fields: { said: { initial: '' } },
    routes: { greet: { end: 'greeted' } },
  }
  expect(faultAgainst(published, file)).toBeUndefined()
  expect(faultAgainst(published, { ...file, format: 'troupe-flow/2' })).toContain('is not "troupe-flow/1"')
  expect(faultAgainst(published, { ...file, agents: { greet: { kind: 'greeter' } } })).toContain('kinds it may be')
})
