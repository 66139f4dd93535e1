import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminStudio, type ClassPolicy, type Instructor } from '#shop/tssa/admin-contract.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { InstructorDialog } from './instructor-dialog.tsx'
import { PolicyDialog } from './policy-dialog.tsx'
import { Rooms } from './rooms-panel.tsx'
import { stepsWord } from './words.ts'

/** Who teaches, and what a cancelled booking gives back. */
export default function StudioPage() {
  return (
    <OnlyFor area="classes">
      <Studio />
    </OnlyFor>
  )
}

function Studio() {
  const t = useT()
  const found = useQuery({ ...queryOf(adminStudio.show, {}), ...freshOne })
  const title = t('강사, 방, 환불 기준')
  return (
    <StoredOne
      found={found}
      title={title}
      back={{ to: adminPaths.classes(), label: t('클래스 목록') }}
    >
      {({ instructors, policies, rooms }) => (
        <>
          <PageHead title={title} note={t('클래스 화면과 날짜에 바로 보여요.')} />
          <div className="grid items-start gap-5 wide:grid-cols-2">
            <Instructors rows={instructors} />
            <Policies rows={policies} />
            <Rooms rows={rooms} />
          </div>
        </>
      )}
    </StoredOne>
  )
}

function Instructors({ rows }: { rows: readonly Instructor[] }) {
  const t = useT()
  const { pick } = useLang()
  const may = useStaff().changes('classes')
  const [open, setOpen] = useState<Instructor | 'new' | null>(null)
  return (
    <Panel
      flush
      title={t('강사진')}
      end={may && <Add onClick={() => setOpen('new')}>{t('강사 더하기')}</Add>}
    >
      <ul>
        {rows.map((row) => (
          <li
            key={row.instructor_id}
            className="flex items-center gap-3.5 border-b border-paper-200 px-4.5 py-3.5 last:border-b-0"
          >
            {row.photo && (
              <span className="size-12 shrink-0 overflow-hidden rounded-full bg-paper-200">
                <Picture name={row.photo} alt="" ratio="1:1" sizes="48px" />
              </span>
            )}
            <span className="min-w-0 flex-1">
              <strong className="block font-semibold">{pick(row.name, row.name_en)}</strong>
              <span className="block text-caption leading-normal text-ink-500">
                {pick(row.bio, row.bio_en)}
              </span>
            </span>
            {may && (
              <Button
                look="outline"
                size={44}
                onClick={() => setOpen(row)}
                aria-label={t('{name} 고치기', { name: pick(row.name, row.name_en) })}
              >
                {t('고치기')}
              </Button>
            )}
          </li>
        ))}
        {rows.length === 0 && (
          <li className="px-4.5 py-6 text-small text-ink-500">{t('아직 강사가 없어요.')}</li>
        )}
      </ul>
      {open && (
        <InstructorDialog stored={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </Panel>
  )
}

function Policies({ rows }: { rows: readonly ClassPolicy[] }) {
  const t = useT()
  const { pick } = useLang()
  const may = useStaff().changes('classes')
  const [open, setOpen] = useState<ClassPolicy | 'new' | null>(null)
  return (
    <Panel
      flush
      title={t('환불 기준')}
      end={may && <Add onClick={() => setOpen('new')}>{t('기준 더하기')}</Add>}
    >
      <ul>
        {rows.map((row) => (
          <li
            key={row.policy_id}
            className="flex items-center gap-3.5 border-b border-paper-200 px-4.5 py-3.5 last:border-b-0"
          >
            <span className="min-w-0 flex-1">
              <strong className="block font-semibold">{pick(row.name, row.name_en)}</strong>
              <span className="tabular block text-caption leading-normal text-ink-700">
                {stepsWord(t, row.steps)}
              </span>
              <span className="block text-caption text-ink-500">
                {t('클래스 {count}개가 써요', { count: row.classes })}
              </span>
            </span>
            {may && (
              <Button
                look="outline"
                size={44}
                onClick={() => setOpen(row)}
                aria-label={t('{name} 고치기', { name: pick(row.name, row.name_en) })}
              >
                {t('고치기')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <PolicyDialog stored={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

function Add({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button look="outline" size={44} onClick={onClick}>
      <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
      {children}
    </Button>
  )
}
