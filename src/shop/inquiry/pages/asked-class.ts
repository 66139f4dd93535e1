import { type QueryClient, useQuery } from '@tanstack/react-query'
import { rowIdIn } from '#kernel/row-id.ts'
import { classQuery, datesQuery } from '#shop/tssa/ui/class-queries.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { useLang, useT } from '#ui/language.tsx'

const longestSubject = 100

/** A class that a question came from, and its date when one was chosen. */
export type AskedClass = { key: string; title: string; when: string; subject: string }

function askedIn(search: URLSearchParams): { class_id: number; session_id: number } {
  const number = (name: string) => rowIdIn(search.get(name) ?? '', 9)
  return { class_id: number('class_id'), session_id: number('session_id') }
}

export function classNeeds(client: QueryClient, search: URLSearchParams): Promise<unknown>[] {
  const { class_id } = askedIn(search)
  return class_id
    ? [client.ensureQueryData(classQuery(class_id)), client.ensureQueryData(datesQuery(class_id))]
    : []
}

/** The class of the address, as the form names it; null for none. */
export function useAskedClass(search: URLSearchParams): AskedClass | null {
  const t = useT()
  const { pick, lang } = useLang()
  const { class_id, session_id } = askedIn(search)
  const found = useQuery({ ...classQuery(class_id), enabled: class_id > 0, retry: false }).data
    ?.data
  const session = useQuery({ ...datesQuery(class_id), enabled: class_id > 0 }).data?.data.find(
    (one) => one.session_id === session_id,
  )
  if (!found) return null
  const title = pick(found.title.ko, found.title.en)
  const when = session ? `${classDay(session.starts_at, lang)} ${classHours(session)}` : ''
  const subject = when
    ? t('[클래스] {title}, {when}', { title, when })
    : t('[클래스] {title}', { title })
  return {
    key: `class-${class_id}-${session_id}`,
    title,
    when,
    subject: subject.slice(0, longestSubject),
  }
}
