/** What the compiler says of the commonest mistake: one line at the field, whatever the size of the board. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './repository.ts'

const FIELDS = Array.from({ length: 12 }, (_, place) => `field${place}: value<{ name: string; age: number }>()`)

function compile(think: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-undeclared-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const paths = { troupe: [join(root, 'src/index.ts')] }
    const compilerOptions = { paths, typeRoots: [join(root, 'node_modules/@types')], noUnusedLocals: false }
    const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    writeFileSync(
      join(folder, 'wrong.ts'),
      `import { append, board, value } from 'troupe'
const page = board({ topic: value<string>(), verses: append<string>(), done: value(false), ${FIELDS.join(', ')} })
page.agent({ reads: ['topic'], writes: ['verses'], think: ({ topic }) => (${think}) })
`,
    )
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' })
    return stdout.trim().split('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('an undeclared write is one short line at the field', () => {
  const [line = '', ...more] = compile('{ verses: [topic], done: true }')
  expect(more).toEqual([])
  expect(line).toMatch(/wrong\.ts\(3,\d+\): error TS2322: Type '\w+' is not assignable to type 'UndeclaredWrite'\.$/)
  expect(line.length).toBeLessThan(200)
})

it('so is a write that does not fit its field', () => {
  const lines = compile('{ verses: topic }')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("Type 'string' is not assignable to type 'readonly string[]'.")
})
