/** The building, floor by floor: what is known in the hue of who saw it first, walls, doors, things and explorers. */
import { memo } from 'react'
import { DOOR, FLOOR, WALL, type GridMap } from '../../../../src/worlds/grid/map.ts'
import type { Box } from '../shared/camera.ts'
import { Aim, Bubble, CELL, Person, Thing, Track } from './people.tsx'
import { barsOf, levelFor, levelsOf, type Survey } from './survey.ts'
import './map.css'

const GAP = 46
const MARGIN = 14

interface Sheet {
  readonly drawing: Box
  readonly levels: readonly number[]
  /** the corner of a floor */
  corner(level: number): readonly [x: number, y: number]
}

export function sheetOf(map: GridMap): Sheet {
  const levels = levelsOf(map)
  const columns = Math.ceil(Math.sqrt(levels.length))
  const [wide, high] = [map.width * CELL, map.depth * CELL]
  const rows = Math.ceil(levels.length / columns)
  return {
    levels,
    drawing: {
      x: -MARGIN,
      y: -MARGIN - (levels.length > 1 ? 26 : 0),
      width: columns * (wide + GAP) - GAP + 2 * MARGIN,
      height: rows * (high + GAP) - GAP + 2 * MARGIN + (levels.length > 1 ? 26 : 0),
    },
    corner: (level) => {
      const nth = levels.indexOf(level)
      return [(nth % columns) * (wide + GAP), Math.floor(nth / columns) * (high + GAP)]
    },
  }
}

// with more, names and bubbles would hide the building
const NAMED = 12
const MOST_SEEING = 64

interface DrawingProps {
  readonly survey: Survey
  /** without words, for a small picture */
  readonly isSmall?: boolean
}

export const GridMapDrawing = memo(function GridMapDrawing({ survey, isSmall = false }: DrawingProps) {
  const { map, explorers, found } = survey
  const sheet = sheetOf(map)
  const isNamed = !isSmall && explorers.length <= NAMED
  return (
    <g className="grid-map">
      <defs>
        <pattern id="grid-unknown" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="grid-hatch" d="M0 0v8" />
        </pattern>
      </defs>
      {sheet.levels.map((level, nth) => (
        <g key={level} style={{ transform: `translate(${sheet.corner(level).join('px, ')}px)` }}>
          {sheet.levels.length > 1 && !isSmall && (
            <text className="grid-level" x={0} y={-10}>
              {nth === 0 ? 'Ground floor' : `Floor ${nth}`}
            </text>
          )}
          <FloorDrawing survey={survey} level={level} />
          {explorers.map((explorer) => (
            <Track key={explorer.name} explorer={explorer} levels={sheet.levels} level={level} />
          ))}
          {!isSmall &&
            explorers.map((explorer) => (
              <Aim key={explorer.name} explorer={explorer} map={map} levels={sheet.levels} level={level} />
            ))}
          {found
            .filter(({ position }) => levelFor(sheet.levels, position.y) === level)
            .map((thing) => (
              <Thing key={thing.name} thing={thing} isNamed={isNamed} />
            ))}
          {explorers
            .filter(({ pose }) => pose !== undefined && levelFor(sheet.levels, pose.position.y) === level)
            .map((explorer) => (
              <Person key={explorer.name} explorer={explorer} isNamed={isNamed} />
            ))}
          {isNamed &&
            explorers
              .filter(({ pose }) => pose !== undefined && levelFor(sheet.levels, pose.position.y) === level)
              .map((explorer) => <Bubble key={explorer.name} explorer={explorer} map={map} />)}
        </g>
      ))}
    </g>
  )
})

function FloorDrawing({
  survey: { map, known, explorers },
  level,
}: {
  readonly survey: Survey
  readonly level: number
}) {
  const [wide, high] = [map.width * CELL, map.depth * CELL]
  const open = Map.groupBy(
    [...known].filter(([, { kind }]) => kind === FLOOR),
    ([, { by }]) => by % 8,
  )
  const of = (wanted: number) => [...known].filter(([, { kind }]) => kind === wanted).map(([cell]) => cell)
  return (
    <>
      <rect className="grid-ground" width={wide} height={high} rx={4} />
      <rect width={wide} height={high} rx={4} fill="url(#grid-unknown)" />
      {[...open].map(([hue, cells]) => {
        const path = barsOf(
          map,
          level,
          cells.map(([cell]) => cell),
          CELL,
        )
        return (
          <g key={hue} className={`hue-${hue}`}>
            <path className="grid-floor" d={path} />
            <path className="grid-first" d={path} />
          </g>
        )
      })}
      <path className="grid-wall" d={barsOf(map, level, of(WALL), CELL)} />
      <path className="grid-door" d={barsOf(map, level, of(DOOR), CELL)} />
      {explorers.slice(0, MOST_SEEING).map(({ name, hue, inSight }) => (
        <path
          key={name}
          className={`grid-sight hue-${hue}`}
          d={barsOf(
            map,
            level,
            inSight.filter((cell) => known.get(cell)?.kind === FLOOR),
            CELL,
          )}
        />
      ))}
    </>
  )
}
