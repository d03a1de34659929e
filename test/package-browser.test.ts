/** The engine needs no Node: the README's program, bundled for a browser, runs in one. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser } from './browser.ts'
import { FIRST_PROGRAM_PRINTS, readmePrograms } from './readme-programs.ts'
import { root } from './repository.ts'

/** One file for a browser, in which nothing is left to import. */
async function bundle(program: string): Promise<string> {
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

describe('the root of the package, bundled for a browser', () => {
  it('names no module of Node, whatever of it is used', async () => {
    expect(await bundle(`export * from 'troupe'`)).not.toMatch(/["'`]node:/)
  })
})

describeInBrowser('the program of the README', () => {
  it('prints in a browser what it prints in Node', async () => {
    const code = await bundle(readmePrograms()[0]!)
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(String(error)))
      await page.setContent('<!doctype html>')
      await page.addScriptTag({ type: 'module', content: code })
      await expect.poll(() => said.join('\n'), { timeout: 20_000 }).toBe(FIRST_PROGRAM_PRINTS)
    } finally {
      await browser.close()
    }
  })
})
