/** Texts that want to do harm, and a society that says them wherever a society can say something. */
import { board, end, flow, value } from 'troupe'
import type { SocietyParts } from '../../src/societies/from-module.ts'

/** What runs if a text is taken for markup; each says which it was. */
const scripts = [
  `<script>window.__hacked='script'</script>`,
  `<img src=x onerror="window.__hacked='img'">`,
  `"><svg onload=window.__hacked='svg'>`,
  `</textarea></title></style></script><iframe srcdoc="<script>parent.__hacked='frame'</script>"></iframe>`,
  `javascript:window.__hacked='address'`,
  `{{constructor.constructor('window.__hacked=1')()}} \${window.__hacked='template'} <!-- -->`,
].join(' ')

/** Right-to-left text that reaches for its neighbours, control characters, and letters that are many letters. */
const turned = `\u202ekcab\u202c שלום مرحبا \u0000\u0007\u001b[31m\u0085\u2028\u2029\uFEFF Z̸̢̛̪̖ͅa̵͎͝l̶̰̈́g̵̨̾o̷̜̽`
const emoji = '👩‍👩‍👧‍👦🏴‍☠️🧑🏿‍🚀'
const unbroken = 'w'.repeat(3_000)

export const HOSTILE = `${scripts} ${turned} ${emoji}`
export const MEGABYTE = `<b>${'x'.repeat(1_000_000)}</b>`
/** for names, which are short */
export const hostileNames = [
  `<img src=x onerror=__hacked=1>`,
  '\u202eEvil\u202c مرحبا',
  '👩‍👩‍👧‍👦🏴‍☠️',
  '</script><script>__hacked=2</script>',
  `"'\`--><b>`,
]

/** No `/`, `:` or `~` may be in an agent's name. */
const speaker = `<img src=x onerror=__hacked=3> \u202ertl 👩‍👩‍👧‍👦` as const

const hostileField = `<b onclick=__hacked=4>\u202efield`

const fields = board({
  [hostileField]: value<unknown>(''),
  observation: value<unknown>(''),
  note: value<unknown>(''),
  step: value(0),
  does: value('end'),
})

const hostile = flow(fields, {
  name: `hostile <u>flow</u>`,
  start: speaker,
  agents: {
    [speaker]: fields.agent({
      reads: ['step', 'does'],
      writes: ['step', 'observation', 'note', hostileField],
      think: async ({ step, does }, context) => {
        if (step === 3 && does === 'fail') throw new Error(`${HOSTILE} ${unbroken}`)
        if (step === 3 && does === 'ask')
          await context.ask({ question: `${HOSTILE} ${unbroken}`, choices: [scripts, turned, emoji, unbroken] })
        const texts: readonly unknown[] = [
          HOSTILE,
          MEGABYTE,
          unbroken,
          { [HOSTILE]: [HOSTILE, { [unbroken]: turned }] },
        ]
        return {
          step: step + 1,
          observation: step === 3 ? HOSTILE : texts[step % texts.length],
          note: texts[(step + 1) % texts.length],
          [hostileField]: texts[(step + 2) % texts.length],
        }
      },
    }),
  },
  routes: {
    [speaker]: fields.route({
      reads: ['step'],
      to: [speaker],
      choose: ({ step }) => (step > 4 ? end(`${HOSTILE} ${unbroken}`) : speaker),
    }),
  },
})

/** Its title, what it says of itself, its options and the names of its runs are hostile, too. */
export const hostileSociety: SocietyParts = {
  flow: hostile,
  title: `${scripts} ${turned}`,
  says: `${HOSTILE} ${unbroken}`,
  view: 'plain',
  input: { does: 'end' },
  options: [
    {
      path: 'does',
      label: HOSTILE,
      kind: 'choice',
      choices: [
        { value: 'end', label: scripts },
        { value: 'fail', label: unbroken },
        { value: 'ask', label: HOSTILE },
      ],
    },
    { path: 'note', label: unbroken.slice(0, 400), kind: 'text' },
  ],
  thinkers: [speaker],
  paceMs: 0,
  example: { input: {}, paceMs: 0 },
  nameOf: () => `${HOSTILE} ${unbroken}`,
  scoreOf: () => ({ score: 1 }),
}
