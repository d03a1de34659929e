/** The report as a page: what the Critic wrote, with the pictures that lie beside it. */
import type { DirectorView } from '../board.ts'

export function reportFile({ finalReport, validationIssues }: DirectorView): string {
  const [title = '# A room', ...rest] = (finalReport ?? '# A room\n\nThe work is not finished.').split('\n')
  const looks = new Set(validationIssues.map(({ round }) => round)).size
  return [
    title,
    '',
    '![The room](preview.png)',
    '',
    '| | | |',
    '|---|---|---|',
    '| ![Another view](view-1.png) | ![Another view](view-2.png) | ![From above](above.png) |',
    '',
    '[Plan](plan.svg), [3D model](scene.glb), [scene as JSON](scene.json).',
    `${looks} looks of the Critic found something.`,
    ...rest,
    '',
  ].join('\n')
}
