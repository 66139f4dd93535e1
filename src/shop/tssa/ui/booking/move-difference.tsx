import type { MoveSums } from '#shop/tssa/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** What another date costs more or less, and how that is paid or comes back. */
export function MoveDifference({ sums: { difference, way, currency } }: { sums: MoveSums }) {
  const t = useT()
  const money = useMoney()
  const amount = money(Math.abs(difference), currency)
  const how = {
    none: '',
    card: t('결제한 방법으로 바로 돌려 드려요.'),
    account: t('적어 주신 계좌로 영업일 3일 안에 보내 드려요.'),
    charge: t(
      '옮긴 뒤 주문 내용에서 차액을 결제해 주세요. 자리는 그대로 두고, 수업 전까지 내지 않은 차액은 공방에서 받아요.',
    ),
    studio: t('차액은 공방에서 주고받아요.'),
  }[way]
  return (
    <>
      <p>
        {difference > 0
          ? t('이 날짜는 {amount} 더 비싸요. 옮길까요?', { amount })
          : t('이 날짜는 {amount} 더 싸요. 차액을 돌려 드려요. 옮길까요?', { amount })}
      </p>
      {how && <p className="mt-3 text-small text-ink-500">{how}</p>}
    </>
  )
}
