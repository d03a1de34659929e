/** Xauthority: the cookie that lets us in to a display. */
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

export interface Cookie {
  readonly name: string
  readonly data: Buffer
}

const none: Cookie = { name: '', data: Buffer.alloc(0) }

export function cookieFor(display: number, file = process.env['XAUTHORITY'] ?? join(homedir(), '.Xauthority')): Cookie {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return none
  }
  return entriesOf(bytes).find((entry) => entry.number === '' || entry.number === String(display)) ?? none
}

function entriesOf(bytes: Buffer): (Cookie & { readonly number: string })[] {
  const entries: (Cookie & { readonly number: string })[] = []
  let at = 0
  const field = (): Buffer => {
    const length = at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0
    const value = bytes.subarray(at + 2, at + 2 + length)
    at += 2 + length
    return value
  }
  while (at + 10 <= bytes.length) {
    at += 2
    field()
    const [number, name, data] = [field(), field(), field()].map((each) => Buffer.from(each))
    if (name!.toString() === 'MIT-MAGIC-COOKIE-1') {
      entries.push({ number: number!.toString(), name: name!.toString(), data: data! })
    }
  }
  return entries
}
