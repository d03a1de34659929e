import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// `troupe` and `troupe/testing` mean the sources, so that no test needs a build
const conditions = ['troupe-source', 'module', 'node', 'development|production']

// what they test keeps nothing in the process, so files share workers: starting one takes longer than most of them
const sharing = [
  'src/{a2a,adapters,assistant,base,board,define,engine,lexicon,mail,memory,minds,models}/**/*.test.ts',
  'src/{societies,store,terminal,tools,trace,worlds}/**/*.test.ts',
  'studio/src/**/*.test.{ts,tsx}',
]
const all = ['{src,test,examples}/**/*.test.ts', 'studio/src/**/*.test.{ts,tsx}']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['troupe-source', 'node'] } },
  test: {
    globalSetup: './test/temporary-home.ts',
    setupFiles: ['./test/same-chance.ts', './test/cost.ts'],
    pool: 'forks',
    // one less than cores is usual; ours wait for browsers, databases and commands half of their time
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    execArgv: ['--conditions=troupe-source', '--disable-warning=ExperimentalWarning'],
    reporters: ['default', './test/summary-reporter.ts'],
    // what hangs is found all the same, and what is slow on a busy machine is no fault
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'shared workers', include: sharing, isolate: false } },
      { extends: true, test: { name: 'own workers', include: all, exclude: ['**/node_modules/**', ...sharing] } },
    ],
  },
})
