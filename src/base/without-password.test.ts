import { describe, expect, it } from 'vitest'
import { withoutPassword } from './without-password.ts'

describe('withoutPassword', () => {
  it('leaves out the password of an address, wherever it stands, and nothing else', () => {
    expect(withoutPassword('postgres://me:secret@host:5432/db?schema=a')).toBe('postgres://me@host:5432/db?schema=a')
    expect(withoutPassword('postgres://host/db?user=me&password=secret')).toBe('postgres://host/db?user=me')
    expect(withoutPassword('postgres://me:secret@[bad/db')).toBe('postgres://***@[bad/db')
    expect(withoutPassword('games/me:secret@home.db')).toBe('games/me:secret@home.db')
    expect(withoutPassword('C:\\games\\troupe.db')).toBe('C:\\games\\troupe.db')
  })
})
