/** The version of Troupe. */
import { readFileSync } from 'node:fs'
import { packageFile } from '../base/package-file.ts'

export function troupeVersion(): string {
  const own = readFileSync(packageFile('package.json'), 'utf8')
  return (JSON.parse(own) as { version: string }).version
}
