/** Which Troupe this is. */
import { readFileSync } from 'node:fs'

export function troupeVersion(): string {
  // the same place seen from src/cli and from dist/cli
  const own = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(own) as { version: string }).version
}
