/** Every fault of Troupe carries a stable code; docs/errors.md explains each one. */
export const errorCodes = [
  'BOARD_RESERVED_NAME',
  'BOARD_MISSING_INPUT',
  'BOARD_UNKNOWN_FIELD',
  'BOARD_INVALID_VALUE',
  'BOARD_NOT_JSON',
  'BOARD_READ_ONLY',
  'AGENT_UNDECLARED_READ',
  'AGENT_UNDECLARED_WRITE',
  'ADVENTURE_BAD_PROMPT',
  'ADVENTURE_NOT_TOLD',
  'ADVENTURE_OUTSIDE_MODE',
  'ADVENTURE_OVER',
  'AGENT_BAD_OUTCOME',
  'AGENT_TIMEOUT',
  'FLOW_INVALID',
  'FLOW_BAD_FILE',
  'FLOW_BAD_EXPRESSION',
  'FLOW_NOT_ALLOWED',
  'DIRECTOR_NO_PLAN',
  'DIRECTOR_NO_PROMPT',
  'HOUSEHOLD_BAD_PEOPLE',
  'RUN_WRITE_CONFLICT',
  'RUN_NO_ROUTE',
  'RUN_UNKNOWN_ROUTE',
  'RUN_STUCK',
  'RUN_AGENT_FAILED',
  'RUN_UNKNOWN_EFFECT',
  'RUN_EFFECT_FAILED',
  'RUN_SHAPE_CHANGED',
  'RUN_NO_QUESTION',
  'RUN_ENDED',
  'RUN_BUSY',
  'RUN_NO_STEP',
  'RUN_LIMIT_REACHED',
  'RUN_BUDGET_SPENT',
  'RUN_BAD_ID',
  'RUN_UNREADABLE',
  'STORE_UNKNOWN_RUN',
  'STORE_RUN_EXISTS',
  'STORE_CONFLICT',
  'STORE_UNREADABLE',
  'STORE_UNWRITABLE',
  'STORE_FOREIGN',
  'STORE_TOO_NEW',
  'STORE_BAD_EXPORT',
  'STORE_MOVED',
  'STORE_NO_SQLITE',
  'STORE_NO_POSTGRES',
  'STORE_UNREACHABLE',
  'WORLD_BAD_MAP',
  'WORLD_BAD_HOUSE',
  'WORLD_UNKNOWN_AGENT',
  'WORLD_NO_HANDICAP',
  'WORLD_UNKNOWN_ASSET',
  'WORLD_BAD_ASSET_FILE',
  'DESKTOP_BAD_CONFIG',
  'DESKTOP_NO_DISPLAY',
  'DESKTOP_NO_PACKAGE',
  'DESKTOP_NO_WINDOW',
  'DESKTOP_OTHER_WINDOW',
  'DESKTOP_NOT_RESTORABLE',
  'ROOM_NO_CHROMIUM',
  'ROOM_BAD_SCENE',
  'EYE_NO_PACKAGE',
  'EYE_BAD_LESSONS',
  'MODEL_UNKNOWN',
  'MODEL_NO_PACKAGE',
  'MODEL_NO_KEY',
  'MODEL_NO_PRICE',
  'MODEL_SERVER_NOT_ALLOWED',
  'MODEL_FAILED',
  'MODEL_BAD_REPLY',
  'TOOL_INVALID',
  'TOOL_DRIFT',
  'TOOL_SERVER_FAILED',
  'TOOL_NO_PACKAGE',
  'GUARD_REFUSED',
  'A2A_NO_PACKAGE',
  'A2A_FAILED',
  'TRACE_NOT_SENT',
  'CHAT_BAD_SNAPSHOT',
  'MIND_MISSING',
  'MEMBER_UNKNOWN',
  'EMBEDDER_UNKNOWN',
  'EMBEDDER_FAILED',
  'MEMORY_INVALID',
  'MEMORY_NO_PACKAGE',
  'MEMORY_OTHER_EMBEDDER',
  'MEMORY_CACHE_UNUSABLE',
  'SOCIETY_BAD_DESCRIPTION',
  'EVALUATION_INVALID',
  'EVOLUTION_NO_TASKS',
  'EVOLUTION_UNKNOWN_VARIANT',
  'EVALUATION_QUESTION',
  'STORY_UNKNOWN',
  'STORY_UNPLAYABLE',
  'STORY_BAD_SAVE',
  'STORY_DOWNLOAD_FAILED',
  'STORY_UNWRITABLE',
  'CLI_USAGE',
  'CLI_BAD_SOCIETY',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Says what happened, what is known and what to try. */
export class TroupeError extends Error {
  override readonly name = 'TroupeError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** `a`, `b` and `c`, for messages that list what is known. */
export function listed(names: Iterable<string>): string {
  return [...names].join(', ') || 'none'
}
