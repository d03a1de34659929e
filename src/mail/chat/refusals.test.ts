/** Every way in which a chat can be refused says why, and what to do instead; and a refusal changes nothing. */
import { describe, expect, it } from 'vitest'
import { chatRoom } from '../../../test/chat-room.ts'
import { canChat } from './presence.ts'
import { whyNotAsk } from './may-ask.ts'

describe('a request is refused', () => {
  it('to oneself', () => {
    expect(chatRoom(['Ana', 'Bo']).ask('Ana', 'Ana')).toBe(
      'Nobody chats with themselves. Choose somebody else in the room.',
    )
  })

  it('to somebody unknown, and from somebody unknown', () => {
    const room = chatRoom(['Ana', 'Bo'])
    const reason = 'There is nobody called "Bob". There are: Ana and Bo. Look to see who is in the room.'
    expect(room.ask('Ana', 'Bob')).toBe(reason)
    expect(room.ask('Bob', 'Ana')).toBe(reason)
    expect(room.ask('Ana', '__proto__')).toContain('nobody called "__proto__"')
    expect(room.ask('Ana', '')).toContain('nobody called ""')
    expect(room.ask('Ana', 'x'.repeat(100_000)).length).toBeLessThan(200)
  })

  it('with only a few names where there are many', () => {
    const people = Array.from({ length: 1000 }, (_, place) => `Person ${place}`)
    expect(chatRoom(people).ask('Person 1', 'Bob')).toContain('Person 11 and 988 more.')
  })

  it('to somebody who is asleep or away, and from them', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.sleep('Bo')
    expect(room.ask('Ana', 'Bo')).toBe('Bo is asleep or away. Try again later, or choose somebody else.')
    expect(room.ask('Bo', 'Ana')).toBe('Bo is asleep or away, and chats with nobody until they are back.')
  })

  it('to somebody in another room', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.go('Bo', 'garden')
    expect(room.ask('Ana', 'Bo')).toBe(
      'Bo is not in the room with you. Go to where Bo is, or choose somebody who is here.',
    )
  })

  it('without a reason, and with one that is too long', () => {
    const room = chatRoom(['Ana', 'Bo'], { length: 10 })
    expect(room.ask('Ana', 'Bo', ' \n ')).toBe('Nothing is said. Say something: chat request Bo REASON.')
    expect(room.ask('Ana', 'Bo', 'x'.repeat(11))).toBe(
      'At most 10 characters can be said at once; these are 11. Say it in fewer words.',
    )
    expect(room.ask('Ana', 'Bo', ` ${'x'.repeat(10)} `)).toBe('Chat request sent to Bo')
  })

  it('twice to the same person, and to somebody who has asked already', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    expect(room.ask('Ana', 'Bo')).toBe('You have asked Bo already (req_001). Wait for the answer.')
    expect(room.ask('Bo', 'Ana')).toBe(
      'Ana has asked you already. Answer instead: accept chat req_001, or reject chat req_001.',
    )
  })

  it('to somebody one is in a chat with', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    expect(room.ask('Bo', 'Ana')).toBe('You are in a chat with Ana already. Say it there: chat message Ana TEXT.')
    expect(room.ask('Ana', 'Bo')).toBe(
      'You are in a chat with Bo already, and it is the turn of Bo. Wait for what they say.',
    )
  })

  it('when too many were sent in this turn, and not at the next', () => {
    const room = chatRoom(['Ana', 'Bo', 'Cy', 'Di'], { requestsPerTurn: 2 })
    room.ask('Ana', 'Bo')
    room.ask('Ana', 'Cy')
    expect(room.ask('Ana', 'Di')).toBe('At most 2 chat requests in one turn. Ask again at your next turn.')
    room.pass()
    expect(room.ask('Ana', 'Di')).toBe('Chat request sent to Di')
  })

  it('when too many wait for the receiver, unless those are too old', () => {
    const room = chatRoom(['Ana', 'Bo', 'Cy', 'Di'], { pendingPerReceiver: 2, expiresAfter: 1 })
    room.ask('Ana', 'Di')
    room.ask('Bo', 'Di')
    expect(room.ask('Cy', 'Di')).toBe(
      'Di has 2 chat requests to answer first. Try again later, or choose somebody else.',
    )
    room.pass(2)
    expect(room.ask('Cy', 'Di')).toBe('Chat request sent to Di')
    expect(room.turn('Ana')).toEqual(['Your chat request to Di has expired: Di did not answer in time.'])
  })

  it('for some rounds after a rejection or an expiry, in this direction only', () => {
    const room = chatRoom(['Ana', 'Bo'], { coolDown: 3, expiresAfter: 1 })
    room.ask('Ana', 'Bo')
    room.reject('Bo', 'req_001')
    expect(room.ask('Ana', 'Bo')).toBe(
      'It is too soon to ask Bo again. Try again in 3 rounds, or choose somebody else.',
    )
    room.pass(2)
    expect(room.ask('Ana', 'Bo')).toContain('Try again in the next round,')
    expect(room.ask('Bo', 'Ana')).toBe('Chat request sent to Ana')
    room.pass(2)
    expect(room.ask('Ana', 'Bo')).toBe('Chat request sent to Bo')
    expect(room.ask('Bo', 'Ana')).toContain('Ana has asked you already.')
    expect(room.turn('Bo')).toEqual([
      'Your chat request to Ana has expired: Ana did not answer in time.',
      "You have a chat request from Ana: 'May I ask you something?' (ID: req_003)",
    ])
    room.reject('Bo', 'req_003')
    expect(room.ask('Bo', 'Ana')).toContain('It is too soon to ask Ana again.')
  })

  it('for some rounds after a chat, in both directions', () => {
    const room = chatRoom(['Ana', 'Bo'], { coolDown: 3 })
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    room.say('Bo', 'Ana')
    expect(room.ask('Ana', 'Bo')).toContain('It is too soon to ask Bo again.')
    expect(room.ask('Bo', 'Ana')).toContain('It is too soon to ask Ana again.')
    room.pass(3)
    expect(room.ask('Bo', 'Ana')).toBe('Chat request sent to Ana')
  })

  it('when the two have chatted enough today, and not tomorrow', () => {
    const room = chatRoom(['Ana', 'Bo'], { coolDown: 0, perPairAndDay: 2 })
    for (const id of ['req_001', 'req_002']) {
      room.ask('Ana', 'Bo')
      room.accept('Bo', id)
      room.say('Bo', 'Ana')
    }
    const enough = 'have chatted enough today (2 times). Choose somebody else, or wait for tomorrow.'
    expect(room.ask('Ana', 'Bo')).toBe(`You and Bo ${enough}`)
    expect(room.ask('Bo', 'Ana')).toBe(`You and Ana ${enough}`)
    room.pass(99)
    expect(room.ask('Ana', 'Bo')).toContain(enough)
    room.pass(1)
    expect(room.ask('Ana', 'Bo')).toBe('Chat request sent to Bo')
  })

  it('when one of them has chatted with enough people today', () => {
    const room = chatRoom(['Ana', 'Bo', 'Cy'], { coolDown: 0, partnersPerDay: 1 })
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    room.say('Bo', 'Ana')
    expect(room.ask('Ana', 'Cy')).toBe('You have chatted with enough people today (1). Wait for tomorrow.')
    expect(room.ask('Cy', 'Ana')).toBe(
      'Ana has chatted with enough people today (1). Choose somebody else, or wait for tomorrow.',
    )
    expect(room.ask('Ana', 'Bo')).toBe('Chat request sent to Bo')
  })

  it('to whoever never reads their news', () => {
    const people = Array.from({ length: 60 }, (_, place) => `Person ${place}`)
    const room = chatRoom(['Ana', ...people], { requestsPerTurn: 100 })
    const answers = people.map((name) => room.ask('Ana', name))
    expect(answers.filter((answer) => answer.startsWith('Chat request sent'))).toHaveLength(32)
    expect(answers.at(-1)).toBe('Too much is open already. Read your news and finish your chats first.')
    for (let place = 0; place < 32; place++) room.reject(`Person ${place}`, `req_${String(place + 1).padStart(3, '0')}`)
    expect(room.ask('Ana', 'Person 50')).toContain('Too much is open already.')
    room.turn('Ana')
    expect(room.ask('Ana', 'Person 50')).toBe('Chat request sent to Person 50')
  })
})

