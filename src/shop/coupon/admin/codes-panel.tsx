import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { urlOf } from '#kernel/endpoint.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminCoupons, mostCodes, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

const shown = 8

/** The codes a shopper can enter for this coupon. */
export function CodesPanel({ kind, readOnly }: { kind: StaffKind; readOnly: boolean }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const params = { cz_id: kind.cz_id }
  const { data, isError } = useQuery({
    ...queryOf(adminCoupons.codes, { params, query: { per_page: shown } }),
    ...freshOne,
  })
  const total = data?.total ?? 0
  return (
    <Panel
      title={t('쿠폰 번호')}
      flush
      end={
        !readOnly && (
          <Button look="outline" size={44} onClick={() => setAsking(true)} disabled={!kind.cz_use}>
            {t('번호 만들기')}
          </Button>
        )
      }
    >
      {total === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {isError
            ? t('쿠폰 번호를 불러오지 못했어요.')
            : t('아직 번호가 없어요. 번호를 만들어야 회원이 받을 수 있어요.')}
        </p>
      ) : (
        <>
          <ul>
            {data?.data.map((row, at) => (
              <li
                key={`${row.code}${at}`}
                className="flex justify-between gap-4 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
              >
                <span className="tabular min-w-0 [overflow-wrap:anywhere]">{row.code}</span>
                <span className="tabular shrink-0 text-ink-500">
                  {row.most === null
                    ? t('{count}번 씀', { count: row.used })
                    : `${row.used} / ${row.most}`}
                </span>
              </li>
            ))}
          </ul>
          {!readOnly && (
            <p className="border-t border-paper-200 p-3">
              <a
                href={urlOf(adminCoupons.codesCsv.path, params)}
                download
                className={buttonClass({ look: 'ghost', size: 44 })}
              >
                <Download aria-hidden="true" size={18} strokeWidth={1.5} />
                {t('번호 {count}개 모두 내려받기 (CSV)', { count: total.toLocaleString() })}
              </a>
            </p>
          )}
        </>
      )}
      {asking && <CodesDialog kind={kind} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function CodesDialog({ kind, onClose }: { kind: StaffKind; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [way, setWay] = useState<'batch' | 'worded'>('batch')
  const [count, setCount] = useState<number | null>(100)
  const [code, setCode] = useState('')
  const [most, setMost] = useState<number | null>(null)
  const { errors, show, refused } = useMessages()

  async function make() {
    if (show(way === 'worded' && !code.trim() ? { code: t('쿠폰 번호를 적어 주세요.') } : {}))
      return
    const body = way === 'batch' ? { count: count ?? undefined } : { code, most }
    const done = await send(
      () => call(adminCoupons.makeCodes, { params: { cz_id: kind.cz_id }, body }),
      refused,
    )
    if (!done) return
    await Promise.all(
      [adminCoupons.codes, adminCoupons.figures].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
    toast(t('번호 {count}개를 만들었어요.', { count: done.data.made.toLocaleString() }))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('번호 만들기')}
      yes={t('만들기')}
      busy={busy}
      onYes={make}
    >
      <RadioCards
        legend={t('어떤 번호인가요?')}
        name="code-way"
        shape="row"
        value={way}
        onChange={setWay}
        cards={[
          { value: 'batch', label: t('한 번씩 쓰는 번호 여러 개') },
          { value: 'worded', label: t('모두 함께 쓰는 번호 하나') },
        ]}
      />
      {way === 'batch' ? (
        <NumberField
          label={t('개수')}
          name="count"
          suffix={t('개')}
          value={count}
          onChange={setCount}
          error={errors.count}
          hint={t('한 번에 {count}개까지 만들어요.', { count: mostCodes })}
        />
      ) : (
        <>
          <TextField
            label={t('쿠폰 번호')}
            name="code"
            value={code}
            onChange={setCode}
            error={errors.code}
            maxLength={30}
            hint={t('한글, 영문, 숫자로 4자에서 30자. 띄어쓰기와 대소문자는 가리지 않아요.')}
          />
          <NumberField
            label={t('쓸 수 있는 횟수')}
            name="most"
            suffix={t('번')}
            optional
            value={most}
            onChange={setMost}
            error={errors.most}
            hint={t('비우면 제한이 없어요.')}
          />
        </>
      )}
    </ActionDialog>
  )
}
