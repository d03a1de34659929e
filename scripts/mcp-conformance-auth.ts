/** OAuth of the conformance client: a provider in memory, and a person who says yes to every page at once. */
import {
  ClientCredentialsProvider,
  DpopSession,
  PrivateKeyJwtProvider,
  type OAuthClientInformationMixed,
  type OAuthTokens,
} from '@modelcontextprotocol/client'
import type { McpOAuth } from '../src/tools/mcp/index.ts'

/** What the runner tells the client of a scenario. */
export interface ConformanceContext {
  readonly client_id?: string
  readonly client_secret?: string
  readonly private_key_pem?: string
  readonly signing_algorithm?: string
}

const REDIRECT = 'http://127.0.0.1:3000/callback'
// the runner knows this address, and never asks for it
const METADATA_URL = 'https://conformance-test.local/client-metadata.json'

export function authOf(scenario: string, context: ConformanceContext): McpOAuth | undefined {
  if (!scenario.startsWith('auth/')) return undefined
  const { client_id: clientId = '', client_secret: clientSecret, private_key_pem: privateKey } = context
  if (scenario === 'auth/client-credentials-basic')
    return new ClientCredentialsProvider({ clientId, clientSecret: clientSecret! })
  if (scenario === 'auth/client-credentials-jwt')
    return new PrivateKeyJwtProvider({
      clientId,
      privateKey: privateKey!,
      algorithm: context.signing_algorithm ?? 'ES256',
    })
  const registered =
    clientId === '' ? undefined : { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) }
  const person = personWhoSaysYes(registered)
  if (!scenario.startsWith('auth/dpop')) return person
  const session = DpopSession.create()
  return { ...person, dpop: () => session }
}

function personWhoSaysYes(registered: OAuthClientInformationMixed | undefined): McpOAuth {
  const clients = new Map<string, OAuthClientInformationMixed>()
  const kept = new Map<string, OAuthTokens>()
  let [verifier, answer] = ['', new URLSearchParams()]
  const at = (about: { issuer?: string } | undefined) => about?.issuer ?? ''
  return {
    redirectUrl: REDIRECT,
    clientMetadataUrl: METADATA_URL,
    clientMetadata: {
      client_name: 'troupe',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    clientInformation: (about) => registered ?? clients.get(at(about)),
    saveClientInformation: (given, about) => void clients.set(at(about), given),
    tokens: (about) => kept.get(at(about)) ?? (about === undefined ? [...kept.values()].at(-1) : undefined),
    saveTokens: (given, about) => void kept.set(at(about), given),
    saveCodeVerifier: (given) => void (verifier = given),
    codeVerifier: () => verifier,
    async redirectToAuthorization(address) {
      const response = await fetch(address, { redirect: 'manual' })
      const location = response.headers.get('location')
      if (location === null) throw new Error(`the page of permission answered ${response.status}`)
      answer = new URL(location, address).searchParams
    },
    authorizationResponse: async () => answer,
  }
}
