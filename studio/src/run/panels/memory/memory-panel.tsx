/** What each agent remembers at this moment, what came to its mind, and what it would recall if it were asked. */
import { useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Select } from '../../../ui/field.tsx'
import { useRun } from '../../context.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneLine } from '../read/brief.ts'
import { memoriesOf, recalledBy } from '../read/memories.ts'
import { needleOf } from '../read/search.ts'
import { AskMemory } from './ask-memory.tsx'
import { MemoryList } from './memory-list.tsx'
import { Recollections } from './recollections.tsx'
import './memory-panel.css'

export function MemoryPanel() {
  const { moment, agents, isShared } = useRun()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const all = memoriesOf(moment)
  if (all === undefined)
    return (
      <section className="panel" aria-label="Memory">
        <Empty icon="memory" title="Nobody keeps memories here">
          The agents of this society know what is on the board, and nothing besides.
        </Empty>
      </section>
    )
  const counts = new Map<string, number>()
  for (const { agent } of all) counts.set(agent, (counts.get(agent) ?? 0) + 1)
  const who = chosen ?? counts.keys().next().value
  if (who === undefined)
    return (
      <section className="panel" aria-label="Memory">
        <Empty icon="memory" title="Nothing is remembered yet">
          As soon as an agent remembers something, it is here.
        </Empty>
      </section>
    )
  const needle = needleOf(typed)
  const own = all.filter(({ agent, text }) => agent === who && (needle === undefined || needle.test(text)))
  const titleOf = (name: string) => agents.find((agent) => agent.name === name)?.title ?? name
  return (
    <section className="panel memory" aria-label="Memory">
      <div className="panel-bar">
        <Select
          className="memory-who"
          aria-label="Whose memories"
          value={who}
          options={[...counts].map(([name, count]) => ({
            value: name,
            label: `${oneLine(titleOf(name), 40)} (${count})`,
          }))}
          onChoose={setChosen}
        />
        <SearchBox label="Search its memories" value={typed} onChange={setTyped} />
        <span className="panel-note" role="status">
          {own.length.toLocaleString('en')} {own.length === 1 ? 'memory' : 'memories'}
        </span>
      </div>
      <div className="memory-split">
        <MemoryList key={who} memories={own} />
        <div className="memory-side">
          {!isShared && <AskMemory key={who} agent={who} />}
          <Recollections title="What came to its mind last" recollections={recalledBy(moment, who)} />
        </div>
      </div>
    </section>
  )
}
