import { escapeHtml } from '#kernel/escape-html.ts'
import { goalOf, type Row, shown, verdictOf } from '../rows.ts'
import { barPlot, coursePlot, goalPlot, growthPlot } from './plots.ts'
import type { Report } from './report.ts'

const marks = {
  met: '✓ met',
  short: '✗ short',
  broken: '! broken',
  told: '',
  'left out': 'left out',
}

/** The whole run as one file that needs nothing beside it. */
export function pageOf({ taken, machine, command, parts }: Report): string {
  const rows = parts.flatMap((one) => one.rows)
  const series = parts.flatMap((one) => one.series ?? [])
  const short = rows.filter((row) => ['short', 'broken'].includes(verdictOf(row)))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Figures of ${taken.slice(0, 10)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Figures of ${taken.slice(0, 10)}</h1>
<p><code>${escapeHtml(command)}</code> at ${taken.slice(11, 16)} UTC, ${escapeHtml(machine)}. Load, shop and database share these cores.</p>
<h2>What fell short</h2>
${short.length ? `<ul>${short.map((row) => `<li>${escapeHtml(sentence(row))}</li>`).join('\n')}</ul>` : '<p>Nothing.</p>'}
<h2>How near each figure is to its goal</h2>
<p>The line is the goal; right of it is better, twice as good is the edge.</p>
<figure>${goalPlot(rows)}</figure>
${series.length ? `<h2>Cost by the size of the shop</h2>\n<p>Both sides by powers of ten: a flat line does not grow, one that climbs a power with each power grows as the shop does.</p>\n<figure>${growthPlot(series)}</figure>` : ''}
${parts.flatMap(({ bars }) => (bars ? [`<h2>${escapeHtml(bars.title)}</h2>\n<figure>${barPlot(bars)}</figure>`] : [])).join('\n')}
${parts.flatMap(({ course }) => (course ? [`<h2>${escapeHtml(course.title)}</h2>\n<figure>${coursePlot(course)}</figure>`] : [])).join('\n')}
<h2>Every figure</h2>
<div class="wide"><table>
<thead><tr><th>What<th>Measured<th>Goal<th>Met<th>About it</thead>
<tbody>
${rows.map(tableRow).join('\n')}
</tbody>
</table></div>
</main>
</body>
</html>
`
}

/** What is said of a figure that is not what it should be. */
export function sentence(row: Row): string {
  const goal = row.goal ? `, goal ${goalOf(row)}` : ''
  const broken = row.broken?.length ? `: ${row.broken.join('; ')}` : ''
  return `${row.what}: ${shown(row.value, row.unit)}${goal}${broken}`
}

function tableRow(row: Row): string {
  const verdict = verdictOf(row)
  const about = [...(row.broken ?? []), ...(row.said ?? [])].map(escapeHtml).join('<br>')
  return `<tr class="${verdict.replace(' ', '-')}"><td>${escapeHtml(row.what)}<td class="right">${escapeHtml(shown(row.value, row.unit))}<td class="right">${escapeHtml(goalOf(row))}<td>${marks[verdict]}<td>${about}`
}

const style = `
:root { color-scheme: light dark; --ink: #1f1b17; --soft: #6b6358; --paper: #fbf9f5; --line: #d3cabb; --met: #2f5d50; --short: #b23e17; --told: #857b6d; --a: #2f5d50; --b: #b23e17; --c: #1f4f7d; --d: #80530f; --e: #7a3b7e; --f: #1c6a3c; --g: #a31827 }
@media (prefers-color-scheme: dark) { :root { --ink: #f1ece3; --soft: #bdb3a4; --paper: #151311; --line: #3a342d; --met: #7fbfa8; --short: #ff9a72; --told: #8d8374; --a: #7fbfa8; --b: #ff9a72; --c: #93bfec; --d: #e6bb6c; --e: #d3a4d8; --f: #84ca9f; --g: #ff969e } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 28px; line-height: 1.2 } h2 { margin-top: 40px; font-size: 20px }
p, li { color: var(--soft) } li { color: var(--ink) }
code { overflow-wrap: anywhere }
figure, .wide { margin: 0; overflow-x: auto }
svg { display: block; min-width: 640px; width: 100%; height: auto; font: 12px system-ui, sans-serif }
svg text { fill: var(--ink) } .right { text-anchor: end; text-align: right } .middle { text-anchor: middle }
rect.met { fill: var(--met) } rect.short, rect.broken { fill: var(--short) } rect.told { fill: var(--told) }
.grid { stroke: var(--line) } .goal { stroke: var(--ink); stroke-dasharray: 4 3 }
polyline { fill: none; stroke-width: 2 }
${[...'abcdefg'].map((name, n) => `polyline.c${n} { stroke: var(--${name}) } circle.c${n}, svg tspan.c${n} { fill: var(--${name}) }`).join('\n')}
table { border-collapse: collapse; font-size: 14px; line-height: 1.4 }
th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
td.right { white-space: nowrap; text-align: right } td:nth-child(4) { white-space: nowrap } td:last-child { color: var(--soft) }
.met td:nth-child(4) { color: var(--met) } .short td:nth-child(4), .broken td:nth-child(4) { color: var(--short); font-weight: 600 }
`
