/** Every rule of chat as the people of a household meet it: what is refused is told at the next decision, and why. */
import { describe, expect, it } from 'vitest'
import { early, live } from '../../../test/household-story.ts'

const ASK = 'chat request Bo hello'

describe('a request that is refused', () => {
  const refusedWith = async (command: string, more: Partial<Parameters<typeof live>[0]> = {}) => {
    const { toldTo, board } = await live({
      people: ['Ana', 'Bo', 'Cy'],
      does: { Ana: [command] },
      rounds: 2,
      ...more,
    })
    expect(board.chats.filter(({ kind }) => kind === 'request')).toEqual([])
    expect(board.decisions['Ana']).toBeDefined()
    return toldTo('Ana')[1]?.[0]
  }

  it('is told why at the next decision: to oneself, to nobody, without a reason', async () => {
    expect(await refusedWith('chat request Ana hello')).toBe(
      'Nobody chats with themselves. Choose somebody else in the room.',
    )
    const unknown = await refusedWith('chat request Zed hello')
    expect(unknown).toContain('nobody named "Zed"')
    expect(unknown).toContain('chat request NAME REASON')
    expect(await refusedWith('chat request Bo')).toBe('Say what as well: chat request Bo REASON.')
  })

  it('to somebody in another room', async () => {
    const people = ['Ana', early('Bo', { room: 'garden' })]
    expect(await refusedWith(ASK, { people })).toBe(
      'Bo is not in the room with you. Go to where Bo is, or choose somebody who is here.',
    )
  })

  it('to somebody who is asleep', async () => {
    const people = [early('Ana', { room: 'attic' }), early('Bo', { room: 'attic', wakes: 600 })]
    expect(await refusedWith(ASK, { people })).toBe('Bo is asleep or away. Try again later, or choose somebody else.')
  })

  it('with more words than anybody may say', async () => {
    expect(await refusedWith(`${ASK} ${'ho '.repeat(40)}`, { input: { chatLimits: { length: 50 } } })).toContain(
      'At most 50 characters can be said at once',
    )
  })

  it('where chat is switched off, whatever is tried', async () => {
    for (const command of [ASK, 'accept chat req_001', 'chat Bo hello'])
      expect(await refusedWith(command, { input: { talk: false } })).toContain('Nobody chats in this house')
  })

  it('twice to the same person, and to whoever has asked already', async () => {
    const { toldTo, board } = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: [ASK, ASK], Bo: ['chat request Ana hello'] },
      rounds: 3,
    })
    expect(toldTo('Ana')[2]![0]).toBe('You have asked Bo already (req_001). Wait for the answer.')
    expect(toldTo('Bo')[1]![0]).toBe(
      'Ana has asked you already. Answer instead: accept chat req_001, or reject chat req_001.',
    )
    expect(board.chatCount).toBe(1)
  })

  it('to whoever has too many to answer already', async () => {
    const { toldTo } = await live({
      people: ['Ana', 'Cy', 'Di', 'Bo'],
      does: { Ana: [ASK], Cy: [ASK], Di: [ASK] },
      input: { chatLimits: { pendingPerReceiver: 2 } },
      rounds: 2,
    })
    expect(toldTo('Di')[1]![0]).toContain('Bo has 2 chat requests to answer first.')
    expect(toldTo('Bo')[0]!.filter((line) => line.includes('(ID: req_'))).toHaveLength(2)
  })

  it('too soon after a rejection, and after enough chats in a day', async () => {
    const soon = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: [ASK, ASK], Bo: ['reject chat req_001'] },
      rounds: 3,
    })
    expect(soon.toldTo('Ana')[1]).toContain('Bo rejected your chat request.')
    expect(soon.toldTo('Ana')[2]![0]).toMatch(/^It is too soon to ask Bo again\. Try again in \d+ rounds/)

    const enough = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: [ASK, ASK], Bo: ['accept chat req_001', 'chat Ana hello'] },
      input: { chatLimits: { coolDown: 0, perPairAndDay: 1 } },
      rounds: 3,
    })
    expect(enough.toldTo('Ana')[2]![0]).toContain('You and Bo have chatted enough today')
  })

  it('ends the turn: nobody asks on and on in one turn', async () => {
    const { decided } = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: () => 'chat request Bo hello', Bo: [] },
      rounds: 4,
    })
    expect(decided.filter(({ person }) => person === 'Ana').map(({ round }) => round)).toEqual([0, 1, 2, 3])
  })
})

