/** A short kill run of tool-using societies, in a process of its own; the whole one is `npm run soak -- tools`. */
import { writeSync } from 'node:fs'
import { playToolMatrix } from '../../test/kill/tools/matrix.ts'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'

const { kills, doubled, lost, paidTwice, unpaired, wrong } = await playToolMatrix({
  kills: Number(process.argv[2]),
  seed: Date.now(),
})
writeSync(ANSWER_DESCRIPTOR, JSON.stringify({ kills, doubled, lost, paidTwice, unpaired, wrong }))
process.exit(0)
