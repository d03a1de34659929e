/** What a society takes, as a JSON schema: made of the same options as its form and its flags. */
import type { OptionInfo } from '../societies/option.ts'
import { expectedOf } from '../societies/option-value.ts'
import { defaultOf } from '../societies/default-of.ts'
import type { SocietyInfo } from './api.ts'

type Json = Readonly<Record<string, unknown>>

/** The name of the shape: only letters, digits, dots, dashes and underscores may stand in one. */
export function inputName(society: string): string {
  return `InputOf.${society.replaceAll(/[^\w.-]/g, '_')}`
}

export function inputSchema({ title, options }: Pick<SocietyInfo, 'title' | 'options'>): Json {
  const tree: Tree = {}
  for (const option of options) {
    const keys = option.path.split('.')
    const last = keys.pop()!
    let place = tree
    for (const key of keys) place = (place[key] ??= { inside: {} }).inside
    place[last] = { ...place[last], inside: place[last]?.inside ?? {}, option }
  }
  return { ...objectOf(tree), description: `What a run of ${title} starts with, over the usual.` }
}

interface Tree {
  [key: string]: { inside: Tree; option?: OptionInfo }
}

function objectOf(tree: Tree): Json {
  const properties = Object.entries(tree).map(([key, { inside, option }]) => {
    const own = option && schemaOf(option)
    if (Object.keys(inside).length === 0) return [key, own ?? {}]
    // a whole value, such as that of a file, or one option by one
    return [key, own === undefined ? objectOf(inside) : { anyOf: [objectOf(inside), own] }]
  })
  return { type: 'object', properties: Object.fromEntries(properties) as Json }
}

function schemaOf(option: OptionInfo): Json {
  const usual = defaultOf(option)
  const { flag, label } = option
  const said = `${label}: ${expectedOf(option)}.${flag === undefined ? '' : ` On the command line: ${flag}.`}`
  return { ...typeOf(option), ...(usual !== undefined && { default: usual }), description: said }
}

function typeOf(option: OptionInfo): Json {
  switch (option.kind) {
    case 'count':
      return { type: 'integer', ...limitsOf('imum', option.min, option.max) }
    case 'amount': {
      const factor = option.factor ?? 1
      return { type: 'number', ...limitsOf('imum', times(option.min, factor), times(option.max, factor)) }
    }
    case 'text':
      return { type: 'string', ...(option.longest !== undefined && { maxLength: option.longest }) }
    case 'choice':
      return { type: 'string', enum: option.choices.map(({ value }) => value) }
    case 'list': {
      const names = {
        type: 'array',
        items: { type: 'string' },
        uniqueItems: true,
        ...limitsOf('Items', option.min, option.max),
      }
      return option.takesCount
        ? { anyOf: [names, { type: 'integer', ...limitsOf('imum', option.min, option.max) }] }
        : names
    }
    case 'switch':
      return { type: 'boolean' }
    case 'seed':
      return option.max === undefined
        ? { type: ['number', 'string'] }
        : { type: 'integer', minimum: 0, maximum: option.max }
    case 'file':
      return { type: 'object' }
  }
}

const times = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor)

/** `minimum` and `maximum`, or `minItems` and `maxItems`. */
function limitsOf(what: 'imum' | 'Items', min: number | undefined, max: number | undefined): Json {
  return { ...(min !== undefined && { [`min${what}`]: min }), ...(max !== undefined && { [`max${what}`]: max }) }
}
