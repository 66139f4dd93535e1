import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type AnswerTemplate, answerTemplates } from '#shop/inquiry/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

const all = queryOf(answerTemplates.list, {})

/** Ready answers that staff begin from. */
export default function TemplatesPage() {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [editing, setEditing] = useState<AnswerTemplate | 'new' | null>(null)
  const { data, isError, refetch } = useQuery({ ...all, ...fresh })
  const canChange = staff.changes('customers')

  async function save(typed: Omit<AnswerTemplate, 'tp_id'>) {
    const done = await send(() =>
      editing === 'new' || !editing
        ? call(answerTemplates.add, { body: typed })
        : call(answerTemplates.change, { params: { tp_id: editing.tp_id }, body: typed }),
    )
    if (!done) return
    await client.invalidateQueries({ queryKey: all.queryKey })
    setEditing(null)
    toast(t('답변 서식을 저장했어요.'))
  }

  async function remove(template: AnswerTemplate) {
    if (
      !(await dialog.confirm(t('되돌릴 수 없어요.'), {
        title: t('{title} 서식을 지울까요?', { title: template.tp_title }),
        yes: t('지우기'),
        danger: true,
      }))
    )
      return
    const done = await send(() =>
      call(answerTemplates.remove, { params: { tp_id: template.tp_id } }),
    )
    await client.invalidateQueries({ queryKey: all.queryKey })
    if (done) toast(done.message)
  }

  return (
    <>
      <PageHead
        title={t('답변 서식')}
        back={{ to: adminPaths.inquiries(), label: t('고객 문의') }}
        note={t('회원, 상품, 주문 자리는 문의마다 알아서 채워져요.')}
        actions={
          canChange && (
            <Button size={44} onClick={() => setEditing('new')}>
              {t('서식 만들기')}
            </Button>
          )
        }
      />
      {isError && !data && (
        <ErrorState title={t('서식을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState title={t('아직 서식이 없어요')} className="desk:py-16" />
      )}
      {data && data.data.length > 0 && (
        <Panel flush>
          <ul className="divide-y divide-paper-200">
            {data.data.map((template) => (
              <li
                key={template.tp_id}
                className="flex items-start justify-between gap-4 px-4.5 py-4"
              >
                <div className="min-w-0">
                  <h2 className="text-plain font-semibold">{template.tp_title}</h2>
                  <p className="mt-1 line-clamp-3 text-small whitespace-pre-line text-ink-700">
                    {template.tp_body}
                  </p>
                </div>
                {canChange && (
                  <RowMenu
                    label={t('{title} 서식', { title: template.tp_title })}
                    items={[
                      { label: t('고치기'), run: () => setEditing(template) },
                      { label: t('지우기'), run: () => void remove(template), danger: true },
                    ]}
                  />
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {editing && (
        <TemplateDialog
          key={editing === 'new' ? 'new' : editing.tp_id}
          template={editing === 'new' ? null : editing}
          busy={busy}
          onClose={() => setEditing(null)}
          onSave={save}
        />
      )}
    </>
  )
}

type DialogProps = {
  template: AnswerTemplate | null
  busy: boolean
  onClose: () => void
  onSave: (typed: Omit<AnswerTemplate, 'tp_id'>) => Promise<void>
}

function TemplateDialog({ template, busy, onClose, onSave }: DialogProps) {
  const t = useT()
  const [title, setTitle] = useState(template?.tp_title ?? '')
  const [body, setBody] = useState(template?.tp_body ?? '')
  const [english, setEnglish] = useState(template?.tp_body_en ?? '')
  const [tried, setTried] = useState(false)
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={template ? t('서식 고치기') : t('서식 만들기')}
      yes={t('저장')}
      busy={busy}
      onYes={() => {
        setTried(true)
        if (title.trim() && body.trim())
          return onSave({ tp_title: title, tp_body: body, tp_body_en: english })
      }}
    >
      <TextField
        label={t('이름')}
        name="tp_title"
        maxLength={60}
        value={title}
        onChange={setTitle}
        error={tried && !title.trim() ? t('서식 이름을 적어 주세요.') : null}
      />
      <TextArea
        label={t('답변')}
        name="tp_body"
        rows={7}
        maxLength={3000}
        value={body}
        onChange={setBody}
        error={tried && !body.trim() ? t('답변을 적어 주세요.') : null}
        hint={<span dir="ltr">{'{name} {product} {order} {shop}'}</span>}
      />
      <TextArea
        label={t('영어 답변')}
        optional
        name="tp_body_en"
        rows={4}
        maxLength={3000}
        value={english}
        onChange={setEnglish}
      />
    </ActionDialog>
  )
}
