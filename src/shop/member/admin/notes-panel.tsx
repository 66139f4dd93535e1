import { useState } from 'react'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useMemberAct } from './use-member-act.ts'

/** What staff tell each other about a member; each note keeps its author and its time. */
export function NotesPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const staff = useStaff()
  const { busy, run } = useMemberAct(member.mb_id)
  const [text, setText] = useState('')
  const ready = text.trim() !== ''
  useLeaveGuard(ready && !busy)
  return (
    <Panel title={t('직원 메모')} end={t('고객에게 보이지 않아요')}>
      {staff.changes('members') && (
        <div className="grid gap-3">
          <TextArea
            label={t('새 메모')}
            hideLabel
            name="text"
            rows={3}
            maxLength={1000}
            value={text}
            onChange={setText}
          />
          <Button
            look="outline"
            size={44}
            busy={busy}
            aria-disabled={!ready || undefined}
            className={ready ? undefined : 'opacity-50'}
            onClick={async () => {
              if (
                ready &&
                (await run(() =>
                  call(adminMembers.note, { params: { mb_id: member.mb_id }, body: { text } }),
                ))
              )
                setText('')
            }}
          >
            {t('메모 남기기')}
          </Button>
        </div>
      )}
      {member.notes.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {member.notes.map((note) => (
            <li key={note.note_id} className="border-t border-paper-200 pt-3 text-small">
              <p className="whitespace-pre-line">{note.text}</p>
              <p className="tabular mt-1 text-caption text-ink-500">
                {stamp(note.at)} · {note.author}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-small text-ink-500">{t('아직 남긴 메모가 없어요.')}</p>
      )}
    </Panel>
  )
}