describe('an answer is refused', () => {
  it('to a request that is not there, with those that are', () => {
    const room = chatRoom(['Ana', 'Bo', 'Cy'])
    expect(room.accept('Bo', 'req_009')).toBe(
      'No chat request "req_009" waits for your answer, and no other. Ask somebody: chat request NAME REASON.',
    )
    room.ask('Ana', 'Bo')
    room.ask('Cy', 'Bo')
    expect(room.reject('Bo', 'req_009')).toBe(
      'No chat request "req_009" waits for your answer. These do: req_001 from Ana and req_002 from Cy.',
    )
  })

  it('by anybody but the one who was asked', () => {
    const room = chatRoom(['Ana', 'Bo', 'Cy'])
    room.ask('Ana', 'Bo')
    expect(room.accept('Cy', 'req_001')).toContain('No chat request "req_001" waits for your answer')
    expect(room.accept('Ana', 'req_001')).toBe('The request req_001 is your own. Bo has to answer it; wait.')
    expect(room.accept('Nobody', 'req_001')).toContain('There is nobody called "Nobody".')
  })

  it('the second time', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    expect(room.reject('Bo', 'req_001')).toBe(
      'The request req_001 is accepted already. Say something: chat message Ana TEXT.',
    )
    expect(room.accept('Ana', 'req_001')).toBe(
      'The request req_001 is accepted already. It is the turn of Bo to speak; wait.',
    )
    room.say('Bo', 'Ana')
    expect(room.accept('Bo', 'req_001')).toContain('No chat request "req_001" waits')
  })

  it('when the other has left the room or sleeps, and the request stays', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    room.go('Ana', 'garden')
    expect(room.accept('Bo', 'req_001')).toBe(
      'Ana is not in the room with you. Go to where Ana is, or choose somebody who is here. ' +
        'Accept later, or reject it: reject chat req_001.',
    )
    room.go('Bo', 'garden')
    room.sleep('Ana')
    expect(room.accept('Bo', 'req_001')).toContain('Ana is asleep or away.')
    expect(room.reject('Bo', 'req_001')).toBe('Chat request rejected.')
  })

  it('with too many words', () => {
    const room = chatRoom(['Ana', 'Bo'], { length: 30 })
    room.ask('Ana', 'Bo')
    expect(room.accept('Bo', 'req_001', 'x'.repeat(31))).toContain('At most 30 characters')
    expect(room.reject('Bo', 'req_001', 'x'.repeat(31))).toContain('At most 30 characters')
    expect(room.accept('Bo', 'req_001', ' ')).toContain('accepted')
  })
})

