/**
 * Reserved flags: words of the command line that mean the same for every society. `steps` belongs to `troupe run`
 * alone.
 */
export const reservedFlags: readonly string[] = [
  'store',
  'json',
  'help',
  'input',
  'seed',
  'mind',
  'max-cost',
  'max-tokens',
  'step-limit',
  'steps',
]
