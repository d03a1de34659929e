/** The help texts that `troupe help` and `--help` print. */
import type { Command, Options } from './command.ts'
import { sharedOptions } from './command.ts'
import { commands, type CommandName } from './commands.ts'
import { programName } from '../terminal/invocation.ts'
import type { Paint } from '../terminal/paint.ts'

export function overview(paint: Paint): string[] {
  const names = Object.keys(commands) as CommandName[]
  const widest = Math.max(...names.map((name) => usageOf(name).length))
  return [
    'troupe: societies of agents, with runs that can be resumed, replayed and forked at any step',
    '',
    `${paint('bold', 'Usage')}  troupe COMMAND [options]`,
    '',
    ...names.map((name) => `  ${paint('cyan', usageOf(name).padEnd(widest))}  ${commands[name].about}`),
    '',
    'RUN is the id of a run, the beginning of one, or `last`.',
    'SOCIETY is the name of a society that comes with Troupe (explorers, adventurers), a flow file, or the path of a',
    'module that exports a flow: society.ts, or society.ts#name.',
    '',
    ...describeOptions(sharedOptions, paint),
    '',
    paint(
      'dim',
      'Exit codes: 0 success, 1 failure, 2 a mistake in the command, 130 stopped by Ctrl-C, 143 by SIGTERM.',
    ),
    paint('dim', `Help for one command: ${programName()} run --help. To start: ${programName()} demo`),
  ]
}

function usageOf(name: CommandName): string {
  return [name, commands[name].usage].filter(Boolean).join(' ')
}

export function explainCommand(name: CommandName, command: Command, paint: Paint): string[] {
  const { options, notes = [], examples } = command
  const own = Object.fromEntries(Object.entries(options).filter(([option]) => !(option in sharedOptions)))
  return [
    `${paint('bold', 'Usage')}  troupe ${usageOf(name)}`,
    '',
    `${commands[name].about[0]!.toUpperCase()}${commands[name].about.slice(1)}.`,
    ...notes,
    '',
    ...describeOptions({ ...own, ...sharedOptions }, paint),
    '',
    paint('bold', examples.length > 1 ? 'Examples' : 'Example'),
    ...examples.map((example) => `  ${programName()} ${example}`),
  ]
}

function describeOptions(options: Options, paint: Paint): string[] {
  const rows = Object.entries(options).map(([name, { value, short, about }]) => {
    const flag = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`
    return { flag, about }
  })
  const widest = Math.max(...rows.map(({ flag }) => flag.length))
  return [
    paint('bold', 'Options'),
    ...rows.map(({ flag, about }) => `  ${paint('cyan', flag.padEnd(widest))}  ${about}`),
  ]
}
