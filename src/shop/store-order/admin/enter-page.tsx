import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection, RowGroup } from '#admin/ui/form-section.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { SaveBar } from '#admin/ui/save-bar.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminStoreOrders } from '#shop/store-order/contract.ts'
import { sumOf } from '#shop/store-order/rules.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { ReceiptLine, type TypedLine } from './receipt-line.tsx'

type Typed = {
  so_receipt: string
  so_store: string
  so_day: string
  so_hp: string
  mb_id: string
  so_discount: number | null
  lines: TypedLine[]
}

const emptyLine = (): TypedLine => ({
  key: crypto.randomUUID(),
  it_id: null,
  sl_name: '',
  sl_qty: 1,
  sl_price: null,
})
const blankOn = (today: string): Typed => ({
  so_receipt: '',
  so_store: '',
  so_day: today,
  so_hp: '',
  mb_id: '',
  so_discount: null,
  lines: [{ ...emptyLine(), key: 'first' }],
})

export default function EnterReceiptPage() {
  const t = useT()
  const staff = useStaff()
  return (
    <OnlyFor area="orders">
      {staff.changes('orders') ? (
        <Enter />
      ) : (
        <InlineNotice tone="info">
          {t('이 화면은 볼 수만 있어요. 등록은 주문을 맡은 직원이 해요.')}
        </InlineNotice>
      )}
    </OnlyFor>
  )
}

function Enter() {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [opened, setOpened] = useState(koreanToday)
  const [blank] = useState(() => blankOn(opened))
  const draft = useDraft<Typed>('store-order', blank)
  const { value, set, error } = draft
  const { data } = useQuery({
    ...queryOf(adminStoreOrders.list, { query: { per_page: 1 } }),
    ...fresh,
  })
  const whole = value.lines.map((line) => ({
    sl_qty: line.sl_qty ?? 0,
    sl_price: line.sl_price ?? 0,
  }))
  const change = (at: number, part: Partial<TypedLine>) =>
    set({ lines: value.lines.map((line, other) => (other === at ? { ...line, ...part } : line)) })

  // a desk left open over night enters the receipts of the new day
  useEffect(() => {
    function comeBack() {
      const today = koreanToday()
      if (today === opened) return
      setOpened(today)
      if (value.so_day === opened) draft.patch((form) => ({ ...form, so_day: today }))
    }
    window.addEventListener('focus', comeBack)
    return () => window.removeEventListener('focus', comeBack)
  })

  async function save() {
    const body = {
      ...value,
      so_discount: value.so_discount ?? 0,
      // an empty number is told by the server at its field
      lines: value.lines.map(({ key: _, sl_qty, sl_price, ...line }) => ({
        ...line,
        sl_qty: sl_qty ?? 0,
        sl_price: sl_price ?? -1,
      })),
    }
    const answer = await send(() => call(adminStoreOrders.enter, { body }), draft.refused)
    if (!answer) return
    draft.saved({ ...blankOn(koreanToday()), so_store: value.so_store, so_day: value.so_day })
    await client.invalidateQueries({ queryKey: [adminStoreOrders.list.path] })
    const { so_receipt, so_point, mb_name } = answer.data
    toast(
      mb_name
        ? t('{receipt} 등록 · {name} 님에게 포인트 {count}점', {
            receipt: so_receipt,
            name: mb_name,
            count: so_point.toLocaleString(),
          })
        : t('{receipt} 등록했어요. 연결할 회원은 찾지 못했어요.', { receipt: so_receipt }),
    )
    // after the form knows that it is saved, so that it does not ask
    setTimeout(() => void navigate(adminPaths.storeOrder(answer.data.so_id)))
  }

  return (
    <>
      <PageHead
        title={t('영수증 등록')}
        back={{ to: adminPaths.storeOrders(), label: t('매장 구매') }}
      />
      {draft.restored && (
        <InlineNotice tone="info" className="mb-6">
          {t('지난번에 적다 만 내용을 불러왔어요.')}
        </InlineNotice>
      )}
      <div className="grid gap-6">
        <FormSection id="receipt" title={t('영수증')}>
          <FieldRow columns={3}>
            <TextField
              label={t('영수증 번호')}
              name="so_receipt"
              value={value.so_receipt}
              onChange={(so_receipt) => set({ so_receipt })}
              error={error('so_receipt')}
              maxLength={40}
              autoComplete="off"
            />
            <Select
              label={t('구매 매장')}
              name="so_store"
              placeholder={t('매장 고르기')}
              value={value.so_store}
              onChange={(so_store) => set({ so_store })}
              choices={(data?.stores ?? []).map((name) => ({ value: name, label: name }))}
              error={error('so_store')}
            />
            <DatePicker
              label={t('구매일')}
              name="so_day"
              value={value.so_day}
              onChange={(so_day) => set({ so_day })}
              error={error('so_day')}
            />
          </FieldRow>
        </FormSection>
        <FormSection
          id="buyer"
          title={t('산 사람')}
          note={t(
            '회원 코드를 읽으면 그 회원에게, 없으면 휴대폰 번호가 같은 회원 한 명에게 연결하고 포인트를 드려요.',
          )}
        >
          <FieldRow>
            <TextField
              label={t('회원 코드 또는 아이디')}
              name="mb_id"
              value={value.mb_id}
              onChange={(mb_id) => set({ mb_id })}
              error={error('mb_id')}
              maxLength={20}
              autoComplete="off"
              optional
            />
            <PhoneField
              label={t('휴대폰 번호')}
              name="so_hp"
              value={value.so_hp}
              onChange={(so_hp) => set({ so_hp })}
              error={error('so_hp')}
              autoComplete="off"
              optional
            />
          </FieldRow>
        </FormSection>
        <FormSection
          id="lines"
          title={t('산 상품')}
          note={t('온라인에 있는 상품은 이름이나 코드로 찾고, 매장에만 있는 상품은 그대로 적어요.')}
        >
          <RowGroup legend={t('상품, 수량, 단가')} name="lines" error={error('lines')}>
            <ul className="grid gap-4 card:gap-3">
              {value.lines.map((line, at) => (
                <ReceiptLine
                  key={line.key}
                  line={line}
                  number={at + 1}
                  error={(field) => error(`lines.${at}.${field}`)}
                  onChange={(part) => change(at, part)}
                  onDrop={
                    value.lines.length > 1
                      ? () => set({ lines: value.lines.filter((_, other) => other !== at) })
                      : undefined
                  }
                />
              ))}
            </ul>
          </RowGroup>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <Button
              look="outline"
              size={44}
              onClick={() => set({ lines: [...value.lines, emptyLine()] })}
            >
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('줄 더하기')}
            </Button>
            <div className="flex flex-wrap items-end gap-5">
              <NumberField
                label={t('매장 할인')}
                name="so_discount"
                value={value.so_discount}
                onChange={(so_discount) => set({ so_discount })}
                suffix={t('원')}
                error={error('so_discount')}
                optional
                className="w-40"
              />
              <p className="pb-3 text-plain">
                {t('합계')}{' '}
                <strong className="tabular text-title">
                  {money(Math.max(0, sumOf(whole, value.so_discount ?? 0)), 'krw')}
                </strong>
              </p>
            </div>
          </div>
        </FormSection>
      </div>
      <SaveBar
        changes={draft.changed.length}
        busy={busy}
        onSave={() => void save()}
        onReset={draft.reset}
        isNew
      />
    </>
  )
}