describe('an answer', () => {
  it('to a request that is not there names those that are', async () => {
    const { toldTo, board } = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: [ASK, 'accept chat req_001'], Bo: ['accept chat req_077', 'accept chat the one from yesterday'] },
      rounds: 2,
    })
    expect(toldTo('Bo')[1]![0]).toBe('No chat request "req_077" waits for your answer. These do: req_001 from Ana.')
    expect(toldTo('Ana').at(-1)![0]).toContain('accepted already')
    expect(board.chats.filter(({ kind }) => kind === 'response')).toHaveLength(1)
  })

  it('to the request of somebody else is refused', async () => {
    const { toldTo, board } = await live({
      people: ['Ana', 'Cy', 'Bo'],
      does: { Ana: [ASK], Cy: ['accept chat req_001', 'chat Ana I am Bo', 'wait'] },
      rounds: 2,
    })
    expect(toldTo('Cy')[1]![0]).toContain('No chat request "req_001" waits for your answer, and no other.')
    expect(toldTo('Cy')[2]![0]).toBe('You have no chat with Ana. Ask first: chat request Ana REASON.')
    expect(board.chats.map(({ kind }) => kind)).toEqual(['request'])
  })

  it('is given once', async () => {
    const { toldTo, board } = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: [ASK], Bo: ['reject chat req_001', 'accept chat req_001', 'accept chat req_001', 'chat Ana hi'] },
      rounds: 2,
    })
    expect(toldTo('Bo')[2]![0]).toContain('No chat request "req_001" waits for your answer')
    expect(board.chats.map(({ kind }) => kind)).toEqual(['request', 'response'])
  })

  it('cannot be yes once the other has left the room, and can be no', async () => {
    const { toldTo, board } = await live({
      people: ['Ana', 'Bo'],
      does: {
        Ana: [ASK, 'go to garden'],
        Bo: ['wait', 'accept chat req_001', 'reject chat req_001'],
      },
      rounds: 3,
    })
    expect(toldTo('Bo')[2]![0]).toBe(
      'Ana is not in the room with you. Go to where Ana is, or choose somebody who is here. ' +
        'Accept later, or reject it: reject chat req_001.',
    )
    expect(toldTo('Ana').at(-1)).toContain('Bo rejected your chat request.')
    expect(board.chats.at(-1)).toMatchObject({ kind: 'response', accepted: false })
  })
})

describe('a message', () => {
  it('needs consent: before it, after it was used up, and to anybody else', async () => {
    const { results, board } = await live({
      people: ['Ana', 'Bo', 'Cy'],
      does: {
        Ana: ['chat Bo hello', ASK, 'chat Bo hello again'],
        Bo: ['wait', 'accept chat req_001', 'chat Cy hello', 'chat Ana hello', 'chat Ana and another thing'],
      },
      rounds: 5,
    })
    const lines = await results()
    expect(lines).toContain('Ana: chat Bo hello → You have no chat with Bo. Ask first: chat request Bo REASON.')
    expect(lines).toContain('Ana: chat Bo hello again → It is the turn of Bo to speak. Wait for what they say.')
    expect(lines).toContain('Bo: chat Cy hello → You have no chat with Cy. Ask first: chat request Cy REASON.')
    expect(lines).toContain('Bo: chat Ana hello → Message sent to Ana.')
    expect(board.chats.filter(({ kind }) => kind === 'message')).toHaveLength(1)
    expect(board.events.filter(({ action }) => action.action_type === 'chat')).toHaveLength(1)
  })

  it('does not reach whoever left the room after it was agreed, and the chat lapses for both', async () => {
    const { toldTo, board, results } = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: [ASK, 'go to garden'], Bo: ['accept chat req_001', 'wait', 'chat Ana where are you?'] },
      input: { chatLimits: { expiresAfter: 2 } },
      rounds: 5,
    })
    expect(await results()).toContain(
      'Bo: chat Ana where are you? → Ana is not in the room with you. ' +
        'Go to where Ana is, or choose somebody who is here.',
    )
    expect(board.chats.map(({ kind }) => kind)).toEqual(['request', 'response', 'lapsed'])
    expect(toldTo('Ana').flat()).toContain('Your chat with Bo is over: Bo did not speak in time.')
    expect(toldTo('Bo').flat()).toContain('Your chat with Ana is over: Bo did not speak in time.')
    expect(board.events.some(({ action }) => action.action_type === 'chat')).toBe(false)
  })
})

