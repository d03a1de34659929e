/** The endpoints of A2A as data: they lie beside the API, at the root of the server. */
import type { A2aAgents } from '../api.ts'
import type { Endpoint, Words } from '../endpoint.ts'

export const a2aEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/a2a',
    says: 'The societies as agents of the A2A protocol: where each is reached, and its card.',
    gives: 'A2aAgents',
  },
  {
    method: 'get',
    path: '/a2a/{society}/.well-known/agent-card.json',
    says: 'The card of a society as an agent of the A2A protocol (needs the package @a2a-js/sdk; 501 without it).',
    gives: 'application/json',
  },
  {
    method: 'post',
    path: '/a2a/{society}',
    says:
      'JSON-RPC of the A2A protocol, version 1.0: a message starts a run, which is a task, or answers its question; ' +
      'tasks are streamed, read, listed and cancelled.',
    takes: 'application/json',
    gives: 'application/json',
  },
]

export interface A2aShapes {
  readonly A2aAgents: Words<A2aAgents>
}

export const a2aShapes: A2aShapes = {
  A2aAgents: { agents: 'a list of { name, title, says, url, card }' },
}
