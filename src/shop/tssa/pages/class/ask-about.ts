import { paths } from '../../../../kernel/paths.ts'

/** The question form with a class in it, and one of its dates; a guest comes back to it after logging in. */
export function askAbout(class_id: number, session_id?: number): string {
  return paths.myPage.newInquiry({ class_id, session_id })
}
