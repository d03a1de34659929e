/** `troupe help`: the commands, or one of them. */
import { listed } from '../../base/errors.ts'
import { misuse, sharedOptions, type Command } from '../command.ts'
import { commands, isCommand } from '../commands.ts'
import { explainCommand, overview } from '../help.ts'
import { suggestion } from '../../base/nearest.ts'
import { createPaint } from '../../terminal/paint.ts'

export const help: Command = {
  takes: ['[COMMAND]'],
  options: {},
  examples: ['help fork'],
  async run(given, screen) {
    const name = given.argument(0) as string | undefined
    if (name === undefined) {
      screen.say(...overview(screen.paint))
      return {
        json: { commands: Object.entries(commands).map(([each, { usage, about }]) => ({ name: each, usage, about })) },
      }
    }
    if (!isCommand(name))
      throw misuse(
        `There is no command ${JSON.stringify(name)}.${suggestion(name, Object.keys(commands))} ` +
          `Commands: ${listed(Object.keys(commands))}.`,
      )
    const command = await commands[name].load()
    const whole = { ...command, options: { ...command.options, ...sharedOptions } }
    screen.say(...explainCommand(name, whole, screen.paint))
    return { json: { command: name, help: explainCommand(name, whole, createPaint(false)).join('\n') } }
  },
}
