import { useQuery } from '@tanstack/react-query'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { type Part, type PartState, upkeep } from '#shop/upkeep/contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

const lookAgain = 30_000

const tones: Record<PartState, BadgeTone> = {
  good: 'done',
  warn: 'wait',
  bad: 'bad',
  off: 'plain',
}

/** How the shop's machinery is doing, one line a part. */
export default function HealthPage() {
  const t = useT()
  const { data, isError, refetch } = useQuery({
    ...queryOf(upkeep.health, {}),
    ...fresh,
    refetchInterval: lookAgain,
  })
  const names: Record<Part, string> = {
    database: t('데이터베이스'),
    disk: t('저장 공간'),
    files: t('사진과 파일'),
    queue: t('할 일 줄'),
    mail: t('메일'),
    messages: t('문자·알림톡'),
    payments: t('결제 회사'),
    backup: t('백업'),
    process: t('서버'),
  }
  const states: Record<PartState, string> = {
    good: t('좋아요'),
    warn: t('살펴봐 주세요'),
    bad: t('손볼 곳이 있어요'),
    off: t('쓰지 않음'),
  }
  const shown = data?.data
  return (
    <>
      <PageHead title={t('상태')} note={t('가게가 기대고 있는 것들이 잘 있는지 30초마다 봐요.')} />
      {isError && !shown && (
        <ErrorState title={t('상태를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!shown && !isError && <Skeleton className="h-96" />}
      {shown && (
        <Panel
          flush
          title={t('{when}부터 열려 있어요.', { when: stamp(shown.since) })}
          end={<time dateTime={shown.at}>{stamp(shown.at)}</time>}
        >
          <ul className="divide-y divide-paper-200">
            {shown.parts.map(({ part, state, said }) => (
              <li
                key={part}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4.5 py-3.5 card:grid-cols-[10rem_1fr_auto]"
              >
                <h3 className="text-plain font-semibold">{names[part]}</h3>
                <p className="tabular col-span-2 row-start-2 text-small text-ink-700 card:col-span-1 card:row-start-1 card:col-start-2">
                  {said}
                </p>
                <Badge tone={tones[state]} className="card:col-start-3">
                  {states[state]}
                </Badge>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
