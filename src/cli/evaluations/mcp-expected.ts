/** MCP conformance that we do not have, scenario by scenario, each with its reason. Everything else has to pass. */

interface Reason {
  readonly why: string
  /** `*` at the end stands for anything */
  readonly scenarios: readonly string[]
  /** the checks that may fail in them; all of them when left out */
  readonly checks?: readonly string[]
}

const FIXTURE = 'asks for tools, prompts or resources by names that only servers made for this suite have'

/** Of a server without the fixture of the suite, which is there in a checkout alone. */
export const expectedWithoutFixture: readonly Reason[] = [
  {
    why: FIXTURE,
    scenarios: [
      'completion-complete',
      'tools-call-*',
      'resources-read-text',
      'resources-read-binary',
      'resources-templates-read',
      'prompts-get-*',
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
      'json-schema-2020-12',
      'http-custom-header-server-validation',
      'input-required-result-basic-elicitation',
      'input-required-result-basic-sampling',
      'input-required-result-basic-list-roots',
      'input-required-result-request-state',
      'input-required-result-multiple-input-requests',
      'input-required-result-multi-round',
      'input-required-result-non-tool-request',
      'input-required-result-result-type',
      'input-required-result-tampered-state',
      'input-required-result-capability-check',
    ],
  },
  {
    why: FIXTURE,
    scenarios: ['server-stateless'],
    checks: [
      'sep-2575-server-rejects-undeclared-capability',
      'sep-2575-missing-capability-http-400',
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-server-no-log-without-loglevel',
    ],
  },
]

export const expectedOfServer: readonly Reason[] = [
  {
    why: 'the server gives no request states of its own, so it does not check those that a program adds',
    scenarios: ['input-required-result-tampered-state'],
  },
  {
    why: 'the server keeps no sessions of the older protocol, in which it could ask its client in the middle of a call',
    scenarios: ['tools-call-sampling', 'tools-call-elicitation', 'elicitation-sep10*', 'elicitation-sep13*'],
  },
  { why: 'tasks are an extension that is not offered: a run is watched with watch_run', scenarios: ['tasks-*'] },
  {
    why: 'logs are not sent over the protocol: they are deprecated there',
    scenarios: ['logging-set-level', 'tools-call-with-logging'],
  },
  {
    why: 'changes of resources are not pushed: a run is watched with watch_run',
    scenarios: ['resources-subscribe', 'resources-unsubscribe'],
  },
]

export const expectedOfClient: readonly Reason[] = [
  {
    why: 'extensions of OAuth are left to the provider that is given as `auth`',
    scenarios: ['auth/enterprise-managed-authorization', 'auth/wif-jwt-bearer'],
  },
  {
    why: 'while a person is asked the call is let go: it is declined, and made again with the answer',
    scenarios: ['elicitation-sep1034-client-defaults'],
    checks: ['client-elicitation-sep1034-general'],
  },
  {
    why: 'which version of JSON Schema an input is in is not told to models',
    scenarios: ['json-schema-2020-12-preservation'],
    checks: ['json-schema-2020-12-client-$schema-preserved'],
  },
]

/** Why a check may fail, or nothing. */
export function reasonFor(reasons: readonly Reason[], scenario: string, check?: string): string | undefined {
  const isNamed = (pattern: string) =>
    pattern.endsWith('*') ? scenario.startsWith(pattern.slice(0, -1)) : scenario === pattern
  const isMeant = ({ checks }: Reason) => check === undefined || checks === undefined || checks.includes(check)
  return reasons.find((reason) => reason.scenarios.some(isNamed) && isMeant(reason))?.why
}
