/**
 * Checks a description when it is made, so that a mistake is found by whoever made it and not by whoever starts a run.
 */
import { listed, TroupeError } from '../base/errors.ts'
import type { OptionInfo } from './option.ts'
import { problemWith } from './option-value.ts'
import { reservedFlags } from './reserved-flags.ts'
import type { Society } from './society.ts'

export function checkDescription({ name, flow, options, thinkers, command, files }: Society): void {
  const fail = (what: string): never => {
    throw new TroupeError('SOCIETY_BAD_DESCRIPTION', `The society "${name}" is not described right: ${what}`)
  }
  if (typeof name !== 'string' || !/^[^\s#/\\]{1,80}$/.test(name))
    fail(`its name takes 1 to 80 characters without blanks, # and slashes.`)
  const fields = Object.keys(flow.board.fields)
  const agents = [...flow.compiled.agents.keys()]
  const strangers = thinkers.filter((thinker) => !agents.includes(thinker))
  if (strangers.length > 0) fail(`there is no agent ${listed(strangers)}. Its agents: ${listed(agents)}.`)
  for (const option of options) {
    const { path, flag } = option
    const [field = ''] = path.split('.')
    if (!fields.includes(field)) fail(`the option ${path} is for no field of its board. Its fields: ${listed(fields)}.`)
    if (option.kind !== 'seed' && flag !== undefined) checkFlag(flag, command === undefined, fail)
    const problem = option.default === undefined ? undefined : problemOf(option)
    if (problem !== undefined) fail(`the default of the option ${path} does not fit: it ${problem}.`)
  }
  checkTwice(
    'options with the path',
    options.map(({ path }) => path),
    fail,
  )
  checkTwice(
    'options with the flag',
    options.flatMap(({ flag }) => flag ?? []),
    fail,
  )
  checkTwice(
    'files named',
    files.map((file) => file.name),
    fail,
  )
  checkTwice(
    'files exported as',
    files.map((file) => file.as),
    fail,
  )
}

type Fail = (what: string) => never

function checkFlag(flag: string, isOfRun: boolean, fail: Fail): void {
  if (!/^--[a-z][a-z\d-]*$/.test(flag)) fail(`${flag} is no flag. Write it like --how-many.`)
  const taken = reservedFlags.filter((word) => isOfRun || word !== 'steps')
  if (taken.includes(flag.slice(2))) fail(`the flag ${flag} means something already. Choose another word.`)
}

function problemOf(option: Society['options'][number]): string | undefined {
  const { default: usual } = option
  // what there is to choose is not known yet
  if (option.kind === 'choice' && typeof option.choices === 'function') return undefined
  if (option.kind === 'amount') return problemWith((usual as number) * (option.factor ?? 1), option)
  return problemWith(usual, option as OptionInfo)
}

function checkTwice(what: string, names: readonly string[], fail: Fail): void {
  const twice = names.find((each, place) => names.indexOf(each) !== place)
  if (twice !== undefined) fail(`it has two ${what} ${twice}.`)
}
