import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Help } from './order-summary.tsx'

/** While the provider is being asked. */
export function PaymentChecking({ slow = false, onAsk }: { slow?: boolean; onAsk?: () => void }) {
  const t = useT()
  return (
    <div className="mx-auto max-w-[30em] py-16 text-center desk:py-24">
      <span
        aria-hidden="true"
        className="mx-auto block size-9 animate-spin rounded-full border-[3px] border-paper-200 border-t-pine-600 motion-reduce:animate-none"
      />
      <h1 className="type-h2 mt-6">{t('결제를 확인하고 있어요')}</h1>
      <p role="status" className="mt-3 text-balance text-ink-700">
        {slow
          ? t(
              '결제 회사의 답이 늦어지고 있어요. 이 화면을 닫아도 확인이 끝나면 메일로 알려 드려요.',
            )
          : t('잠시만 기다려 주세요. 이 화면을 새로 고쳐도 결제는 한 번만 돼요.')}
      </p>
      {slow && onAsk && (
        <div className="mt-6">
          <Button look="outline" size={44} onClick={onAsk}>
            {t('지금 다시 확인')}
          </Button>
          <Help className="mt-5" />
        </div>
      )}
    </div>
  )
}
