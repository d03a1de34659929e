/** The quality of one embedder, in a process of its own. */
import { writeSync } from 'node:fs'
import { localEmbedder } from '../../dist/memory/index.js'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import { measureQuality } from './quality.ts'

writeSync(ANSWER_DESCRIPTOR, JSON.stringify(await measureQuality(localEmbedder(process.argv[2]!))))
process.exit(0)
