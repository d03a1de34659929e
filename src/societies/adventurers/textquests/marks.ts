/**
 * Marks that TextQuests' games print into their text: which line of the source spoke, what that is worth, and whether
 * the game is over. They are for the benchmark; players do not see them.
 */
export interface Mark {
  /** file and line of the source: `verbs:347` */
  readonly id: string
  /** what the command was about, where the mark says so */
  readonly object?: string
}

export interface Marked {
  /** as a player reads it */
  readonly text: string
  readonly marks: readonly Mark[]
  /** points of games that show no score, by mark */
  readonly rewards: readonly { readonly id: string; readonly points: number }[]
  readonly isOver: boolean
}

const SOURCE_LINE = String.raw`[^:\]\n]{1,60}:\d{1,6}(?:\([a-z]\))?`
const WITH_OBJECTS = new RegExp(String.raw`\[ID: (${SOURCE_LINE}), PRSO: ([^[\]]{0,200}?), PRSI: [^[\]]{0,200}\]`, 'g')
const ALONE = new RegExp(String.raw`\[ID: (${SOURCE_LINE})\]`, 'g')
const REWARD = new RegExp(String.raw`\[RWD_ID: (${SOURCE_LINE}), VAL:\s*(-?\d{1,6})\s*\]`, 'g')
const GAME_OVER = /\[EVENT: GAME OVER\]/g
const SHORTHAND = /\[RIDX: ([^\]\n]{1,20})\]/g

/** `longhand`: texts that a game has outside of its file, by number. */
export function readMarks(raw: string, longhand: Readonly<Record<string, string>> = {}): Marked {
  const text = raw.replaceAll(SHORTHAND, (mark, number: string) =>
    Object.hasOwn(longhand, number) ? longhand[number]! : mark,
  )
  const marks: Mark[] = [
    ...text.matchAll(WITH_OBJECTS).map(([, id = '', object = '']) => ({ id, object })),
    ...text.matchAll(ALONE).map(([, id = '']) => ({ id })),
  ]
  const rewards = text.matchAll(REWARD).map(([, id = '', points]) => ({ id, points: Number(points) }))
  return {
    text: [WITH_OBJECTS, ALONE, REWARD, GAME_OVER].reduce((left, mark) => left.replaceAll(mark, ''), text),
    marks,
    rewards: [...rewards],
    isOver: text.search(GAME_OVER) >= 0,
  }
}
