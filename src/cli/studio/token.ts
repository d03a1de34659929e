/** The token of a studio: from the environment, or by chance where others can reach it. */
import { randomBytes } from 'node:crypto'
import { misuse } from '../command.ts'
import { isThisMachine } from './address.ts'

const SHORTEST_TOKEN = 16

/** Needed as soon as one of its names can be reached from elsewhere. */
export function tokenFor(hosts: readonly string[]): string | undefined {
  const given = process.env['TROUPE_STUDIO_TOKEN']
  if (given !== undefined && given !== '' && given.length < SHORTEST_TOKEN)
    throw misuse(`TROUPE_STUDIO_TOKEN is too short: at least ${SHORTEST_TOKEN} characters, by chance.`)
  if (given) return given
  return hosts.every(isThisMachine) ? undefined : randomBytes(24).toString('base64url')
}
