import { sameJson } from '../../../../admin/ui/merge-draft.ts'
import type { StaffNotice } from '../../notice-contract.ts'

export type NoticeForm = Pick<StaffNotice, 'title' | 'title_en' | 'content' | 'content_en' | 'board' | 'pinned'>

export const emptyNotice: NoticeForm = { title: '', title_en: '', content: '', content_en: '', board: 'shop', pinned: false }

/** The form's part of what the server answers. */
export function formOf({ title, title_en, content, content_en, board, pinned }: StaffNotice): NoticeForm {
  return { title, title_en, content, content_en, board, pinned }
}

/** The browser and the server write the same markup in two ways: that is no change. */
export const sameNotice: typeof sameJson = (name, one, other) =>
  sameJson(name, one, other) || (/^content/.test(name) && typeof one === 'string' && typeof other === 'string' && plain(one) === plain(other))

function plain(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('&quot;', '"').replaceAll('&nbsp;', '\u00a0')
}
