import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recall, remember } from '#admin/ui/remembered.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminOrders, type StaffOrder } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { parcelDesk } from '#shop/order/contract/waybills.ts'
import type { Units } from '#shop/order/part-rules.ts'
import { settings } from '#shop/setting/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import type { OrderJobs } from './order-jobs.ts'
import { ScanNumber } from './scan-number.tsx'

const lastCourier = 'odemoa/admin/courier'

export type ShipFieldsState = ReturnType<typeof useShipFields>

/** Courier and number of a parcel; the courier of last time is chosen already. */
export function useShipFields(
  od_id: string,
  jobs: OrderJobs,
  now: { company: string; od_invoice: string } = { company: '', od_invoice: '' },
) {
  const t = useT()
  const dialog = useDialog()
  const { data } = useQuery(queryOf(settings.show, {}))
  const couriers = (data?.data.couriers ?? []).filter((courier) => courier.use)
  const [typed, setTyped] = useState({
    company: now.company || (recall(lastCourier) ?? ''),
    od_invoice: now.od_invoice,
  })
  const { errors, show, refused, touch } = useMessages()
  const company = couriers.some(({ code }) => code === typed.company) ? typed.company : ''

  /** What is wrong with the fields, shown where it stands; null when they may go. */
  function checked(lines?: Units[]): { company: string; od_invoice: string } | null {
    const wrong: Record<string, string> = {}
    if (!company) wrong.company = t('택배사를 골라 주세요.')
    const bare = typed.od_invoice.replace(/[\s-]/g, '')
    if (!bare) wrong.od_invoice = t('송장번호를 적어 주세요.')
    else if (!/^[A-Za-z0-9]{8,30}$/.test(bare))
      wrong.od_invoice = t('송장번호는 숫자와 영문 8~30자리예요.')
    if (lines?.length === 0) wrong.lines = t('보낼 상품을 골라 주세요.')
    if (show(wrong)) return null
    remember(lastCourier, company)
    return { company, od_invoice: bare }
  }

  /** Sends the number; one that another person's order bears is asked about first. */
  async function send(
    move: 'ship' | 'correct',
    work: (only_here: boolean) => Promise<{ data: StaffOrder }>,
    only_here = true,
  ): Promise<boolean> {
    let question = ''
    const done = await jobs.run(
      move,
      od_id,
      () => work(only_here),
      (refusal) => {
        if (refusal.detail.same) question = refusal.message
        return question !== '' || refused(refusal)
      },
    )
    if (!question) return done
    const sure = await dialog.confirm(question, {
      title: t('같은 송장번호'),
      yes: t('이 번호가 맞아요'),
    })
    return sure ? send(move, work, false) : false
  }

  /** Everything goes, unless told which goods; a further parcel follows the first, and may be a second box of the same goods. */
  async function ship({
    lines,
    further = false,
    same_goods = false,
    send_nth,
  }: {
    lines?: Units[]
    further?: boolean
    same_goods?: boolean
    send_nth?: number
  } = {}): Promise<boolean> {
    const number = checked(lines)
    if (!number) return false
    const params = { od_id }
    const body = { ...number, ...(lines ? { lines } : {}), ...(send_nth ? { send_nth } : {}) }
    return send('ship', (only_here) =>
      further
        ? call(adminParts.parcel, { params, body: { ...body, only_here, same_goods } })
        : call(adminOrders.ship, { params, body: { ...body, only_here } }),
    )
  }

  /** Another courier or number for a parcel that has left. */
  async function correct(parcel_id: number, was: string): Promise<boolean> {
    const number = checked()
    if (!number) return false
    const params = { od_id, parcel_id }
    return send('correct', (only_here) =>
      call(parcelDesk.correct, { params, body: { ...number, was, only_here } }),
    )
  }

  return {
    couriers,
    company,
    od_invoice: typed.od_invoice,
    errors,
    ship,
    correct,
    change: (part: Partial<typeof typed>) => {
      setTyped((before) => ({ ...before, ...part }))
      touch(Object.keys(part))
    },
  }
}

export function ShipFields({ couriers, company, od_invoice, errors, change }: ShipFieldsState) {
  const t = useT()
  const { pick } = useLang()
  return (
    <>
      <Select
        label={t('택배사')}
        name="company"
        value={company}
        onChange={(next) => change({ company: next })}
        placeholder={t('고르기')}
        choices={couriers.map((courier) => ({
          value: courier.code,
          label: pick(courier.name.ko, courier.name.en),
        }))}
        error={errors.company ?? null}
      />
      <TextField
        label={t('송장번호')}
        name="od_invoice"
        value={od_invoice}
        onChange={(next) => change({ od_invoice: next })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        hint={t('띄어쓰기와 - 는 빼고 저장해요.')}
        error={errors.od_invoice ?? null}
      />
      <ScanNumber onNumber={(number) => change({ od_invoice: number })} />
    </>
  )
}
