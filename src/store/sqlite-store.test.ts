import { describe, it } from 'vitest'
import { temporaryPlaces } from '../../test/places.ts'
import { describeStore } from '../testing/index.ts'
import { sqliteStore } from './sqlite-store.ts'

const newPlace = temporaryPlaces()

describe('sqliteStore', () => {
  let file: string
  describeStore(it, {
    open: () => sqliteStore((file = newPlace('troupe.db'))),
    reopen: () => sqliteStore(file),
  })
})
