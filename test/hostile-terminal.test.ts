/** Every command beside a store and files full of escape sequences: what it prints is text and our own colours. */
import { writeFileSync } from 'node:fs'
import { sqliteStore } from 'troupe/sqlite'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { visible } from '../src/base/visible.ts'
import { commands, type CommandName } from '../src/cli/commands.ts'
import { registry } from '../src/societies/registry.ts'
import { exportRun } from '../src/store/transfer.ts'
import { createDesk, lastObject, type Desk } from './cli.ts'
import { openShop, type Shop } from './cli-shop.ts'
import { EVIL, EVIL_SHOWN, writeHostileFiles, writeHostileStore } from './hostile-journal.ts'

const [asking, failed, ended, fork, game] = ['asking', 'failed', 'ended', 'fork', 'game'].map(
  (name) => `${name}${EVIL}`,
) as [string, string, string, string, string]
const runs = [asking, failed, ended, fork, game]
const unknown = `no ${EVIL}`
const elsewhere = ['--store', 'new.db']

interface Call {
  readonly words: readonly string[]
  /** a story is told, which may have lines of its own */
  readonly isStory?: boolean
}

const call = (...words: string[]): Call => ({ words })
const story = (...words: string[]): Call => ({ words, isStory: true })
const each = (command: string, ...words: string[]) => runs.map((run) => call(command, run, ...words))

/**
 * How each command is called. A new command needs a line: whatever it can print of a run, of a file, of what was typed.
 * That of a society needs one only if it prints more than every society does.
 */
