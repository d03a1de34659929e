/** Answers that do not wait for long thoughts. */

// a thought may take a minute: whoever paused it is answered before, and told by the events when it has paused
const PATIENCE_MS = 1_000

/** When it is done, or after a while; what goes wrong later is told by the run. */
export async function soon(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  try {
    await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
