/** `troupe/server`: a store over HTTP, with runs that are driven while nobody looks. */
export type * from './api.ts'
export type { Societies, Society } from './catalogue.ts'
export { createServer, type ServerOptions, type StudioServer } from './server.ts'
