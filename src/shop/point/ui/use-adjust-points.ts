import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { adminPoints } from '#shop/point/contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Points by hand: says whether they are there, or wait for a second person. */
export function useAdjustPoints() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  return async (
    mb_id: string,
    { amount, reason, key }: { amount: number; reason: string; key: string },
  ) => {
    const body = { points: amount, reason, key }
    const { data } = await call(adminPoints.adjust, { params: { mb_id }, body })
    await Promise.all(
      [adminPoints.all, adminPoints.list, adminPoints.summary].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
    toast(
      data.waiting
        ? t('한도를 넘어 승인을 기다려요. 혜택 승인에서 볼 수 있어요.')
        : amount > 0
          ? t('포인트를 줬어요.')
          : t('포인트를 뺐어요.'),
    )
  }
}
