/**
 * What people decide is data; a command is how a model or a person would type it. Written in this one place, and what
 * is read back of a command is asked of the same words.
 */
import type { HouseAction } from '../../worlds/house/action.ts'

export function commandOf(action: HouseAction): string {
  switch (action.action_type) {
    case 'look':
    case 'noop':
      return action.action_type
    case 'examine':
    case 'take':
    case 'drop':
    case 'consume':
      return `${action.action_type} ${action.target}`
    case 'go_to':
      return `go to ${action.target}`
    case 'place':
      return `place ${action.target} in ${action.recipient}`
    case 'set_to_state':
      return `set ${action.target} to ${action.state}`
    case 'start_using':
      return `start using ${action.target}${action.use === undefined ? '' : `: ${action.use}`}`
    case 'stop_using':
      return `stop using${action.target === undefined ? '' : ` ${action.target}`}`
    case 'chat_request':
      return `chat request ${action.recipient} ${action.message}`
    case 'chat_response': {
      const words = action.response_message ? ` ${action.response_message}` : ''
      return `${action.accepted ? 'accept' : 'reject'} chat ${action.request_id}${words}`
    }
    case 'chat':
      return `chat message ${action.recipient} ${action.message}`
  }
}

export function isWalk(command: string): boolean {
  return command.startsWith(commandOf({ action_type: 'go_to', target: '' }))
}

export function opensOrShuts(command: string, thing: string): boolean {
  return command.startsWith(commandOf({ action_type: 'set_to_state', target: thing, state: '' }))
}

/** To a certain person, where one is named. */
export function isRequest(command: string, recipient = ''): boolean {
  return command.startsWith(commandOf({ action_type: 'chat_request', recipient, message: '' }).trimEnd())
}

export function isMessage(command: string): boolean {
  return command.startsWith(commandOf({ action_type: 'chat', recipient: '', message: '' }).trimEnd())
}

export function isAnswerTo(command: string, id: string): boolean {
  return [true, false].some((accepted) =>
    `${command} `.startsWith(`${commandOf({ action_type: 'chat_response', request_id: id, accepted })} `),
  )
}
