/** Acting: start, pause, step, resume, cancel, fork, answer. Each answers with the run as it is then. */
import { Hono, type Context } from 'hono'
import { prepareInput } from '../societies/prepare-input.ts'
import { checkUpdate, tellMember } from '../societies/tell-member.ts'
import { readStart } from '../store/fold.ts'
import { runToFork } from '../store/inside-fork.ts'
import { answerJson } from './answers.ts'
import { checkMinds } from './catalogue.ts'
import { drivingOf, type Driving } from './driving.ts'
import { boardAround, placeOfFork } from './fork.ts'
import { moveRun } from './move.ts'
import {
  readAnswerRequest,
  readBody,
  readForkRequest,
  readPaceRequest,
  readResumeRequest,
  readStartRequest,
  readTellRequest,
} from './read.ts'
import { runOf } from './run-of.ts'
import type { Services } from './services.ts'
import { soon } from './soon.ts'

export function actingRoutes({ store, catalogue, supervisor, describer }: Services): Hono {
  const app = new Hono()
  app.post('/runs', async (c) => {
    const request = await readStartRequest(c)
    const { society: name, input = {}, seed, minds = {}, maxSteps, maxCost, pace, tenant } = request
    const society = await catalogue.find(name)
    const board = await prepareInput(society, input, seed === undefined ? {} : { seed })
    const driving: Driving = {
      minds: checkMinds(society, minds, board),
      pace: pace ?? society.paceMs,
      ...(tenant !== undefined && { tenant }),
      ...(society.version !== undefined && { label: society.version }),
      ...(maxSteps !== undefined && { maxSteps }),
      ...(maxCost !== undefined && { maxCost }),
    }
    const run = await supervisor.start({ society: name, input: board, ...(seed !== undefined && { seed }), driving })
    return answerJson(c, await describer.detail(run), 201)
  })

  app.post('/runs/:id/fork', async (c) => {
    const parent = await runOf(c, store)
    const request = await readForkRequest(c)
    // of a society inside, the code and the minds are those of the run around it, which is forked with it
    const { run: whole, start } = await runToFork(store, parent)
    const before = drivingOf(start)
    const society = await catalogue.of(start)
    const { at, edit, values } = await placeOfFork(store, parent, request, whole === parent ? society : undefined)
    const minds =
      society && request.minds
        ? checkMinds(society, request.minds, whole === parent ? values : await boardAround(store, parent, whole))
        : {}
    const [maxSteps, maxCost] = [request.maxSteps ?? before.maxSteps, request.maxCost ?? before.maxCost]
    const driving: Driving = {
      minds: { ...before.minds, ...minds },
      pace: request.pace ?? supervisor.stateOf(whole).pace ?? before.pace,
      ...(before.tenant !== undefined && { tenant: before.tenant }),
      ...(society?.version !== undefined && { label: society.version }),
      ...(maxSteps !== undefined && { maxSteps }),
      ...(maxCost !== undefined && { maxCost }),
    }
    const { seed, isPaused = false } = request
    const run = await supervisor.fork({ parent, at, edit, driving, isPaused, ...(seed !== undefined && { seed }) })
    return answerJson(c, await describer.detail(run), 201)
  })

  app.post('/runs/:id/move', async (c) => {
    await readBody(c, [])
    const run = await moveRun({ store, catalogue, supervisor }, await runOf(c, store))
    return answerJson(c, await describer.detail(run), 201)
  })

  const act = (path: string, work: (run: string, c: Context) => Promise<void>) =>
    app.post(`/runs/:id/${path}`, async (c) => {
      const run = await runOf(c, store)
      await soon(work(run, c))
      return answerJson(c, await describer.detail(run))
    })
  act('pause', async (run, c) => {
    await readBody(c, [])
    await supervisor.pause(run)
  })
  act('step', async (run, c) => {
    await readBody(c, [])
    await supervisor.step(run)
  })
  act('cancel', async (run, c) => {
    await readBody(c, [])
    await supervisor.cancel(run)
  })
  act('tell', async (run, c) => {
    const { member, update } = await readTellRequest(c)
    const start = await readStart(store, run)
    const society = await catalogue.of({ society: start.society ?? start.flow })
    await checkUpdate(society, member, update)
    await supervisor.tell(run, async () => void (await tellMember(store, run, society, member, update)))
  })
  act('resume', async (run, c) => supervisor.resume(run, await readResumeRequest(c)))
  act('pace', async (run, c) => supervisor.setPace(run, (await readPaceRequest(c)).pace))
  act('answer', async (run, c) => {
    const { answer, key } = await readAnswerRequest(c)
    await supervisor.answer(run, answer, key)
  })
  return app
}
