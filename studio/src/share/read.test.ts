import { describe, expect, it } from 'vitest'
import type { RunDetail } from '../../../src/server/api.ts'
import { sharePage } from '../../../src/server/share.ts'
import type { Entry } from '../../../src/store/record.ts'
import { readShared } from './read.ts'
import { writeTemplate } from './template.ts'

const detail = {
  id: 'r1',
  title: 'A <run>',
  isLive: true,
  questions: [{ key: '0', agent: 'ana', question: 'why' }],
} as unknown as RunDetail

const entries: Entry[] = ['won', '</script><img src=x>\u2028 שלום 🦊'].map((reason, place) => ({
  seq: place + 1,
  at: 0,
  record: { v: 1, kind: 'end', step: 1, reason },
}))

async function shared(): Promise<string> {
  let html = ''
  const style = '@font-face{src:url(data:font/woff2;base64,AAAA)}a{}'
  for await (const part of sharePage(writeTemplate({ script: 'go("</script>")', style }), detail, entries)) html += part
  return html
}

describe('a shared run', () => {
  it('is read as it was written', async () => {
    const base64 = /<script type="text\/plain" id="run">([^<]*)<\/script>/.exec(await shared())![1]!
    expect((await readShared(base64)).entries).toEqual(entries)
  })

  it('is no longer live, and asks nothing', async () => {
    const base64 = /id="run">([^<]*)</.exec(await shared())![1]!
    expect((await readShared(base64)).detail).toMatchObject({ id: 'r1', isLive: false, questions: [] })
  })
})

describe('the file of a shared run', () => {
  it('allows its own script and style and nothing else', async () => {
    const html = await shared()
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)![1]!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}'/)
    expect(policy).not.toContain('unsafe')
  })

  it('names its script by the hash of what stands there', async () => {
    const html = await shared()
    const script = /<script type="module">([^]*?)<\/script>/.exec(html)![1]!
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
    expect(html).toContain(`script-src 'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`)
  })

  it('has its fonts in a style of their own, which the policy names as well', async () => {
    const html = await shared()
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style]) => style!)
    expect(styles).toEqual(['@font-face{src:url(data:font/woff2;base64,AAAA)}', 'a{}'])
    for (const style of styles) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
      expect(html).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`)
    }
  })

  it('does not end its script early', async () => {
    expect((await shared()).match(/<\/script>/g)).toHaveLength(2)
  })
})
