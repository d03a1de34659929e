/** What Troupe is tested with, for those who build on it. Depends on no test runner. */
export { describeStore, type StoreOptions } from './describe-store.ts'
export { describeWorld, type WorldOptions } from './describe-world.ts'
export { callTools, replyWith, type TestCall, type TestReply } from './model-reply.ts'
export { startModelServer, type ModelServer, type ModelServerOptions, type ServerFault } from './model-server.ts'
export type { ServerRequest } from './model-server-request.ts'
export { recordedModel, type RecordedOptions } from './recorded-model.ts'
export { scriptedModel, type ScriptedModel, type ScriptedReply } from './scripted-model.ts'
