import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../store/record.ts'
import type { RunDetail } from './api.ts'
import { readTemplate, shareFileName, sharePage } from './share.ts'

const template = {
  page: `<title>{{title of the run}}</title><style>{{the fonts}}</style>
<script type="text/plain">{{the run, deflated}}</script>`,
  fonts: '@font-face{}',
}
const detail = { id: 'r1', title: 'The <b>Lantern</b> & Rock', agents: ['ana'] } as unknown as RunDetail

const ended = (reason: string, seq = 1): Entry => ({ seq, at: 0, record: { v: 1, kind: 'end', step: 1, reason } })

async function written(entries: Iterable<Entry>, about = detail, page = template): Promise<string> {
  let html = ''
  for await (const part of sharePage(page, about, entries)) html += part
  return html
}

function linesIn(html: string): unknown[] {
  const base64 = /<script type="text\/plain">([^<]*)<\/script>/.exec(html)![1]!
  const text = inflateRawSync(Buffer.from(base64, 'base64')).toString()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('a shared run', () => {
  it('holds its detail and every entry, one in a line', async () => {
    const entries = [ended('won'), ended('again', 2)]
    expect(linesIn(await written(entries))).toEqual([detail, ...entries])
  })

  it('keeps what anybody wrote out of the markup', async () => {
    const hostile = '</script><script>alert(1)</script>\u2028<!-- {{the run, deflated}} $& \uD800'
    const html = await written([ended(hostile)])
    expect(html).not.toContain('alert')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(linesIn(html)[1]).toEqual(ended(hostile))
  })

  it('does not tell where files lie on this machine', async () => {
    const story = { name: 'fog', file: '/anywhere/stories/fog.z5', other: { file: 'C:\\games\\fog.z5' }, text: '/n' }
    const start = { v: 1, kind: 'start', changes: { story: { set: story } } } as unknown as Entry['record']
    const [, line] = linesIn(await written([{ seq: 1, at: 0, record: start }]))
    expect(line).toMatchObject({
      record: { changes: { story: { set: { file: 'fog.z5', other: { file: 'fog.z5' }, text: '/n' } } } },
    })
  })

  it('writes the title as text', async () => {
    expect(await written([])).toContain('<title>The &lt;b&gt;Lantern&lt;/b&gt; &amp; Rock · Troupe</title>')
  })

  it('joins long journals without a seam', async () => {
    // hard to deflate, so that there are many parts
    const noise = Array.from({ length: 4_000 }, (_, place) => ended(Math.sin(place).toString(36).repeat(4), place))
    expect(linesIn(await written(noise))).toEqual([detail, ...noise])
  })

  it('fails when an entry cannot be read', async () => {
    function* broken(): Generator<Entry> {
      yield ended('won')
      throw new Error('the disk is gone')
    }
    await expect(written(broken())).rejects.toThrow('the disk is gone')
  })

  it('refuses a template without its places', async () => {
    await expect(written([], detail, { ...template, page: '<title>x</title>' })).rejects.toThrow(
      'Build the studio again',
    )
  })

  it('is put into the template of its view, and into the plain one where nobody drew a view', async () => {
    const files = new Map([
      ['share/grid.html', 'a grid'],
      ['share/plain.html', 'plain'],
      ['share/fonts.css', 'fonts'],
    ])
    const read = (name: string) => Promise.resolve(files.get(name))
    expect(await readTemplate(read, 'grid')).toEqual({ page: 'a grid', fonts: 'fonts' })
    for (const odd of ['nothing of the kind', 'constructor', '../plain'])
      expect(await readTemplate(read, odd)).toEqual({ page: 'plain', fonts: 'fonts' })
    expect(await readTemplate(() => Promise.resolve(undefined), 'grid')).toBeUndefined()
  })

  it('is saved under a name that every system takes', () => {
    expect(shareFileName(detail)).toBe('troupe-the-b-lantern-b-rock-r1.html')
    expect(shareFileName({ title: '../../🦊 \u202E', id: 'r2' })).toBe('troupe-r2.html')
  })
})
