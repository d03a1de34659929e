/** `troupe/server`: a store over HTTP, with runs that are driven while nobody looks. */
export type * from './api.ts'
export type * from './api-flows.ts'
export type * from './api-house.ts'
export type { Societies } from './catalogue.ts'
export type { SocietyParts } from '../societies/from-module.ts'
export type { Society } from '../societies/society.ts'
export { createServer, type ServerOptions, type StudioServer } from './server.ts'
export { adventurersFile } from './langflow/served-flow.ts'
