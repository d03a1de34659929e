/** Ana asks Bo to chat; Bo accepts and says one thing. The desks lie on the board, so a chat survives a crash. */
import {
  append,
  board,
  DEFAULT_CHAT_LIMITS,
  describeNews,
  describeRequests,
  end,
  flow,
  merge,
  pendingRequests,
  respondToChat,
  sendChatMessage,
  sendChatRequest,
  takeNews,
  value,
  type ChatResult,
  type ChatState,
  type Desk,
  type Presence,
} from 'troupe'

const house = board({ desks: merge<Desk>(), chatCount: value(0), turn: value(0), told: append<string>() })

const names = ['Ana', 'Bo']
const presence: Presence = {
  names: () => names,
  exists: (name) => names.includes(name),
  isActive: () => true,
  isTogether: () => true,
}
const setup = { limits: DEFAULT_CHAT_LIMITS, options: {} }

/** What somebody does at their turn, once they have heard what there is to hear. */
type Choose = (state: ChatState, now: { round: number; time: string; day: number }) => readonly ChatResult[]

const person = (name: string, choose: Choose) =>
  house.agent({
    reads: ['desks', 'chatCount', 'turn'],
    writes: ['desks', 'chatCount', 'turn', 'told'],
    think: ({ desks, chatCount, turn }) => {
      const { desks: read, news } = takeNews({ desks, count: chatCount }, name)
      const state = { desks: { ...desks, ...read }, count: chatCount }
      const heard = [...describeNews(news), ...describeRequests(pendingRequests(state, name))]

      const round = Math.floor(turn / names.length)
      const results = choose(state, { round, time: `round ${round}`, day: 288 })
      const done = results.filter((result) => result.ok)
      return {
        desks: Object.assign({}, read, ...done.map((result) => result.desks)) as Record<string, Desk>,
        chatCount: done.at(-1)?.count ?? chatCount,
        turn: turn + 1,
        told: [...heard, ...results.map((result) => (result.ok ? result.text : result.reason))].map(
          (line) => `${name}: ${line}`,
        ),
      }
    },
  })

const ana = person('Ana', (state, now) => {
  if (state.count > 0) return []
  const message = 'Have you seen the lamp?'
  return [
    sendChatMessage(state, presence, now, setup, { sender: 'Ana', recipient: 'Bo', message }),
    sendChatRequest(state, presence, now, setup, { sender: 'Ana', recipient: 'Bo', message }),
  ]
})

const bo = person('Bo', (state, now) => {
  const [request] = pendingRequests(state, 'Bo')
  if (request === undefined) return []
  const answer = respondToChat(state, presence, now, setup, { by: 'Bo', id: request.id, accepted: true })
  if (!answer.ok) return [answer]
  const after = { desks: { ...state.desks, ...answer.desks }, count: answer.count }
  const message = 'It is on the kitchen table.'
  return [answer, sendChatMessage(after, presence, now, setup, { sender: 'Bo', recipient: request.sender, message })]
})

const evening = flow(house, {
  start: 'ana',
  agents: { ana, bo },
  routes: {
    ana: house.route({ reads: ['turn'], to: ['bo'], choose: ({ turn }) => (turn < 3 ? 'bo' : end('good night')) }),
    bo: 'ana',
  },
})

const { board: result, reason } = await evening.run({}).finished
for (const line of result.told) console.log(line)
console.log(reason)

// Ana: You have no chat with Bo. Ask first: chat request Bo REASON.
// Ana: Chat request sent to Bo
// Bo: You have a chat request from Ana: 'Have you seen the lamp?' (ID: req_001)
// Bo: Chat request accepted. You can now send a message.
// Bo: Message sent to Ana.
// Ana: Bo accepted your chat request and sent: 'It is on the kitchen table.'
// good night
