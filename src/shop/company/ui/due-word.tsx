import { dotted } from '#kernel/day-words.ts'
import { daysOver } from '#shop/company/rules.ts'
import { useT } from '#ui/language.tsx'

/** Until when something is to be paid, and by how much that is over. */
export function DueWord({ due_on, today }: { due_on: string; today: string }) {
  const t = useT()
  const over = daysOver(due_on, today)
  const day = t('결제 기한 {day}', { day: dotted(due_on) })
  return over > 0 ? (
    <>
      {day}{' '}
      <strong className="font-semibold whitespace-nowrap text-bad">
        {t('{days}일 지남', { days: over })}
      </strong>
    </>
  ) : (
    day
  )
}
