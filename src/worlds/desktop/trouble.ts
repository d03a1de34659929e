/** Troubles with a window: each has a name, what is known, and what a person can do about it. */

const helps = {
  gone: 'The program ended or crashed. Start it again and begin a new run.',
  closed: 'The window was closed, and its program still runs. Open it again and begin a new run.',
  minimised: 'Show the window again; the run goes on by itself.',
  frozen:
    'The program does not listen. Continue it (kill -CONT) if it is held, wait until it has done its work, or end it.',
  covered: 'Keys and pictures work all the same. Put the window on top to use the mouse.',
  moved: 'It was moved or resized. Leave it where it is: programs may turn their view with it.',
  ambiguous: 'Several windows fit. Say more of the one that is meant: its pid, its class or more of its title.',
  unfocused: 'Another window takes the keyboard. Close it, or give the program a display of its own.',
  stopped: 'Somebody pressed the stop key or moved the mouse into the corner. Begin a new run when it is safe.',
  limited: 'A limit is reached. Raise it in the configuration, if this is meant.',
} as const

export type TroubleName = keyof typeof helps

export interface Trouble {
  readonly name: TroubleName
  /** what is known */
  readonly says: string
  /** what a person can do */
  readonly help: string
  /** the action was done all the same */
  readonly isMild?: true
}

const mild: ReadonlySet<TroubleName> = new Set<TroubleName>(['covered', 'moved'])
const final: ReadonlySet<TroubleName> = new Set<TroubleName>(['gone', 'closed', 'stopped'])

export function trouble(name: TroubleName, says: string): Trouble {
  return { name, says, help: helps[name], ...(mild.has(name) && { isMild: true as const }) }
}

/** Whether nothing can be done in this window any more. */
export const isFinal = ({ name }: Pick<Trouble, 'name'>): boolean => final.has(name)
