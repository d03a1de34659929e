/**
 * The template of shared runs: a page with everything in it, opened without a server and without a network. Its own
 * policy lets nothing run but the script that stands in it, known by its hash. The fonts are most of it and the same
 * for every view: they are kept apart until a run is put in.
 */
import { createHash } from 'node:crypto'

export interface TemplateParts {
  readonly script: string
  readonly style: string
}

export interface Template {
  readonly page: string
  /** what belongs in its place for fonts, to the letter: the policy knows its hash */
  readonly fonts: string
}

export function writeTemplate(parts: TemplateParts): Template {
  // inside a string or a pattern these mean the same, and the page cannot be ended by them
  const script = parts.script.replaceAll(/<(?=\/script|!--)/gi, '\\x3C')
  const fonts = (parts.style.match(FONT_FACE) ?? []).join('')
  const style = parts.style.replaceAll(FONT_FACE, '').replaceAll(/<(?=\/style)/gi, '\\3c ')
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(fonts)}' '${hashOf(style)}'`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Troupe">
<title>{{title of the run}}</title>
<style>{{the fonts}}</style>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<noscript>This file shows a run of Troupe. It needs JavaScript to draw it, and no network.</noscript>
<script type="text/plain" id="run">{{the run, deflated}}</script>
<script type="module">${script}</script>
</body>
</html>
`
  return { page, fonts }
}

// there are no braces in a data address
const FONT_FACE = /@font-face\s*\{[^{}]*\}/g

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
