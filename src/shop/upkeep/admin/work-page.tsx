import { useQuery } from '@tanstack/react-query'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { queryOf } from '#kernel/queries.ts'
import { work } from '#shop/upkeep/work-contract.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { FaultsPanel } from './faults-panel.tsx'
import { JobsPanel } from './jobs-panel.tsx'
import { SlowPanel } from './slow-panel.tsx'
import { TasksPanel } from './tasks-panel.tsx'

const lookAgain = 30_000

/** What runs behind the pages, what went wrong there, and the way to set it right. */
export default function WorkPage() {
  return (
    <OnlyFor area="upkeep">
      <Work />
    </OnlyFor>
  )
}

function Work() {
  const t = useT()
  const { data, isError, refetch } = useQuery({
    ...queryOf(work.show, {}),
    ...fresh,
    refetchInterval: lookAgain,
  })
  const shown = data?.data
  return (
    <>
      <PageHead
        title={t('일과 오류')}
        note={t('화면 뒤에서 하는 일과 지난 7일의 오류예요. 14일이 지난 기록은 지워요.')}
      />
      {isError && !shown && (
        <ErrorState title={t('일과 오류를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!shown && !isError && <Skeleton className="h-96" />}
      {shown && (
        <div className="grid grid-cols-1 gap-5">
          <JobsPanel jobs={shown.jobs} inTrouble={shown.in_trouble} />
          <FaultsPanel faults={shown.faults} />
          <SlowPanel shown={shown} />
          <TasksPanel tasks={shown.tasks} />
        </div>
      )}
    </>
  )
}
