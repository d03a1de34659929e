/** The published files: few and large, because importing forty small ones costs four times the CPU. */
import { defineConfig } from 'rolldown'

// what needs Node's own modules stays out of it: the root of the package runs in browsers, too
const core = { name: 'core', test: /src\/(base|board|store(?!\/sqlite-(?!moved))|define|engine|mail)\// }

const code = defineConfig({
  input: {
    index: 'src/index.ts',
    'a2a/index': 'src/a2a/index.ts',
    'assistant/index': 'src/assistant/index.ts',
    'components/index': 'src/flows/components/index.ts',
    'desktop/index': 'src/worlds/desktop/index.ts',
    'worlds/hand': 'src/worlds/desktop/hand/main.ts',
    'worlds/keeper': 'src/worlds/desktop/keeper/main.ts',
    'evaluate/index': 'src/evaluate/index.ts',
    'evolve/index': 'src/evolve/index.ts',
    'eyes/index': 'src/eyes/index.ts',
    'flows/index': 'src/flows/index.ts',
    'mcp/index': 'src/tools/mcp/index.ts',
    'adapters/index': 'src/adapters/index.ts',
    'memory/index': 'src/memory/index.ts',
    'minds/index': 'src/minds/index.ts',
    'postgres/index': 'src/postgres/index.ts',
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

/** The page of the room, which a browser shows: three.js is in it. */
const room = defineConfig({
  input: { room: 'studio/src/room/main.ts' },
  platform: 'browser',
  output: { dir: 'dist/room', format: 'esm', minify: true },
})

export default [code, room]
