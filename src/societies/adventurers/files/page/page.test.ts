import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE, playedGame } from '../../../../../test/played-game.ts'
import type { GameRead } from '../../played/read-game.ts'
import { transcriptOf } from '../transcript.ts'
import { html } from './markup.ts'
import { drawPage } from './page.ts'
import { pageScript } from './page-script.ts'

/** The tags of a page, each with its attributes. */
const tagsOf = (page: string) => page.match(/<[a-z!/][^>]*>/gi) ?? []

describe('a game as a page', () => {
  let game: GameRead
  let page: string
  beforeAll(async () => {
    game = await playedGame(40)
    page = drawPage(game)
  })

  it('tells every turn with its command, its text and who wanted what', () => {
    expect(page.match(/<article/g)).toHaveLength(game.turns.length)
    expect(page.includes('Your aunt')).toBe(true)
    for (const { command = '' } of game.turns.slice(1))
      expect(page.includes(`<kbd>${command.replaceAll("'", '&#39;')}</kbd>`)).toBe(true)
    expect(page.match(/<aside class="note">/g)).toHaveLength(game.turns.length - 1)
    expect(/<p\s+class="(navigator|puzzle) won"\s+title="[^"]+"\s*>\s*<b>/.test(page)).toBe(true)
  })

  it('draws every room, and the score over time', () => {
    expect(page.match(/class="room/g)).toHaveLength(game.board.locations.length)
    expect(page.includes(`The score over ${game.turns.length - 1} turns`)).toBe(true)
  })

  it('keeps the lines of the story as they are, without our own indents', () => {
    const told = page.slice(0, page.indexOf('<footer')).match(/<p>[^<]*<\/p>/g) ?? []
    expect(told.length).toBeGreaterThan(10)
    for (const paragraph of told) expect(paragraph).not.toMatch(/^<p>\s|\s<\/p>$/)
  })

  it('asks nobody for anything, and runs no script but its own', () => {
    const links = tagsOf(page).flatMap((tag) => [...tag.matchAll(/\b(?:src|href|action|data|poster)="([^"]*)"/g)])
    expect(links.length).toBeGreaterThan(0)
    for (const [, target] of links) expect(target).toMatch(/^#t\d+$/)
    expect(/url\(|@import|https?:/.exec(page)).toBeNull()
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? []
    expect(policy).toContain("default-src 'none'")
    for (const tag of ['style', 'script']) {
      const [, content = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page) ?? []
      expect(policy).toContain(`${tag}-src 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    }
    // what the policy would not let through
    expect(tagsOf(page).filter((tag) => /\sstyle=|\son[a-z]+=/i.test(tag))).toEqual([])
    expect(() => new Script(pageScript)).not.toThrow()
  })

  const evil = (): GameRead => ({
    ...game,
    run: HOSTILE,
    minds: { strategy: HOSTILE, puzzle: 'rules' },
    board: {
      ...game.board,
      story: { ...game.board.story, name: HOSTILE },
      locations: game.board.locations.map((location) => ({ ...location, title: HOSTILE })),
    },
    turns: game.turns.map((turn) => ({
      ...turn,
      text: `${HOSTILE}\n\n${HOSTILE}`,
      inventory: [HOSTILE],
      goal: HOSTILE,
      ...(turn.decision && {
        command: HOSTILE,
        decision: {
          ...turn.decision,
          finalDecision: HOSTILE,
          reasoning: HOSTILE,
          vetoed: [HOSTILE],
          agentVotes: { navigator: HOSTILE },
        },
      }),
    })),
    end: { v: 1, kind: 'end', step: 1, reason: HOSTILE },
  })

  it('holds text that was told as text, whatever it says', () => {
    const tags = new Set(tagsOf(drawPage(evil())).map((tag) => /^<\/?([a-z0-9!]+)/i.exec(tag)![1]))
    // a member that wants nothing speaks in italics, which need not happen in this game
    const usual = new Set(['i', ...tagsOf(page).map((tag) => /^<\/?([a-z0-9!]+)/i.exec(tag)![1])])
    expect(HOSTILE).not.toContain('<i>')
    expect([...tags].filter((tag) => !usual.has(tag))).toEqual([])
    expect(drawPage(evil()).match(/<script/g)).toHaveLength(1)
    // oxlint-disable-next-line no-control-regex
    expect(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.exec(drawPage(evil()))).toBeNull()
  })

  it('is a transcript without what could steer a terminal', () => {
    const text = [...transcriptOf(evil())].join('')
    // oxlint-disable-next-line no-control-regex
    expect(/[\u0000-\u0009\u000b-\u001f\u202e]/.exec(text)).toBeNull()
    const [head, , ...told] = [...transcriptOf(game)].join('').split('\n\n')
    expect(head).toMatch(/^fog-bell, seed 1, mode plain, minds: rules\n\d+ of 50 points, \d+ turns, .+\nrun \S+$/)
    expect(told.join('\n\n')).toContain(`\n> ${game.turns[2]!.command}\n`)
  })
})

describe('markup', () => {
  it('escapes what is put into it, and nests', () => {
    const inner = html`<b title="${'"><i>'}">${'a < b & c'}</b>`
    expect(html`<p>${inner}${[inner]}${1}</p>`.html).toBe(
      `<p>${'<b title="&quot;&gt;&lt;i&gt;">a &lt; b &amp; c</b>'.repeat(2)}1</p>`,
    )
  })
})
