/** Things as they look on a plan, drawn around their middle: about 36 wide, and less than that deep. */
import type { ReactNode } from 'react'
import type { FurnitureKind } from './furniture-kinds.ts'

const box = (width: number, height: number, round: number, top = -8) => (
  <rect x={-width / 2} y={top} width={width} height={height} rx={round} />
)
const lines = (d: string) => <path className="house-detail" d={d} />
const dots = (places: readonly (readonly [number, number])[], radius: number, className?: string) =>
  places.map(([x, y]) => <circle key={`${x} ${y}`} className={className} cx={x} cy={y} r={radius} />)

const plain = box(26, 15, 4, -7)
const cabinet = (
  <>
    {box(28, 17, 2)}
    {lines('M0 -8v17M-3 .5v2M3 .5v2')}
  </>
)

export const furnitureShapes: Readonly<Record<FurnitureKind, ReactNode>> = {
  plain,
  seat: plain,
  store: cabinet,
  small: <path d="M0 -5l5 5-5 5-5-5z" />,
  bed: (
    <>
      {box(32, 26, 4)}
      <rect className="house-detail" x={-12} y={-5} width={24} height={7} rx={3} />
      {lines('M-16 6h32')}
    </>
  ),
  light: (
    <>
      <circle className="house-glow" r={17} />
      <circle r={6.5} />
      {lines('M-3 0h6M0 -3v6')}
    </>
  ),
  sofa: (
    <>
      {box(38, 20, 7)}
      <rect className="house-detail" x={-14} y={-2.5} width={14} height={12} rx={3} />
      <rect className="house-detail" x={0} y={-2.5} width={14} height={12} rx={3} />
    </>
  ),
  bench: (
    <>
      {box(38, 13, 2, -6)}
      {lines('M-19 -2h38M-19 2.5h38')}
    </>
  ),
  chair: (
    <>
      {box(21, 19, 6)}
      <rect className="house-detail" x={-6.5} y={-2.5} width={13} height={11} rx={3} />
    </>
  ),
  table: (
    <>
      {dots(
        [
          [-9, -8],
          [9, -8],
          [-9, 10],
          [9, 10],
        ],
        4,
      )}
      {box(34, 15, 3, -6.5)}
    </>
  ),
  desk: (
    <>
      <circle cy={8} r={5} />
      {box(34, 14, 2)}
      <rect className="house-detail" x={-5} y={-5.5} width={10} height={8} rx={1} />
      {lines('M9 -8v14')}
    </>
  ),
  shelf: (
    <>
      {box(38, 11, 1.5)}
      {lines('M-15 -6v7M-12 -6v7M-9.5 -6v7M-6 -6v7M-2 -4v5M1 -6v7M4 -6v7M8 -6v7M11 -6v7M14.5 -4v5')}
    </>
  ),
  fridge: (
    <>
      {box(21, 20, 2.5)}
      {lines('M-10.5 7h21M-3 9.6h6M-4 -3l8 8M-4 2l4 4')}
    </>
  ),
  stove: (
    <>
      {box(25, 20, 2)}
      {dots(
        [
          [-5.8, -3],
          [5.8, -3],
          [-5.8, 6],
          [5.8, 6],
        ],
        3.6,
        'house-detail',
      )}
    </>
  ),
  sink: (
    <>
      {box(28, 17, 2.5)}
      <rect className="house-water" x={-9} y={-3.5} width={18} height={9.5} rx={4} />
      {lines('M0 -8v6')}
    </>
  ),
  bath: (
    <>
      {box(40, 20, 6)}
      <rect className="house-water" x={-16} y={-5} width={33} height={14} rx={7} />
      {dots([[-13, 2]], 1.2, 'house-detail')}
    </>
  ),
  shower: (
    <>
      {box(22, 21, 2)}
      {lines('M-11 -8L11 13M11 -8L-11 13')}
      {dots([[0, 2.5]], 3.4)}
    </>
  ),
  toilet: (
    <>
      {box(16, 6, 1.5)}
      <ellipse className="house-water" cy={5} rx={6.5} ry={8} />
    </>
  ),
  washer: (
    <>
      {box(20, 20, 2)}
      <circle className="house-water" cy={3} r={6} />
      {lines('M-7 -5.4h6M5 -5.4h2')}
    </>
  ),
  piano: (
    <>
      <path d="M-18 -8h36v9c0 6-7 3-10 8s-9 6-14 6h-12z" />
      <path className="house-keys" d="M-18 -8h36v5h-36z" />
      {lines('M-14 -8v5M-10 -8v5M-6 -8v5M-2 -8v5M2 -8v5M6 -8v5M10 -8v5M14 -8v5')}
    </>
  ),
  radio: (
    <>
      <circle className="house-glow" r={17} />
      {box(25, 15, 3, -7)}
      <circle className="house-detail" cx={-5.5} cy={0.5} r={4} />
      {lines('M3 -3h6M3 .5h6M3 4h6')}
    </>
  ),
  kettle: (
    <>
      <circle r={6.5} />
      <circle className="house-detail" r={2.4} />
      {lines('M6 -2.5l5 -2.5')}
    </>
  ),
  counter: (
    <>
      {box(40, 14, 2, -7)}
      {lines('M-12 -7v14M-4 -7v14M4 -7v14M12 -7v14')}
    </>
  ),
  tree: (
    <g className="house-plant">
      <path d="M0 -16c6 -1 9 4 12 7 5 4 4 10 1 13-2 5-7 7-12 6-5 2-11 0-13-4-4-3-5-9-1-12 1-6 7-10 13-10z" />
      {dots(
        [
          [-5, -3],
          [5, -6],
          [1, 4],
        ],
        1.7,
        'house-fruit',
      )}
    </g>
  ),
  flowers: (
    <g className="house-plant">
      {box(38, 17, 8, -8)}
      {dots(
        [
          [-13, -2],
          [-6, 3],
          [0, -3],
          [7, 2.5],
          [13, -2],
        ],
        2.1,
        'house-fruit',
      )}
    </g>
  ),
  hammock: (
    <>
      <path d="M-19 -5C-8 -12 8 -12 19 -5 8 10-8 10-19 -5z" />
      {lines('M-19 -5C-8 -4 8 -4 19 -5M-19 -5C-8 3 8 3 19 -5')}
    </>
  ),
  fountain: (
    <>
      <circle r={15} />
      <circle className="house-water" r={11.5} />
      <circle r={3.5} />
    </>
  ),
  target: (
    <>
      <circle r={10} />
      <circle className="house-detail" r={6.2} />
      <circle className="house-fruit" r={2} />
    </>
  ),
  notices: (
    <>
      {box(32, 12, 1.5, -6)}
      <rect className="house-detail" x={-12} y={-3.5} width={7} height={7} />
      <rect className="house-detail" x={-2} y={-3.5} width={6} height={5} />
      <rect className="house-detail" x={7} y={-3.5} width={6} height={7} />
    </>
  ),
  field: (
    <g className="house-plant">
      {box(46, 28, 2, -12)}
      {lines('M0 -12v28M-23 -3h5v10h-5M23 -3h-5v10h5')}
      <circle className="house-detail" cy={2} r={5} />
    </g>
  ),
  path: lines('M-20 6C-10 -8 8 12 20 -4M-20 12C-10 -2 8 18 20 2'),
  bin: (
    <>
      <circle r={6} />
      <circle className="house-detail" r={3.6} />
    </>
  ),
  stand: (
    <>
      <circle r={4} />
      {lines('M-9 0h18M0 -9v18M-6 -6l12 12M6 -6l-12 12')}
    </>
  ),
  chest: (
    <>
      {box(28, 17, 3)}
      {lines('M-14 -2.5h28M-2.5 -2.5v4h5v-4')}
    </>
  ),
  book: <path d="M-6 -4.5h5a1.6 1.6 0 0 1 1 1 1.6 1.6 0 0 1 1 -1h5v8.6h-12z" />,
  key: <path d="M-6.5 0a3 3 0 1 1 5.8 1h7v2.4h-2v-2.4h-5a3 3 0 0 1 -5.8 -1z" />,
  ball: (
    <>
      <circle r={5} />
      {lines('M-5 0h10M0 -5v10')}
    </>
  ),
  food: <path d="M-6 1.5c0 -7 12 -7 12 0zM-6.6 3h13.2" />,
  cup: <path d="M-5 -4h8v6.5a2.5 2.5 0 0 1 -2.5 2.5h-3a2.5 2.5 0 0 1 -2.5 -2.5zM3 -2h2.4v4h-2.4" />,
}
