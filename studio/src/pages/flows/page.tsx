/** The page of a flow: its canvas, what is chosen in it, its problems, its report and its runs. */
import { ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { shownText } from '../../../../src/flows/components/values.ts'
import type { ComponentGraph } from '../../../../src/flows/graph.ts'
import { laidOut } from '../../../../src/flows/langflow/layout.ts'
import type { FlowInfo } from '../../../../src/server/api-flows.ts'
import { asFailure } from '../../api/failure.ts'
import { flowsApi } from '../../api/flows.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Frame } from '../../ui/frame.tsx'
import { useMedia } from '../../ui/media.ts'
import { Problem } from '../../ui/problem.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTitle } from '../../ui/title.ts'
import { useAsked } from '../asked.ts'
import { AddDialog } from './add-dialog.tsx'
import { Bar } from './bar.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { nodeId } from './edit/clipboard.ts'
import { addComponent, addNote, freePlace } from './edit/edits.ts'
import { insideOf, namesWithin, type OpenGroup } from './edit/within.ts'
import { wireKey } from './edit/wires.ts'
import { useEditor, type Editor } from './editor.ts'
import { useCanvasKeys } from './keys.ts'
import './page.css'
import { Details } from './panel/details.tsx'
import { ProblemList } from './panel/problem-list.tsx'
import { RunPanel } from './panel/run-panel.tsx'
import { Versions } from './panel/versions.tsx'
import { problemsOf } from './problems.ts'
import { ReportList } from './report-list.tsx'
import { sentOver, standingsOf, type WatchedRun } from './run/read-run.ts'
import { useWatched } from './run/watch.ts'

export function FlowPage({ id }: { readonly id: string }) {
  const old = new URLSearchParams(useSearch()).get('version') ?? undefined
  const { value, failure, again } = useAsked(`flow ${id} ${old ?? ''}`, () =>
    old === undefined ? flowsApi.get(id) : flowsApi.version(id, old),
  )
  if (value)
    return (
      <ReactFlowProvider>
        <OpenFlow key={old ?? ''} info={value} isOld={old !== undefined} />
      </ReactFlowProvider>
    )
  return (
    <Frame path={<FlowPath name="" />}>
      {failure && (
        <Problem
          isPage
          title={failure.message}
          code={failure.code}
          action={<Button onClick={again}>Try again</Button>}
        />
      )}
    </Frame>
  )
}

function FlowPath({ name }: { readonly name: string }) {
  return (
    <>
      <Link className="path-link" href="/flows">
        Flows
      </Link>
      {name !== '' && (
        <>
          <span aria-hidden="true">/</span>
          <h1 className="canvas-title" dir="auto">
            {shortText(name, 100)}
          </h1>
        </>
      )}
    </>
  )
}

type PanelName = 'details' | 'problems' | 'run' | 'report' | 'versions'

function OpenFlow({ info, isOld }: { readonly info: FlowInfo; readonly isOld: boolean }) {
  const whole = useEditor(info)
  const [within, setWithin] = useState<readonly string[]>([])
  const group = useMemo(() => insideOf(whole.graph, within), [whole.graph, within])
  const isInside = group !== undefined && within.length > 0
  const editor = useMemo(() => (isInside ? lookedAt(whole, group) : whole), [whole, group, isInside])
  const { graph } = editor
  const { flow, saved } = whole
  useTitle(whole.graph.name)
  const isSmall = useMedia('(max-width: 760px)')
  const [panel, setPanel] = useState<PanelName>('details')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [session, setSession] = useState<string>()
  const [, navigate] = useLocation()
  const running = new URLSearchParams(window.location.search).get('run') ?? undefined
  const followed = useWatched(running)
  const { screenToFlowPosition, flowToScreenPosition, fitView } = useReactFlow()
  // whatever is chosen is shown at once, whichever panel was open
  const [only, ...others] = editor.chosen
  useEffect(() => {
    if (only === undefined || others.length > 0) return
    setPanel('details')
    setSheetOpen(true)
  }, [only, others.length])
  const goTo = (node: string) => {
    setWithin([])
    editor.choose(new Set([node]))
    void fitView({ nodes: [{ id: node }], maxZoom: 1, padding: 0.4 })
  }
  useCanvasKeys(editor, !isSmall && !isInside && !isOld)
  const open = (path: readonly string[]) => {
    whole.choose(new Set())
    setWithin(path)
    setTimeout(() => void fitView({ padding: 0.15, maxZoom: 1 }), 60)
  }
  const lookInto = (id: string) => {
    if (graph.nodes.some((node) => node.id === id && node.inside !== undefined)) open([...within, id])
  }

  const version = followed?.timeline.version
  const run = useMemo((): WatchedRun | undefined => {
    if (followed === undefined) return undefined
    const names = namesWithin(saved.names, within)
    return { timeline: followed.timeline, names, isGoing: !isAtRest(followed.timeline.entries.at(-1)) }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline stays the same object while it grows
  }, [followed, version, saved.names, within])
  const problems = useMemo(() => problemsOf(flow, whole.graph, whole.check), [flow, whole.graph, whole.check])
  const shown = useMemo(() => {
    const byNode = Map.groupBy(problems, ({ node }) => node ?? '')
    return {
      standings: run && standingsOf(graph, run),
      sent: run && lastSent(graph, run),
      problems: new Map([...byNode].map(([node, found]) => [node, found.map(({ message }) => message)])),
    }
  }, [graph, problems, run])

  const isStill = isSmall || isInside || isOld
  const show = (name: PanelName) => {
    setPanel(name)
    setSheetOpen(true)
  }
  const place = () => {
    const box = document.querySelector('.canvas-canvas')?.getBoundingClientRect()
    const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 3 } : { x: 0, y: 0 }
    return screenToFlowPosition(middle)
  }
  const taken = () => new Set([...graph.nodes, ...graph.notes].map(({ id }) => id))
  const add = (component: string) => {
    const id = nodeId(`${component}-new`, taken())
    const free = freePlace(graph, place())
    editor.edit(addComponent(component, id, free))
    const right = document.querySelector('.canvas-canvas')?.getBoundingClientRect().right ?? 0
    // one that nobody sees was not added
    if (flowToScreenPosition(free).x > right - 200) setTimeout(() => void fitView({ padding: 0.2, maxZoom: 1 }), 60)
    editor.choose(new Set([id]))
    setAdding(false)
  }
  const note = () => {
    const id = nodeId('note-new', taken())
    editor.edit(addNote({ id, text: '', position: freePlace(graph, place()) }))
    editor.choose(new Set([id]))
  }
  const start = async (input: string, isSameSession: boolean, minds: Readonly<Record<string, string>>) => {
    if (isOld) return whole.say('This is an old version. Go back to it to run it.')
    const current = await editor.save()
    if (current === undefined) return
    try {
      const given = isSameSession && session !== undefined ? { input, session } : { input }
      const started = await flowsApi.run(current.id, { ...given, ...(Object.keys(minds).length > 0 && { minds }) })
      setSession(started.session)
      editor.say('')
      navigate(`/flows/${encodeURIComponent(current.id)}?run=${encodeURIComponent(started.run)}`, { replace: true })
    } catch (fault) {
      editor.say(asFailure(fault).message)
    }
  }

  return (
    <Frame isStage path={<FlowPath name={whole.graph.name} />}>
      <div className="canvas-page">
        <Bar
          editor={whole}
          problems={problems.length}
          isSmall={isSmall || isOld}
          isOld={isOld}
          onAdd={() => setAdding(true)}
          onNote={note}
          onProblems={() => show('problems')}
          onRun={() => show('run')}
          onDetails={() => show('details')}
        />
        <div className="canvas-stage">
          {isOld && (
            <p className="canvas-within canvas-old">
              Version <code>{saved.version.slice(0, 7)}</code>, as it was saved then.{' '}
              <Link href={`/flows/${encodeURIComponent(saved.id)}`}>To the newest</Link>
            </p>
          )}
          {isInside && <GroupPath titles={group.titles} onGo={(depth) => open(within.slice(0, depth))} />}
          <Canvas editor={editor} shown={shown} isStill={isStill} isSmall={isSmall} onOpen={lookInto} />
          {graph.nodes.length + graph.notes.length === 0 && (
            <p className="canvas-empty">
              Nothing is here yet. Add a component: a chat input, a prompt, a model, an output.
            </p>
          )}
        </div>
        {(!isSmall || isSheetOpen) && (
          <aside className={`canvas-panel${isSmall ? ' canvas-sheet' : ''}`} aria-label="Panel">
            <div className="canvas-panel-head">
              <Tabs
                label="Panel"
                controls="canvas-panel"
                chosen={panel}
                onChoose={(name) => setPanel(name as PanelName)}
                items={[
                  { id: 'details', title: 'Details' },
                  { id: 'problems', title: problems.length > 0 ? `Problems ${problems.length}` : 'Problems' },
                  { id: 'run', title: 'Run' },
                  { id: 'versions', title: 'Versions' },
                  { id: 'report', title: 'Report' },
                ]}
              />
              {isSmall && <IconButton icon="close" label="Close the panel" onClick={() => setSheetOpen(false)} />}
            </div>
            <div
              className="canvas-panel-body"
              id="canvas-panel"
              role="tabpanel"
              aria-labelledby={`tab-${panel}`}
              tabIndex={0}
            >
              {panel === 'details' && <Details editor={editor} run={run} isStill={isStill} onOpen={lookInto} />}
              {panel === 'versions' && <Versions editor={whole} isStill={isSmall} />}
              {panel === 'problems' && <ProblemList editor={whole} problems={problems} onShow={goTo} />}
              {panel === 'run' && (
                <RunPanel editor={whole} followed={followed} run={run} session={session} onRun={start} />
              )}
              {panel === 'report' && <ReportList report={saved.report} onShow={goTo} />}
            </div>
          </aside>
        )}
      </div>
      <AddDialog isOpen={isAdding} onClose={() => setAdding(false)} onAdd={add} />
    </Frame>
  )
}

