import { htmlLang, type Lang } from './language.ts'

export type Letter = { subject: string; text: string; html: string }

export type LetterParts = {
  shop: string
  subject: string
  lead: string
  rows?: readonly (readonly [label: string, value: string])[]
  link?: { label: string; url: string }
  /** what else to know, under the button */
  foot?: readonly string[]
}

const ink = '#2b2622'
const line = '#e5ded6'

/** One mail as text and as a page of tables and inline styles, which is what mail programs understand. */
export function letter(lang: Lang, { shop, subject, lead, rows = [], link, foot = [] }: LetterParts): Letter {
  const lines = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  const text = [lead, lines, link && `${link.label}: ${link.url}`, ...foot].filter(Boolean).join('\n\n')
  const table = rows.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${line};margin:0 0 20px">${rows.map(row).join('')}</table>`
    : ''
  const button = link
    ? `<p style="margin:0 0 24px"><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;background:${ink};color:#fff;text-decoration:none">${escaped(link.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="${htmlLang(lang)}"><body style="margin:0;background:#faf7f3;color:${ink};font:15px/1.6 Pretendard,'Apple SD Gothic Neo',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-size:18px;letter-spacing:.08em;margin:0 0 24px">${escaped(shop)}</p><p style="margin:0 0 24px">${escaped(lead)}</p>
${table}${button}
${foot.map((one) => `<p style="margin:0 0 8px;font-size:13px;color:#6b6358">${escaped(one)}</p>`).join('\n')}</div></body></html>`
  return { subject, text, html }
}

function row([label, value]: readonly [string, string]): string {
  return `<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid ${line};vertical-align:top">${escaped(label)}</td><td align="right" style="padding:8px 0;border-bottom:1px solid ${line};word-break:break-all">${escaped(value)}</td></tr>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
