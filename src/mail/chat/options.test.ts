/** What chats can do besides, each off unless it is switched on. */
import { describe, expect, it } from 'vitest'
import { chatRoom } from '../../../test/chat-room.ts'
import { searchChats } from './history.ts'

describe('several messages', () => {
  it('are said in turns until none is left', () => {
    const room = chatRoom(['Ana', 'Bo'], {}, { messages: 3 })
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    expect(room.say('Bo', 'Ana', 'One')).toBe('Message sent to Ana. It is now the turn of Ana.')
    expect(room.say('Bo', 'Ana')).toBe('It is the turn of Ana to speak. Wait for what they say.')
    expect(room.turn('Ana')).toEqual(["Bo accepted your chat request and sent: 'One'"])
    expect(room.say('Ana', 'Bo', 'Two')).toContain('It is now the turn of Bo.')
    expect(room.turn('Bo')).toEqual(["Ana says: 'Two'"])
    expect(room.say('Bo', 'Ana', 'Three')).toBe('Message sent to Ana.')
    expect(room.say('Ana', 'Bo')).toContain('You have no chat with Bo.')
    expect(room.turn('Ana')).toEqual(["Bo says: 'Three'"])
  })

  it('keep a chat open as long as somebody speaks', () => {
    const room = chatRoom(['Ana', 'Bo'], { expiresAfter: 2 }, { messages: 3 })
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    room.pass(2)
    room.say('Bo', 'Ana')
    room.pass(2)
    expect(room.say('Ana', 'Bo')).toContain('Message sent to Bo.')
    room.pass(3)
    expect(room.turn('Ana').at(-1)).toBe('Your chat with Bo is over: Bo did not speak in time.')
  })

  it('are one unless told', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    expect(room.say('Bo', 'Ana')).toBe('Message sent to Ana.')
    expect(room.state().desks['Ana']?.conversations).toEqual([])
  })
})

describe('group chat', () => {
  const people = ['Ana', 'Bo', 'Cy', 'Di']

  it('is refused unless it is switched on', () => {
    const room = chatRoom(people)
    const reason = 'One person at a time: chats in groups are switched off. Choose one of Bo and Cy.'
    expect(room.ask('Ana', 'Bo and Cy')).toBe(reason)
    expect(room.ask('Ana', ['Bo', 'Cy'])).toBe(reason)
  })

  it('asks everybody who is named, and whoever accepts is in it', () => {
    const room = chatRoom(people, {}, { group: true })
    expect(room.ask('Ana', 'Bo, Cy and Di', 'Tea?')).toBe('Chat request sent to Bo, Cy and Di')
    expect(room.turn('Bo')).toEqual([
      "You have a chat request from Ana, who asks Cy and Di as well: 'Tea?' (ID: req_001)",
    ])
    room.accept('Bo', 'req_001')
    room.reject('Cy', 'req_002', 'Not now')
    room.accept('Di', 'req_003')
    expect(room.say('Di', 'Ana', 'Yes, please.')).toBe('Message sent to Ana and Bo. It is now the turn of Bo.')
    expect(room.say('Bo', 'Ana and Di', 'Me, too.')).toBe('Message sent to Ana and Di.')
    expect(room.turn('Ana')).toEqual([
      "Bo accepted your chat request and sent: 'Me, too.'",
      "Cy rejected your chat request: 'Not now'",
      "Di accepted your chat request and sent: 'Yes, please.'",
    ])
    expect(room.turn('Bo')).toEqual(["Di says: 'Yes, please.'"])
    expect(room.turn('Di')).toEqual(["Bo says: 'Me, too.'"])
    expect(room.turn('Cy')).toEqual([])
  })

  it('reaches those who spoke before, too, when somebody joins later', () => {
    const room = chatRoom(people, {}, { group: true })
    room.ask('Ana', ['Bo', 'Cy'])
    room.accept('Bo', 'req_001')
    expect(room.say('Bo', 'Ana')).toBe('Message sent to Ana.')
    room.accept('Cy', 'req_002')
    expect(room.say('Cy', 'Bo')).toBe('Message sent to Ana and Bo.')
    expect(room.say('Cy', 'Bo')).toContain('You have no chat with Bo.')
  })

  it('counts as one request of a turn, and asks nobody when one of them cannot be asked', () => {
    const room = chatRoom(people, { requestsPerTurn: 1 }, { group: true })
    room.go('Di', 'garden')
    expect(room.ask('Ana', 'Bo and Di')).toMatch(/^Nobody was asked\. Di is not in the room with you\./)
    expect(room.ask('Ana', 'Bo and Ana')).toMatch(/^Nobody was asked\. Nobody chats with themselves\./)
    expect(room.ask('Ana', 'Bo and Bob')).toContain('nobody called "Bob"')
    expect(room.turn('Bo')).toEqual([])
    expect(room.ask('Ana', 'Bo & Cy')).toBe('Chat request sent to Bo and Cy')
    room.go('Di', 'kitchen')
    expect(room.ask('Ana', 'Di')).toContain('At most 1 chat request in one turn.')
  })

  it('reaches whoever is still there', () => {
    const room = chatRoom(people, {}, { group: true })
    room.ask('Ana', 'Bo and Cy')
    room.accept('Bo', 'req_001')
    room.accept('Cy', 'req_002')
    room.go('Ana', 'garden')
    expect(room.say('Cy', 'Ana')).toBe('Message sent to Bo. It is now the turn of Bo.')
    room.go('Cy', 'hall')
    expect(room.say('Bo', 'Ana')).toContain('Ana is not in the room with you.')
  })

  it('knows a person whose name looks like two', () => {
    const room = chatRoom(['Ana', 'Salt and Pepper', 'Bo'], {}, { group: true })
    expect(room.ask('Ana', 'Salt and Pepper')).toBe('Chat request sent to Salt and Pepper')
  })

  it('has room for eight', () => {
    const many = Array.from({ length: 9 }, (_, place) => `P${place}`)
    expect(chatRoom(['Ana', ...many], {}, { group: true }).ask('Ana', many)).toBe(
      'At most 8 people at once; these are 9. Leave some of them out.',
    )
  })
})

