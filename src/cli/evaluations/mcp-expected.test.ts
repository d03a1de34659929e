import { expect, it } from 'vitest'
import { expectedOfClient, expectedOfServer, expectedWithoutFixture, reasonFor } from './mcp-expected.ts'

it('excuses scenarios by name, and in some of them only the checks that are named', () => {
  expect(reasonFor(expectedOfServer, 'tools-call-image', 'anything')).toBeUndefined()
  expect(reasonFor(expectedWithoutFixture, 'tools-call-image', 'anything')).toContain('made for this suite')
  expect(reasonFor(expectedWithoutFixture, 'server-stateless', 'sep-2575-missing-capability-http-400')).toBeDefined()
  expect(reasonFor(expectedWithoutFixture, 'server-stateless', 'sep-2575-another')).toBeUndefined()
  expect(reasonFor(expectedOfServer, 'dns-rebinding-protection', 'any')).toBeUndefined()
  expect(reasonFor(expectedOfClient, 'auth/wif-jwt-bearer')).toContain('extensions of OAuth')
  expect(reasonFor(expectedOfClient, 'auth/basic-cimd')).toBeUndefined()
  expect(reasonFor(expectedOfClient, 'http-invalid-tool-headers', 'any')).toBeUndefined()
})
