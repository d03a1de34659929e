/** The published files: few and large, because importing forty small ones costs four times the CPU. */
import { defineConfig } from 'rolldown'

// what needs Node's own modules stays out of it: the root of the package runs in browsers, too
const core = { name: 'core', test: /src\/(base|board|store(?!\/sqlite-(?!moved))|define|engine|mail)\// }

export default defineConfig({
  input: {
    index: 'src/index.ts',
    'a2a/index': 'src/a2a/index.ts',
    'assistant/index': 'src/assistant/index.ts',
    'evaluate/index': 'src/evaluate/index.ts',
    'mcp/index': 'src/tools/mcp/index.ts',
    'adapters/index': 'src/adapters/index.ts',
    'memory/index': 'src/memory/index.ts',
    'minds/index': 'src/minds/index.ts',
    'server/index': 'src/server/index.ts',
    'societies/index': 'src/societies/index.ts',
    'sqlite/index': 'src/store/sqlite-store.ts',
    'testing/index': 'src/testing/index.ts',
    'tools/index': 'src/tools/index.ts',
    'trace/index': 'src/trace/index.ts',
    'worlds/index': 'src/worlds/index.ts',
    'cli/main': 'src/cli/main.ts',
    'examples/demo-room': 'examples/00-demo-room.ts',
  },
  platform: 'node',
  external: [/^[^./]/],
  output: { dir: 'dist', format: 'esm', chunkFileNames: 'shared/[name].js', codeSplitting: { groups: [core] } },
})
