/** Starts a run: who, where, with which chance and minds, how far; and the command that does the same. */
import { useLocation, useSearch } from 'wouter'
import { api } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import { useAsked } from './asked.ts'
import './page.css'
import { SocietyChoice } from './start/society-choice.tsx'
import { StartFields } from './start/start-fields.tsx'
import './start/start.css'

export function Start() {
  useTitle('Start a run')
  const [, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('society')
  const { value: societies, failure, again } = useAsked('societies', () => api.societies())
  const society = societies?.find(({ name }) => name === wanted) ?? societies?.[0]
  return (
    <div className="page start">
      <header className="page-head">
        <h1>Start a run</h1>
      </header>
      {societies === undefined && failure !== undefined && (
        <Problem
          title={failure.message}
          code={failure.code}
          action={
            <Button icon="reload" onClick={again}>
              Try again
            </Button>
          }
        >
          Start it with <code className="mono">npm start</code>, then try again.
        </Problem>
      )}
      {societies !== undefined && society === undefined && (
        <Empty icon="people" title="This server knows no society.">
          Give it one: <code className="mono">troupe studio --society FILE</code>
        </Empty>
      )}
      {society !== undefined && (
        <>
          <SocietyChoice
            societies={societies!}
            chosen={society.name}
            onChoose={(name) => navigate(`/start?society=${encodeURIComponent(name)}`, { replace: true })}
          />
          <StartFields key={society.name} society={society} />
        </>
      )}
    </div>
  )
}
