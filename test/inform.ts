/** Inform 6 in tests: what a source compiles to, where compiler and library are those our stories were made with. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMachine, openStory } from '../src/worlds/zmachine/index.ts'

/** The bytes of the story file that a source compiles to. */
export function compileStory(source: string, version: number): Buffer {
  return compile(source, version).bytes
}

/** Other versions of compiler or library make another file of the same source, and that is no fault. */
export function hasOurInform(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-inform-'))
  const probe = join(folder, 'probe.inf')
  writeFileSync(probe, 'Include "version"; [ Main; print (string) LibRelease; ];')
  try {
    const { bytes, said } = compile(probe, 5)
    return said.startsWith('Inform 6.41 ') && createMachine(openStory(bytes)).run().text === '6.12.6'
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function compile(source: string, version: number): { bytes: Buffer; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-inform-'))
  const file = join(folder, `compiled.z${version}`)
  try {
    const said = execFileSync('inform6', [`-v${version}`, source, file], { encoding: 'utf8', stdio: 'pipe' })
    return { bytes: readFileSync(file), said }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
