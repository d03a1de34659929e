/** `troupe trace`: where the time, tokens and money of a run went, shown as a tree or sent to a collector. */
import type { Store } from '../../store/store.ts'
import { otlpOf } from '../../trace/otlp.ts'
import { sendTrace, type SendOptions } from '../../trace/send.ts'
import { totalsOf } from '../../trace/totals.ts'
import type { Span } from '../../trace/span.ts'
import { openTrace, type Trace } from '../../trace/trace.ts'
import { watchTrace } from '../../trace/watch.ts'
import { formatCost, formatCount, formatTime } from '../../trace/words.ts'
import { EXIT, misuse, type Command, type Report } from '../command.ts'
import { drawTrace } from '../draw-trace.ts'
import { findRun } from '../find-run.ts'
import { signalCodes } from '../interrupts.ts'
import { withReadOnlyStore } from '../open-store.ts'
import type { Screen } from '../screen.ts'
import { troupeVersion } from '../version.ts'

// more than fits on a few screens is for a collector, or for whoever asks for it
const SHOWN = 200

export const trace: Command = {
  takes: ['RUN'],
  options: {
    otlp: { type: 'string', value: 'URL', about: 'send it to the OpenTelemetry collector at this address' },
    watch: { type: 'boolean', about: 'with --otlp: send spans as they end, until the run ends' },
    contents: { type: 'boolean', about: 'with prompts, replies, arguments, results, questions and answers' },
    full: { type: 'boolean', about: `print every line, not only the first ${SHOWN}` },
  },
  notes: [
    'It is read from the journal: the same run has the same trace and span ids whenever it is sent.',
    'With --json, and without --otlp, the object is the trace as OTLP/JSON, without spans that are still open.',
    'Headers for a collector that asks for a key come from OTEL_EXPORTER_OTLP_HEADERS (name=value,name=value),',
    'the name of the service from OTEL_SERVICE_NAME (default: troupe).',
  ],
  examples: ['trace last', 'trace last --otlp http://localhost:4318', 'trace last --json --contents'],
  async run(given, screen) {
    const url = given.text('otlp')
    const isWatching = given.flag('watch')
    if (isWatching && url === undefined) {
      throw misuse('--watch sends spans to a collector as they end: say where, with --otlp URL.')
    }
    if (url !== undefined && !(/^https?:/i.test(url) && URL.canParse(url))) {
      throw misuse(
        `--otlp takes the address of a collector, such as http://localhost:4318, not ${JSON.stringify(url)}.`,
      )
    }
    const contents = given.flag('contents')
    const options = sendOptions(process.env)
    return withReadOnlyStore(given, async (store) => {
      const run = await findRun(store, given.argument(0))
      if (url !== undefined && isWatching) return watch(store, run, { url, contents, options }, screen)
      const reader = await openTrace(store, run)
      await reader.read()
      const spans = reader.spans()
      const found = reader.trace(spans, { contents })
      if (url !== undefined) return report(found, await sendTrace(url, found, options), countOpen(spans), url, screen)
      tell(found.traceId, spans, given.flag('full'), screen)
      return { json: otlpOf(found, options) }
    })
  },
}

function tell(traceId: string, spans: readonly Span[], isFull: boolean, screen: Screen): void {
  const [root] = spans
  const {
    calls = 0,
    tools = 0,
    inputTokens = 0,
    outputTokens = 0,
    cost = 0,
  } = totalsOf(spans).get(root?.key ?? '') ?? {}
  const facts = [
    count(spans.length, 'span'),
    ...(root?.end === undefined ? ['still open'] : [formatTime(root.end - root.start)]),
    ...(calls > 0 ? [count(calls, 'model call'), `${formatCount(inputTokens + outputTokens)} tokens`] : []),
    ...(tools > 0 ? [count(tools, 'tool call')] : []),
    ...(cost > 0 ? [formatCost(cost)] : []),
  ]
  screen.say(`trace ${screen.paint('bold', traceId)}`, screen.paint('dim', facts.join(' · ')), '')
  const lines = drawTrace(spans, screen)
  screen.say(...(isFull ? lines : lines.slice(0, SHOWN)))
  const left = lines.length - SHOWN
  if (!isFull && left > 0)
    screen.say('', screen.paint('dim', `and ${count(left, 'more line')}: --full prints them all`))
}

interface Sending {
  readonly url: string
  readonly contents: boolean
  readonly options: SendOptions
}

/** Sends each span once, when nothing changes it any more; what is left when it is stopped goes last. */
async function watch(store: Store, run: string, { url, contents, options }: Sending, screen: Screen): Promise<Report> {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  let sent = 0
  try {
    for await (const part of watchTrace(store, run, { contents, signal: stop.signal })) {
      sent += await sendTrace(url, part, options)
      screen.tell(screen.paint('dim', `${count(sent, 'span')} sent`))
    }
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
  const reader = await openTrace(store, run)
  await reader.read()
  const told = report(reader.trace([]), sent, countOpen(reader.spans()), url, screen)
  return { ...told, code: stop.signal.aborted ? signalCodes.SIGINT : EXIT.ok }
}

function report({ run, traceId }: Trace, sent: number, open: number, url: string, screen: Screen): Report {
  screen.say(`${count(sent, 'span')} sent to ${new URL(url).host} as trace ${screen.paint('bold', traceId)}`)
  if (open > 0) {
    screen.say(`${count(open, 'span')} still open and not sent. To send each as it ends: --watch`)
  }
  return { json: { run, traceId, sent, open } }
}

const countOpen = (spans: readonly Span[]) => spans.filter(({ end }) => end === undefined).length

const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`

type Environment = Readonly<Record<string, string | undefined>>

/** As other programs that send to a collector are told: a key has no place in a command line. */
function sendOptions(env: Environment): SendOptions {
  const headers: Record<string, string> = {}
  for (const pair of (env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '').split(',')) {
    const [name = '', value] = pair.split(/=(.*)/s)
    if (name.trim() !== '' && value !== undefined) headers[name.trim()] = decoded(value.trim())
  }
  const service = env['OTEL_SERVICE_NAME']
  return { headers, version: troupeVersion(), ...(service && { service }) }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
