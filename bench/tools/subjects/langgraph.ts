/** LangGraph.js: its prebuilt ReAct agent with a tool node, on its own SQLite saver. */
import { join } from 'node:path'
import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, HumanMessage, type BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import { tool } from '@langchain/core/tools'
import { SqliteSaver } from '@langchain/langgraph-checkpoint-sqlite'
import { createReactAgent } from '@langchain/langgraph/prebuilt'
import { z } from 'zod'
import { ANSWER, instructions, placeOf, question, words, type Prepare } from '../subject.ts'

class StandIn extends BaseChatModel {
  readonly #calls: number
  #asked = 0

  constructor(calls: number) {
    super({})
    this.#calls = calls
  }

  override _llmType(): string {
    return 'stand-in'
  }

  override bindTools(): this {
    return this
  }

  override async _generate(_messages: BaseMessage[]): Promise<ChatResult> {
    const place = this.#asked++
    const message =
      place === this.#calls
        ? new AIMessage(ANSWER)
        : new AIMessage({ content: '', tool_calls: [{ id: `call-${place}`, name: words.name, args: { place } }] })
    return { generations: [{ text: '', message }] }
  }
}

export const prepare: Prepare = async (calls, _variant, folder) => {
  let done = 0
  const look = tool(
    ({ place }: { place: number }) => {
      done++
      return placeOf(place)
    },
    { ...words, schema: z.object({ place: z.number() }) },
  )
  const saver = SqliteSaver.fromConnString(join(folder, 'langgraph.db'))
  const agent = createReactAgent({
    llm: new StandIn(calls),
    tools: [look],
    prompt: instructions,
    checkpointer: saver,
  })
  return async () => {
    const config = { configurable: { thread_id: 'bench' }, recursionLimit: 2 * calls + 10 }
    const { messages } = await agent.invoke({ messages: [new HumanMessage(question)] }, config)
    saver.db.close()
    const answer = messages.at(-1)?.content
    if (answer !== ANSWER) throw new Error(`The answer was ${JSON.stringify(answer)}`)
    return done
  }
}
