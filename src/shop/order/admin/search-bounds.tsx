import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useT } from '#ui/language.tsx'

type Props = { bounds: { most: number | null; newest: number | null } | undefined }

/** How far a word was looked for, where that was not everywhere. */
export function SearchBounds({ bounds }: Props) {
  const t = useT()
  if (!bounds?.most && !bounds?.newest) return null
  return (
    <InlineNotice tone="info" className="mx-4.5 mb-4">
      {bounds.newest
        ? t('짧은 말은 최근 주문 {count}건에서 찾아요. 세 글자 이상 적거나 기간을 골라 주세요.', {
            count: bounds.newest.toLocaleString('ko-KR'),
          })
        : t(
            '{count}건이 넘게 찾아서 {count}건까지만 보여 드려요. 말을 더 적거나 기간을 골라 주세요.',
            {
              count: (bounds.most ?? 0).toLocaleString('ko-KR'),
            },
          )}
    </InlineNotice>
  )
}
