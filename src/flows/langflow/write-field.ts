/** A field of a Langflow node, written with all the keys that Langflow's editor gives a field of its kind. */
import type { Json, Setting } from '../graph.ts'
import type { FieldFacts, InputKind } from './catalogue/facts.ts'
import type { LangflowField } from './format.ts'
import { sortedKeys } from './sorted-keys.ts'

interface KindFacts {
  readonly type: string
  readonly value: Json
  readonly takes?: readonly string[]
  /** what only this kind has */
  readonly more?: Readonly<Record<string, Json>>
}

const listed = { list: false, list_add_label: 'Add More' }
const traced = { trace_as_metadata: true }
const texts = { ...listed, ...traced, load_from_db: false, tool_mode: false, trace_as_input: true }
const chosen = { ...traced, combobox: false, dialog_inputs: {}, options_metadata: [], tool_mode: false }
const numbered = { ...listed, ...traced, tool_mode: false }

const kinds: Readonly<Record<InputKind, KindFacts>> = {
  MessageTextInput: { type: 'str', value: '', takes: ['Message'], more: texts },
  MessageInput: { type: 'str', value: '', takes: ['Message'], more: texts },
  MultilineInput: {
    type: 'str',
    value: '',
    takes: ['Message'],
    more: { ...texts, copy_field: false, multiline: true },
  },
  StrInput: { type: 'str', value: '', more: { ...listed, ...traced, load_from_db: false, tool_mode: false } },
  SecretStrInput: { type: 'str', value: '', takes: [], more: { load_from_db: false, password: true } },
  BoolInput: { type: 'bool', value: false, more: numbered },
  IntInput: { type: 'int', value: 0, more: numbered },
  SliderInput: { type: 'slider', value: 0, more: slider() },
  DropdownInput: { type: 'str', value: '', more: chosen },
  TabInput: { type: 'tab', value: '', more: { ...traced, tool_mode: false } },
  HandleInput: { type: 'other', value: '', takes: [], more: { ...listed, ...traced } },
  DataInput: { type: 'other', value: '', takes: ['Data'], more: { ...listed, ...traced, trace_as_input: true } },
  TableInput: { type: 'table', value: [], more: table() },
  PromptInput: { type: 'prompt', value: '', more: { list: false, tool_mode: false, trace_as_input: true } },
  FileInput: {
    type: 'file',
    value: '',
    more: { ...listed, ...traced, fileTypes: [], file_path: '', temp_file: true },
  },
}

function slider(): Readonly<Record<string, Json>> {
  const labels = { max_label: '', max_label_icon: '', min_label: '', min_label_icon: '' }
  const buttons = { slider_buttons: false, slider_buttons_options: [], slider_input: false }
  return { ...labels, ...buttons, range_spec: { max: 1, min: 0, step: 0.01, step_type: 'float' }, tool_mode: false }
}

/** The columns of a table that describes an output: the only table that is written here. */
function table(): Readonly<Record<string, Json>> {
  const column = (name: string, label: string, type: string, preset: Json): Json => ({
    default: preset,
    display_name: label,
    edit_mode: 'inline',
    name,
    type,
  })
  return {
    is_list: true,
    list_add_label: 'Add More',
    table_icon: 'Table',
    table_schema: [
      column('name', 'Name', 'str', 'field'),
      column('description', 'Description', 'str', ''),
      column('type', 'Type', 'str', 'str'),
      column('multiple', 'As List', 'boolean', 'False'),
    ],
    tool_mode: false,
    ...traced,
    trigger_icon: 'Table',
    trigger_text: 'Open table',
  }
}

export function writeField(facts: FieldFacts, setting?: Pick<Setting, 'value' | 'isVariable'>): LangflowField {
  const kind = kinds[facts.kind]
  const takes = facts.takes ?? kind.takes
  return sortedKeys({
    _input_type: facts.kind,
    advanced: facts.isAdvanced === true,
    display_name: facts.label,
    dynamic: false,
    info: '',
    name: facts.name,
    placeholder: '',
    required: facts.isRequired === true,
    show: facts.isHidden !== true,
    title_case: false,
    type: kind.type,
    ...kind.more,
    ...(takes !== undefined && { input_types: takes }),
    ...(facts.options !== undefined && { options: facts.options }),
    ...(facts.isList === true && { list: true }),
    ...(facts.isForTools === true && { tool_mode: true }),
    ...(facts.refreshes === true && { real_time_refresh: true }),
    ...(setting?.isVariable === true && { load_from_db: true }),
    value: setting?.value ?? facts.value ?? kind.value,
  })
}

/** A field about which nothing is known but what the graph says. */
export function fieldOfSetting(name: string, setting: Setting): LangflowField {
  const { standsFor, options } = setting
  const kind = kindOf(setting)
  const written = writeField({ name, kind, label: setting.label, isList: setting.isList }, setting)
  return sortedKeys({
    ...written,
    type: setting.type,
    advanced: setting.isAdvanced,
    required: setting.isRequired,
    ...((setting.takes.length > 0 || written.input_types !== undefined) && { input_types: setting.takes }),
    ...(options !== undefined && { options }),
    ...(standsFor !== undefined && { proxy: { id: standsFor.node, field: standsFor.setting } }),
  })
}

const kindsByType: Readonly<Record<string, InputKind>> = {
  bool: 'BoolInput',
  int: 'IntInput',
  float: 'IntInput',
  slider: 'SliderInput',
  tab: 'TabInput',
  other: 'HandleInput',
  table: 'TableInput',
  prompt: 'PromptInput',
  file: 'FileInput',
}

function kindOf({ type, isSecret, options, takes }: Setting): InputKind {
  if (isSecret) return 'SecretStrInput'
  if (options !== undefined && type === 'str') return 'DropdownInput'
  return kindsByType[type] ?? (takes.length > 0 ? 'MessageTextInput' : 'StrInput')
}

/** A variable of a prompt is a field of its own, written in an older way than the others. */
export function variableField(name: string, value: Json = ''): LangflowField {
  return sortedKeys({
    advanced: false,
    display_name: name,
    dynamic: false,
    field_type: 'str',
    fileTypes: [],
    file_path: '',
    info: '',
    input_types: ['Message'],
    list: false,
    load_from_db: false,
    multiline: true,
    name,
    placeholder: '',
    required: false,
    show: true,
    title_case: false,
    type: 'str',
    value,
  })
}

/** Every node has its Python in a field; ours is empty, or a placeholder. */
export const codeField = (value: string): LangflowField =>
  sortedKeys({
    advanced: true,
    dynamic: true,
    fileTypes: [],
    file_path: '',
    info: '',
    list: false,
    load_from_db: false,
    multiline: true,
    name: 'code',
    password: false,
    placeholder: '',
    required: true,
    show: true,
    title_case: false,
    type: 'code',
    value,
  })
