/** The services that all routes share. */
import type { ModelServers } from '../models/model-servers.ts'
import type { Store } from '../store/store.ts'
import type { Catalogue } from './catalogue.ts'
import type { Describer } from './describe.ts'
import type { ForeignWriters } from './foreign-writers.ts'
import type { Game } from './house/game.ts'
import type { Households } from './house/households.ts'
import type { Hub } from './hub.ts'
import type { FlowRuns } from './langflow/flow-runs.ts'
import type { FlowShelf } from './langflow/flow-shelf.ts'
import type { Places } from './limits.ts'
import type { Measuring } from './metrics.ts'
import type { Assets } from './static.ts'
import type { Supervisor } from './supervisor.ts'
import type { Turns } from './turns.ts'

export interface Services {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly supervisor: Supervisor
  readonly describer: Describer
  readonly foreignWriters: ForeignWriters
  readonly hub: Hub
  readonly households: Households
  readonly game: Game
  /** flows that can be opened, edited and run */
  readonly flows: FlowShelf
  readonly flowRuns: FlowRuns
  /** events of households, by their first run */
  readonly houseHub: Hub
  /** open event streams, of whatever kind */
  readonly streams: Places
  readonly metrics: Measuring
  /** the only addresses at which models are asked */
  readonly modelServers: ModelServers
  /** the built studio */
  readonly assets: Assets
  readonly turns: Turns
  /** which Troupe this is, for files that are exported */
  readonly version: string
  /** a store whose entries get the times they are told, for imports; the store itself when there is none */
  readonly openImportStore?: (now: () => number) => Store
}