describe('a request that nobody answers', () => {
  it('expires, and its sender is told at the next turn', async () => {
    const { toldTo, board } = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: [ASK], Bo: [] },
      input: { chatLimits: { expiresAfter: 2 } },
      rounds: 5,
    })
    const told = toldTo('Ana').map((lines) => lines.filter((line) => line.includes('expired')))
    expect(told.flat()).toEqual(['Your chat request to Bo has expired: Bo did not answer in time.'])
    // at the first turn at which it is too old, not one later
    expect(told.findIndex(({ length }) => length > 0)).toBe(3)
    expect(board.chats.map(({ kind }) => kind)).toEqual(['request', 'expired'])
    expect(board.desks['Bo']?.incoming).toEqual([])
    expect(toldTo('Bo').at(-1)!.join()).not.toContain('req_001')
  })

  it('expires although its receiver sleeps through it', async () => {
    const { toldTo } = await live({
      people: [early('Ana', { room: 'attic' }), early('Bo', { room: 'attic' })],
      does: { Ana: ['wait', ASK], Bo: ['wait', 'start using bed'] },
      input: { chatLimits: { expiresAfter: 2 } },
      rounds: 7,
    })
    expect(toldTo('Bo')).toHaveLength(2)
    expect(toldTo('Ana').flat()).toContain('Your chat request to Bo has expired: Bo did not answer in time.')
  })
})

describe('a turn always ends', () => {
  const decisionsOf = async (command: string, rounds = 3) => {
    const { decided, board } = await live({ people: ['Ana', 'Bo'], does: { Ana: () => command }, rounds })
    return {
      board,
      perRound: Array.from({ length: rounds }, (_, round) =>
        decided.filter((one) => one.person === 'Ana' && one.round === round),
      ),
    }
  }

  it('also of somebody who only ever looks', async () => {
    const { perRound } = await decisionsOf('look')
    expect(perRound.map(({ length }) => length)).toEqual([6, 6, 6])
  })

  it('also of somebody who only ever examines, or answers requests that are not there', async () => {
    for (const command of ['examine lamp', 'accept chat req_001', 'reject chat req_999 no']) {
      const { perRound } = await decisionsOf(command)
      expect(perRound.map(({ length }) => length)).toEqual([6, 6, 6])
    }
  })

  it('also of somebody who writes nonsense, who is told what would work', async () => {
    const { perRound, board } = await decisionsOf('flarp the wug')
    expect(perRound.map(({ length }) => length)).toEqual([6, 6, 6])
    expect(perRound[0]![1]!.told[0]).toBe(
      'There is no command "flarp the wug". Try: look, go to ROOM, take THING, start using THING, ' +
        'chat request NAME REASON.',
    )
    expect(board.events.filter(({ agent_id: id }) => id === 'Ana')).toEqual([])
  })

  it('and a new one is begun with all of its actions', async () => {
    const { toldTo } = await live({
      people: ['Ana', 'Bo'],
      does: { Ana: ['look', 'look', 'wait', 'look', 'look', 'look', 'look', 'look', 'look', 'wait'] },
      rounds: 3,
    })
    expect(toldTo('Ana')).toHaveLength(3 + 6 + 1)
  })
})