describe('chat across rooms', () => {
  it('needs no common room, at request, answer and message', () => {
    const room = chatRoom(['Ana', 'Bo'], {}, { acrossRooms: true })
    room.go('Bo', 'garden')
    expect(room.ask('Ana', 'Bo')).toBe('Chat request sent to Bo')
    expect(room.accept('Bo', 'req_001')).toContain('accepted')
    expect(room.say('Bo', 'Ana')).toBe('Message sent to Ana.')
  })

  it('still lets people sleep', () => {
    const room = chatRoom(['Ana', 'Bo'], {}, { acrossRooms: true })
    room.sleep('Bo')
    expect(room.ask('Ana', 'Bo')).toContain('Bo is asleep or away.')
  })
})

describe('history', () => {
  it('is not kept unless it is switched on', () => {
    const room = chatRoom(['Ana', 'Bo'])
    room.ask('Ana', 'Bo')
    room.accept('Bo', 'req_001')
    room.say('Bo', 'Ana')
    expect(room.state().desks['Ana']).not.toHaveProperty('history')
  })

  it('holds what was said in a chat, with both of them, and is found by its words', () => {
    const room = chatRoom(['Ana', 'Bo', 'Cy'], {}, { history: true })
    room.ask('Ana', 'Bo', 'Where is the brass key?')
    room.ask('Ana', 'Cy', 'Where is the brass key?')
    room.accept('Bo', 'req_001', 'Let me think')
    room.reject('Cy', 'req_002')
    room.say('Bo', 'Ana', 'The key is in the garden.')
    const history = room.state().desks['Ana']!.history!
    expect(room.state().desks['Bo']!.history).toEqual(history)
    expect(room.state().desks['Cy']).not.toHaveProperty('history')
    expect(history.map(({ part, by, to, text }) => [part, by, to, text])).toEqual([
      ['reason', 'Ana', ['Bo'], 'Where is the brass key?'],
      ['words', 'Bo', ['Ana'], 'Let me think'],
      ['message', 'Bo', ['Ana'], 'The key is in the garden.'],
    ])
    expect(searchChats(history, 'KEY').map(({ text }) => text)).toEqual([
      'The key is in the garden.',
      'Where is the brass key?',
    ])
    expect(searchChats(history, 'bo key garden')).toHaveLength(1)
    expect(searchChats(history, 'key lamp')).toEqual([])
    expect(searchChats(history, ' ')).toEqual([])
  })

  it('keeps the latest fifty lines of each person', () => {
    const room = chatRoom(['Ana', 'Bo'], { coolDown: 0, perPairAndDay: 100, requestsPerTurn: 100 }, { history: true })
    for (let chat = 1; chat <= 30; chat++) {
      room.ask('Ana', 'Bo', `question ${chat}`)
      room.accept('Bo', `req_${String(chat).padStart(3, '0')}`)
      room.say('Bo', 'Ana', `answer ${chat}`)
      room.turn('Ana')
    }
    const { history } = room.state().desks['Ana']!
    expect(history).toHaveLength(50)
    expect(history?.at(-1)).toMatchObject({ text: 'answer 30' })
  })
})
