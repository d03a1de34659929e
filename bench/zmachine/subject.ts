/** An interpreter that is measured: it opens a story and answers line after line. */
export type Subject = {
  open(file: string): Promise<Player>
}

export type Player = {
  /** what the story says before the first line */
  opening: string
  /** plays the lines one after the other and gives all that was said meanwhile */
  play(lines: string[]): Promise<string> | string
  /** what has to be done between two sessions; it is not measured */
  between?(): Promise<void>
  /** CPU time of all that was played, when it is spent in another process */
  cpuMicros?(): number
}