const calls: Readonly<Partial<Record<CommandName, readonly Call[]>>> = {
  studio: [call('studio', '--host', EVIL, '--no-open'), call('studio', '--society', 'broken.ts')],
  serve: [
    call('serve', '--flow', unknown, '--host', EVIL),
    call('serve', '--host', EVIL),
    call('serve', '--story', unknown, '--host', EVIL),
  ],
  demo: [call('demo', '--seed', EVIL, ...elsewhere), call('demo', EVIL)],
  explore: [
    call('explore', '--world', EVIL),
    call('explore', '--desktop', EVIL),
    call('explore', '--eye', EVIL),
    call('explore', '--world', 'world.json'),
    call('explore', '--steps', '2', '--seed', EVIL, ...elsewhere),
  ],
  direct: [
    call('direct', EVIL, ...elsewhere),
    call('direct', 'move it', '--edit', unknown),
    call('direct', 'move it', '--edit', ended),
    call('direct', 'a room', '--seed', EVIL, '--iterations', EVIL),
  ],
  run: [
    call('run', 'hostile.ts', ...elsewhere),
    call('run', 'hostile.ts', '--input', '{"go": "fail"}', ...elsewhere),
    call('run', 'hostile.ts', '--input', '{"go": "ask"}', ...elsewhere),
    call('run', 'hostile.ts', '--input', EVIL),
    call('run', 'hostile.ts', '--mind', EVIL),
    call('run', `hostile.ts#${EVIL}`),
    call('run', 'broken.ts'),
    call('run', 'timer.ts'),
    call('run', EVIL),
  ],
  runs: [call('runs', '--all'), call('runs', '--store', EVIL)],
  show: [...each('show'), call('show', ended, '--full'), call('show', unknown), call('show', ended, '--step', EVIL)],
  memories: [
    ...each('memories'),
    call('memories', ended, '--agent', EVIL, '--query', EVIL),
    call('memories', ended, '--agent', unknown),
  ],
  interview: [
    ...each('interview', EVIL, 'Who are you, and what do you remember?'),
    call('interview', ended, unknown, EVIL),
    call('interview', ended, EVIL, EVIL, '--step', EVIL),
  ],
  household: [
    call('household', '--house', EVIL),
    call('household', '--house', 'world.json'),
    call('household', '--people', EVIL, '--step-limit', '3', ...elsewhere),
    call('household', '--person', EVIL),
  ],
  ask: [
    ...each('ask', 'navigator', EVIL),
    ...['navigator', 'puzzle', 'memory', 'strategy'].map((member) =>
      call('ask', game, member, '--reflect', '--society', 'adventurers'),
    ),
    call('ask', game, 'navigator', `How do I get to ${EVIL}?`, '--society', 'adventurers'),
    call('ask', game, 'memory', `What happened last time we did ${EVIL}?`, '--society', 'adventurers'),
    call('ask', game, 'strategy', 'How was the advice weighed?', '--society', 'adventurers'),
    call('ask', game, EVIL, 'Where are we?', '--society', 'adventurers'),
    call('ask', game, 'strategy', '--update', EVIL, '--society', 'adventurers'),
    call('ask', game, 'strategy', '--update', JSON.stringify({ [EVIL]: 1 }), '--society', 'adventurers'),
  ],
  trace: [
    ...each('trace'),
    call('trace', ended, '--full', '--contents'),
    call('trace', unknown),
    call('trace', ended, '--otlp', EVIL),
  ],
  worker: [
    call('worker', '--store', EVIL),
    call('worker', '--store', `postgres://127.0.0.1:1/${EVIL}`, '--societies', EVIL),
    call('worker', '--store', 'postgres://127.0.0.1:1/x', '--society', EVIL),
  ],
  rules: [
    call('rules', '--store', `postgres://127.0.0.1:1/${EVIL}`),
    call('rules', '--store', 'postgres://127.0.0.1:1/x', '--budget', EVIL),
    call('rules', '--store', EVIL),
  ],
  mcp: [call('mcp', '--url', EVIL), call('mcp', EVIL), call('mcp', '--store', EVIL, '--url', 'http://127.0.0.1:1')],
  tail: each('tail', '--past'),
  resume: [
    ...each('resume'),
    call('resume', asking, '--society', 'hostile.ts', '--answer', EVIL),
    call('resume', ended, '--society', 'hostile.ts', '--step-limit', '9'),
  ],
  fork: [
    ...each('fork', '--at', '1'),
    call('fork', ended),
    call('fork', game, '--turn', '99', '--society', 'adventurers'),
    call('fork', ended, '--at', '1', '--society', 'hostile.ts'),
  ],
  replay: [...each('replay'), call('replay', ended, '--full'), call('replay', unknown)],
  export: [
    call('export', ended, '--out', 'out.jsonl'),
    ...each('export'),
    call('export', game, '--as', 'commands'),
    call('export', ended, '--as', 'html'),
    call('export', ended, '--as', EVIL),
    story('export', game, '--as', 'transcript'),
    story('export', game, '--as', 'html'),
  ],
  import: [call('import', 'hostile.jsonl', '--store', 'other.db'), call('import', 'broken.ts'), call('import', EVIL)],
  contract: [call('contract', 'hostile.ts'), call('contract', 'broken.ts')],
  flow: [
    call('flow', 'check', 'hostile.json'),
    call('flow', 'run', 'hostile.json', ...elsewhere),
    call('flow', 'run', 'told.json', '--input', EVIL, ...elsewhere),
    call('flow', 'run', 'told.json', '--session', EVIL, ...elsewhere),
    call('flow', 'show', 'told.json'),
    call('flow', 'check', EVIL),
    call('flow', EVIL),
    call('flow', 'convert', 'told.json', `${EVIL}/x.json`),
    call('flow', 'run', 'told.json', '--mcp', EVIL),
  ],
  play: [
    story('play', 'odd.z5', '--commands', 'commands.txt'),
    call('play', unknown),
    call('play', 'odd.z5', '--load', EVIL),
  ],
  adventure: [
    call('adventure', EVIL, '--steps', '2', ...elsewhere),
    call('adventure', 'odd.z5', '--steps', '2', ...elsewhere),
    call('adventure', unknown),
    call('adventure', '-', '--session', EVIL, ...elsewhere),
    call('adventure', '-', '--session', ended),
    call('adventure', '-', '--story', unknown),
    call('adventure', 'odd.z5', '--preset', EVIL),
    call('adventure', 'odd.z5', '--preset', `saving@${EVIL}`),
    call('adventure', 'odd.z5', '--prompts', EVIL),
    call('adventure', 'odd.z5', '--prompts', 'quests'),
  ],
  evaluate: [call('evaluate', 'hostile.ts'), call('evaluate', EVIL), call('evaluate', 'explorers', '--worlds', EVIL)],
  evolve: [call('evolve', EVIL), call('evolve', 'explorers', '--pairs', EVIL), call('evolve', 'hostile.ts')],
  family: [call('family', EVIL), call('family', 'adventurers'), call('family', 'explorers', '--all')],
  reflect: [...each('reflect'), call('reflect', unknown), call('reflect', game, game)],
  ablate: [call('ablate', EVIL, '--steps', '1', '--seeds', '1'), call('ablate', 'odd.z5', '--mode', EVIL)],
  teach: [call('teach', EVIL), call('teach', 'quests'), call('teach', 'quests', '--model', EVIL)],
  textquests: [call('textquests', 'quests', '--steps', '2', ...elsewhere), call('textquests', EVIL)],
  stories: [call('stories'), call('stories', 'get', EVIL)],
  doctor: [call('doctor', '--store', EVIL), call('doctor', '--store', 'broken.ts')],
  help: [call('help', EVIL), call('help', 'run'), call(EVIL), call('run', `--${EVIL}`)],
}

