/** Files that can be made of a run. Who makes them is brought along: a society, or the program that starts the server. */
import type { StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'

export interface ArtefactMaker {
  readonly name: string
  readonly says: string
  readonly type: string
  /** whether it can be made of this run */
  readonly fits: (start: StartRecord) => boolean
  readonly write: (store: Store, run: string) => AsyncIterable<string>
}

export type Artefacts = readonly ArtefactMaker[]
