import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminInquiries, type StaffInquiry } from '#shop/inquiry/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

const placeOf = (inquiry: StaffInquiry) => ({ kind: inquiry.kind, id: inquiry.id })
const nobody = '-'

/** Whose work it is. */
export function AssignPanel({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useT()
  const toast = useToast()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { data } = useQuery(queryOf(adminInquiries.staff, {}))
  const params = placeOf(inquiry)

  async function assign(mb_id: string | null) {
    const answer = await send(() => call(adminInquiries.assign, { params, body: { mb_id } }))
    if (!answer) return
    client.setQueryData(queryOf(adminInquiries.show, { params }).queryKey, answer)
    await client.invalidateQueries({ queryKey: [adminInquiries.list.path] })
    toast(t('담당을 바꿨어요.'))
  }

  return (
    <Panel title={t('담당')}>
      {staff.changes('customers') ? (
        <div className="grid gap-3">
          <Select
            label={t('담당')}
            hideLabel
            small
            disabled={busy}
            value={inquiry.assigned_to ?? nobody}
            onChange={(mb_id) => void assign(mb_id === nobody ? null : mb_id)}
            choices={[
              { value: nobody, label: t('없음') },
              ...(data?.data ?? []).map((one) => ({
                value: one.mb_id,
                label: `${one.mb_name} (${one.mb_id})`,
              })),
            ]}
          />
          {inquiry.assigned_to !== staff.mb_id && (
            <Button look="outline" size={44} busy={busy} onClick={() => void assign(staff.mb_id)}>
              {t('내가 맡기')}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-small">{inquiry.assigned_name ?? t('없음')}</p>
      )}
    </Panel>
  )
}

/** What staff tell each other about a question; its asker never reads it. */
export function NotesPanel({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useT()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [typed, setTyped] = useState('')
  const params = placeOf(inquiry)

  async function add() {
    if (!typed.trim()) return
    const answer = await send(() => call(adminInquiries.note, { params, body: { body: typed } }))
    if (!answer) return
    client.setQueryData(queryOf(adminInquiries.show, { params }).queryKey, answer)
    setTyped('')
  }

  return (
    <Panel title={t('직원 메모')} end={t('고객에게 보이지 않아요')}>
      <div className="grid gap-4">
        {inquiry.notes.length > 0 && (
          <ul className="grid gap-3">
            {inquiry.notes.map((note) => (
              <li key={note.note_id} className="text-small">
                <p className="flex justify-between gap-3 text-caption text-ink-500">
                  {note.mb_name}
                  <time dateTime={note.created_at} className="tabular">
                    {stamp(note.created_at)}
                  </time>
                </p>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.body}</p>
              </li>
            ))}
          </ul>
        )}
        {staff.changes('customers') && (
          <>
            <TextArea
              label={t('새 메모')}
              hideLabel={false}
              name="note"
              rows={3}
              maxLength={2000}
              value={typed}
              onChange={setTyped}
            />
            <Button
              look="outline"
              size={44}
              busy={busy}
              disabled={!typed.trim()}
              onClick={() => void add()}
            >
              {t('메모 남기기')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}
