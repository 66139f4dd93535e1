import type { TemplateNode } from '#shop/content/contract.ts'

type Words = [korean: string, english: string]
let made = 0
const nextId = (tag: string) => `${tag}-${++made}`

/** One piece of a sample page. */
export function piece(tag: string, look = '', props: Record<string, string> = {}, ...children: TemplateNode[]): TemplateNode {
  return { id: nextId(tag), tag, option: { class: look, style: {}, props }, children }
}

export const say = (tag: string, [innerText, innerText_en]: Words, look = ''): TemplateNode => piece(tag, look, { innerText, innerText_en })
export const photo = (src: string, [alt, alt_en]: Words, ratio = '4:3'): TemplateNode => piece('img', '', { src, alt, alt_en, ratio })
export const link = (href: string, [innerText, innerText_en]: Words, look = 'cms-button'): TemplateNode => piece('a', look, { href, innerText, innerText_en })
export const goods = (trendId = '', look = 'grid', columns = '4'): TemplateNode => piece('products', '', { ...(trendId && { trendId }), look, columns })
/** A photograph beside its words. */
export const beside = (picture: TemplateNode, ...words: TemplateNode[]): TemplateNode => piece('section', 'grid gap-6 desk:grid-cols-2 items-center mt-12', {}, picture, piece('div', '', {}, ...words))
