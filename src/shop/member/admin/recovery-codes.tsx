import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Shown once: the shop itself cannot read them again. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const t = useT()
  const toast = useToast()
  return (
    <div className="grid gap-4">
      <InlineNotice tone="wait">
        {t(
          '복구 코드는 지금 한 번만 보여요. 휴대폰을 잃었을 때 숫자 대신 쓸 수 있게 안전한 곳에 적어 두세요. 하나를 한 번씩만 쓸 수 있어요.',
        )}
      </InlineNotice>
      <ul
        aria-label={t('복구 코드')}
        className="grid max-w-[460px] gap-x-8 gap-y-1.5 font-mono text-plain card:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="outline"
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(
              () => toast(t('복구 코드를 복사했어요.')),
              () => toast(t('복사하지 못했어요. 직접 적어 주세요.')),
            )
          }
        >
          {t('복사')}
        </Button>
        <Button onClick={onClose}>{t('적어 두었어요')}</Button>
      </div>
    </div>
  )
}
