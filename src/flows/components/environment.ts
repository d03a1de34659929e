/**
 * What a flow may be told of the environment: the variables that whoever runs it named. A file from elsewhere could ask
 * for any, and say it aloud; which of them are secrets nobody can tell by their names.
 */
const NAMED = 'TROUPE_FLOW_VARIABLES'

export function fromEnvironment(name: string): string | undefined {
  const named = (process.env[NAMED] ?? '').split(/[\s,]+/)
  return name !== '' && named.includes(name) ? process.env[name] : undefined
}

export const adviceOnVariable = (name: string): string =>
  `The environment tells flows nothing but what ${NAMED} names: put ${name} there, and set it, ` +
  'if flows may say it aloud. Or give it in `variables`.'
