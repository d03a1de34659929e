/** The chat manager: what programs call, and what they save. */
import { describe, expect, it } from 'vitest'
import { chatRoom } from '../../../test/chat-room.ts'
import { createChatManager } from './manager.ts'

const { presence } = chatRoom(['Ana', 'Bo', 'Cy'])

describe('a chat manager', () => {
  it('goes from request to answer to message by the names of its operations', () => {
    const chat = createChatManager({ presence, timeOf: (round) => `day 1, 08:${10 + 5 * round}` })
    expect(chat.canChat('Ana', 'Bo')).toEqual({ ok: true })
    expect(chat.sendChatRequest('Ana', 'Bo', 'Have you seen the lamp?')).toMatchObject({ ok: true, id: 'req_001' })
    expect(chat.getPendingRequests('Bo')).toMatchObject([{ id: 'req_001', sender: 'Ana', time: 'day 1, 08:10' }])
    expect(chat.newsFor('Bo')).toEqual(["You have a chat request from Ana: 'Have you seen the lamp?' (ID: req_001)"])
    expect(chat.sendMessage('Bo', 'Ana', 'No.')).toMatchObject({ ok: false })
    expect(chat.processChatResponse('Bo', 'req_001', true)).toMatchObject({ ok: true, id: 'req_001' })
    expect(chat.sendMessage('Bo', 'Ana', 'On the table.')).toMatchObject({ ok: true, id: 'req_001' })
    expect(chat.newsFor('Ana')).toEqual(["Bo accepted your chat request and sent: 'On the table.'"])
    expect(chat.newsFor('Ana')).toEqual([])
  })

  it('ends what has waited too long, by rounds', () => {
    const chat = createChatManager({ presence, limits: { expiresAfter: 2 } })
    chat.sendChatRequest('Ana', 'Bo', 'Hello?')
    chat.sendChatRequest('Cy', 'Ana', 'Hello?')
    chat.processChatResponse('Ana', 'req_002', true)
    chat.nextRound()
    expect(chat.nextRound()).toBe(2)
    expect(chat.cleanupExpiredRequests()).toEqual([])
    chat.nextRound()
    expect(chat.cleanupExpiredRequests()).toMatchObject([
      { kind: 'expired', id: 'req_001' },
      { kind: 'lapsed', id: 'req_002' },
    ])
    expect(chat.getPendingRequests('Bo')).toEqual([])
    expect(chat.newsFor('Ana')).toHaveLength(2)
  })

  it('does not show a request that is too old, whether or not somebody cleaned up', () => {
    const chat = createChatManager({ presence, limits: { expiresAfter: 0 } })
    chat.sendChatRequest('Ana', 'Bo', 'Hello?')
    chat.nextRound()
    expect(chat.getPendingRequests('Bo')).toEqual([])
  })

  it('finds what was said where a history is kept', () => {
    const chat = createChatManager({ presence, options: { history: true } })
    chat.sendChatRequest('Ana', 'Bo', 'Where is the key?')
    chat.processChatResponse('Bo', 'req_001', true)
    expect(chat.search('Ana', 'key')).toHaveLength(1)
    expect(chat.search('Cy', 'key')).toEqual([])
  })

  it('goes on from its snapshot as if nothing had happened', () => {
    const one = createChatManager({ presence, options: { history: true } })
    one.nextRound()
    one.sendChatRequest('Ana', 'Bo', 'Hello?')
    one.sendChatRequest('Cy', 'Bo', 'Hello?')
    one.processChatResponse('Bo', 'req_001', true, 'Yes?')
    one.processChatResponse('Bo', 'req_002', false)
    const other = createChatManager({ presence, options: { history: true } })
    const saved = JSON.stringify(one.snapshot())
    other.restore(JSON.parse(saved))
    for (const chat of [one, other]) {
      expect(chat.sendChatRequest('Cy', 'Bo', 'Please?')).toMatchObject({ ok: false })
      expect(chat.sendMessage('Bo', 'Ana', 'Hello!')).toMatchObject({ ok: true })
    }
    expect(other.snapshot()).toEqual(one.snapshot())
    expect(JSON.parse(saved)).not.toEqual(one.snapshot())
  })

  it('does not change with the snapshot it gave or was given', () => {
    const chat = createChatManager({ presence })
    chat.sendChatRequest('Ana', 'Bo', 'Hello?')
    const snapshot = chat.snapshot() as { desks: Record<string, unknown> }
    chat.restore(snapshot)
    snapshot.desks['Bo'] = undefined
    expect(chat.getPendingRequests('Bo')).toHaveLength(1)
  })

  it('lets a person have any name', () => {
    const odd = chatRoom(['__proto__', 'constructor'])
    const chat = createChatManager({ presence: odd.presence })
    chat.sendChatRequest('__proto__', 'constructor', 'Hello?')
    chat.restore(JSON.parse(JSON.stringify(chat.snapshot())))
    expect(chat.getPendingRequests('constructor')).toHaveLength(1)
    chat.processChatResponse('constructor', 'req_001', false)
    expect(chat.newsFor('__proto__')).toEqual(['constructor rejected your chat request.'])
  })

  it('refuses a snapshot that is none, and names the place', () => {
    const chat = createChatManager({ presence })
    chat.sendChatRequest('Ana', 'Bo', 'Hello?')
    const good = chat.snapshot()
    const bo = good.desks['Bo']!
    const wrong: readonly [unknown, string][] = [
      [undefined, 'it is no object'],
      ['{}', 'it is no object'],
      [{ ...good, count: -1 }, 'count is no whole number'],
      [{ ...good, round: '3' }, 'round is no whole number'],
      [{ ...good, desks: [] }, 'desks is no object'],
      [{ ...good, desks: { Bo: 7 } }, 'the desk of "Bo" is no object'],
      [{ ...good, desks: { Bo: { ...bo, incoming: {} } } }, 'incoming on the desk of "Bo"'],
      [{ ...good, desks: { Bo: { ...bo, incoming: [{ ...bo.incoming[0], status: 'accepted' }] } } }, 'incoming'],
      [{ ...good, desks: { Bo: { ...bo, news: [{ kind: 'message', id: 'a', by: 'b' }] } } }, 'news'],
      [{ ...good, desks: { Bo: { ...bo, notBefore: { Ana: 'soon' } } } }, 'notBefore'],
      [{ ...good, desks: { Bo: { ...bo, today: { day: 0, chats: { Ana: 1.5 } } } } }, 'today'],
      [{ ...good, desks: { Bo: { ...bo, history: [{}] } } }, 'history'],
    ]
    for (const [snapshot, place] of wrong) {
      expect(() => chat.restore(snapshot)).toThrow(expect.objectContaining({ code: 'CHAT_BAD_SNAPSHOT' }) as Error)
      expect(() => chat.restore(snapshot)).toThrow(place)
    }
    expect(chat.snapshot()).toEqual(good)
  })
})
