import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type OrderLots, type ParcelLots, packedDesk } from '#shop/lot/contract.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

const lotsOf = (od_id: string) => queryOf(packedDesk.show, { params: { od_id } })

/** The lots that were noted for a parcel, and the form that puts them right; nothing for goods without lots. */
export function PackedLots({ od_id, parcel_id }: { od_id: string; parcel_id: number }) {
  const t = useT()
  const staff = useStaff()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...lotsOf(od_id), staleTime: 0 })
  const parcel = data?.data.parcels.find((one) => one.parcel_id === parcel_id)
  const choices = data?.data.choices ?? []
  const lines = (parcel?.lines ?? []).filter((line) =>
    choices.some(({ it_id }) => it_id === line.it_id),
  )
  if (!lines.length) return null
  const noted = lines.flatMap(({ lots }) => lots.map(({ lot_no, qty }) => `${lot_no} × ${qty}`))
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-ink-500">{t('로트')}</span>
      <span className="tabular">{noted.length ? noted.join(', ') : t('적지 않음')}</span>
      {staff.changes('orders') && (
        <Button look="ghost" size={44} onClick={() => setOpen(true)}>
          {t('로트 고치기')}
        </Button>
      )}
      {open && (
        <LotsDialog
          od_id={od_id}
          parcel_id={parcel_id}
          lines={lines}
          choices={choices}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  )
}

type Row = { ct_id: number; lot_id: number | null; qty: number | null }

function LotsDialog({
  od_id,
  parcel_id,
  lines,
  choices,
  onClose,
}: {
  od_id: string
  parcel_id: number
  lines: ParcelLots['lines']
  choices: OrderLots['choices']
  onClose: () => void
}) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const [rows, setRows] = useState<Row[]>(() =>
    lines.flatMap(({ ct_id, qty, lots }): Row[] =>
      lots.length
        ? lots.map((one) => ({ ct_id, lot_id: one.lot_id, qty: one.qty }))
        : [{ ct_id, lot_id: null, qty }],
    ),
  )
  const change = (at: number, part: Partial<Row>) => {
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
    touch(['lots'])
  }

  async function save() {
    const lots = rows.flatMap(({ ct_id, lot_id, qty }) =>
      lot_id && qty ? [{ ct_id, lot_id, qty }] : [],
    )
    const answer = await send(
      () => call(packedDesk.save, { params: { od_id, parcel_id }, body: { lots } }),
      refused,
    )
    if (!answer) return
    client.setQueryData(lotsOf(od_id).queryKey, answer)
    toast(t('로트를 적었어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('상자에 담은 로트')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      {lines.map((line) => (
        <fieldset key={line.ct_id} className="grid gap-2">
          <legend className="mb-1 text-small font-semibold">
            {pick(line.it_name, line.it_name_en)} × {line.qty}
          </legend>
          {rows.map(
            (row, at) =>
              row.ct_id === line.ct_id && (
                <div
                  key={`${row.ct_id}-${at}`}
                  className="grid grid-cols-[minmax(0,1fr)_96px] items-end gap-2"
                >
                  <Select
                    label={t('로트 번호')}
                    hideLabel
                    optional
                    name={`lots.${at}`}
                    value={row.lot_id ? String(row.lot_id) : ''}
                    onChange={(lot_id) => change(at, { lot_id: Number(lot_id) || null })}
                    placeholder={t('적지 않음')}
                    choices={choices
                      .filter(({ it_id }) => it_id === line.it_id)
                      .map((one) => ({
                        value: String(one.lot_id),
                        label: [
                          one.lot_no,
                          one.expires_on && t('{day}까지', { day: one.expires_on }),
                          one.recalled && t('회수하는 로트'),
                        ]
                          .filter(Boolean)
                          .join(' · '),
                      }))}
                  />
                  <NumberField
                    label={t('수량')}
                    hideLabel
                    value={row.qty}
                    onChange={(qty) => change(at, { qty })}
                  />
                </div>
              ),
          )}
          {line.qty > rows.filter(({ ct_id }) => ct_id === line.ct_id).length && (
            <div>
              <Button
                look="ghost"
                size={44}
                onClick={() => setRows([...rows, { ct_id: line.ct_id, lot_id: null, qty: 1 }])}
              >
                {t('로트 하나 더')}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {error('lots') && (
        <p role="alert" className="text-small text-bad">
          {error('lots')}
        </p>
      )}
    </ActionDialog>
  )
}
