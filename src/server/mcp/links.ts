/** Addresses of runs as MCP resources: `troupe://runs/ID` and what lies below it. */

export const RUNS = 'troupe://runs'
export const SOCIETIES = 'troupe://societies'

export function runUri(run: string, ...below: readonly (string | number)[]): string {
  return [RUNS, ...[run, ...below].map((part) => encodeURIComponent(part))].join('/')
}

export function linksOf(run: string) {
  return [
    { uri: runUri(run), name: `run ${run}`, description: 'everything about the run but its journal' },
    { uri: runUri(run, 'board'), name: `board of ${run}`, description: 'its board as it is now' },
  ]
}
