import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { Badge } from '#ui/badge.tsx'
import { useT } from '#ui/language.tsx'

/** 답변대기 or 답변완료. */
export function StateBadge({ state }: { state: 'waiting' | 'answered' }) {
  const t = useT()
  return state === 'answered' ? (
    <Badge tone="going">{t('답변완료')}</Badge>
  ) : (
    <Badge tone="wait">{t('답변대기')}</Badge>
  )
}

/** A day as it stands in lists. */
export function Day({ at, className }: { at: string; className?: string }) {
  const day = koreanDay(at)
  return (
    <time
      dateTime={day}
      className={`tabular text-caption whitespace-nowrap text-ink-500 ${className ?? ''}`}
    >
      {dotted(day)}
    </time>
  )
}
