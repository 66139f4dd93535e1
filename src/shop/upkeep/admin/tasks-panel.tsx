import { MomentCell } from '#admin/ui/cells.tsx'
import { type Column, DataTable } from '#admin/ui/data-table.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import type { TaskRun } from '#shop/upkeep/work-contract.ts'
import { useT } from '#ui/language.tsx'
import { AllIsWell } from './all-is-well.tsx'
import { taskWords } from './task-words.ts'

/** What was done by the clock and after events, and how often it failed. */
export function TasksPanel({ tasks }: { tasks: readonly TaskRun[] }) {
  const t = useT()
  const words = taskWords(t)
  const figure = (value: number) => value.toLocaleString()
  const columns: Column<TaskRun>[] = [
    {
      name: 'task',
      label: t('일 이름'),
      head: true,
      cell: ({ task }) => words[task] ?? task,
    },
    { name: 'times', label: t('한 횟수'), end: true, cell: ({ times }) => figure(times) },
    {
      name: 'failed',
      label: t('실패한 횟수'),
      end: true,
      cell: ({ failed }) => (
        <span className={failed ? 'font-semibold text-bad' : undefined}>{figure(failed)}</span>
      ),
    },
    {
      name: 'average',
      label: t('평균'),
      end: true,
      cell: ({ average_ms }) => `${figure(average_ms)} ms`,
    },
    {
      name: 'longest',
      label: t('가장 길게'),
      end: true,
      cell: ({ longest_ms }) => `${figure(longest_ms)} ms`,
    },
    {
      name: 'last',
      label: t('마지막'),
      cell: ({ last_at }) => (last_at ? <MomentCell at={last_at} /> : null),
    },
  ]
  return (
    <Panel flush title={t('지난 7일에 한 일')}>
      <DataTable
        caption={t('지난 7일에 한 일')}
        columns={columns}
        rows={tasks}
        idOf={({ task }) => task}
        empty={<AllIsWell>{t('아직 한 일이 없어요. 곧 나타나요.')}</AllIsWell>}
      />
    </Panel>
  )
}
