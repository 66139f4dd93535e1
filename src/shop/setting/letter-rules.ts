import { businessNumberText } from '#kernel/business-number.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { htmlLang, inLang, type Lang } from '#kernel/language.ts'
import { phoneFor } from '#kernel/phone.ts'
import { translate } from '#kernel/translate.ts'
import type { Settings } from './contract.ts'

export type Row = [label: string, value: string]
type Link = { label: string; url: string }

export type LetterParts = {
  lang: Lang
  company: Settings['company']
  title: string
  lead: string
  tables?: Row[][]
  /** to be typed in by the reader, printed large */
  code?: string
  button?: Link | null
  /** small lines under the button */
  notes?: string[]
  /** of advertising: where it can be stopped */
  unsubscribe?: string | null
  /** the same once more, for readers of whom nobody knows which language is theirs */
  again?: Part & { lang: Lang }
}

type Part = { title: string; lead: string; tables?: Row[][]; button?: Link | null }

export type Letter = { subject: string; text: string; html: string }

/** The one layout of every mail: as text, and as tables with inline styles, which is what mail programs understand. */
export function letterOf(parts: LetterParts): Letter {
  const { lang, company, title, unsubscribe, again } = parts
  const shop = inLang(lang, company.name.ko, company.name.en)
  const marked = unsubscribe ? `${translate(lang, '(광고)')} ` : ''
  const foot = footOf(parts)
  return {
    subject: `${marked}[${shop}] ${title}${again ? ` / ${again.title}` : ''}`,
    text: plain(parts, foot),
    html: page(parts, shop, foot),
  }
}

/** Who writes, as the law wants it below a mail of a shop. */
function footOf({ lang, company }: LetterParts): string[] {
  const say = (phrase: string, value: string) =>
    value ? `${translate(lang, phrase)} ${value}` : ''
  const pick = ({ ko, en }: { ko: string; en: string }) => inLang(lang, ko, en)
  const line = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  const mark = pick(company.business_number_mark)
  const number = businessNumberText(company.business_number) + (mark && ` (${mark})`)
  return [
    line(
      pick(company.name),
      say('대표', pick(company.ceo)),
      say('사업자등록번호', number),
      say('통신판매업신고', pick(company.mail_order_number)),
    ),
    line(
      pick(company.address),
      say('고객센터', phoneFor(lang, company.phone)),
      company.email,
      pick(company.hours),
    ),
  ].filter(Boolean)
}

function stopWords(lang: Lang): string {
  return translate(lang, '혜택 소식을 그만 받으시려면 여기를 눌러 주세요. 로그인하지 않아도 돼요.')
}

function plain(
  { lang, lead, tables, code, button, notes = [], unsubscribe, again }: LetterParts,
  foot: string[],
): string {
  return [
    lead,
    ...plainTables(tables),
    code,
    button && `${button.label}: ${button.url}`,
    ...notes,
    ...(again
      ? [
          `${'-'.repeat(12)}\n${again.title}`,
          again.lead,
          ...plainTables(again.tables),
          again.button && `${again.button.label}: ${again.button.url}`,
        ]
      : []),
    unsubscribe && `${stopWords(lang)} ${unsubscribe}`,
    `-- \n${foot.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function plainTables(tables: Row[][] = []): string[] {
  return tables.map((rows) => rows.map(([label, value]) => `${label}: ${value}`).join('\n'))
}

const ink = '#1f1b17'
const paper = '#f4f0e8'
const soft = '#6b6358'
const line = '#e7e0d3'
const pine = '#2f5d50'
const font = "Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif"

// some mail programs drop what <body> says: the outer table holds colour and type
function page(
  { lang, title, lead, tables, code, button, notes = [], unsubscribe, again }: LetterParts,
  shop: string,
  foot: string[],
): string {
  return `<!doctype html><html lang="${htmlLang(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(title)}</title></head><body style="margin:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${paper}" style="background:${paper};color:${ink};font:16px/1.65 ${font};word-break:keep-all;overflow-wrap:anywhere"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;text-align:left">
<tr><td style="padding:24px 28px;border-bottom:1px solid ${line};font-size:18px;font-weight:600;letter-spacing:.12em">${escapeHtml(shop)}</td></tr>
<tr><td style="padding:32px 28px 28px">
${opening('h1', { title, lead, tables })}
${code ? `<p style="margin:0 0 24px;font-size:32px;letter-spacing:.2em;font-weight:700">${escapeHtml(code)}</p>` : ''}
${press(button)}
${notes.map((words) => `<p style="margin:16px 0 0;font-size:13px;line-height:1.6;color:${soft}">${escapeHtml(words)}</p>`).join('')}
${again ? `<div lang="${htmlLang(again.lang)}" style="margin:32px 0 0;padding:28px 0 0;border-top:1px solid ${line}">${opening('h2', again)}${press(again.button)}</div>` : ''}
</td></tr>
<tr><td style="padding:20px 28px 28px;border-top:1px solid ${line};font-size:13px;line-height:1.6;color:${soft}">
${unsubscribe ? `<p style="margin:0 0 10px"><a href="${escapeHtml(unsubscribe)}" style="color:${soft}">${escapeHtml(stopWords(lang))}</a></p>` : ''}
${foot.map((words) => `<p style="margin:0">${wholeNumbers(escapeHtml(words))}</p>`).join('')}
</td></tr></table></td></tr></table></body></html>`
}

/** A telephone number is not broken at its hyphens. */
function wholeNumbers(html: string): string {
  return html.replaceAll(/\d+(?:[-–:]\d+)+/g, '<span style="white-space:nowrap">$&</span>')
}

function opening(heading: 'h1' | 'h2', { title, lead, tables = [] }: Part): string {
  const rows = tables
    .filter((rows) => rows.length)
    .map(
      (rows) =>
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${ink};margin:0 0 24px;font-size:14px;line-height:1.6">${rows.map(htmlRow).join('')}</table>`,
    )
  return `<${heading} style="margin:0 0 12px;font-size:${heading === 'h1' ? 22 : 19}px;line-height:1.4;font-weight:600">${escapeHtml(title)}</${heading}>
<p style="margin:0 0 24px;color:#4a443c">${escapeHtml(lead).replaceAll('\n', '<br>')}</p>
${rows.join('\n')}`
}

function press(button: Link | null | undefined): string {
  if (!button) return ''
  return `<p style="margin:0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:13px 24px;background:${pine};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>`
}

function htmlRow([label, value]: Row): string {
  const isLink = /^https?:\/\//.test(value)
  const shown = isLink
    ? `<a href="${escapeHtml(value)}" style="color:${ink}">${escapeHtml(value)}</a>`
    : wholeNumbers(escapeHtml(value))
  return `<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid ${line};vertical-align:top;color:${soft};${breaksOf(label)}">${escapeHtml(label)}</td><td align="right" style="padding:8px 0;border-bottom:1px solid ${line};${isLink ? 'word-break:break-all' : breaksOf(value)}">${shown}</td></tr>`
}

/** A sum and a number stay in one piece, words break between each other; only what is too long for a phone breaks anywhere. */
function breaksOf(text: string): string {
  if (/^\S{1,18}$/.test(text)) return 'white-space:nowrap'
  return `overflow-wrap:${/\S{16}/.test(text) ? 'anywhere' : 'normal'}`
}
