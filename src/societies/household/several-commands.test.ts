/** One thought that decides several actions of a turn: answers take no time, so what follows needs no thought more. */
import { describe, expect, it } from 'vitest'
import { live } from '../../../test/household-story.ts'
import { intentionSchema } from './reply.ts'

const [A, B] = ['Agent A', 'Agent B'] as const
const ASKS = ['chat request Agent B I want to discuss the weather']
const answered = (command: string, later: readonly string[] = []) =>
  live({ people: [A, B], does: { [A]: ASKS, [B]: [command, ...later] }, rounds: 2 })
const MESSAGE = 'chat Agent A The weather is lovely today!'

describe('several commands in one thought', () => {
  it('answer a request and say what was agreed to, in one step and as if they had been thought one by one', async () => {
    const together = await answered(`accept chat req_001\n${MESSAGE}`)
    const apart = await answered('accept chat req_001', [MESSAGE])
    const thoughtsOf = ({ decided }: typeof together) => decided.filter(({ person, round }) => person === B && !round)
    expect(thoughtsOf(together)).toHaveLength(1)
    expect(thoughtsOf(apart)).toHaveLength(2)
    for (const field of ['events', 'chats', 'said', 'desks', 'relations', 'beliefs', 'needs'] as const)
      expect(together.board[field], field).toEqual(apart.board[field])
    expect(together.toldTo(A).slice(0, 2)).toEqual(apart.toldTo(A).slice(0, 2))
    expect(thoughtsOf(together)[0]!.system).toContain('command may hold several lines')
  })

  it('keep the result of each, and both are told', async () => {
    const { results, toldTo } = await answered(`accept chat req_001\n${MESSAGE}`)
    expect((await results()).at(-3)).toBe(`${B}: ${MESSAGE} → Message sent to Agent A.`)
    expect(toldTo(B)[1]!.slice(0, 2)).toEqual([
      'Chat request accepted. You can now send a message.',
      'Message sent to Agent A.',
    ])
  })

  it('end where one is refused: the rest is told, not done, and decided anew', async () => {
    const { board, toldTo } = await answered('accept chat req_007\ngo to garden')
    expect(board.persons[B]?.room).toBe('parlour')
    expect(toldTo(B)[1]!.slice(0, 2)).toEqual([
      expect.stringContaining('No chat request "req_007" waits for your answer'),
      'You have not done this yet: "go to garden".',
    ])
  })

  it('end after a look, which is meant to be seen before anything is done', async () => {
    const { board, toldTo } = await answered('look\ngo to garden')
    expect(board.persons[B]?.room).toBe('parlour')
    expect(toldTo(B)[1]).toContain('You have not done this yet: "go to garden".')
  })

  it('end with the turn, and at its sixth action at the latest', async () => {
    const { board } = await answered('accept chat req_001\ngo to garden\ngo to parlour')
    expect(board.persons[B]?.room).toBe('garden')
    const many = Array.from({ length: 9 }, () => 'accept chat req_001').join('\n')
    expect(intentionSchema['~standard'].validate(many)).toMatchObject({ value: { further: { length: 5 } } })
  })

  it('end where a line is no command: people add a word, and nothing of it is done or refused', async () => {
    const { board, toldTo, decided } = await answered('accept chat req_001 gladly\nThe weather is a fine subject.')
    expect(decided.filter(({ person, round }) => person === B && round === 0)).toHaveLength(2)
    expect(toldTo(B)[1]![0]).toBe('Chat request accepted. You can now send a message.')
    expect(board.said[1]).toMatchObject({ part: 'words', text: 'gladly' })
  })

  it('are read from lines and from lists, with what models put before them', () => {
    const read = (command: unknown) => intentionSchema['~standard'].validate({ command, reason: 'because' })
    const both = { value: { command: 'accept chat req_001', reason: 'because', further: ['go to garden'] } }
    expect(read('accept chat req_001\ngo to garden')).toEqual(both)
    expect(read('1. accept chat req_001\n2) go to garden\n')).toEqual(both)
    expect(read(['- accept chat req_001', '* go to garden'])).toEqual(both)
    expect(read('```\naccept chat req_001\ngo to garden\n```')).toEqual(both)
    expect(read('go to garden')).toEqual({ value: { command: 'go to garden', reason: 'because' } })
    expect(read(['look', 3])).toMatchObject({ issues: [{ path: ['command'] }] })
    expect(read(' \n ')).toMatchObject({ issues: [{ path: ['command'] }] })
  })
})
