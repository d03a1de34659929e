/** Who reads and writes what, and who follows whom: what each agent promises. */
import { useRun } from '../../context.tsx'
import { AgentName } from '../parts/agent-name.tsx'
import { activityOf } from '../read/activity.ts'
import { oneLine } from '../read/brief.ts'

export function ContractTable() {
  const { detail, timeline, step } = useRun()
  return (
    <div className="contract" tabIndex={0} role="region" aria-label="Contract">
      <table>
        <caption className="panel-heading">Contract: who reads and writes what</caption>
        <thead>
          <tr>
            <th scope="col">Agent</th>
            <th scope="col">Worked</th>
            <th scope="col">Reads</th>
            <th scope="col">Writes</th>
            <th scope="col">Next</th>
          </tr>
        </thead>
        <tbody>
          {detail.contract.agents.map(({ name, reads, writes, next, society }) => (
            <tr key={name}>
              <th scope="row">
                <AgentName name={name} />
                {society && <span className="panel-note"> a society of {society.agents.length}</span>}
              </th>
              <td className="contract-count" data-label="Worked">
                {activityOf(timeline, name, step).thoughts.toLocaleString('en')}×
              </td>
              <td data-label="Reads">
                <Names names={reads} />
              </td>
              <td data-label="Writes">
                <Names names={writes} />
              </td>
              <td data-label="Next">{oneLine(next.join(', '), 200)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <span className="panel-note">nothing</span>
  return (
    <span className="contract-names">
      {names.map((name) => (
        <code key={name}>{oneLine(name, 80)}</code>
      ))}
    </span>
  )
}
