import { useState } from 'react'
import { AdjustDialog } from '#admin/ui/adjust-dialog.tsx'
import { useAdjustPoints } from '#shop/point/ui/use-adjust-points.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

/** By hand, to one member, with the reason the member reads. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const adjust = useAdjustPoints()
  const [mb_id, setMember] = useState('')
  return (
    <AdjustDialog
      title={t('포인트 주거나 빼기')}
      give={t('포인트 주기')}
      take={t('포인트 빼기')}
      amountLabel={t('포인트')}
      amountName="points"
      reasonHint={t('회원의 포인트 내역에 그대로 보여요.')}
      onClose={onClose}
      save={(asked) => adjust(mb_id.trim(), asked)}
      missing={(): Record<string, string> =>
        mb_id.trim() ? {} : { mb_id: t('회원 아이디를 적어 주세요.') }
      }
      refusedWith={({ status }) =>
        status === 404 ? { mb_id: t('없는 회원이에요. 아이디를 다시 확인해 주세요.') } : null
      }
    >
      {(errors) => (
        <TextField
          label={t('회원의 아이디')}
          name="mb_id"
          value={mb_id}
          onChange={setMember}
          error={errors.mb_id}
          maxLength={50}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </AdjustDialog>
  )
}
