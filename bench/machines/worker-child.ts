/** A worker process of one subject: takes runs until it is killed. Says a line on stdout when it is ready. */
import type { Place, Subject } from './subject.ts'

const [file, place] = process.argv.slice(2) as [string, string]
// whoever started it is gone
process.on('disconnect', () => process.exit(1))
const { subject } = (await import(`./subjects/${file}.ts`)) as { subject: Subject }
await subject.work(JSON.parse(place) as Place)
