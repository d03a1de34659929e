/** The canvas: what is drawn follows the graph; what is dragged, wired or deleted becomes an edit of it. */
import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  useStore,
  type Connection,
  type Edge,
  type EdgeChange,
  type FinalConnectionState,
  type NodeChange,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useCallback, useMemo, useState } from 'react'
import type { Editor } from '../editor.ts'
import { all, connect, disconnect, move, remove, type Position } from '../edit/edits.ts'
import { whyNot, wireKey } from '../edit/wires.ts'
import './canvas.css'
import { drawNodes, drawWires, wireBetween, type CanvasNode, type Shown } from './drawn.ts'
import { nodeTypes } from './nodes.tsx'

interface CanvasProps {
  readonly editor: Editor
  readonly shown: Shown
  /** looked at, not edited */
  readonly isStill: boolean
  readonly isSmall: boolean
  /** a group is to be looked into */
  readonly onOpen: (group: string) => void
}

type Size = { readonly width: number; readonly height: number }
const NOWHERE: ReadonlyMap<string, Position> = new Map()
const DELETE_KEYS = ['Delete', 'Backspace']
// below it only titles could be read, so they are all that is shown, and larger
const FAR = 0.42
const WHOLE = { padding: 0.12, maxZoom: 1 }

export function Canvas({ editor, shown, isStill, isSmall, onOpen }: CanvasProps) {
  const { graph, chosen, choose, edit, say } = editor
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(new Map())
  const [dragged, setDragged] = useState(NOWHERE)
  const isFar = useStore(({ transform }) => transform[2] < FAR)

  const drawn = useMemo(() => drawNodes(graph, shown), [graph, shown])
  const nodes = useMemo(
    () =>
      drawn.map((node): CanvasNode => {
        const size = sizes.get(node.id)
        return {
          ...node,
          position: dragged.get(node.id) ?? node.position,
          selected: chosen.has(node.id),
          ...(size && { measured: size }),
        }
      }),
    [drawn, sizes, dragged, chosen],
  )
  const edges = useMemo(
    () => drawWires(graph, shown).map((each): Edge => ({ ...each, selected: chosen.has(each.id) })),
    [graph, shown, chosen],
  )

  const select = useCallback(
    (changes: readonly { readonly id: string; readonly selected: boolean }[]) => {
      if (changes.length === 0) return
      // nodes and wires are told one after the other, before anything is drawn again
      choose((before) => {
        const next = new Set(before)
        for (const { id, selected } of changes)
          if (selected) next.add(id)
          else next.delete(id)
        return next
      })
    },
    [choose],
  )
  const onNodesChange = (changes: NodeChange<CanvasNode>[]) => {
    select(changes.filter((change) => change.type === 'select'))
    const measured = changes.flatMap((change): [string, Size][] =>
      change.type === 'dimensions' && change.dimensions ? [[change.id, change.dimensions]] : [],
    )
    if (measured.length > 0) setSizes((before) => new Map([...before, ...measured]))
    const moving = changes.filter((change) => change.type === 'position')
    if (moving.length === 0) return
    const places = new Map(moving.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])))
    if (moving.some(({ dragging }) => dragging)) return setDragged((before) => new Map([...before, ...places]))
    setDragged(NOWHERE)
    // keys move by little steps, which are one move
    if (places.size > 0) edit(move(places), `move ${[...places.keys()].join(' ')}`)
  }
  const onEdgesChange = (changes: EdgeChange[]) => select(changes.filter((change) => change.type === 'select'))

  const onConnect = (connection: Connection) => {
    const wire = wireBetween(connection)
    if (wire) edit(connect(wire))
  }
  const isValidConnection = (connection: Connection | Edge) => {
    const wire = wireBetween(connection)
    return wire !== undefined && whyNot(graph, wire) === undefined
  }
  const onConnectEnd = (_: unknown, { fromHandle, toHandle, isValid }: FinalConnectionState) => {
    if (isValid === true || !fromHandle || !toHandle) return
    const [source, target] = fromHandle.type === 'source' ? [fromHandle, toHandle] : [toHandle, fromHandle]
    const wire = wireBetween({
      source: source.nodeId,
      target: target.nodeId,
      sourceHandle: source.id ?? null,
      targetHandle: target.id ?? null,
    })
    say((wire && whyNot(graph, wire)) ?? 'A wire goes from an output to an input.')
  }
  const onBeforeDelete = async (gone: { readonly nodes: readonly CanvasNode[]; readonly edges: readonly Edge[] }) => {
    const wires = graph.wires.filter((wire) => gone.edges.some(({ id }) => id === wireKey(wire)))
    edit(all(disconnect(...wires), remove(new Set(gone.nodes.map(({ id }) => id)))))
    choose(new Set())
    // the graph says what is drawn
    return false
  }

  return (
    <ReactFlow
      // what fits a desk does not fit a phone
      key={String(isSmall)}
      className={`canvas-canvas${isFar ? ' canvas-far' : ''}`}
      aria-label="Canvas"
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      onConnect={onConnect}
      onConnectEnd={onConnectEnd}
      isValidConnection={isValidConnection}
      onBeforeDelete={onBeforeDelete}
      onNodeDoubleClick={(_, { id }) => onOpen(id)}
      deleteKeyCode={isStill ? null : DELETE_KEYS}
      nodesDraggable={!isStill}
      nodesConnectable={!isStill}
      edgesReconnectable={false}
      multiSelectionKeyCode="Shift"
      minZoom={0.05}
      fitView
      fitViewOptions={WHOLE}
    >
      <Background gap={24} size={1.5} />
      <Controls showInteractive={false} position="bottom-left" fitViewOptions={WHOLE} />
      {!isSmall && <MiniMap pannable zoomable ariaLabel="The whole flow, small" />}
    </ReactFlow>
  )
}
