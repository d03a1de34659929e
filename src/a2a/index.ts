/** `troupe/a2a`: a flow as an agent of the A2A protocol, and an agent of it as a flow. Needs `@a2a-js/sdk`. */
export { remoteAgent, type RemoteAgent, type RemoteAgentOptions } from './remote-agent.ts'
export { a2aServer, type A2aServer, type A2aServerOptions } from './server.ts'