describe('a message is refused', () => {
  it('without a chat', () => {
    const room = chatRoom(['Ana', 'Bo'])
    expect(room.say('Ana', 'Bo')).toBe('You have no chat with Bo. Ask first: chat request Bo REASON.')
    expect(room.say('Ana', 'Bob')).toContain('There is nobody called "Bob".')
    expect(room.say('Ana', 'Ana')).toContain('Nobody chats with themselves.')
    expect(room.say('Bob', 'Ana')).toContain('There is nobody called "Bob".')
  })

  it('before the request is answered, on either side', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    expect(room.say('Ana', 'Bo')).toBe('Bo has not accepted your chat request (req_001) yet. Wait.')
    expect(room.say('Bo', 'Ana')).toBe('Answer the request of Ana first: accept chat req_001.')
  })

  it('when it is not one’s turn, and after the one that may be sent', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    expect(room.say('Ana', 'Bo')).toBe('It is the turn of Bo to speak. Wait for what they say.')
    room.say('Bo', 'Ana')
    expect(room.say('Bo', 'Ana')).toContain('You have no chat with Ana.')
    expect(room.say('Ana', 'Bo')).toContain('You have no chat with Bo.')
  })

  it('when the other has left the room or sleeps, and when nothing or too much is said', () => {
    const room = chatRoom(['Ana', 'Bo'], { length: 30 })
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    room.go('Ana', 'garden')
    expect(room.say('Bo', 'Ana')).toContain('Ana is not in the room with you.')
    room.go('Bo', 'garden')
    expect(room.say('Bo', 'Ana', '')).toBe('Nothing is said. Say something: chat message Ana TEXT.')
    expect(room.say('Bo', 'Ana', 'x'.repeat(31))).toContain('At most 30 characters')
    room.sleep('Ana')
    expect(room.say('Bo', 'Ana')).toContain('Ana is asleep or away.')
  })
})

describe('whether two can chat', () => {
  it('is a matter of who and where they are', () => {
    const room = chatRoom(['Ana', 'Bo'])
    const can = () => canChat(room.state(), room.presence, room.setup, 'Ana', 'Bo')
    expect(can()).toEqual({ ok: true })
    room.go('Bo', 'garden')
    expect(can()).toMatchObject({ ok: false, reason: expect.stringContaining('not in the room') as string })
    room.sleep('Ana')
    expect(can()).toMatchObject({ ok: false, reason: expect.stringContaining('Ana is asleep') as string })
    expect(canChat(room.state(), room.presence, room.setup, 'Bo', 'Bo').ok).toBe(false)
  })

  it('can be asked before a request is sent, with the reason that would be given', () => {
    const room = chatRoom(['Ana', 'Bo'])
    const why = () => whyNotAsk(room.state(), room.presence, room.now(), room.setup, 'Ana', 'Bo')
    expect(why()).toBeUndefined()
    room.ask('Ana', 'Bo')
    expect(why()).toBe(room.ask('Ana', 'Bo'))
    room.reject('Bo', 'req_001')
    expect(why()).toBe(room.ask('Ana', 'Bo'))
  })
})
