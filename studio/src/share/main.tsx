/** A shared file begins here: reads the run that stands in it, and shows it. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { Boundary } from '../ui/boundary.tsx'
import { Problem } from '../ui/problem.tsx'
import { applyTheme, currentTheme } from '../ui/theme.ts'
import { view as plain } from '../worlds/plain/view.ts'
import { guardView } from '../worlds/shared/guard-view.tsx'
import { readShared } from './read.ts'
import { SharedRunPage } from './shared-run.tsx'
import { view } from './view.ts'

applyTheme(currentTheme())

const root = createRoot(document.getElementById('root')!)

async function show(): Promise<void> {
  const run = await readShared(document.getElementById('run')?.textContent ?? '')
  root.render(
    <StrictMode>
      <Boundary what="This run">
        <SharedRunPage run={run} view={guardView(view, plain)} />
      </Boundary>
    </StrictMode>,
  )
}

show().catch((fault: unknown) =>
  root.render(
    <Problem title="The run in this file cannot be read." code={String(fault).slice(0, 200)}>
      The file may have been cut short on its way, or this browser is too old for it. Ask for the file again.
    </Problem>,
  ),
)
