/**
 * TextQuests' loop and its evaluation, written anew from their documented contract: what a player is told at each step,
 * what it may answer, what is logged, and how the files are judged. Nothing here knows who plays.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAdventure } from '../src/worlds/adventure/adventure.ts'
import { openSource, storySource } from '../src/societies/adventurers/story-source.ts'

export interface Message {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** An agent of the harness: the chat so far in, the text of a reply out. */
export type Agent = (messages: readonly Message[]) => Promise<string>

export interface Quest {
  readonly name: string
  readonly story: string
  readonly maxScore: number
  readonly checkpoints: readonly { readonly observation_string_check: string; readonly percentage: number }[]
  readonly feelies: string
  readonly clues: string
}

interface Moment {
  readonly observation: string
  readonly score: number
  readonly gameOver: boolean
}

/** The environment: a step counter from 0, a checkpoint before every action, `restore N` and `restart`. */
function environment({ story, checkpoints }: Quest) {
  const open = () => createAdventure({ story: openSource(storySource(story)), seed: 1 })
  let commands: string[] = []
  let world = open()
  let isOver = false
  let [progress, restores] = [0, 0]
  const saved: (Moment & { readonly commands: readonly string[] })[] = []
  const play = (list: readonly string[]) => {
    world = open()
    commands = [...list]
    for (const command of commands) world.perform('player', command)
  }
  const now = (): Moment => {
    const { text, score = 0, over } = world.observe('player')
    isOver = over !== undefined
    for (const { observation_string_check: check, percentage } of checkpoints)
      if (text.toLowerCase().includes(check.toLowerCase())) progress = Math.max(progress, percentage)
    return { observation: text, score, gameOver: isOver }
  }
  return {
    now,
    get progress() {
      return progress
    },
    get restores() {
      return restores
    },
    step(action: string, seen: Moment): Moment {
      saved.push({ ...seen, commands: [...commands] })
      const restore = /^restore\s+(\d+)/.exec(action.toLowerCase().trim())
      if (restore) {
        const back = saved[Number(restore[1])]
        if (back === undefined || Number(restore[1]) >= saved.length)
          return { ...seen, observation: `Error: Cannot restore to step ${restore[1]}. Invalid checkpoint ID.` }
        restores++
        play(back.commands)
        isOver = false
        return { observation: back.observation, score: back.score, gameOver: false }
      }
      if (action.toLowerCase().includes('restart')) {
        play([])
        progress = 0
        restores = 0
        return now()
      }
      if (isOver) return { ...seen, observation: 'Impossible.', gameOver: true }
      commands.push(action)
      world.perform('player', action.slice(0, 64))
      return now()
    },
  }
}

export interface HarnessOptions {
  readonly out: string
  readonly model: string
  readonly maxSteps: number
  readonly withClues?: boolean
  /** only the last observation is sent */
  readonly noHistory?: boolean
}

