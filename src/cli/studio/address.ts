/** Where the studio listens, and how that is written. */
import { isIPv4 } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { listed, TroupeError } from '../../base/errors.ts'

export const PORT = 4280
export const HIGHEST_PORT = 65_535
const PORTS_TRIED = 20

/** Nobody else can reach it there. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|::1|\[::1\])$/i.test(host) || (isIPv4(host) && host.startsWith('127.'))
}

/** A studio of this machine may listen there: for itself, for everybody, or at one of its addresses. */
export function isOwnAddress(host: unknown): host is string {
  if (typeof host !== 'string') return false
  return isThisMachine(host) || isAll(host) || [hostname(), ...ownAddresses()].includes(host)
}

const isAll = (host: string) => host === '0.0.0.0' || host === '::'

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address))
}

/** What others can type, where the host stands for all addresses of this machine. */
export function addressOf(host: string, port: number): string {
  const shown = isAll(host) ? (outwardAddress() ?? 'localhost') : host
  return `http://${shown.includes(':') && !shown.startsWith('[') ? `[${shown}]` : shown}:${port}`
}

function outwardAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address
}

/** The port that was asked for, or the usual one, or the next that is free. */
export async function listenSomewhere(
  asked: number | undefined,
  listen: (port: number) => Promise<number>,
): Promise<number> {
  const ports = asked === undefined ? [...Array.from({ length: PORTS_TRIED }, (_, more) => PORT + more), 0] : [asked]
  for (const port of ports) {
    try {
      return await listen(port)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && port !== ports.at(-1)) continue
      throw new TroupeError('CLI_USAGE', explain(code, message, port))
    }
  }
  throw new TroupeError('CLI_USAGE', `No port is free: ${listed(ports.map(String))}.`)
}

function explain(code: string | undefined, message: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Leave --port out to take a free one, or name another.`
  if (code === 'EACCES') return `Port ${port} may not be opened by you. Name one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no such address: ${message}. Try --host 0.0.0.0.`
  return `Port ${port} cannot be opened: ${message}.`
}
