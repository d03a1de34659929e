/** How a society is offered to people: in a form, in a list of runs, as a small picture that moves. */

export type Board = Readonly<Record<string, unknown>>

export interface OfferOption {
  /** a path in the input: `world.size` */
  readonly name: string
  readonly label: string
  readonly kind: 'number' | 'text' | 'choice' | 'list'
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly min?: number
  readonly max?: number
  /** of the command line: `--size` */
  readonly flag?: string
  /** on the command line it is an argument, not an option */
  readonly isArgument?: true
}

export interface Offer {
  readonly title: string
  readonly says: string
  /** the name of the view it is shown with */
  readonly view: string
  /** what a form begins with */
  readonly input: Board
  readonly options: readonly OfferOption[]
  /** of the command line, which takes the options' flags */
  readonly command?: string
  /** the agents whose mind can be chosen */
  readonly thinkers: readonly string[]
  /** the milliseconds a step takes when somebody watches */
  readonly paceMs: number
  /** a run worth looking at for minutes: what it starts with, and how fast it goes */
  readonly example: { readonly input: Board; readonly paceMs: number }
  /**
   * From what a person chose to what the board starts with; refuses what cannot be run. The seed of the run is that of
   * its world, too, unless another was chosen.
   */
  prepare(chosen: Board, seed?: number | string): Board
  /** what a run is called, from what its board began with */
  nameOf(board: Board): string
  scoreOf?(board: Board): Score
}

export interface Score {
  readonly score?: number
  readonly maxScore?: number
}