/** A group is looked into and not edited: its file is written by the flow around it. */
const lookedAt = (editor: Editor, { graph }: OpenGroup): Editor => ({
  ...editor,
  graph: laidOut(graph),
  edit: () => editor.say('A group is edited in Langflow, or taken apart there first.'),
})

function GroupPath({ titles, onGo }: { readonly titles: readonly string[]; readonly onGo: (depth: number) => void }) {
  return (
    <nav className="canvas-within" aria-label="Groups">
      <Button variant="quiet" icon="back" onClick={() => onGo(titles.length - 1)}>
        Out of the group
      </Button>
      <span dir="auto">{shortText(titles.join(' / '), 120)}</span>
    </nav>
  )
}

const LONGEST_LABEL = 32

function lastSent(graph: ComponentGraph, run: WatchedRun): ReadonlyMap<string, string> {
  const words = graph.wires.flatMap((wire): [string, string][] => {
    const last = sentOver(graph, wire, run).at(-1)
    return last ? [[wireKey(wire), shortText(shownText(last.value).replaceAll(/\s+/g, ' '), LONGEST_LABEL)]] : []
  })
  return new Map(words)
}

const isAtRest = (entry: { readonly record: { readonly kind: string } } | undefined): boolean =>
  entry !== undefined && (entry.record.kind === 'end' || entry.record.kind === 'fail')
