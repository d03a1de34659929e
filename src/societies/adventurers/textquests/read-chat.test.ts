import { describe, expect, it } from 'vitest'
import { readChat } from './read-chat.ts'

const told = (step: number, text: string, score = 0) =>
  `\nSTEP: ${step} | CURRENT SCORE: ${score}\n\nOBSERVATION:\n${text}\n`
const block = (action: string) => '```json\n' + JSON.stringify({ reasoning: 'why', action }) + '\n```'

describe('a chat of TextQuests', () => {
  it('tells the step, the text, the score, and what was done before', () => {
    const messages = [
      { role: 'system', content: 'GAME: zork1' },
      { role: 'user', content: told(0, 'West of House') },
      { role: 'assistant', content: block('go "north"') },
      { role: 'user', content: told(1, 'North of House', 5) },
    ]
    const chat = {
      step: 1,
      told: { text: 'North of House', score: 5 },
      beginning: 'West of House',
      actions: ['go "north"'],
      papers: '',
    }
    expect(readChat(messages)).toEqual(chat)
    const flat = messages.map(({ role, content }) => `${role.toUpperCase()}:\n${content}\n`).join('\n---\n\n')
    expect(readChat(flat.trim())).toEqual(chat)
  })

  it('may be the last observation alone, and anything else is none', () => {
    expect(readChat(told(4, 'A hall.', -2))).toEqual({ step: 4, told: { text: 'A hall.', score: -2 }, papers: '' })
    expect(readChat('A hall.')).toBeUndefined()
    expect(readChat([{ role: 'assistant', content: told(4, 'A hall.') }])).toBeUndefined()
    expect(readChat([])).toBeUndefined()
  })

  it('of a game that may print anything is read in time that grows with its length alone', () => {
    const odd = 'USER:\n' + told(3, "\n [OUTPUT FORMAT] ```json 'restart".repeat(4_000))
    const started = process.cpuUsage()
    expect(readChat(odd)?.step).toBe(3)
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
  })
})
