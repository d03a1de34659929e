/** What can be done in a house, as offers: the same declarations that prompts and the planner go by. */
import { offer } from '../offer.ts'
import type { ActionOffer } from '../world.ts'
import type { HouseAction, HouseActionType } from './action.ts'
import { houseActions, type ActionDeclaration } from './actions.ts'

type Parameter = ActionDeclaration['takes'][number]

const ABOUT: Readonly<Record<Parameter, string>> = {
  target: 'A thing or a room, by its name',
  recipient: 'A person, or the thing to put it in or on',
  state: 'The state to bring it into, such as on or open',
  use: 'Which use of the thing; the first one unless told',
  message: 'What to say',
  request_id: 'Such as req_001',
  response_message: 'Words to go with the answer',
}

/** What may be left out, by action. */
const OPTIONAL: Readonly<Partial<Record<HouseActionType, readonly Parameter[]>>> = {
  start_using: ['use'],
  stop_using: ['target'],
  chat_response: ['response_message'],
}

export const houseOffers: readonly ActionOffer<HouseAction>[] = Object.entries(houseActions).map(
  ([name, { takes, help }]) => {
    const type = name as HouseActionType
    const properties = Object.fromEntries(takes.map((part) => [part, { type: 'string', description: ABOUT[part] }]))
    const needed = takes.filter((part) => !OPTIONAL[type]?.includes(part))
    const answers = type === 'chat_response' && { accepted: { type: 'boolean', description: 'Yes or no' } }
    return offer(
      type,
      help,
      { ...properties, ...answers },
      [...needed, ...Object.keys(answers || {})],
      (input) => ({ action_type: type, ...(input as object) }) as HouseAction,
    )
  },
)
