/** The parameters of a flow file as the options of its society: the form, the flags and the API are made of them. */
import type { Option } from '../../societies/option.ts'
import { flagFor } from '../../societies/options-in-input.ts'
import type { FileParameter, FlowFile } from './schema/flow-file.ts'

export function makeOptions({ parameters = {} }: FlowFile): Option[] {
  return Object.entries(parameters).map(([path, parameter]) => makeOption(path, parameter))
}

function makeOption(path: string, parameter: FileParameter): Option {
  const { label = path, about } = parameter
  const shared = { path, label, ...(about !== undefined && { about }) }
  if (parameter.type === 'seed') {
    const { default: usual, max } = parameter
    return { kind: 'seed', flag: '--seed', ...shared, default: usual, ...(max !== undefined && { max }) }
  }
  const { isArgument } = parameter
  // of `house.size` the last part is what people say
  const flag = (parameter.flag as `--${string}` | undefined) ?? flagFor(path.split('.').at(-1)!)
  const named = { ...shared, ...(isArgument && { isArgument }), ...(flag !== undefined && { flag }) }
  switch (parameter.type) {
    case 'choice': {
      const { choices, default: usual } = parameter
      const all = choices.map((each) => (typeof each === 'string' ? { value: each, label: each } : each))
      return { kind: 'choice', ...named, choices: all, ...(usual !== undefined && { default: usual }) }
    }
    case 'switch':
      return { kind: 'switch', ...named, default: parameter.default }
    default: {
      const { type, label: _label, about: _about, flag: _flag, isArgument: _isArgument, ...rest } = parameter
      return { kind: type, ...named, ...rest } as Option
    }
  }
}
