import { describe, expect, it } from 'vitest'
import { errorCodes, TroupeError, type ErrorCode } from './errors.ts'
import { finalKind, isFinal } from './final-errors.ts'

const error = (code: ErrorCode, cause?: unknown) => new TroupeError(code, 'x', { cause })

describe('a final error', () => {
  it('is one of the program, of the setup, of a limit or of the store', () => {
    expect(finalKind(error('AGENT_BAD_OUTCOME'))).toBe('program')
    expect(finalKind(error('MIND_MISSING'))).toBe('setup')
    expect(finalKind(error('RUN_LIMIT_REACHED'))).toBe('limit')
    for (const code of errorCodes.filter((each) => each.startsWith('STORE_')))
      expect(finalKind(error(code))).toBe('store')
  })

  it('is none that may pass: a provider that is down, a reply that does not fit, an ordinary error', () => {
    for (const code of ['MODEL_FAILED', 'MODEL_BAD_REPLY', 'AGENT_TIMEOUT', 'BOARD_INVALID_VALUE'] as const)
      expect(isFinal(error(code))).toBe(false)
    expect(isFinal(new Error('out of order'))).toBe(false)
  })

  it('is what made an agent of a society inside fail', () => {
    expect(isFinal(error('RUN_AGENT_FAILED', error('RUN_AGENT_FAILED', error('MODEL_NO_KEY'))))).toBe(true)
    expect(isFinal(error('RUN_AGENT_FAILED', new Error('out of order')))).toBe(false)
  })
})
