import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import {
  adminTemplates,
  type TemplateShown,
  type TemplateVersion,
} from '#shop/notification/admin-contract.ts'
import { plainTitle } from '#shop/notification/ui/plain-title.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { TemplateForm } from './template-form.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { whenWord } from './when-word.ts'

type Shown = TemplateShown & { versions: TemplateVersion[] }

export default function TemplatePage() {
  const t = useT()
  const { kind = '' } = useParams()
  const query = queryOf(adminTemplates.show, { params: { kind } })
  const { data, isError, error, refetch } = useQuery({ ...query, staleTime: 0, retry: false })
  if (isError) {
    const gone = error instanceof Refusal && error.status === 404
    return (
      <ErrorState
        level={1}
        title={gone ? t('없는 알림이에요') : t('문구를 불러오지 못했어요')}
        onRetry={gone ? undefined : () => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="h-96" />
  return (
    <Editor key={`${kind} ${data.data.version}`} row={data.data} onSaved={() => void refetch()} />
  )
}

function Editor({ row, onSaved }: { row: Shown; onSaved: () => void }) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { changes } = useStaff()
  const { send, busy } = useSend()
  const [texts, setTexts] = useState(row.texts)
  const [code, setCode] = useState(row.alimtalk_code)
  const { errors, refused } = useMessages()
  const may = changes('contents')
  const dirty = JSON.stringify(texts) !== JSON.stringify(row.texts) || code !== row.alimtalk_code

  async function done(message: string) {
    toast(message)
    await client.invalidateQueries({ queryKey: [adminTemplates.list.path] })
    onSaved()
  }

  async function save() {
    const saved = await send(
      () =>
        call(adminTemplates.save, {
          params: { kind: row.kind },
          body: { texts, alimtalk_code: code, version: row.version },
        }),
      refused,
    )
    if (saved) await done(t('저장했어요. 다음 알림부터 이 문구로 나가요.'))
  }

  async function reset() {
    if (
      !(await dialog.confirm(t('지금 문구는 기록에 남아요.'), {
        title: t('기본 문구로 되돌릴까요?'),
        yes: t('되돌리기'),
      }))
    )
      return
    if (
      await send(() =>
        call(adminTemplates.reset, { params: { kind: row.kind }, body: { version: row.version } }),
      )
    )
      await done(t('기본 문구로 되돌렸어요.'))
  }

  return (
    <>
      <PageHead
        title={plainTitle(pick(row.texts.title.ko, row.texts.title.en))}
        back={{ to: adminPaths.messageTemplates(), label: t('문구') }}
        beside={
          <>
            {row.is_ad && <Badge>{t('광고')}</Badge>}
            {row.is_changed && <Badge tone="info">{t('바꾼 문구')}</Badge>}
          </>
        }
        note={t('나가는 때: {event}', { event: whenWord(t, row) })}
        actions={
          may && (
            <>
              {row.is_changed && (
                <Button look="outline" size={44} disabled={busy} onClick={() => void reset()}>
                  {t('기본 문구로')}
                </Button>
              )}
              <Button
                size={44}
                busy={busy}
                aria-disabled={!dirty || undefined}
                onClick={() => (dirty ? void save() : undefined)}
              >
                {t('저장')}
              </Button>
            </>
          )
        }
      />
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <div className="grid gap-5">
          <TemplateForm
            row={row}
            texts={texts}
            onTexts={setTexts}
            code={code}
            onCode={setCode}
            errors={errors}
            disabled={!may}
          />
          <History versions={row.versions} onTake={may ? setTexts : undefined} />
        </div>
        <TemplatePreview row={row} texts={texts} canTest={may && !dirty} />
      </div>
    </>
  )
}

function History({
  versions,
  onTake,
}: {
  versions: TemplateVersion[]
  onTake?: (texts: TemplateShown['texts']) => void
}) {
  const t = useT()
  if (versions.length === 0) return null
  return (
    <Panel title={t('바꾼 기록')} flush>
      <ul>
        {versions.map((one) => (
          <li
            key={one.version}
            className="flex min-h-13 items-center gap-3 border-t border-paper-100 px-4.5 text-small first:border-0"
          >
            <span className="tabular text-ink-500">{one.version}</span>
            <span className="min-w-0 flex-1 truncate">
              {one.texts ? one.texts.title.ko : t('기본 문구로 되돌림')}
            </span>
            <span className="tabular text-caption text-ink-500">
              {stamp(one.saved_at)} {one.saved_by}
            </span>
            {one.texts && onTake && (
              <Button look="ghost" size={44} onClick={() => one.texts && onTake(one.texts)}>
                {t('가져오기')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
