/** Facts about Langflow's inputs and outputs: chat and text. */
import type { ComponentFacts, FieldFacts } from './facts.ts'

const sender = (value: string): FieldFacts => ({
  name: 'sender',
  kind: 'DropdownInput',
  label: 'Sender Type',
  value,
  options: ['Machine', 'User'],
  isAdvanced: true,
})

const senderName = (value: string): FieldFacts => ({
  name: 'sender_name',
  kind: 'MessageTextInput',
  label: 'Sender Name',
  value,
  isAdvanced: true,
})

const session: FieldFacts = { name: 'session_id', kind: 'MessageTextInput', label: 'Session ID', isAdvanced: true }

const stores: FieldFacts = {
  name: 'should_store_message',
  kind: 'BoolInput',
  label: 'Store Messages',
  value: true,
  isAdvanced: true,
}

export const chatInput: ComponentFacts = {
  type: 'ChatInput',
  label: 'Chat Input',
  description: 'What somebody says to the flow.',
  icon: 'MessagesSquare',
  fields: [
    { name: 'input_value', kind: 'MultilineInput', label: 'Input Text', takes: [] },
    stores,
    sender('User'),
    senderName('User'),
    session,
    { name: 'files', kind: 'FileInput', label: 'Files', isAdvanced: true, isList: true },
  ],
  outputs: [{ name: 'message', label: 'Chat Message', method: 'message_response', types: ['Message'] }],
}

export const chatOutput: ComponentFacts = {
  type: 'ChatOutput',
  label: 'Chat Output',
  description: 'What the flow answers.',
  icon: 'MessagesSquare',
  fields: [
    {
      name: 'input_value',
      kind: 'MessageInput',
      label: 'Inputs',
      takes: ['Data', 'DataFrame', 'Message'],
      isRequired: true,
    },
    stores,
    sender('Machine'),
    senderName('AI'),
    session,
    { name: 'data_template', kind: 'MessageTextInput', label: 'Data Template', value: '{text}', isAdvanced: true },
    { name: 'clean_data', kind: 'BoolInput', label: 'Basic Clean Data', value: true, isAdvanced: true },
  ],
  outputs: [{ name: 'message', label: 'Output Message', method: 'message_response', types: ['Message'] }],
}

const text = { name: 'input_value', kind: 'MultilineInput', label: 'Text' } as const

export const textInput: ComponentFacts = {
  type: 'TextInput',
  label: 'Text Input',
  description: 'A text that is given to the flow.',
  icon: 'type',
  fields: [text],
  outputs: [{ name: 'text', label: 'Output Text', method: 'text_response', types: ['Message'] }],
}

export const textOutput: ComponentFacts = {
  type: 'TextOutput',
  label: 'Text Output',
  description: 'A text that the flow gives back beside the chat.',
  icon: 'type',
  fields: [text],
  outputs: [{ name: 'text', label: 'Output Text', method: 'text_response', types: ['Message'] }],
}

export const memory: ComponentFacts = {
  type: 'Memory',
  label: 'Message History',
  description: 'What was said in this session before.',
  icon: 'message-square-more',
  fields: [
    {
      name: 'mode',
      kind: 'TabInput',
      label: 'Mode',
      value: 'Retrieve',
      options: ['Retrieve', 'Store'],
      refreshes: true,
    },
    { name: 'message', kind: 'MessageTextInput', label: 'Message', isForTools: true, isHidden: true },
    { name: 'memory', kind: 'HandleInput', label: 'External Memory', takes: ['Memory'], isAdvanced: true },
    {
      name: 'sender_type',
      kind: 'DropdownInput',
      label: 'Sender Type',
      value: 'Machine and User',
      options: ['Machine', 'User', 'Machine and User'],
      isAdvanced: true,
    },
    { ...senderName(''), isHidden: true },
    { name: 'n_messages', kind: 'IntInput', label: 'Number of Messages', value: 100, isAdvanced: true },
    { ...session, isHidden: true },
    {
      name: 'order',
      kind: 'DropdownInput',
      label: 'Order',
      value: 'Ascending',
      options: ['Ascending', 'Descending'],
      isAdvanced: true,
      isRequired: true,
      isForTools: true,
    },
    {
      name: 'template',
      kind: 'MultilineInput',
      label: 'Template',
      value: '{sender_name}: {text}',
      isAdvanced: true,
    },
  ],
  outputs: [
    { name: 'messages_text', label: 'Message', method: 'retrieve_messages_as_text', types: ['Message'] },
    { name: 'dataframe', label: 'Dataframe', method: 'retrieve_messages_dataframe', types: ['DataFrame'] },
  ],
}
