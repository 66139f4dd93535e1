import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { MomentField } from '#admin/ui/moment-field.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminCms, type CmsFull, type CmsRow } from '#shop/content/admin-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import type { Cms } from './use-cms.ts'

/** Draft, published, published with a newer draft, or waiting for its time. */
export function CmsState({ page }: { page: CmsRow }) {
  const t = useT()
  const now = Date.now()
  if (page.published_version === null) return <Badge>{t('초안')}</Badge>
  if (page.publish_from && Date.parse(page.publish_from) > now)
    return <Badge tone="wait">{t('게시 예정')}</Badge>
  if (page.publish_until && Date.parse(page.publish_until) <= now)
    return <Badge>{t('게시 끝남')}</Badge>
  return page.published_version === page.version ? (
    <Badge tone="done">{t('게시 중')}</Badge>
  ) : (
    <Badge tone="info">{t('게시 중, 새 초안 있음')}</Badge>
  )
}

/** Puts the newest draft on the shop, now or at a time, and takes it off again. */
export function Publication({ cms, page, dirty }: { cms: Cms; page: CmsFull; dirty: boolean }) {
  const t = useT()
  const dialog = useDialog()
  const [open, setOpen] = useState(false)
  const [from, setFrom] = useState(page.publish_from)
  const [until, setUntil] = useState(page.publish_until)

  async function publish() {
    if (await cms.publish({ publish_from: from, publish_until: until })) setOpen(false)
  }

  async function withdraw() {
    if (
      await dialog.confirm(t('초안과 저장본은 남아 있어요.'), {
        title: t('‘{name}’을(를) 가게에서 내릴까요?', { name: page.name }),
        yes: t('내리기'),
        danger: true,
      })
    )
      await cms.withdraw()
  }

  return (
    <>
      {page.published_version !== null && (
        <Button look="outline" size={44} onClick={() => void withdraw()}>
          {t('내리기')}
        </Button>
      )}
      <Button
        size={44}
        onClick={() =>
          dirty
            ? void dialog.alert(t('바꾼 내용을 먼저 저장해 주세요. 저장한 초안이 게시돼요.'))
            : setOpen(true)
        }
      >
        {t('게시하기')}
      </Button>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('게시하기')}
        yes={t('게시')}
        onYes={publish}
        busy={cms.busy}
      >
        <p className="text-small text-ink-700">
          {t('지금 초안 {count}번을 게시해요. 비워 두면 바로, 그리고 내릴 때까지 보여요.', {
            count: page.version,
          })}
        </p>
        <MomentField
          label={t('보이기 시작하는 때')}
          name="publish_from"
          value={from}
          onChange={setFrom}
        />
        <MomentField
          label={t('끝나는 때')}
          name="publish_until"
          value={until}
          onChange={setUntil}
          error={from && until && from >= until ? t('끝나는 때는 시작보다 뒤여야 해요.') : null}
        />
      </ActionDialog>
    </>
  )
}

/** What was saved, newest first; each can become the draft again. */
export function Versions({ cms, page, dirty }: { cms: Cms; page: CmsFull; dirty: boolean }) {
  const t = useT()
  const dialog = useDialog()
  const { data } = useQuery({
    ...queryOf(adminCms.versions, { params: { id: page.id } }),
    ...fresh,
  })

  async function restore(number: number) {
    const words = dirty
      ? t('{count}번을 초안으로 되살릴까요? 저장하지 않은 내용은 사라져요.', { count: number })
      : t('{count}번을 초안으로 되살릴까요? 지금 초안도 저장본에 남아요.', { count: number })
    if (await dialog.confirm(words, { title: t('되살리기'), yes: t('되살리기') }))
      await cms.restore(number)
  }

  return (
    <Panel title={t('저장본')} flush>
      <ul className="max-h-80 overflow-y-auto">
        {data?.data.map((version) => (
          <li
            key={version.number}
            className="flex min-h-13 items-center gap-3 border-b border-paper-100 px-4.5 py-1.5 text-small last:border-b-0"
          >
            <span className="tabular w-8 font-semibold">{version.number}</span>
            <span className="min-w-0 flex-1">
              <span className="block truncate">{version.title}</span>
              <span className="tabular block text-caption text-ink-500">
                {stamp(version.made_at)} · {version.made_by}
              </span>
            </span>
            {version.number === page.published_version && <Badge tone="done">{t('게시 중')}</Badge>}
            {version.number === page.version ? (
              <Badge>{t('초안')}</Badge>
            ) : (
              <Button
                look="outline"
                size={44}
                onClick={() => void restore(version.number)}
                aria-label={t('{count}번 되살리기', { count: version.number })}
              >
                {t('되살리기')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
