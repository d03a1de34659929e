import { expect, it } from 'vitest'
import { sqliteStore } from '../index.ts'

it('says where sqliteStore went to whoever imports it from the root', () => {
  expect(() => sqliteStore('runs.db')).toThrow(
    expect.objectContaining({ code: 'STORE_MOVED', message: expect.stringContaining(`from 'troupe/sqlite'`) }),
  )
})
