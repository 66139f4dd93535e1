import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import type { CallOf } from '#kernel/endpoint.ts'
import type { adminQuotations, DeskQuotation } from '#shop/cart/desk-contract.ts'
import { lineWords, quotedWords } from '#shop/cart/title-rules.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Body = CallOf<typeof adminQuotations.revise>['body']
type Props = {
  view: DeskQuotation
  busy: boolean
  onClose: () => void
  onYes: (body: Body) => void
}
type Typed = {
  io_no: number
  ct_text: string
  name: string
  ct_qty: number | null
  price: number | null
}

/** Unit prices and quantities; a line with no quantity goes. */
export function ReviseDialog({ view, busy, onClose, onYes }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const [lines, setLines] = useState<Typed[]>(() =>
    view.paper.lines.map((line) => ({
      io_no: line.io_no,
      ct_text: line.ct_text,
      name: [lineWords(line, pick).title, quotedWords(line.ct_text)].filter(Boolean).join(' '),
      ct_qty: line.ct_qty,
      price: line.price,
    })),
  )
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const change = (changed: Typed, part: Partial<Typed>) =>
    setLines((all) => all.map((line) => (line === changed ? { ...line, ...part } : line)))
  const kept = lines.flatMap(({ io_no, ct_text, ct_qty, price }) =>
    ct_qty && price ? [{ io_no, ct_text, ct_qty, price }] : [],
  )
  const goods = kept.reduce((sum, { ct_qty, price }) => sum + ct_qty * price, 0)
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('단가와 수량 고치기')}
      yes={t('새 견적서로 저장')}
      busy={busy}
      onYes={() => {
        setTried(true)
        const { recipient, note } = view.paper
        if (kept.length && reason.trim())
          onYes({ recipient, note, lines: kept, revision: view.revision, reason: reason.trim() })
      }}
    >
      <p className="text-small text-ink-700">
        {t('수량이 0인 줄은 빠져요. 지금 견적서는 기록에 남아요.')}
      </p>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={`${line.io_no} ${line.ct_text}`}>
            <p className="mb-1 text-small font-medium">{line.name}</p>
            <div className="grid grid-cols-[1fr_110px] gap-2">
              <NumberField
                label={t('{name} 단가', { name: line.name })}
                hideLabel
                currency={view.currency}
                suffix={view.currency === 'usd' ? 'US$' : t('원')}
                value={line.price}
                onChange={(price) => change(line, { price })}
              />
              <NumberField
                label={t('{name} 수량', { name: line.name })}
                hideLabel
                suffix={t('개')}
                value={line.ct_qty}
                onChange={(ct_qty) => change(line, { ct_qty })}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="tabular text-right text-plain">
        {t('상품 금액')} <strong className="ml-2 font-bold">{money(goods, view.currency)}</strong>
      </p>
      {tried && !kept.length && <p className="text-small text-bad">{t('한 줄은 남겨 두세요.')}</p>}
      <TextField
        label={t('이유')}
        name="reason"
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={tried && !reason.trim() ? t('이유를 적어 주세요.') : null}
      />
    </ActionDialog>
  )
}
