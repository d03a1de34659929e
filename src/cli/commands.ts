/** The commands by name. Each is loaded only when it is called, so that every one starts quickly. */
import { registry } from '../societies/registry.ts'
import type { Command } from './command.ts'

interface Listing {
  readonly usage: string
  readonly about: string
  readonly load: () => Promise<Command>
}

type CommandIn<Usage extends string> = Usage extends `${infer Name} ${string}` ? Name : Usage
type SocietyCommand = CommandIn<(typeof registry)[keyof typeof registry]['usage']>

/** Made from the description of each society. */
const societyCommands = Object.fromEntries(
  Object.values(registry).map(({ usage, about, load }): [string, Listing] => {
    const [name = '', ...takes] = usage.split(' ')
    return [
      name,
      {
        usage: takes.join(' '),
        about,
        load: async () => (await import('./society-command.ts')).societyCommand(load),
      },
    ]
  }),
)

export const commands = {
  studio: {
    usage: '',
    about: 'watch, rewind, fork and compare runs in the browser',
    load: async () => (await import('./commands/studio.ts')).studio,
  },
  serve: {
    usage: '',
    about: "serve flows at the addresses of Langflow's API",
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  worker: {
    usage: '',
    about: 'drive the runs of a Postgres store beside other workers',
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  rules: {
    usage: '',
    about: 'show and set what holds for all workers: runs at once, priorities, rates, budgets',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  mcp: {
    usage: '',
    about: 'serve societies and runs to an assistant over MCP',
    load: async () => (await import('./commands/mcp.ts')).mcp,
  },
  demo: {
    usage: '',
    about: 'watch a small society furnish a room',
    load: async () => (await import('./commands/demo.ts')).demo,
  },
  ...(societyCommands as Record<SocietyCommand, Listing>),
  run: {
    usage: 'SOCIETY',
    about: 'start a run of a society',
    load: async () => (await import('./commands/run.ts')).run,
  },
  runs: {
    usage: '',
    about: 'list the runs of the store',
    load: async () => (await import('./commands/runs.ts')).runs,
  },
  show: {
    usage: 'RUN',
    about: 'show the board of a run, who acts next and what it is waiting for',
    load: async () => (await import('./commands/show.ts')).show,
  },
  memories: {
    usage: 'RUN',
    about: 'show what the agents of a run remember, or what one of them would recall',
    load: async () => (await import('./commands/memories.ts')).memories,
  },
  interview: {
    usage: 'RUN NAME QUESTION',
    about: 'ask somebody of a run, who answers from what they remember',
    load: async () => (await import('./commands/interview.ts')).interview,
  },
  ask: {
    usage: 'RUN MEMBER QUESTION',
    about: 'ask a member of a run, who answers from what it knows at a step',
    load: async () => (await import('./commands/ask.ts')).ask,
  },
  tail: {
    usage: 'RUN',
    about: 'print the log of a run, then follow it',
    load: async () => (await import('./commands/tail.ts')).tail,
  },
  resume: {
    usage: 'RUN',
    about: 'continue a run, or answer its question',
    load: async () => (await import('./commands/resume.ts')).resume,
  },
  fork: {
    usage: 'RUN --at N',
    about: 'start a new run from a step of another',
    load: async () => (await import('./commands/fork.ts')).fork,
  },
  replay: {
    usage: 'RUN',
    about: 'print a run again from its journal, without running anything',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  trace: {
    usage: 'RUN',
    about: 'show where the time, tokens and money of a run went, or send it to an OpenTelemetry collector',
    load: async () => (await import('./commands/trace.ts')).trace,
  },
  export: {
    usage: 'RUN',
    about: 'write a run to a single file',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  import: {
    usage: 'FILE',
    about: 'add an exported run to the store',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  contract: {
    usage: 'SOCIETY',
    about: 'show which agent reads and writes what, and a Mermaid diagram',
    load: async () => (await import('./commands/contract.ts')).contract,
  },
  flow: {
    usage: 'ACTION [FILE] [OUT]',
    about: 'run, check, show and convert societies that are written as files',
    load: async () => (await import('./commands/flow.ts')).flow,
  },
  play: {
    usage: 'STORY',
    about: 'play a text adventure',
    load: async () => (await import('./commands/play.ts')).play,
  },
  evaluate: {
    usage: 'SOCIETY',
    about: 'measure how good a society is, beside a baseline',
    load: async () => (await import('./commands/evaluate.ts')).evaluate,
  },
  evolve: {
    usage: 'SOCIETY',
    about: 'let a society improve itself, keeping only what paired games prove',
    load: async () => (await import('./commands/evolve.ts')).evolveCommand,
  },
  family: {
    usage: 'SOCIETY',
    about: 'show the variants that evolution made, and what became of them',
    load: async () => (await import('./commands/family.ts')).family,
  },
  reflect: {
    usage: 'RUN...',
    about: 'find what went wrong in runs, with the steps that show it',
    load: async () => (await import('./commands/reflect.ts')).reflect,
  },
  ablate: {
    usage: 'STORY',
    about: 'measure how much each adventurer helps, by muting them one at a time',
    load: async () => (await import('./commands/ablate.ts')).ablate,
  },
  teach: {
    usage: 'FOLDER',
    about: 'teach an eye what is where on pictures',
    load: async () => (await import('./commands/teach.ts')).teach,
  },
  textquests: {
    usage: 'DIR',
    about: 'play the games of a TextQuests folder and write its result files',
    load: async () => (await import('./commands/textquests.ts')).textquests,
  },
  stories: {
    usage: '[get NAME]',
    about: 'list the stories you can play, or download one',
    load: async () => (await import('./commands/stories.ts')).stories,
  },
  doctor: {
    usage: '',
    about: 'check what is installed, which models can be reached, and the store',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  help: {
    usage: '[COMMAND]',
    about: 'explain a command, or list them',
    load: async () => (await import('./commands/help.ts')).help,
  },
} as const satisfies Record<string, Listing>

export type CommandName = keyof typeof commands

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}
