import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call } from '#kernel/queries.ts'
import { adminStudio, type Room, type RoomForm } from '#shop/tssa/admin-contract.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useStudio } from './use-studio.ts'

/** The rooms of the studio: a date that has one keeps it to itself. */
export function Rooms({ rows }: { rows: readonly Room[] }) {
  const t = useT()
  const { pick } = useLang()
  const may = useStaff().changes('classes')
  const [open, setOpen] = useState<Room | 'new' | null>(null)
  return (
    <Panel
      flush
      title={t('공방의 방')}
      end={
        may && (
          <Button look="outline" size={44} onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('방 더하기')}
          </Button>
        )
      }
    >
      <ul>
        {rows.map((row) => (
          <li
            key={row.room_id}
            className="flex items-center gap-3.5 border-b border-paper-200 px-4.5 py-3.5 last:border-b-0"
          >
            <span className="min-w-0 flex-1">
              <strong className="block font-semibold">{pick(row.name, row.name_en)}</strong>
              <span className="tabular block text-caption text-ink-500">
                {t('{count}명까지 앉아요', { count: row.seats })}
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
          <li className="px-4.5 py-6 text-small text-ink-500">
            {t('아직 방이 없어요. 방을 적어 두면 같은 시각에 두 수업이 겹치지 않아요.')}
          </li>
        )}
      </ul>
      {open && <RoomDialog stored={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

function RoomDialog({ stored, onClose }: { stored: Room | null; onClose: () => void }) {
  const t = useT()
  const { busy, keep, messages } = useStudio()
  const [typed, setTyped] = useState<Omit<RoomForm, 'seats'> & { seats: number | null }>({
    name: stored?.name ?? '',
    name_en: stored?.name_en ?? '',
    seats: stored?.seats ?? 8,
  })
  const set = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    messages.touch(Object.keys(part))
  }

  async function save() {
    // an empty number is told by the server at its field
    const body = typed as RoomForm
    const done = await keep(() =>
      stored
        ? call(adminStudio.changeRoom, { params: { room_id: stored.room_id }, body })
        : call(adminStudio.addRoom, { body }),
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={stored ? t('방 고치기') : t('방 더하기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <TextField
        label={t('방 이름')}
        name="name"
        value={typed.name}
        onChange={(name) => set({ name })}
        maxLength={40}
        error={messages.error('name')}
      />
      <TextField
        label={t('영어 이름')}
        name="name_en"
        value={typed.name_en}
        onChange={(name_en) => set({ name_en })}
        maxLength={60}
        optional
        lang="en"
        error={messages.error('name_en')}
      />
      <NumberField
        label={t('앉을 수 있는 인원')}
        name="seats"
        value={typed.seats}
        onChange={(seats) => set({ seats })}
        suffix={t('명')}
        error={messages.error('seats')}
      />
    </ActionDialog>
  )
}
