/** Faults of a story: the file is not one the machine plays, or it does what no story may do. */

/** The bytes are no story, or no story of a kind that can be played here. The message says what they are. */
export class StoryFileError extends Error {
  override readonly name = 'StoryFileError'
}

/** A file of a saved game that cannot be read, or belongs to another story. */
export class SaveFileError extends Error {
  override readonly name = 'SaveFileError'
}

/** A story broke the rules while it ran. It never leaves the machine: a turn ends with it as a value. */
export class StoryFault extends Error {
  override readonly name = 'StoryFault'
}

export function fault(reason: string): never {
  throw new StoryFault(reason)
}

export const hex = (address: number) => `0x${address.toString(16)}`
