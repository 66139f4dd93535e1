import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { koreanDay } from '#kernel/korean-time.ts'
import type { DeskQuotation } from '#shop/cart/desk-contract.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props<Answer> = {
  view: DeskQuotation
  busy: boolean
  onClose: () => void
  onYes: (answer: Answer) => void
}

export function SendDialog({ view, busy, onClose, onYes }: Props<string>) {
  const t = useT()
  const [email, setEmail] = useState(view.paper.recipient.email)
  const [tried, setTried] = useState(false)
  const missing = tried && !email.trim() ? t('받는 분의 메일 주소를 적어 주세요.') : null
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('견적서를 메일로 보내기')}
      yes={t('보내기')}
      busy={busy}
      onYes={() => {
        setTried(true)
        if (email.trim()) onYes(email.trim())
      }}
    >
      <p className="text-small text-ink-700">
        {t('PDF와 주문 링크를 {lang}로 보내요.', {
          lang: view.lang === 'en' ? t('영어') : t('한국어'),
        })}
      </p>
      <TextField
        label={t('받는 메일')}
        name="email"
        type="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
        error={missing}
      />
    </ActionDialog>
  )
}

export function ExtendDialog({
  view,
  busy,
  onClose,
  onYes,
}: Props<{ last_day: string; reason: string }>) {
  const t = useT()
  const [last_day, setDay] = useState(koreanDay(new Date(view.valid_until)))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('유효 기간 바꾸기')}
      yes={t('바꾸기')}
      busy={busy}
      onYes={() => {
        setTried(true)
        if (last_day && reason.trim()) onYes({ last_day, reason: reason.trim() })
      }}
    >
      <DatePicker
        label={t('마지막 날')}
        name="last_day"
        value={last_day}
        onChange={setDay}
        error={tried && !last_day ? t('마지막 날을 골라 주세요.') : null}
      />
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
