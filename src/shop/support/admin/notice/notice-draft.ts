import { sameMarkup } from '#admin/ui/merge-draft.ts'
import type { StaffNotice } from '#shop/support/notice-contract.ts'

export type NoticeForm = Pick<
  StaffNotice,
  'title' | 'title_en' | 'content' | 'content_en' | 'board' | 'pinned'
>

export const emptyNotice: NoticeForm = {
  title: '',
  title_en: '',
  content: '',
  content_en: '',
  board: 'shop',
  pinned: false,
}

/** The form's part of what the server answers. */
export function formOf({
  title,
  title_en,
  content,
  content_en,
  board,
  pinned,
}: StaffNotice): NoticeForm {
  return { title, title_en, content, content_en, board, pinned }
}

export const sameNotice = sameMarkup(['content', 'content_en'])
