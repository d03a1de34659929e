/**
 * `npm run runtimes`: the packed package in Bun and Deno, which come as npm packages. Not a test: it downloads 150 MB.
 */
import { globSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage } from '../test/installed-package.ts'
import { FIRST_PROGRAM_PRINTS, readmePrograms } from '../test/readme-programs.ts'

// where the programs are: in packages for each platform, from which Bun's install script takes it
const runtimes = [
  { name: 'Bun', package: 'bun@1.4.4', program: '{@oven/bun-*/bin/bun{,.exe},bun/bin/bun.exe}', run: ['run'] },
  { name: 'Deno', package: 'deno@2.9.6', program: '@deno/*/deno{,.exe}', run: ['run', '--allow-all'] },
]

const DURABLE = `import { sqliteStore } from 'troupe/sqlite'
const store = sqliteStore('runs.db')
console.log(await store.head('nobody'))
store.close()
`

// where the install script has not run, a short text says so in its place
const isProgram = (file: string) => statSync(file).size > 1_000_000

const installed = installPackage(['zod', ...runtimes.map((runtime) => runtime.package)])
if (typeof installed === 'string') {
  console.error(`Nothing was tried: ${installed}.`)
  process.exit(1)
}
const { folder } = installed
try {
  writeFileSync(join(folder, 'poem.mts'), readmePrograms()[0]!)
  writeFileSync(join(folder, 'durable.mts'), DURABLE)
  const command = join('node_modules', 'troupe', 'bin', 'troupe.mjs')
  const tries = [
    { what: "the README's program", words: ['poem.mts'], prints: FIRST_PROGRAM_PRINTS },
    { what: 'troupe/sqlite', words: ['durable.mts'], prints: '0' },
    { what: 'the demo', words: [command, 'demo'], prints: 'The run waits in the store' },
  ]
  for (const { name, program, run } of runtimes) {
    const found = globSync(join(folder, 'node_modules', program)).find(isProgram)
    for (const { what, words, prints } of tries) {
      const result = found === undefined ? undefined : installed.run(found, [...run, ...words])
      const isGood = result?.status === 0 && result.stdout.includes(prints)
      console.log(
        `${name}, ${what}: ${isGood ? 'works' : `fails\n${result?.stderr || result?.stdout || 'not installed'}`}`,
      )
      if (!isGood) process.exitCode = 1
    }
  }
} finally {
  installed.remove()
}
