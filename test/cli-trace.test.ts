/** `troupe trace` with the real command and a real receiver. */
import { describe, it } from 'vitest'
import { createDesk } from './cli.ts'
import { readOtlp, startOtlpReceiver } from './otlp-receiver.ts'

describe.concurrent('troupe trace', () => {
  it('draws a run as a tree, prints it as OTLP, and sends the same spans again and again', async ({ expect }) => {
    using desk = createDesk()
    await using receiver = await startOtlpReceiver()
    await using another = await startOtlpReceiver()
    const { run } = await desk.json<{ run: string }>('run', 'societies.ts#counting', '--input', '{"goal": 3}')
    const { stdout } = await desk.troupe('trace', 'last')
    expect(stdout).toMatch(/^trace [0-9a-f]{32}\n4 spans · \d+ ms\n\ncounting +█+ +\d+ ms\n {2}1 {2}counter +█/)
    const printed = readOtlp(await desk.json('trace', 'last', '--json'))
    expect(printed.map(({ name }) => name)).toEqual([
      'invoke_workflow counting',
      ...Array(3).fill('invoke_agent counter'),
    ])

    const env = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, other=1', OTEL_SERVICE_NAME: 'mine' }
    const { done } = desk.start(['trace', run, '--otlp', receiver.url, '--json'], env)
    expect(JSON.parse((await done).stdout)).toEqual({ run, traceId: printed[0]!.traceId, sent: 4, open: 0 })
    expect(receiver.headers).toMatchObject([{ 'x-key': 'a b', other: '1' }])
    await desk.json('trace', run, '--otlp', another.url)
    for (const { faults, spans } of [receiver, another]) {
      expect(faults).toEqual([])
      expect(spans).toEqual(printed)
    }
  })

  it('sends spans while the run goes on in another process, each once, until it ends', async ({ expect }) => {
    using desk = createDesk()
    await using receiver = await startOtlpReceiver()
    await desk.troupe('run', 'societies.ts#asking', '--input', '{"to": "Ann"}')
    const once = await desk.json('trace', 'last', '--otlp', receiver.url)
    expect(once).toMatchObject({ sent: 1, open: 3 })

    await using live = await startOtlpReceiver()
    const watching = desk.start(['trace', 'last', '--otlp', live.url, '--watch', '--json'])
    await watching.until('1 span sent')
    await desk.troupe('resume', 'last', '--answer', 'yes')
    const { code, stdout } = await watching.done
    expect(code).toBe(0)
    const after = readOtlp(await desk.json('trace', 'last', '--json'))
    expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({ sent: after.length, open: 0 })
    expect(live.faults).toEqual([])
    const byId = (one: { spanId: string }, other: { spanId: string }) => one.spanId.localeCompare(other.spanId)
    expect(live.spans.toSorted(byId)).toEqual(after.toSorted(byId))
  })

  it('says what is missing or wrong', async ({ expect }) => {
    using desk = createDesk()
    await desk.troupe('run', 'societies.ts#counting')
    expect(await desk.troupe('trace', 'last', '--watch')).toMatchObject({ code: 2 })
    expect(await desk.troupe('trace', 'last', '--otlp', 'localhost:4318')).toMatchObject({ code: 2 })
    const refused = await startOtlpReceiver()
    refused.answers.push({ status: 404, body: 'no such page' })
    const { code, stderr } = await desk.troupe('trace', 'last', '--otlp', refused.url)
    expect(code).toBe(1)
    expect(stderr).toContain('TRACE_NOT_SENT')
    expect(stderr).toContain('404: no such page')
    await refused[Symbol.asyncDispose]()
  })
})
