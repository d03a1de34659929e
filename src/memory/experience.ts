/** The text an explorer remembers after a step, and the question it asks its memory before the next one. */
/** A name, a number, or coordinates of any shape. */
export type Shown = string | number | object

export interface Experience {
  readonly position: Shown
  readonly visibleObjects: readonly Shown[]
  readonly action: string
  readonly reason: string
  /** what others said meanwhile */
  readonly messages?: readonly { readonly sender: string; readonly message: string }[]
}

/** Where I was, what I saw, what I decided and why; then, set apart, what I know only from others. */
export function describeExperience({ position, visibleObjects, action, reason, messages = [] }: Experience): string {
  const own = `At position ${show(position)}, I saw ${listOf(visibleObjects)}. I decided to ${action}. Reason: ${reason}`
  if (messages.length === 0) return own
  // on one line each: a message must not look like the next one
  const heard = messages.map(({ sender, message }) => `${sender}: ${message.replaceAll(/\s+/g, ' ').trim()}`)
  return `${own} | Context from others: ${heard.join('; ')}`
}

export interface Surroundings {
  readonly position: Shown
  readonly visibleObjects?: readonly Shown[]
  /** what an image shows, in words; comes before the list of objects */
  readonly visibleCaption?: string
}

/** What do I know about this place, given what I see? */
export function questionAbout({ position, visibleCaption, visibleObjects = [] }: Surroundings): string {
  const seen = visibleCaption || visibleObjects.map(show).join(', ')
  return `What do I know about position ${show(position)} with what I see: ${seen}?`
}

function listOf(things: readonly Shown[]): string {
  return things.length === 0 ? 'nothing' : things.map(show).join(', ')
}

function show(part: Shown): string {
  return typeof part === 'object' ? JSON.stringify(part) : String(part)
}
