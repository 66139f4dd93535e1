import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { call } from '#kernel/queries.ts'
import { companyDesk, type DeskCompany } from '#shop/company/desk-contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  company: DeskCompany
  onClose: () => void
  onDone: (company: DeskCompany) => void
}

/** Opens orders on account for a company, or changes how much and how long. */
export function TermsDialog({ company, onClose, onDone }: Props) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()
  const { errors, show, refused } = useMessages()
  const [limit, setLimit] = useState<number | null>(company.credit_limit || null)
  const [due, setDue] = useState<number | null>(company.due_days)
  const [block, setBlock] = useState<number | null>(company.block_days)

  async function save() {
    const wrong = {
      ...(due !== null && due >= 1 && due <= 120
        ? {}
        : { due_days: t('1부터 120까지 적어 주세요.') }),
      ...(block !== null && block >= 0 && block <= 120
        ? {}
        : { block_days: t('0부터 120까지 적어 주세요.') }),
    }
    if (show(wrong) || due === null || block === null) return
    const body = {
      credit_limit: limit ?? 0,
      due_days: due,
      block_days: block,
      version: company.version,
    }
    const params = { mb_id: company.mb_id }
    const done = await send(() => call(companyDesk.terms, { params, body }), refused)
    if (!done) return
    const waits = done.data.waiting_limit === body.credit_limit
    toast(
      waits
        ? t('다른 자금 담당이나 운영자가 혜택 승인에서 승인하면 한도가 바뀌어요.')
        : t('외상 조건을 정했어요.'),
    )
    onDone(done.data)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('외상 조건')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <NumberField
        label={t('외상 한도')}
        name="credit_limit"
        suffix={t('원')}
        value={limit}
        onChange={setLimit}
        error={errors.credit_limit}
        hint={
          company.ceiling === null
            ? t('0이면 외상을 닫아요. 이미 있는 외상은 그대로 남아요.')
            : t(
                '{amount}까지는 바로, 더 크면 다른 사람이 승인한 뒤에 바뀌어요. 0이면 외상을 닫아요.',
                {
                  amount: money(company.ceiling, 'krw'),
                },
              )
        }
      />
      <NumberField
        label={t('결제 기한')}
        name="due_days"
        suffix={t('일')}
        value={due}
        onChange={setDue}
        error={errors.due_days}
        hint={t('주문한 날부터 세요. 다음 주문부터 바뀌어요.')}
      />
      <NumberField
        label={t('새 외상을 멈추는 날수')}
        name="block_days"
        suffix={t('일')}
        value={block}
        onChange={setBlock}
        error={errors.block_days}
        hint={t('기한이 이보다 오래 지난 외상이 있으면 새 외상 주문을 받지 않아요.')}
      />
    </ActionDialog>
  )
}
