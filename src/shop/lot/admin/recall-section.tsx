import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { stamp } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import { lotDesk, type StaffLotView } from '#shop/lot/contract.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  lot: StaffLotView
  version: number
  onChanged: (answer: { data: StaffLotView }) => void
}

/** A recall: told on the look-up at once, and to everybody who has something of the lot. */
export function RecallSection({ lot, version, onChanged }: Props) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const dialog = useDialog()
  const { busy, send } = useSend()
  const [asking, setAsking] = useState(false)
  const params = { lot_id: lot.lot_id }

  async function lift() {
    const sure = await dialog.confirm(
      t('회수를 거둘까요? 이미 보낸 안내는 되돌릴 수 없으니 고객에게 따로 알려 주세요.'),
      { title: t('회수 거두기'), yes: t('회수 거두기') },
    )
    if (!sure) return
    const answer = await send(() => call(lotDesk.lift, { params }))
    if (!answer) return
    onChanged(answer)
    toast(t('회수를 거뒀어요.'))
  }

  return (
    <FormSection
      id="recall"
      title={t('로트 회수')}
      note={t(
        '회수하면 로트 조회에 바로 보이고, 받은 고객 모두에게 알림함, 메일, 문자로 한 번씩 알려요.',
      )}
      end={
        <Button
          look="outline"
          size={44}
          busy={busy}
          onClick={() => (lot.recall ? void lift() : setAsking(true))}
        >
          {lot.recall ? t('회수 거두기') : t('로트 회수하기')}
        </Button>
      }
    >
      {lot.recall ? (
        <InlineNotice tone="bad">
          {stamp(lot.recall.at)} · {pick(lot.recall.reason, lot.recall.reason_en)}
        </InlineNotice>
      ) : (
        <p className="text-small text-ink-700">{t('회수하고 있지 않아요.')}</p>
      )}
      {asking && (
        <RecallDialog
          lot={lot}
          version={version}
          onClose={() => setAsking(false)}
          onChanged={(answer) => {
            onChanged(answer)
            setAsking(false)
            toast(t('회수를 시작했어요. 받은 고객에게 알려요.'))
          }}
        />
      )}
    </FormSection>
  )
}

function RecallDialog({ lot, version, onClose, onChanged }: Props & { onClose: () => void }) {
  const t = useT()
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const [reason, setReason] = useState<[ko: string, en: string]>(['', ''])

  async function recall() {
    const [recall_reason, recall_reason_en] = reason
    const body = { recall_reason, recall_reason_en, version }
    const answer = await send(
      () => call(lotDesk.recall, { params: { lot_id: lot.lot_id }, body }),
      refused,
    )
    if (answer) onChanged(answer)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{lot} 회수하기', { lot: lot.lot_no })}
      yes={t('회수하고 알리기')}
      busy={busy}
      danger
      onYes={recall}
    >
      <p className="text-small text-ink-700">
        {t('이 로트를 받은 주문 {count}건에 바로 알려요.', { count: lot.orders })}
      </p>
      <BothLanguages
        label={t('회수하는 까닭')}
        names={['recall_reason', 'recall_reason_en']}
        values={reason}
        onChange={(ko, en) => {
          setReason([ko, en])
          touch(['recall_reason', 'recall_reason_en'])
        }}
        errors={[error('recall_reason'), error('recall_reason_en')]}
        maxLength={500}
        long
      />
    </ActionDialog>
  )
}
