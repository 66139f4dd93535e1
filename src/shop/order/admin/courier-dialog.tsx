import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog, ReadyWords } from '#admin/ui/action-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { recallJson, remember } from '#admin/ui/remembered.ts'
import type { CallOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import type { SheetFormat } from '#kernel/sheet.ts'
import {
  type CourierForm,
  courierForms,
  courierSheets,
  type Freight,
  freights,
} from '#shop/waybill/courier-contract.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { type Translate, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

type Query = NonNullable<CallOf<typeof courierSheets.preview>['query']>
type Typed = { courier: CourierForm; format: SheetFormat; freight: Freight; reason: string }
export type Ticked = { od_id: string; od_name: string }

const lastKey = 'odemoa/admin/courier-sheet'

/** What staff chose the last time, where it is still a choice. */
function lastChoice(): Omit<Typed, 'reason'> {
  const kept = (recallJson(lastKey) ?? {}) as Partial<Record<keyof Typed, unknown>> // checked below
  return {
    courier: courierForms.find((one) => one === kept.courier) ?? 'cj',
    format: kept.format === 'csv' ? 'csv' : 'xlsx',
    freight: freights.find((one) => one === kept.freight) ?? 'credit',
  }
}

/** A file for a courier's program: of the ticked orders, or of all that the list shows and that wait to be sent. */
export function CourierDialog({
  query,
  ticked,
  onClose,
}: {
  query: Query
  ticked: readonly Ticked[]
  onClose: () => void
}) {
  const t = useT()
  const toast = useToast()
  const { data, isError } = useQuery({ ...queryOf(courierSheets.preview, { query }), ...freshOne })
  const fields = useFields<Typed>({ ...lastChoice(), reason: '' }, (name, { reason }) =>
    name === 'reason' && reason.trim().length < 2 ? t('이유를 2자 이상 적어 주세요.') : null,
  )
  const { values } = fields
  const { busy, refusal, send } = useSend(fields, { box: true })
  const [boxes, setBoxes] = useState<ReadonlyMap<string, number>>(new Map())
  const found = data?.data
  const left = found && values.courier !== 'general' ? found.abroad : 0

  async function download() {
    if (!fields.checkAll()) return
    const { courier, format, freight, reason } = values
    remember(lastKey, JSON.stringify({ courier, format, freight }))
    const done = await send(async () => {
      await saveFile(courierSheets.save, {
        query,
        body: {
          ...{ courier, format, freight, reason: reason.trim() },
          boxes: [...boxes].map(([od_id, count]) => ({ od_id, count })),
        },
      })
      return true
    })
    if (!done) return
    toast(t('파일을 받았어요. 택배사가 준 송장 파일은 송장 한꺼번에 넣기에 올려 주세요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('택배 접수 파일')}
      yes={t('내려받기')}
      busy={busy}
      onYes={download}
    >
      <p role="status" className="text-plain text-ink-700">
        {found
          ? found.orders > found.most
            ? t('보낼 차례인 주문이 {count}건보다 많아요. 조건을 좁혀 주세요.', {
                count: found.most,
              })
            : t('보낼 차례인 주문 {count}건을 담아요.', { count: found.orders - left })
          : isError
            ? t('몇 건을 담을지 세지 못했어요.')
            : t('보낼 차례인 주문을 세고 있어요.')}
        {left > 0 && ` ${t('해외로 가는 {count}건은 기본 양식에만 담겨요.', { count: left })}`}
      </p>
      <Select
        label={t('택배사 양식')}
        {...fields.bind('courier')}
        choices={courierForms.map((value) => ({ value, label: formWord(t, value) }))}
      />
      <RadioCards
        legend={t('운임')}
        shape="row"
        {...fields.bind('freight')}
        cards={freights.map((value) => ({ value, label: freightWord(t, value) }))}
      />
      <RadioCards
        legend={t('파일 종류')}
        shape="row"
        {...fields.bind('format')}
        cards={[
          { value: 'xlsx', label: t('엑셀 (XLSX)') },
          { value: 'csv', label: 'CSV' },
        ]}
      />
      {ticked.length > 0 && <Boxes ticked={ticked} boxes={boxes} onChange={setBoxes} />}
      <div className="grid gap-2">
        <TextField
          label={t('이유')}
          hint={t('이름, 전화, 주소가 그대로 담겨요. 누가 언제 왜 받았는지 기록에 남아요.')}
          maxLength={200}
          {...fields.bind('reason')}
        />
        <ReadyWords
          words={[t('택배 접수'), t('택배 다시 접수')]}
          onPick={(words) => fields.set('reason', words)}
        />
      </div>
      <FormRefusal message={refusal} />
    </ActionDialog>
  )
}

/** An order that does not fit one box has a row for each. */
function Boxes({
  ticked,
  boxes,
  onChange,
}: {
  ticked: readonly Ticked[]
  boxes: ReadonlyMap<string, number>
  onChange: (boxes: ReadonlyMap<string, number>) => void
}) {
  const t = useT()
  return (
    <details className="rounded-tag border border-paper-200">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-3.5 text-small font-medium">
        {t('여러 상자로 나눌 주문')}
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
      </summary>
      <ul className="grid max-h-60 gap-2 overflow-y-auto px-3.5 pb-3">
        {ticked.map(({ od_id, od_name }) => (
          <li key={od_id} className="flex items-center justify-between gap-3 text-small">
            <span className="min-w-0">
              <span className="tabular block">{od_id}</span>
              <span className="block truncate text-caption text-ink-500">{od_name}</span>
            </span>
            <QuantityStepper
              size={36}
              label={t('{id} 상자 수', { id: od_id })}
              value={boxes.get(od_id) ?? 1}
              max={20}
              onChange={(count) => onChange(new Map(boxes).set(od_id, count))}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function formWord(t: Translate, form: CourierForm): string {
  const words: Record<CourierForm, string> = {
    cj: t('CJ대한통운'),
    hanjin: t('한진택배'),
    lotte: t('롯데택배'),
    epost: t('우체국택배'),
    logen: t('로젠택배'),
    general: t('기본 양식 (모든 택배사)'),
  }
  return words[form]
}

function freightWord(t: Translate, freight: Freight): string {
  const words: Record<Freight, string> = {
    credit: t('신용 (계약)'),
    prepaid: t('선불'),
    collect: t('착불'),
  }
  return words[freight]
}