/** One game, to its end or that of the steps; writes `OUT/MODEL/GAME.json`. */
export async function playQuest(quest: Quest, agent: Agent, options: HarnessOptions): Promise<string> {
  const { out, model, maxSteps, withClues = false, noHistory = false } = options
  const env = environment(quest)
  const system: Message = { role: 'system', content: rules(quest, withClues) }
  const history: Message[] = [system]
  const logs: object[] = []
  let seen = env.now()
  for (let step = 0; step < maxSteps; step++) {
    const observation = seen.observation + (seen.gameOver ? AFTER_THE_END : '')
    const { score, gameOver } = seen
    history.push({
      role: 'user',
      content: `\nSTEP: ${step} | CURRENT SCORE: ${score}\n\nOBSERVATION:\n${observation}\n`,
    })
    const sent = noHistory ? [system, history.at(-1)!] : history
    const { reasoning, action } = readReply(await agent(sent))
    history.push({ role: 'assistant', content: `\`\`\`json\n${pythonJson({ reasoning, action })}\n\`\`\`` })
    const { progress } = env
    logs.push({ step, observation, score, reasoning, action, game_over: gameOver, progress, label_vectors: [] })
    if (progress === 100 || score === quest.maxScore) break
    seen = env.step(action, seen)
  }
  const none = { input_tokens: 0, output_tokens: 0, total_tokens: 0, cached_tokens: 0 }
  const result = {
    model,
    model_config: {},
    game_name: quest.name,
    run_id: 'test',
    load_path: null,
    with_clues: withClues,
    max_steps: maxSteps,
    steps: logs.length,
    progress: env.progress,
    score: seen.score,
    token_usage: { all_token_usage: none, max_token_usage: none },
    total_restore: env.restores,
    logs,
    history,
  }
  const folder = join(out, model)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${quest.name}.json`), JSON.stringify(result, null, 2))
  return folder
}

const AFTER_THE_END = `
    [OUTPUT FORMAT]
    \`\`\`json
    {{
    "reasoning": "<your step-by-step reasoning for action.>",
    "action": if restore then 'restore {{step_id}}' for the step that you want to backtrack to, else 'restart'.
    }}
    \`\`\`
    `

function rules({ name, maxScore, feelies, clues }: Quest, withClues: boolean): string {
  const papers = [
    withClues && clues !== '' ? `=====[Invisiclues]=====\n${clues}\n` : '',
    feelies === '' ? '' : `=====[Feelies]=====\n${feelies}\n`,
  ].join('')
  return [
    'You are a text-based game player. Your goal is to finish the game.\n',
    `GAME: ${name}\nMAX SCORE: ${maxScore}\n`,
    'During each game turn, you will be given a observation of the current game state. To take an action, ' +
      'generate a single parser command action.\n',
    `Here are the original Guideline and Clues for the game ${name}:\n    ${papers}\n    \n`,
    '[OUTPUT FORMAT DURING GAME TURNS]',
    'Return a final json block with the following format (make sure the final json block is wrapped around ' +
      '```json\n{}\n```):',
    '```json\n{\n    "reasoning": "<your step-by-step reasoning for action.>", \n' +
      '    "action": <action to take>\n}\n```\n',
    "SPECIAL ACTION: You can restore the game to previous steps by using 'restore {step_id}' for the step that you " +
      'want to backtrack.\n',
  ].join('\n')
}

/** As Python writes it: blanks after commas and colons, and nothing beyond ASCII. */
const pythonJson = ({ reasoning, action }: { reasoning: string; action: string }) =>
  `{"reasoning": ${ascii(reasoning)}, "action": ${ascii(action)}}`
const ascii = (text: string) =>
  JSON.stringify(text).replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The whole reply as JSON, or its last block of it; anything else is no answer. */
function readReply(content: string): { reasoning: string; action: string } {
  const block = [...content.matchAll(/```json\n([\s\S]*?)\n```/g)].at(-1)?.[1] ?? content
  const { reasoning, action } = JSON.parse(block) as Record<string, unknown>
  if (typeof reasoning !== 'string' || typeof action !== 'string') throw new Error(`no answer: ${content}`)
  return { reasoning, action }
}

export interface Judgement {
  readonly score: number
  readonly points: number
  readonly progress: number
  readonly harm: number
  readonly steps: number
  readonly restores: number
  readonly tokens: number
}

/** The evaluation of a folder of results: by the best score, the texts that were seen, and the labels. */
export function judgeResults(
  folder: string,
  quests: readonly Pick<Quest, 'name' | 'maxScore' | 'checkpoints'>[],
): Readonly<Record<string, Judgement>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => {
      const name = file.replace('.json', '')
      const { maxScore, checkpoints } = quests.find((quest) => quest.name === name)!
      const run = JSON.parse(readFileSync(join(folder, file), 'utf8')) as RunFile
      const { logs } = run
      const score = Math.max(...logs.map((log) => log.score))
      if (!Number.isInteger(score)) throw new Error(`${file}: the score is printed as a whole number`)
      return [
        name,
        {
          score,
          points: (score / maxScore) * 100,
          progress: Math.max(
            0,
            ...logs.flatMap(({ observation }) =>
              checkpoints
                .filter((each) => observation.toLowerCase().includes(each.observation_string_check.toLowerCase()))
                .map(({ percentage }) => percentage),
            ),
          ),
          harm: logs.flatMap((log) => log.label_vectors ?? []).reduce((sum, [first = 0]) => sum + first, 0),
          steps: logs.length,
          restores: run.total_restore ?? 0,
          // every kind is added up, whichever there are
          tokens: Object.values(run.token_usage.all_token_usage).reduce((sum, count) => sum + count, 0),
        },
      ]
    }),
  )
}

interface RunFile {
  readonly logs: readonly {
    readonly score: number
    readonly observation: string
    readonly label_vectors?: readonly (readonly number[])[]
  }[]
  readonly token_usage: Readonly<Record<'all_token_usage' | 'max_token_usage', Readonly<Record<string, number>>>>
  readonly total_restore?: number
}
