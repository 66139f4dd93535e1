import { useState } from 'react'
import { Link } from 'react-router'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { actorWord } from '#admin/ui/actor-word.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import { type CompanyEntry, companyDesk, type DeskCompany } from '#shop/company/desk-contract.ts'
import { type Translate, useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

function entryWord(t: Translate, kind: Exclude<CompanyEntry['kind'], 'order'>): string {
  return { back: t('취소·반품'), receipt: t('입금'), undo: t('입금 되돌림') }[kind]
}

type Props = { company: DeskCompany; onDone: (company: DeskCompany) => void }

/** Every row of the account, the newest first; finance takes a mistaken receipt back. */
export function EntriesPanel({ company, onDone }: Props) {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const [undoing, setUndoing] = useState<CompanyEntry | null>(null)
  return (
    <Panel title={t('외상 내역')} flush>
      {company.entries.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">{t('아직 외상 내역이 없어요.')}</p>
      ) : (
        <ul>
          {company.entries.map((one) => (
            <li
              key={one.en_id}
              className="hairline-b grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4.5 py-3 last:border-0"
            >
              <p className="text-small">
                {one.kind !== 'order' && `${entryWord(t, one.kind)} `}
                {one.od_id && (
                  <Link
                    to={adminPaths.order(one.od_id)}
                    className="tabular underline underline-offset-4"
                  >
                    {one.kind === 'order' ? t('주문 {id}', { id: one.od_id }) : one.od_id}
                  </Link>
                )}
                {one.note && (
                  <span className="text-ink-700">
                    {one.od_id && ' · '}
                    {t(one.note)}
                  </span>
                )}
              </p>
              <p
                className={`tabular text-right text-small font-semibold ${one.amount < 0 ? 'text-pine-700' : 'text-ink-900'}`}
              >
                {one.amount > 0 ? '+' : ''}
                {money(one.amount, 'krw')}
              </p>
              <p className="text-caption text-ink-500">
                <span className="tabular">{dotted(one.day)}</span> · {actorWord(t, one)}
                {one.kind === 'receipt' && one.undone && ` · ${t('되돌렸어요')}`}
                {one.kind === 'receipt' && !one.undone && staff.changes('money') && (
                  <>
                    {' · '}
                    <button
                      type="button"
                      className="tap text-ink-700 underline underline-offset-4"
                      onClick={() => setUndoing(one)}
                    >
                      {t('되돌리기')}
                    </button>
                  </>
                )}
              </p>
              <p className="tabular text-right text-caption text-ink-500">
                {t('남은 외상 {amount}', { amount: money(one.balance, 'krw') })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {undoing && (
        <UndoDialog
          entry={undoing}
          mb_id={company.mb_id}
          onClose={() => setUndoing(null)}
          onDone={(next) => {
            setUndoing(null)
            onDone(next)
          }}
        />
      )}
    </Panel>
  )
}

function UndoDialog({
  entry,
  mb_id,
  onClose,
  onDone,
}: {
  entry: CompanyEntry
  mb_id: string
  onClose: () => void
  onDone: (company: DeskCompany) => void
}) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()
  const { errors, show, refused } = useMessages()
  const [note, setNote] = useState('')

  async function undo() {
    if (note.trim().length < 2) return void show({ note: t('이유를 2자 이상 적어 주세요.') })
    const done = await send(
      () =>
        call(companyDesk.undo, {
          params: { mb_id, en_id: entry.en_id },
          body: { note: note.trim() },
        }),
      refused,
    )
    if (!done) return
    toast(t('입금을 되돌렸어요.'))
    onDone(done.data)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('입금 되돌리기')}
      yes={t('되돌리기')}
      danger
      busy={busy}
      onYes={undo}
    >
      <p className="text-small leading-relaxed text-ink-700">
        {t('{day}에 적은 입금 {amount}을 되돌려요. 외상이 그만큼 다시 늘고, 회사에 알려요.', {
          day: dotted(entry.day),
          amount: money(-entry.amount, 'krw'),
        })}
      </p>
      <TextField
        label={t('이유')}
        name="note"
        value={note}
        onChange={setNote}
        error={errors.note}
        maxLength={100}
      />
    </ActionDialog>
  )
}
