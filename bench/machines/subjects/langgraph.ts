/** LangGraph.js with its Postgres saver. It has no queue: runs are handed to the workers at no cost to it. */
import { Annotation, END, START, StateGraph } from '@langchain/langgraph'
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres'
import { pass, whatIsSaid, type Client, type Job, type Subject } from '../subject.ts'

const Board = Annotation.Root({
  count: Annotation<number>,
  said: Annotation<string>,
  steps: Annotation<number>,
  stepMs: Annotation<number>,
})

const compile = (checkpointer: PostgresSaver) =>
  new StateGraph(Board)
    .addNode('looker', async ({ count, stepMs }) => {
      if (stepMs > 0) await pass(stepMs)
      return { count: count + 1, said: whatIsSaid(count + 1) }
    })
    .addEdge(START, 'looker')
    .addConditionalEdges('looker', ({ count, steps }) => (count >= steps ? END : 'looker'), ['looker', END])
    .compile({ checkpointer })

const configOf = (run: string) => ({ configurable: { thread_id: run } })

export const subject: Subject = {
  async work({ postgres, concurrency }) {
    const graph = compile(PostgresSaver.fromConnString(postgres))
    const waiting: Job[] = []
    let underWay = 0
    const next = async (): Promise<void> => {
      const job = waiting.shift()
      if (job === undefined) return
      underWay++
      const { run, steps, stepMs } = job
      const input = { count: 0, said: '', steps, stepMs }
      await graph.invoke(input, { ...configOf(run), recursionLimit: steps + 10 })
      underWay--
      process.send!('over')
      return next()
    }
    process.on('message', (jobs: Job[]) => {
      waiting.push(...jobs)
      while (underWay < concurrency && waiting.length > 0) void next()
    })
    process.stdout.write('ready\n')
  },

  async setUp({ postgres }): Promise<Client> {
    const saver = PostgresSaver.fromConnString(postgres)
    await saver.setup()
    const graph = compile(saver)
    const heard = new Set<object>()
    let over = 0
    return {
      async send(jobs, workers) {
        for (const [at, worker] of workers.entries()) {
          if (!heard.has(worker)) worker.on('message', () => over++)
          heard.add(worker)
          worker.send(jobs.filter((_, index) => index % workers.length === at))
        }
      },
      countOver: async () => over,
      stepsOf: async (run) => ((await graph.getState(configOf(run))).values as { count: number }).count,
    }
  },
}
