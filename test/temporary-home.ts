/** A home for what the commands of tests note about the code they ran: that of the person at work is left alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let home = ''

export function setup(): void {
  home = mkdtempSync(join(tmpdir(), 'troupe-home-'))
  // whatever runs a test inherits it, and so does what a test starts
  process.env['TROUPE_HOME'] = home
}

export function teardown(): void {
  rmSync(home, { recursive: true, force: true })
}
