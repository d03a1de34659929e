/** What is kept of a society's runs that have ended: all of them, the last ones, and a file of each that goes. */
export interface Keep {
  /** how many stay in the store, the ones that began last; Infinity keeps all */
  readonly last: number
  /** a folder: each run is written there as an exported file before it is removed */
  readonly archive?: string
}

/** By the name of a society; all runs of others are kept. */
export type Keeps = Readonly<Record<string, Keep>>
