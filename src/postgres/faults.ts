/** Faults of Postgres and of the way to it: which pass by themselves, and what each says to people. */
import { messageOf, TroupeError } from '../base/errors.ts'
import type { Address } from './address.ts'

const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // https://www.postgresql.org/docs/current/errcodes-appendix.html: nothing was heard of us in the middle of a
  // transaction; shut down, crashed, starting, too many connections
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const [READ_ONLY, DISK_FULL, NO_DATABASE, DEADLOCK] = ['25006', '53100', '3D000', '40P01'] as const

function codeOf(error: unknown): string {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: readonly unknown[] }
  // of several addresses that were tried, each has its own
  return typeof code === 'string' ? code : errors?.[0] === undefined ? '' : codeOf(errors[0])
}

/** The database was away or the connection broke: whether the statement was carried out, nobody can say. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  if (LOST.has(code) || code.startsWith('08')) return true
  // the driver's own words have no code
  return code === '' && /connection|timeout|client was closed|not queryable/i.test(messageOf(error))
}

export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK
}

export function explainFault({ shown, scrub }: Address, error: unknown): unknown {
  if (error instanceof TroupeError) return error
  const [code, said] = [codeOf(error), scrub(messageOf(error))]
  const why = said === '' ? code : said
  // the driver's own error may hold the whole address
  const cause = Object.assign(new Error(why), { code })
  if (isLost(error))
    return new TroupeError(
      'STORE_UNREACHABLE',
      `${shown} does not answer: ${why}. Nothing is known to be lost: start it, and resume the run.`,
      { cause },
    )
  if (code === READ_ONLY || code === DISK_FULL)
    return new TroupeError('STORE_UNWRITABLE', `${shown} cannot be written: ${why}. Nothing of this write was kept.`, {
      cause,
    })
  const help =
    code === NO_DATABASE
      ? 'Create it first, such as with createdb.'
      : code.startsWith('28')
        ? 'Look at the user and the password in the address.'
        : 'It was not changed.'
  return new TroupeError('STORE_UNREADABLE', `${shown} cannot be used as a store: ${why}. ${help}`, { cause })
}
