/** The Chromium inside the npm package `@sparticuz/chromium`, unpacked once: for machines that have no other. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { takeLock } from './one-at-once.ts'
import { root } from './repository.ts'

export interface PackagedBrowser {
  readonly executable: string
  /** what it needs to draw in 3D */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

// it has no graphics card to ask
const DRAWING = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

/** The browser, or why it cannot be used. */
export function packagedBrowser(platform: string = `${process.platform} ${process.arch}`): PackagedBrowser | string {
  if (platform !== 'linux x64') return `@sparticuz/chromium is made for Linux on x64, and this is ${platform}.`
  const entry = findPackage()
  if (entry === undefined) return 'The npm package @sparticuz/chromium is not installed.'
  const folder = join(root, 'node_modules', '.cache', `troupe-chromium-${versionOf(entry)}`)
  const fault = unpackOnce(entry, folder)
  if (fault !== undefined) return fault
  const browser = { executable: join(folder, 'chromium'), args: DRAWING, env: environmentOf(folder) }
  return whyNotStarting(browser) ?? browser
}

function findPackage(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium')
  } catch {
    return undefined
  }
}

function versionOf(entry: string): string {
  let folder = dirname(entry)
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** Test files run side by side: the first one unpacks, the others wait. */
function unpackOnce(entry: string, folder: string): string | undefined {
  const lock = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  while (!existsSync(folder)) {
    if (!takeLock(lock)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      continue
    }
    try {
      const fault = existsSync(folder) ? undefined : unpack(entry, folder)
      if (fault !== undefined) return fault
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return undefined
}

function unpack(entry: string, folder: string): string | undefined {
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part)
  process.stderr.write('troupe: unpacking the Chromium of @sparticuz/chromium (once) ...\n')
  const code =
    `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); ` +
    'await chromium.executablePath()'
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    // it unpacks into the temporary folder, and the libraries only where it takes the machine for Amazon's
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  if (status !== 0) return `@sparticuz/chromium cannot be unpacked: ${stderr.trim()}`
  writeFileSync(join(part, 'fonts.conf'), fontsOf(folder))
  renameSync(part, folder)
  return undefined
}

/** The fonts it brings, and those of the machine; its own list names folders of Amazon's. */
function fontsOf(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  const lines = folders.map((each) => `  <dir>${each}</dir>`)
  return `<fontconfig>\n${lines.join('\n')}\n  <cachedir>${join(folder, 'fonts-cache')}</cachedir>\n</fontconfig>\n`
}

function environmentOf(folder: string): Record<string, string> {
  const { LD_LIBRARY_PATH: others } = process.env
  const libraries = join(folder, 'al2023', 'lib')
  return {
    LD_LIBRARY_PATH: others ? `${libraries}:${others}` : libraries,
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
}

function whyNotStarting({ executable, env }: PackagedBrowser): string | undefined {
  const { status, stderr } = spawnSync(executable, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status === 0) return undefined
  const library = /shared libraries: (\S+):/.exec(stderr ?? '')?.[1]
  const why = library === undefined ? (stderr ?? '').trim() : `the library ${library} is missing on this machine`
  return `The Chromium of @sparticuz/chromium does not start: ${why}.`
}
