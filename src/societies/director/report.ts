/** The final report: what was asked for, what stands there, what was found and how it was mended. */
import type { MemberMessage } from './board.ts'
import type { ValidationIssue } from './issue.ts'
import type { MasterPlan } from './plan.ts'
import { isPlaced, type SceneObject } from '../../worlds/scene/scene.ts'
import type { Share, Verdict } from './verdict.ts'

export interface Reported {
  readonly userPrompt: string
  readonly masterPlan: MasterPlan | null
  readonly sceneObjects: readonly SceneObject[]
  readonly validationIssues: readonly ValidationIssue[]
  readonly messages: readonly MemberMessage[]
  /** of the last look */
  readonly verdict: Verdict
  readonly issues: readonly ValidationIssue[]
  readonly isPassed: boolean
}

/** Text from a prompt as it is, in Markdown that makes nothing of it. */
const plain = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>()#+!|~-]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

const share = ({ satisfied, asked }: Share): string => (asked === 0 ? 'nothing asked' : `${satisfied} of ${asked}`)

export function writeReport(reported: Reported): string {
  const { userPrompt, masterPlan, sceneObjects, verdict, issues, isPassed } = reported
  const { checks, prompt } = verdict
  const placed = sceneObjects.filter(isPlaced)
  const missing = sceneObjects.filter(({ position }) => position === null)
  return [
    `# ${plain(userPrompt.slice(0, 200)) || 'A room'}`,
    '',
    isPassed
      ? 'The Critic has nothing against this scene.'
      : 'The Critic is not content with this scene; this is the best version.',
    '',
    '| check | result |',
    '|---|---|',
    `| things | ${placed.length} |`,
    `| colliding | ${checks.collisions} |`,
    `| out of bounds | ${checks.outOfBounds} |`,
    `| not supported | ${checks.unsupported} |`,
    `| reachable | ${share(checks.reachable)} |`,
    `| visible in the main picture | ${share(checks.visible)} |`,
    `| counts | ${share(prompt.counts)} |`,
    `| attributes | ${share(prompt.attributes)} |`,
    `| relations between things | ${share(prompt.objectRelations)} |`,
    `| relations to the room | ${share(prompt.roomRelations)} |`,
    '',
    ...section('Not understood', (masterPlan?.notUnderstood ?? []).map(plain)),
    ...section(
      'Left out',
      missing.map(({ id }) => plain(id)),
    ),
    ...section(
      'Remarks',
      issues.map(({ severity, description }) => `${severity}: ${plain(description)}`),
    ),
    ...section('Mended', mendedIn(reported)),
    ...section(
      'Who did what',
      reported.messages.map(({ agent, content }) => `**${agent}** ${plain(content)}`),
    ),
  ].join('\n')
}

const MOST_LINES = 60

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length > MOST_LINES ? [`- … and ${lines.length - MOST_LINES} more`] : []
  return [`## ${title}`, '', ...lines.slice(0, MOST_LINES).map((line) => `- ${line}`), ...more, '']
}

/** Errors of earlier looks that the last one no longer found. */
function mendedIn({ validationIssues, issues }: Reported): readonly string[] {
  const keyOf = ({ check, affectedObjectId, otherObjectId, requirement }: ValidationIssue) =>
    JSON.stringify([check, affectedObjectId, otherObjectId, requirement])
  const left = new Set(issues.map(keyOf))
  const before = validationIssues.filter((issue) => issue.severity === 'error' && !left.has(keyOf(issue)))
  const once = new Map(before.map((issue) => [keyOf(issue), issue]))
  return [...once.values()].map(({ description, suggestedFix }) => plain(`${description} ${suggestedFix}`))
}
