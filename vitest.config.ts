import { defineConfig } from 'vitest/config'

// `troupe` and `troupe/testing` mean the sources, so that no test needs a build
const conditions = ['troupe-source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['troupe-source', 'node'] } },
  test: {
    include: ['{src,test,examples}/**/*.test.ts', 'studio/src/**/*.test.{ts,tsx}'],
    globalSetup: './test/temporary-home.ts',
    pool: 'forks',
    execArgv: ['--conditions=troupe-source', '--disable-warning=ExperimentalWarning'],
    reporters: ['default', './test/summary-reporter.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
