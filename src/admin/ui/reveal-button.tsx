import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'
import { ConfirmWithReason } from './action-dialog.tsx'
import { type Area, useStaff } from './staff.ts'

type Props<Whole> = {
  /** asks for the whole, with the reason that goes into the log */
  ask: (reason: string) => Promise<{ data: Whole }>
  onWhole: (whole: Whole) => unknown
  /** whose staff may look */
  area?: Area
}

/** The one way to read what is masked, wherever somebody's data is shown: with a reason, and the look is in the log. */
export function RevealButton<Whole>({ ask, onWhole, area = 'members' }: Props<Whole>) {
  const t = useT()
  const staff = useStaff()
  const { busy, send } = useSend()
  const [asking, setAsking] = useState(false)

  async function reveal(reason: string) {
    const answer = await send(() => ask(reason))
    if (!answer) return
    setAsking(false)
    await onWhole(answer.data)
  }

  if (!staff.changes(area)) return null
  return (
    <>
      <Button look="outline" size={44} className="mt-4" onClick={() => setAsking(true)}>
        {t('가린 정보 보기')}
      </Button>
      {asking && (
        <ConfirmWithReason
          open
          onClose={() => setAsking(false)}
          title={t('가린 정보를 볼까요?')}
          yes={t('이유 남기고 보기')}
          busy={busy}
          onYes={reveal}
          reasonLabel={t('보려는 이유')}
          ready={[t('배송 주소 확인'), t('고객 문의 답변'), t('본인 확인')]}
        >
          <p className="text-small text-ink-700">
            {t('누가 언제 왜 봤는지 기록에 남아요. 필요한 만큼만 봐 주세요.')}
          </p>
        </ConfirmWithReason>
      )}
    </>
  )
}
