/** The colour each member of the adventurers is printed in. */
import type { Member } from '../protocol.ts'
import type { Style } from '../../../terminal/paint.ts'

export const memberStyles: Readonly<Record<Member, Style>> = {
  navigator: 'cyan',
  puzzle: 'yellow',
  memory: 'magenta',
  strategy: 'green',
}
