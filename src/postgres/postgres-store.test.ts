import { describe, it } from 'vitest'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { describeStore } from '../testing/index.ts'
import { postgresStore } from './postgres-store.ts'

const newPlace = temporarySchemas()

describe.skipIf(whyNoPostgres)(`postgresStore${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  let url: string
  describeStore(it, {
    open: async () => postgresStore((url = await newPlace())),
    reopen: () => postgresStore(url),
  })
})
