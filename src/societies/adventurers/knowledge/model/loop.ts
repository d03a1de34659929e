/** A loop, as Memory tells the others of it. */
export interface LoopDetection {
  /** of a loop; otherwise the history tells them */
  readonly last5Actions: readonly string[]
  readonly isLooping: boolean
  readonly loopPattern: string
  /** of walking about in a few rooms: which */
  readonly loopPlaces?: readonly string[]
}

/** The same for every step without a loop, so that the journal need not say it again. */
export const NO_LOOP: LoopDetection = { last5Actions: [], isLooping: false, loopPattern: '' }
