/** For every society of the registry: form, flags, API and the command that is shown are made of the same options. */
import { describe, expect, it } from 'vitest'
import { readArguments } from '../src/cli/arguments.ts'
import { sharedOptions } from '../src/cli/command.ts'
import { commands, isCommand } from '../src/cli/commands.ts'
import { readFlags } from '../src/cli/option-flags.ts'
import { societyCommand } from '../src/cli/society-command.ts'
import type { SocietyInfo } from '../src/server/api.ts'
import { createCatalogue } from '../src/server/catalogue.ts'
import { inputName } from '../src/server/input-schema.ts'
import { openApi } from '../src/server/openapi.ts'
import { defaultOf } from '../src/societies/default-of.ts'
import { choicesOf, type Option } from '../src/societies/option.ts'
import { expectedOf } from '../src/societies/option-value.ts'
import { valueAt, type Board } from '../src/societies/paths.ts'
import { prepareInput } from '../src/societies/prepare-input.ts'
import { registry, societies } from '../src/societies/registry.ts'
import { commandOf } from '../studio/src/pages/start/command.ts'
import { emptyForm, readForm, shownOptions } from '../studio/src/pages/start/form.ts'

const catalogue = createCatalogue(societies)
const names = Object.keys(registry) as (keyof typeof registry)[]

/** A value that is not the usual one, as it would be typed. */
async function another(option: Option): Promise<string> {
  switch (option.kind) {
    case 'count':
    case 'amount':
      return String((option.max ?? 9) - 1)
    case 'choice':
      return (await choicesOf(option)).at(-1)!.value
    case 'list':
      return 'Zoë, 🦊 the fox'
    case 'switch':
      return String(!option.default)
    case 'seed':
      return '77'
    case 'text':
      return "it's -- odd"
    case 'file':
      return ''
  }
}

/** The words of a shown command, as a shell takes them apart. */
const wordsIn = (text: string) =>
  [...text.matchAll(/'((?:[^']|'\\'')*)'|\S+/g)].map(([word, quoted]) => quoted?.replaceAll(`'\\''`, `'`) ?? word)

/** What the command line makes of a command. */
async function typed(name: keyof typeof registry, info: SocietyInfo, text: string): Promise<Board> {
  const [, , command = '', ...words] = wordsIn(text)
  expect([command, isCommand(command)]).toEqual([info.command, true])
  const made = await societyCommand(registry[name].load)
  const given = readArguments(command, { ...made, options: { ...made.options, ...sharedOptions } }, words)
  return readFlags(given, (await registry[name].load()).options)
}

describe.for(names)('the society of %s', (name) => {
  it('is described under its own name, with a command that is listed as the registry says', async () => {
    const society = await registry[name].load()
    expect(society.name).toBe(name)
    const [command = '', ...takes] = registry[name].usage.split(' ')
    expect(society.command?.name).toBe(command)
    expect((await societyCommand(registry[name].load)).takes).toEqual(takes)
    expect(isCommand(command) && commands[command].about).toBe(registry[name].about)
  })

  it('has a flag for every option of its form, with the same default and the same limits', async () => {
    const { options } = await registry[name].load()
    const { options: flags, takes } = await societyCommand(registry[name].load)
    for (const option of options) {
      if (option.isArgument) expect(takes).toContain(option.path.toUpperCase())
      else expect(Object.keys(flags)).toContain(option.flag?.slice(2))
    }
    const info = await catalogue.info(name)
    expect(info.options.map(({ path }) => path)).toEqual(options.map(({ path }) => path))
    for (const option of info.options)
      expect(valueAt(info.input, option.path) ?? null).toEqual(
        defaultOf(option) ?? valueAt(info.input, option.path) ?? null,
      )
  })

  it('starts the same from the form as from the command that the form shows', async () => {
    const info = await catalogue.info(name)
    const society = await registry[name].load()
    const usual = emptyForm(info)
    const other = { ...usual, values: { ...usual.values }, seed: '77' }
    for (const option of society.options) other.values[option.path] = await another(option)
    for (const form of [usual, other]) {
      const { request, problems } = readForm(form, info)
      expect(problems).toEqual({})
      const { text, missing } = commandOf(request, info)
      expect(missing).toEqual([])
      const seed = request.seed!
      const fromForm = await prepareInput(society, request.input ?? {}, { seed })
      const fromCommand = await prepareInput(society, await typed(name, info, text), { seed })
      expect(fromCommand).toEqual(fromForm)
    }
    expect(shownOptions(info, other.values)).toHaveLength(info.options.length - 1)
  })

  it('takes in the API what its options take', async () => {
    const info = await catalogue.info(name)
    const { components } = openApi('1', [info]) as unknown as { components: { schemas: Record<string, object> } }
    const schema = JSON.stringify(components.schemas[inputName(name)])
    for (const option of info.options)
      expect(schema).toContain(JSON.stringify(`${option.label}: ${expectedOf(option)}.`).slice(1, -1))
  })

  it('refuses in a form, in a command and in a request what is beyond a limit', async () => {
    const info = await catalogue.info(name)
    const society = await registry[name].load()
    for (const option of info.options) {
      if (option.kind !== 'count' || option.max === undefined) continue
      const beyond = String(option.max + 1)
      const { problems } = readForm(
        { ...emptyForm(info), values: { ...emptyForm(info).values, [option.path]: beyond } },
        info,
      )
      expect(problems[option.path]).toBe(`Takes ${expectedOf(option)}.`)
      const command =
        `npx troupe ${info.command} ` +
        `${society.options.some(({ isArgument }) => isArgument) ? 'x ' : ''}${option.flag} ${beyond}`
      await expect(typed(name, info, command)).rejects.toThrow(`${option.flag} takes ${expectedOf(option)}, not`)
      const keys = option.path.split('.').toReversed()
      const input = keys.reduce<unknown>((inside, key) => ({ [key]: inside }), option.max + 1) as Board
      await expect(prepareInput(society, input)).rejects.toThrow(`${option.path} takes ${expectedOf(option)}`)
    }
  })
})
