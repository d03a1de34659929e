/** A program as one file for a browser, in which nothing is left to import. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { expect } from 'vitest'
import { root } from './repository.ts'

export async function bundleForBrowser(program: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-bundle-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, 'program.ts'), program)
    const made = await rolldown({
      input: join(folder, 'program.ts'),
      platform: 'browser',
      resolve: { alias: { troupe: join(root, 'src/index.ts') } },
      onLog: (level, log) => {
        if (level === 'warn') throw new Error(log.message)
      },
    })
    const { output } = await made.generate({ format: 'esm', minify: true })
    expect(output.length).toBe(1)
    expect(output[0].imports).toEqual([])
    return output[0].code
  } finally {
    rmSync(folder, { recursive: true })
  }
}
