/** Communication: an explorer reads its mail, which empties its mailbox. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { markRead } from '../../mail/mail.ts'
import { expedition, type Branch } from './board.ts'
import { lettersTo, since } from './letters.ts'

export const communication = expedition.agent({
  reads: ['explorers', 'talk', 'mail', 'mailRead', 'otherAgentMessages'],
  writes: ['mailRead', 'otherAgentMessages'],
  takes: type<Branch>(),
  think: ({ explorers, talk, mail, mailRead, otherAgentMessages }, { payload: { explorer } }) => {
    const next = send('decision', { explorer })
    if (!talk) return { next }
    const messages = since(lettersTo(mail, explorers, explorer), mailRead[explorer] ?? 0).map(({ message }) => message)
    const isSilent = messages.length === 0 && (otherAgentMessages[explorer] ?? []).length === 0
    const heard = isSilent ? {} : { otherAgentMessages: { [explorer]: messages } }
    return { update: { ...markRead(mail, explorer), ...heard }, next }
  },
})
