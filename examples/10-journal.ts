/** The journal itself, record by record: a thought that costs, a question, an effect, and how they close. */
import { append, board, end, flow } from 'troupe'

const shop = board({ orders: append<string>() })
const clerk = shop.agent({
  reads: ['orders'],
  writes: ['orders'],
  think: async (_, context) => {
    const offer = await context.once('price', () => ({ tea: 3 }))
    const wish = await context.ask<string>({ offer })
    return { update: { orders: [wish] }, effects: [{ type: 'ship', what: wish }] }
  },
})
const counter = flow(shop, { name: 'counter', start: 'clerk', agents: { clerk }, routes: { clerk: end('sold') } })

const run = counter.run(
  {},
  { id: 'monday', onQuestion: () => 'tea', handlers: { ship: ({ what }: { what: string }) => ({ shipped: what }) } },
)
for await (const { seq, record } of run)
  console.log(
    seq,
    JSON.stringify(record, (key, part: unknown) => (key === 'shape' ? '…' : part)),
  )

// 1 {"v":1,"kind":"start","flow":"counter","step":0,"seed":0,"changes":{"orders":{"set":[]}},"next":["clerk"],"shape":"…"}
// 2 {"v":1,"kind":"call","step":1,"slot":0,"attempt":1,"call":0,"name":"price","value":{"tea":3}}
// 3 {"v":1,"kind":"ask","step":1,"slot":0,"agent":"clerk","key":"0","question":{"offer":{"tea":3}}}
// 4 {"v":1,"kind":"answer","step":1,"slot":0,"key":"0","answer":"tea"}
// 5 {"v":1,"kind":"think","step":1,"slot":0,"agent":"clerk","outcome":{"update":{"orders":["tea"]},"effects":[{"type":"ship","what":"tea"}]}}
// 6 {"v":1,"kind":"effect","step":1,"slot":0,"place":0,"id":"monday/1/clerk/0"}
// 7 {"v":1,"kind":"step","step":1,"did":[{"agent":"clerk","changes":{"orders":{"push":["tea"]}},"effects":[{"effect":{"type":"ship","what":"tea"},"result":{"shipped":"tea"}}]}],"next":[]}
// 8 {"v":1,"kind":"end","step":1,"reason":"sold"}