const ofSocieties = new Set(Object.values(registry).map(({ usage }) => usage.split(' ')[0]))

function callsOf(name: CommandName): readonly Call[] {
  if (calls[name] !== undefined) return calls[name]
  if (!ofSocieties.has(name)) throw new Error(`${name} needs a line in the table above`)
  return [call(name, '--step-limit', '2', '--seed', EVIL, ...elsewhere), call(name, '--mind', EVIL), call(name, EVIL)]
}

// a server, a timer, a process beside it: these are played in processes of their own
const LEAVING_SOMETHING: ReadonlySet<string> = new Set(['studio', 'serve', 'worker', 'mcp', 'run', 'explore', 'teach'])

// oxlint-disable-next-line no-control-regex -- what `paint.ts` makes, and no code besides
const PAINT = /\u001b\[(?:1|2|22|3[1-6]|9[256]|39)m/g

/** The characters of a text that would steer a terminal or not be seen. */
function hiddenIn(text: string): string[] {
  const found = new Set(text.includes('\t') ? ['9'] : [])
  visible(text, (code) => String(found.add(code.toString(16)).size))
  return [...found]
}

describe.concurrent('what is printed beside hostile runs and files', () => {
  let desk: Desk
  let shop: Shop
  beforeAll(async () => {
    desk = createDesk()
    shop = await openShop(desk, { FORCE_COLOR: '1', COLUMNS: '400' })
    writeHostileFiles(desk.folder)
    await writeHostileStore(desk.path('.troupe/troupe.db'))
    const store = sqliteStore(desk.path('.troupe/troupe.db'), { readOnly: true })
    const lines = await Array.fromAsync(exportRun(store, ended, '0'))
    await store.close()
    writeFileSync(desk.path('hostile.jsonl'), `${lines.join('\n')}\n`)
  })
  afterAll(() => {
    shop[Symbol.dispose]()
    desk[Symbol.dispose]()
  })

  const test = { timeout: 240_000 }
  it.for(Object.keys(commands) as CommandName[])(
    'by %s is text, and our own colours',
    test,
    async (name, { expect }) => {
      let everything = ''
      for (const [index, { words, isStory = false }] of callsOf(name).entries()) {
        // whoever has no colours is printed the same way: once for each command is enough
        for (const colour of index === 0 ? ['0', '1'] : ['1']) {
          const isAlone = colour === '0' || LEAVING_SOMETHING.has(name)
          const play = () => desk.start(words, { FORCE_COLOR: colour, COLUMNS: '400' }).done
          const { stdout, stderr } = await (isAlone ? play() : shop.troupe(...words))
          const text = colour === '1' ? (stdout + stderr).replaceAll(PAINT, '') : stdout + stderr
          const start = JSON.stringify(text.slice(0, 2_000))
          const what = `${JSON.stringify(words)} with FORCE_COLOR=${colour} printed ${start}`
          expect(hiddenIn(text), what).toEqual([])
          // nothing of ours begins so: it is a line that the text made by itself
          if (!isStory) expect(text, what).not.toMatch(/^\s*FORGED/m)
          everything += text
        }
      }
      expect(everything, 'the calls above show something hostile').toContain(EVIL_SHOWN)
    },
  )

  it.for(Object.keys(commands) as CommandName[])(
    'by %s for machines is the same JSON, and text beside it',
    test,
    async (name, { expect }) => {
      const { words } = callsOf(name)[0]!
      const outcome = await desk.start([...words, '--json'], { FORCE_COLOR: '1' }).done
      expect(hiddenIn(outcome.stdout)).toEqual([])
      expect(hiddenIn(outcome.stderr.replaceAll(PAINT, ''))).toEqual([])
      expect(lastObject(outcome)).toBeTypeOf('object')
    },
  )

  it('for machines holds the very ids of the store', test, async ({ expect }) => {
    const { runs: listed } = await desk.json<{ runs: { id: string; flow: string }[] }>('runs', '--all')
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(runs))
    expect(listed.find(({ id }) => id === ended)!.flow).toBe(EVIL)
  })
})
