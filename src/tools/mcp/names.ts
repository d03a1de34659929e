/** Names that providers take, for tools that a server calls as it likes. */
import { createHash } from 'node:crypto'

const LONGEST = 64
const HASH_LENGTH = 8

/** Letters, digits, _ and -; a name that had to be changed so that it could be another's ends with a hash of it. */
export function plainName(prefix: string, name: string, isTaken: (name: string) => boolean): string {
  const whole = `${prefix}${name}`
  const plain = whole.replaceAll(/[^\w-]/g, '_')
  if (plain.length <= LONGEST && plain !== '' && !isTaken(plain)) return plain
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, HASH_LENGTH)
  return `${plain.slice(0, LONGEST - HASH_LENGTH - 1)}_${hash}`
}
