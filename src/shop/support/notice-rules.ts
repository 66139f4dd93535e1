import { paths } from '#kernel/paths.ts'

export const mostNoticeFiles = 5
export const longestTitle = 250
/** Characters of a notice, its markup included. */
export const longestNotice = 30_000

/** Where a notice is read: news of the workshop among its pages. */
export function noticePath({ id, board }: { id: number; board: string }): string {
  return board === 'tssa' ? paths.tssa.notice(id) : paths.notice(id)
}

/** Is there anything to read? Tags and spaces alone are nothing; a picture is. */
export function saysNothing(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
