/** Whether a search was just called for: `/` opens a panel first, and its box takes the focus once it is there. */
let calledAt = Number.NEGATIVE_INFINITY

// a panel is loaded when it is opened first, which may take a moment
const PATIENCE_MS = 2000

export function hearSearchCalls(): void {
  const onKeyDown = ({ key, timeStamp }: KeyboardEvent) => {
    calledAt = key === '/' ? timeStamp : Number.NEGATIVE_INFINITY
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
}

export const wasSearchCalled = (): boolean => performance.now() - calledAt < PATIENCE_MS
