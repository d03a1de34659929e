/** A society in a file, without code: read, checked, drawn and run. Rules think where no model is named. */
import { readFileSync } from 'node:fs'
import { openFlow, readFlowFile } from 'troupe/flows'

const text = readFileSync(new URL('27-draft-and-critique.json', import.meta.url), 'utf8')

// what is wrong is told with its place
const [problem] = readFlowFile(text.replace('{draft}', '{drift}')).problems
console.log(`${problem?.line}:${problem?.column} ${problem?.path}: ${problem?.message.split('?')[0]}?`)

const { file, problems } = readFlowFile(text)
if (file === undefined || problems.length > 0) throw new Error('the example is broken')
const { society, answer } = await openFlow(file)
console.log(society.options.map(({ path, flag }) => `${path} ${flag ?? ''}`).join(', '))
console.log(society.flow.diagram().trimEnd())

const { board, reason = '' } = await society.flow.run({ topic: 'a lighthouse', rounds: 3 }).finished
console.log(`${String(answer(board, reason))} (${reason})`)

// 18:17 agents.writer.prompt: there is no drift. Did you mean draft?
// topic --topic, rounds --rounds
// flowchart TD
//   start((start))
//   finish((end))
//   a0["writer"]
//   a1["critic"]
//   start --> a0
//   a0 --> a1
//   a1 -.-> a0
//   a1 -.-> finish
// Lines about a lighthouse, draft 2 (the critic is content)
