/** The published files: few and large, because importing forty small ones costs four times the CPU. */
import { defineConfig } from 'rolldown'

const core = { name: 'core', test: /src\/(base|board|store|define|engine)\// }

export default defineConfig({
  input: { index: 'src/index.ts', 'testing/index': 'src/testing/index.ts', 'cli/main': 'src/cli/main.ts' },
  platform: 'node',
  external: [/^[^./]/],
  output: { dir: 'dist', format: 'esm', chunkFileNames: 'shared/[name].js', codeSplitting: { groups: [core] } },
})
