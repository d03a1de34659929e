/** The program of the room's page: built with the package, and in a checkout bundled when it is needed. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { packageFile } from '../../../base/package-file.ts'

const SOURCE = packageFile('studio/src/room/main.ts')
const BUILT = packageFile('dist/room/room.js')

/** As much of rolldown as it takes. */
interface Bundler {
  rolldown(options: { readonly input: string; readonly platform: 'browser' }): Promise<{
    generate(options: { format: 'esm'; minify: boolean }): Promise<{ output: readonly { code: string }[] }>
    close(): Promise<void>
  }>
}

export async function roomScript(): Promise<string> {
  if (!existsSync(SOURCE)) return readFile(BUILT, 'utf8')
  // a tool of development, which the package does not have
  const name = 'rolldown'
  const bundler = (await import(name)) as Bundler
  const bundle = await bundler.rolldown({ input: fileURLToPath(SOURCE), platform: 'browser' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0]!.code
}
