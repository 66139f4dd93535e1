import { actorWord } from '#admin/ui/actor-word.ts'
import { eventWord } from '#admin/ui/events/event-words.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { stamp } from '#kernel/day-words.ts'
import type { Happened } from '#shop/member/audit-contract.ts'
import { useT } from '#ui/language.tsx'
import { eventDetail } from './event-detail.ts'

/** What became of the account, and who did it; the newest first. */
export function EventsPanel({ events }: { events: readonly Happened[] }) {
  const t = useT()
  return (
    <Panel title={t('계정 기록')} flush>
      {events.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">{t('아직 기록이 없어요.')}</p>
      ) : (
        <ul>
          {events.map((one) => (
            <li
              key={one.event_id}
              className="flex flex-wrap items-baseline gap-x-4 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
            >
              <span className="tabular text-ink-700">{stamp(one.at)}</span>
              <span className="font-medium">{eventWord(t, one.name)}</span>
              <span className="min-w-0 flex-1 basis-40 text-ink-700">{eventDetail(t, one)}</span>
              <span className="text-caption text-ink-500">{actorWord(t, one)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
