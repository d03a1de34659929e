/** The files that can be made of a run: each is made when it is asked for, from the journal as it is then. */
import { useEffect, useState } from 'react'
import type { Artefact } from '../../../../../src/server/api.ts'
import { api } from '../../../api/client.ts'
import { asFailure } from '../../../api/failure.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useRun } from '../../context.tsx'
import { oneLine } from '../read/brief.ts'
import './files-panel.css'

type Answer = readonly Artefact[] | { readonly fault: string }

export function FilesPanel() {
  const { id } = useRun()
  const [answer, setAnswer] = useState<{ readonly of: string; readonly files: Answer }>()
  useEffect(() => {
    let isGone = false
    const take = (files: Answer) => !isGone && setAnswer({ of: id, files })
    api.artefacts(id).then(take, (fault: unknown) => take({ fault: asFailure(fault).message }))
    return () => {
      isGone = true
    }
  }, [id])
  const files = answer?.of === id ? answer.files : undefined
  return (
    <section className="panel" aria-label="Files" aria-busy={files === undefined}>
      {files !== undefined && ('fault' in files ? <NoFiles why={files.fault} /> : <FileList id={id} files={files} />)}
    </section>
  )
}

const NoFiles = ({ why }: { readonly why: string }) => (
  <Empty icon="download" title="The files cannot be told">
    {oneLine(why, 200)}
  </Empty>
)

function FileList({ id, files }: { readonly id: string; readonly files: readonly Artefact[] }) {
  if (files.length === 0)
    return (
      <Empty icon="download" title="Nothing else is made of this run">
        Its journal can be shared as one file.
      </Empty>
    )
  return (
    <ul className="panel-scroll files" aria-label="Files of this run">
      {files.map(({ name, says }) => (
        <li key={name}>
          <a className="button button-plain" href={api.artefactAddress(id, name)} download>
            <Icon name="download" />
            {oneLine(name, 60)}
          </a>
          <span className="soft">{oneLine(says, 160)}</span>
        </li>
      ))}
    </ul>
  )
}
