/** Explains to a model why its reply could not be used, so that it can correct it. */

// a reply that ran away is not repeated whole to the model that wrote it
const QUOTED_LENGTH = 4_000

/** `wanted`: what the reply was to be, in a word. */
export function explain(reply: string, fault: string, wanted: string): string {
  const quoted = reply.length > QUOTED_LENGTH ? `${reply.slice(0, QUOTED_LENGTH)}…` : reply
  return (
    `Your last reply could not be used. It was:\n<reply>\n${quoted}\n</reply>\n${fault}\n` +
    `Reply again, with nothing but the corrected ${wanted}.`
  )
}
