import { escapeHtml } from '#kernel/escape-html.ts'
import { goalOf, type Measured, type Row, type Series, shown, verdictOf } from '../rows.ts'

const width = 880
const labels = 380
const line = 26

/** How near each figure is to its goal: the line is the goal, whichever way it is to be met; to the right of it is better. */
export function goalPlot(rows: readonly Row[]): string {
  const judged = rows.filter((row) => row.goal && row.value !== null && Number.isFinite(row.value))
  const most = 2
  const scale = (width - labels - 130) / most
  const at = labels + scale
  const bars = judged.map((row, n) => {
    const value = row.value ?? 0
    const goal = row.goal ? ('least' in row.goal ? row.goal.least : row.goal.most) : 1
    const share = row.goal && 'least' in row.goal ? value / goal : goal / Math.max(value, 1e-9)
    const long = Math.min(most, share) * scale
    const verdict = verdictOf(row)
    return `${label(row.what, n)}<rect class="${verdict}" x="${labels}" y="${n * line + 5}" width="${long.toFixed(1)}" height="${line - 10}" rx="2"/><text x="${labels + long + 6}" y="${n * line + 18}">${escapeHtml(`${shown(value, row.unit)} (${goalOf(row)})`)}</text>`
  })
  const height = judged.length * line
  return svg(
    height + 8,
    'How near each figure is to its goal',
    `${bars.join('')}<line class="goal" x1="${at}" x2="${at}" y1="0" y2="${height}"/>`,
  )
}

export function barPlot({ title, unit, line: goal, bars }: NonNullable<Measured['bars']>): string {
  const most = Math.max(goal ?? 0, ...bars.map((one) => one.value), 1e-9)
  const scale = (width - labels - 90) / most
  const drawn = bars.map(({ what, value }, n) => {
    const verdict = goal === undefined ? 'told' : value <= goal ? 'met' : 'short'
    return `${label(what, n)}<rect class="${verdict}" x="${labels}" y="${n * line + 5}" width="${(value * scale).toFixed(1)}" height="${line - 10}" rx="2"/><text x="${labels + value * scale + 6}" y="${n * line + 18}">${shown(value, unit)}</text>`
  })
  const x = labels + (goal ?? 0) * scale
  const height = bars.length * line
  return svg(
    height + 8,
    title,
    `${drawn.join('')}${goal === undefined ? '' : `<line class="goal" x1="${x}" x2="${x}" y1="0" y2="${height}"/>`}`,
  )
}

const plot = { left: 60, right: 250, top: 12, bottom: 36, height: 380 }

/** Costs against the size of the shop, both by powers of ten: a straight line whose slope is the exponent. */
export function growthPlot(series: readonly Series[]): string {
  const drawn = series.filter((one) => one.points.length > 1)
  const points = drawn.flatMap((one) => one.points)
  if (!points.length) return ''
  const sizes = [...new Set(points.map((one) => one.size))].toSorted((a, b) => a - b)
  const decades = (values: number[]) =>
    [
      Math.floor(Math.log10(Math.min(...values))),
      Math.ceil(Math.log10(Math.max(...values))),
    ] as const
  const [low, top] = decades(points.map((one) => Math.max(one.value, 0.01)))
  const high = Math.max(top, low + 1)
  const first = Math.log10(sizes[0] ?? 1)
  const last = Math.log10(sizes.at(-1) ?? 10)
  const x = (size: number) =>
    plot.left + ((Math.log10(size) - first) / (last - first)) * (width - plot.left - plot.right)
  const y = (value: number) =>
    plot.top +
    ((high - Math.log10(Math.max(value, 0.01))) / (high - low)) *
      (plot.height - plot.top - plot.bottom)
  const grid = Array.from({ length: high - low + 1 }, (_, n) => 10 ** (low + n)).map(
    (value) =>
      `<line class="grid" x1="${plot.left}" x2="${width - plot.right}" y1="${y(value)}" y2="${y(value)}"/><text class="right" x="${plot.left - 8}" y="${y(value) + 4}">${value.toLocaleString('en')} ms</text>`,
  )
  const feet = sizes.map(
    (size) =>
      `<text class="middle" x="${x(size)}" y="${plot.height - 12}">${size.toLocaleString('en')}</text>`,
  )
  const ends = spread(drawn.map((one) => y(one.points.at(-1)?.value ?? 1)))
  const lines = drawn.map(({ what, points }, n) => {
    const path = points.map(({ size, value }) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`)
    const dots = path.map((one) => {
      const [cx, cy] = one.split(',')
      return `<circle class="c${n % 7}" cx="${cx}" cy="${cy}" r="3.5"/>`
    })
    return `<polyline class="c${n % 7}" points="${path.join(' ')}"/>${dots.join('')}<text x="${width - plot.right + 12}" y="${(ends[n] ?? 0) + 4}"><tspan class="c${n % 7}">●</tspan> ${escapeHtml(what)}</text>`
  })
  return svg(
    plot.height,
    'Cost by the size of the shop',
    `${grid.join('')}${feet.join('')}${lines.join('')}`,
  )
}

export function coursePlot({
  title,
  unit,
  line: goal,
  points,
}: NonNullable<Measured['course']>): string {
  const end = points.at(-1)?.at ?? 1
  const most = Math.max(goal ?? 0, ...points.map((one) => one.value)) * 1.1
  const x = (at: number) => plot.left + (at / end) * (width - plot.left - 20)
  const y = (value: number) => plot.top + (1 - value / most) * (260 - plot.top - plot.bottom)
  const path = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<text class="middle" x="${x(end * part)}" y="${260 - 12}">${(end * part).toFixed(0)} min</text>`,
  )
  const levels = [0, ...(goal === undefined ? [] : [goal])].map(
    (value) =>
      `<line class="${value ? 'goal' : 'grid'}" x1="${plot.left}" x2="${width - 20}" y1="${y(value)}" y2="${y(value)}"/><text class="right" x="${plot.left - 8}" y="${y(value) + 4}">${shown(value, unit).replace('0.00', '0')}</text>`,
  )
  return svg(
    260,
    title,
    `${levels.join('')}${marks.join('')}<polyline class="c0" points="${path.join(' ')}"/>`,
  )
}

/** Labels one below the other where their lines end close together. */
function spread(wanted: number[]): number[] {
  const order = wanted.map((y, n) => ({ y, n })).toSorted((a, b) => a.y - b.y)
  let last = Number.NEGATIVE_INFINITY
  for (const one of order) {
    one.y = Math.max(one.y, last + 18)
    last = one.y
  }
  return wanted.map((_, n) => order.find((one) => one.n === n)?.y ?? 0)
}

function label(text: string, n: number): string {
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text
  return `<text class="right" x="${labels - 8}" y="${n * line + 18}">${escapeHtml(short)}</text>`
}

function svg(height: number, title: string, body: string): string {
  return `<svg role="img" viewBox="0 0 ${width} ${height}" aria-label="${escapeHtml(title)}">${body}</svg>`
}
