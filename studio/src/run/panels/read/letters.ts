/** Who wrote what to whom, as threads: one for each set of people that write to each other. */
import { EVERYONE, type Message } from '../../../../../src/mail/message.ts'
import type { Moment } from '../../../contract.ts'
import { arrivalsOf } from './arrivals.ts'

export interface Letter {
  readonly step: number
  readonly sender: string
  /** `all` stands for everyone */
  readonly recipients: readonly string[]
  readonly text: string
}

export interface Thread {
  readonly key: string
  /** nobody named: it is everyone's */
  readonly people: readonly string[]
  readonly letters: readonly Letter[]
}

const isMessage = (value: unknown): value is Message => {
  const { sender, recipient, message } = (value ?? {}) as Partial<Message>
  return typeof sender === 'string' && typeof recipient === 'string' && typeof message === 'string'
}

/**
 * Every letter up to a moment, oldest first; `undefined` in a society without mail. The same text to several is one.
 */
export function lettersOf(moment: Moment): readonly Letter[] | undefined {
  const mail = moment.field<readonly unknown[]>('mail')
  if (!Array.isArray(mail)) return undefined
  const steps = arrivalsOf(moment.timeline, 'mail')
  const letters: Letter[] = []
  for (const [place, message] of mail.entries()) {
    if (!isMessage(message)) continue
    const step = steps[place] ?? 0
    const before = letters.at(-1)
    const { sender, recipient, message: text } = message
    if (before?.sender === sender && before.text === text && before.step === step)
      letters[letters.length - 1] = { ...before, recipients: [...before.recipients, recipient] }
    else letters.push({ step, sender, recipients: [recipient], text })
  }
  return letters
}

/** Those with the newest letter first. */
export function threadsOf(letters: readonly Letter[]): readonly Thread[] {
  const threads = new Map<string, { key: string; people: readonly string[]; letters: Letter[] }>()
  for (const letter of letters) {
    const people = letter.recipients.includes(EVERYONE)
      ? []
      : [...new Set([letter.sender, ...letter.recipients])].toSorted()
    const key = JSON.stringify(people)
    const thread = threads.get(key)
    // taken out and put back: the last one written to is the last of the map
    threads.delete(key)
    threads.set(key, thread ?? { key, people, letters: [] })
    threads.get(key)!.letters.push(letter)
  }
  return [...threads.values()].toReversed()
}

export interface Mailbox {
  /** the newest first */
  readonly letters: readonly Letter[]
  readonly unread: number
}

/** What an agent got; `undefined` for one that has no mailbox: it never wrote, read or was written to by name. */
export function mailboxOf(moment: Moment, agent: string): Mailbox | undefined {
  const mail = moment.field<readonly unknown[]>('mail')
  const letters = lettersOf(moment)
  if (letters === undefined || !Array.isArray(mail)) return undefined
  const isFor = (sender: string, recipient: string) =>
    recipient === agent || (recipient === EVERYONE && sender !== agent)
  const read = moment.field<Readonly<Record<string, number>>>('mailRead')
  const hasRead = read !== undefined && Object.hasOwn(read, agent)
  if (!hasRead && !letters.some(({ sender, recipients }) => sender === agent || recipients.includes(agent)))
    return undefined
  const from = hasRead ? read[agent]! : 0
  return {
    letters: letters.filter(({ sender, recipients }) => recipients.some((each) => isFor(sender, each))).toReversed(),
    unread: mail.slice(from).filter((each) => isMessage(each) && isFor(each.sender, each.recipient)).length,
  }
}
