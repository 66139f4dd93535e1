import { escapeHtml } from '#kernel/escape-html.ts'
import { koreanMinute } from '#kernel/korean-time.ts'

type Copy = {
  made_at: string
  mb_id: string
  parts: { title: string; rows: Record<string, unknown>[] }[]
}

/** The copy as one page that needs nothing else: no script, no style from elsewhere, every word as text. */
export function copyAsPage({ made_at, mb_id, parts }: Copy, title: string): string {
  const shown = parts.filter(({ rows }) => rows.length > 0)
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:15px/1.6 system-ui,sans-serif;color:#1f1b17;max-width:960px;margin:32px auto;padding:0 16px}h2{margin-top:40px;border-top:1px solid;padding-top:12px;font-size:20px}
table{border-collapse:collapse;width:100%;margin:0 0 20px}th,td{text-align:left;vertical-align:top;border-bottom:1px solid #e7e0d3;padding:6px 12px 6px 0;overflow-wrap:anywhere}th{width:12em;font-weight:500;color:#6b6358}</style>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(mb_id)} · ${koreanMinute(made_at)} KST</p>
${shown.map((part) => `<h2>${escapeHtml(part.title)} (${part.rows.length})</h2>${part.rows.map(table).join('')}`).join('\n')}</html>`
}

function table(row: Record<string, unknown>): string {
  const filled = Object.entries(row).filter(([, value]) => value !== '' && value !== null)
  return `<table>${filled.map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value))}</td></tr>`).join('')}</table>`
}
