import { escapeHtml } from '#kernel/escape-html.ts'
import { bleed, type Drawing, type Mark } from './draw-rules.ts'
import { familyOf } from './face-rules.ts'

/** Where the pictures of a label lie; a caller that has them at hand gives them in another way. */
export const fileAddress = (file_id: string) => `/api/v1/bottle-files/${file_id}`

type How = {
  hrefOf?: (file_id: string) => string
  /** with the paper that is cut off */
  withBleed?: boolean
}

/** The label as SVG, in millimetres. The same drawing gives the same text. */
export function labelSvg(drawing: Drawing, { hrefOf = fileAddress, withBleed = false }: How = {}) {
  const { w, h } = drawing
  const edge = withBleed ? bleed : 0
  const size = `viewBox="${-edge} ${-edge} ${w + edge * 2} ${h + edge * 2}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} width="${w + edge * 2}mm" height="${h + edge * 2}mm">${labelInside(drawing, hrefOf, withBleed)}</svg>`
}

/** What stands inside of it, to be put into a larger picture. */
export function labelInside(
  { w, h, outline, ground, marks }: Drawing,
  hrefOf: (file_id: string) => string = fileAddress,
  withBleed = false,
): string {
  const inside = marks.map((mark) => markSvg(mark, hrefOf)).join('')
  // several labels of one page have cuts of their own
  const cut = `cut-${outline.replace(/[^\w]/g, '')}`
  if (withBleed)
    return `<rect x="${-bleed}" y="${-bleed}" width="${w + bleed * 2}" height="${h + bleed * 2}" fill="${ground.hex}"/>${inside}`
  return `<defs><clipPath id="${cut}"><path d="${outline}"/></clipPath></defs><g clip-path="url(#${cut})"><path d="${outline}" fill="${ground.hex}"/>${inside}</g>`
}

function markSvg(mark: Mark, hrefOf: (file_id: string) => string): string {
  const turn = mark.rotation ? ` transform="rotate(${mark.rotation} ${mark.cx} ${mark.cy})"` : ''
  if (mark.kind === 'text') {
    const { family, weight } = familyOf(mark.face)
    const spacing = mark.spacing ? ` letter-spacing="${mark.spacing}"` : ''
    return `<text x="${mark.x}" y="${mark.y}" font-family="${escapeHtml(family)}" font-weight="${weight}" font-size="${mark.size}"${spacing} fill="${mark.ink.hex}" xml:space="preserve"${turn}>${escapeHtml(mark.text)}</text>`
  }
  const box = `x="${mark.x}" y="${mark.y}" width="${mark.w}" height="${mark.h}"`
  if (mark.kind === 'image')
    return `<image ${box} href="${escapeHtml(hrefOf(mark.file_id))}" preserveAspectRatio="none"${turn}/>`
  const { x, y, w, h, stroke, ink } = mark
  if (mark.kind === 'dot')
    return `<ellipse cx="${mark.cx}" cy="${mark.cy}" rx="${w / 2}" ry="${h / 2}" fill="${ink.hex}"${turn}/>`
  if (mark.kind === 'line')
    return `<line x1="${x}" y1="${mark.cy}" x2="${x + w}" y2="${mark.cy}" stroke="${ink.hex}" stroke-width="${stroke}"${turn}/>`
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${ink.hex}" stroke-width="${stroke}"${turn}/>`
}
