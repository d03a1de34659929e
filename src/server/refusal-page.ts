/** A refusal for somebody who opened a page: what happened and what to do, in plain HTML. */
import type { Refusal } from './faults.ts'

export function refusalPage({ code, message }: Refusal, base = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Troupe</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/api/docs.css">
</head>
<body>
<main>
<h1>Troupe</h1>
<p>${escaped(message)}</p>
<p><a href="${base}/">Try again</a></p>
<p><code>${escaped(code)}</code></p>
</main>
</body>
</html>
`
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
