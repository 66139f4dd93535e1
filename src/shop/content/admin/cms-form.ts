import type { CmsFull, CmsKind } from '#shop/content/admin-contract.ts'
import type { TemplateNode } from '#shop/content/contract.ts'

export type CmsForm = Pick<
  CmsFull,
  | 'kind'
  | 'name'
  | 'title'
  | 'title_en'
  | 'description'
  | 'description_en'
  | 'link'
  | 'link_en'
  | 'it_ids'
  | 'template'
>

export function formOf({
  kind,
  name,
  title,
  title_en,
  description,
  description_en,
  link,
  link_en,
  it_ids,
  template,
}: CmsFull): CmsForm {
  return {
    kind,
    name,
    title,
    title_en,
    description,
    description_en,
    link,
    link_en,
    it_ids,
    template,
  }
}

const piece = (
  id: string,
  tag: string,
  look: string,
  props: Record<string, string>,
  children: TemplateNode[] = [],
): TemplateNode => ({
  id,
  tag,
  option: { class: look, style: {}, props },
  children,
})

/** What a new one begins with, so that nobody starts at nothing. */
const beginnings: Record<CmsKind, TemplateNode> = {
  page: piece('page', 'article', '', {}, [
    piece('h1-1', 'h1', 'type-h1', { innerText: '' }),
    piece('p-1', 'p', 'type-body measure text-ink-700 mt-4', { innerText: '' }),
  ]),
  block: piece('block', 'p', 'type-small', { innerText: '' }),
  trend: piece('trend', 'div', '', {}, [
    piece('products-1', 'products', '', { look: 'grid', columns: '4' }),
  ]),
}

export function emptyPage(kind: CmsKind): CmsForm {
  return {
    kind,
    name: '',
    title: '',
    title_en: '',
    description: '',
    description_en: '',
    link: '',
    link_en: '',
    it_ids: [],
    template: structuredClone(beginnings[kind]),
  }
}
