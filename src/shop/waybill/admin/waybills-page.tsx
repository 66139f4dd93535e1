import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  ErrandList,
  ErrandProgress,
  useErrandEnd,
  whileAnyOpen,
  whileOpen,
} from '#admin/ui/errands.tsx'
import { FileNotes } from '#admin/ui/file-notes.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { recall, remember } from '#admin/ui/remembered.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { CallOf } from '#kernel/endpoint.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { settings } from '#shop/setting/contract.ts'
import { type WaybillRow, waybills } from '#shop/waybill/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { NumberGrid } from './number-grid.tsx'
import { ResultList } from './result-list.tsx'
import { SheetPicker } from './sheet-picker.tsx'

export type Sheet = NonNullable<CallOf<typeof waybills.check>['body']>
const lastCourier = 'odemoa/admin/courier'

/** Many waybills at once: typed or pasted for the chosen orders, or from a courier's sheet. First what would happen, then the rows that are right. */
export default function WaybillsPage() {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [address, setAddress] = useSearchParams()
  const ids = (address.get('ids') ?? '').split(',').filter(Boolean).slice(0, 100)
  const { data } = useQuery(queryOf(settings.show, {}))
  const couriers = (data?.data.couriers ?? []).filter(({ use }) => use)
  const [chosen, setChosen] = useState(recall(lastCourier) ?? '')
  const company = couriers.some(({ code }) => code === chosen) ? chosen : ''
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [rows, setRows] = useState<WaybillRow[] | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const errand_id = rowIdIn(address.get('sent') ?? '') || null

  async function check(given: Sheet) {
    remember(lastCourier, company)
    const whole = { ...given, company }
    const answer = await send(() => call(waybills.check, { body: whole }))
    show(null)
    setSheet(answer && whole)
    setRows(answer?.data.rows ?? null)
    setNotes(answer?.data.notes ?? [])
  }

  async function take(sure: number[]) {
    const answer = sheet && (await send(() => call(waybills.take, { body: { ...sheet, sure } })))
    if (!answer) return
    setRows(null)
    void client.invalidateQueries({ queryKey: [waybills.takings.path] })
    show(answer.data.errand_id)
  }

  /** The work stands in the address, so that it is found again. */
  function show(id: number | null) {
    setAddress(
      (now) => {
        if (id === null) now.delete('sent')
        else now.set('sent', String(id))
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }

  const takings = useQuery({ ...queryOf(waybills.takings, {}), ...whileAnyOpen })
  const taking = useQuery({
    ...queryOf(waybills.taking, { params: { errand_id: errand_id ?? 0 } }),
    ...whileOpen,
    enabled: errand_id !== null,
  }).data?.data
  useErrandEnd(taking?.errand, () => {
    const count = taking?.rows.filter(({ verdict }) => verdict === 'done').length ?? 0
    toast(t('{count}건을 보냈어요.', { count }))
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && path.startsWith('/api/v1/admin/'),
    })
  })

  const shownRows = taking ? taking.rows : rows
  return (
    <>
      <PageHead
        title={t('송장 한꺼번에 넣기')}
        note={t(
          '먼저 줄마다 어떻게 될지 보여 드리고, 맞는 줄만 보내요. 같은 파일을 다시 올려도 괜찮아요.',
        )}
        back={{ to: adminPaths.orders(), label: t('주문 목록') }}
      />
      <div className="grid gap-6 pb-10">
        <Panel
          title={ids.length ? t('고른 주문 {count}건', { count: ids.length }) : t('송장 넣기')}
        >
          <div className="grid gap-5">
            <Select
              label={t('택배사')}
              name="company"
              value={company}
              onChange={setChosen}
              placeholder={t('고르기')}
              choices={couriers.map(({ code, name }) => ({
                value: code,
                label: pick(name.ko, name.en),
              }))}
              hint={t('파일에 택배사 칸이 있으면 그 줄은 파일을 따라요.')}
              className="max-w-[360px]"
            />
            {ids.length > 0 ? (
              <NumberGrid ids={ids} busy={busy} onCheck={(given) => void check({ rows: given })} />
            ) : (
              <SheetPicker busy={busy} onCheck={(given) => void check(given)} />
            )}
          </div>
          <ErrandList errands={takings.data?.data ?? []} shown={errand_id} onShow={show} />
        </Panel>
        {taking?.errand && taking.errand.state !== 'done' && (
          <Panel title={t('송장 넣기')}>
            <ErrandProgress errand={taking.errand} of="rows" />
          </Panel>
        )}
        {!taking && rows && <FileNotes notes={notes} />}
        {shownRows && shownRows.length > 0 && (
          <ResultList
            key={taking ? taking.errand.errand_id : JSON.stringify(rows)}
            rows={shownRows}
            taken={taking !== undefined}
            busy={busy}
            courierName={(code) => {
              const name = couriers.find((one) => one.code === code)?.name
              return name ? pick(name.ko, name.en) : code
            }}
            onTake={(sure) => void take(sure)}
          />
        )}
      </div>
    </>
  )
}
