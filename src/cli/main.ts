/**
 * The `troupe` command: finds the command that was named, runs it, and prints its result or error with an exit code.
 */
import { listed, messageOf } from '../base/errors.ts'
import { readArguments } from './arguments.ts'
import { EXIT, isMisuse, misuse, sharedOptions, type Report } from './command.ts'
import { commands, isCommand } from './commands.ts'
import { explainCommand } from './help.ts'
import { suggestion } from '../base/nearest.ts'
import { createPaint } from '../terminal/paint.ts'
import { createScreen, printJson, type Screen } from './screen.ts'
import { stackLines } from './stack-lines.ts'
import { troupeVersion } from './version.ts'

// what a society left open (a server, a timer) may close by itself; then the process ends without it
const CLOSING_MS = 500

export async function main(argv: string[]): Promise<number> {
  endQuietlyWhenNobodyReads()
  const screen = createScreen(argv.includes('--json'))
  tellWhatNobodyCaught(screen)
  const { code = EXIT.ok, json } = await dispatch(argv, screen).catch((error: unknown) => explain(error, screen))
  if (screen.json) printJson(json)
  setTimeout(() => process.exit(code), CLOSING_MS).unref()
  return code
}

async function dispatch(argv: readonly string[], screen: Screen): Promise<Report> {
  // the face may be chosen before the command
  const [first = 'help', ...rest] = argv[0] === '--json' ? [...argv.slice(1), '--json'] : argv
  if (first === '--version' || first === '-v') {
    screen.say(troupeVersion())
    return { json: { version: troupeVersion() } }
  }
  const isForHelp = first === '--help' || first === '-h' || first === '--json'
  const name = isForHelp ? 'help' : first
  if (!isCommand(name))
    throw misuse(
      `There is no command ${JSON.stringify(name)}.${suggestion(name, Object.keys(commands))} ` +
        `Commands: ${listed(Object.keys(commands))}.`,
    )
  const named = await commands[name].load()
  const loaded = (await named.completed?.(rest)) ?? named
  const command = { ...loaded, options: { ...loaded.options, ...sharedOptions } }
  const given = readArguments(name, command, rest)
  if (!given.flag('help')) return command.run(given, screen)
  screen.say(...explainCommand(name, command, screen.paint))
  return { json: { command: name, help: explainCommand(name, command, createPaint(false)).join('\n') } }
}

/** A person's mistake gets a code and a sentence; a stack is for those who ask for it. */
function explain(error: unknown, screen: Screen): Report {
  const { name, message = String(error) } = (error ?? {}) as Partial<Error>
  const code = (error as { code?: unknown } | undefined)?.code
  // by its name, not by its class: a society may have brought its own copy of troupe
  const isOurs = name === 'TroupeError' && typeof code === 'string'
  const label = isOurs ? code : 'Unexpected error:'
  const hint = isOurs || process.env['TROUPE_DEBUG'] ? '' : ' (TROUPE_DEBUG=1 shows where)'
  // its faults are ours, one to a line; any other line end may be somebody else's
  const [first, ...more] =
    (code === 'WORLD_BAD_HOUSE' || code === 'FLOW_BAD_FILE') && isOurs ? message.split('\n') : [message]
  screen.warn(`${screen.paint('red', label)} ${first}${hint}`, ...more)
  if (process.env['TROUPE_DEBUG']) {
    screen.warn(...stackLines(error))
    const cause = (error as { cause?: unknown } | undefined)?.cause
    if (cause instanceof Error) screen.warn(`caused by ${cause.message}`, ...stackLines(cause))
  }
  return {
    code: isOurs && isMisuse(error as { code: string }) ? EXIT.misuse : EXIT.failure,
    json: { error: { code: isOurs ? code : 'UNEXPECTED', message } },
  }
}

/** Such as an error in a timer of a society. The process ends as it would, but Node would print it as it is. */
function tellWhatNobodyCaught(screen: Screen): void {
  process.on('uncaughtException', (error: unknown) => {
    screen.warn(`${screen.paint('red', 'Nobody caught:')} ${messageOf(error)}`, ...stackLines(error))
    process.exit(EXIT.failure)
  })
}

// `troupe runs | head -1` is no fault
function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    throw error
  })
}
