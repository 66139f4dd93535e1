import type { ProductDetail } from '#shop/catalog/contract.ts'
import { ItemPrice } from '#shop/catalog/ui/item-price.tsx'
import { KeywordLinks } from '#shop/catalog/ui/keyword-links.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Stars } from '#ui/stars.tsx'

/** Words, name, stars and price. */
export function ProductHead({ item }: { item: ProductDetail }) {
  const t = useT()
  const { pick } = useLang()
  const { value, discountable } = item.default_price
  return (
    <header>
      <KeywordLinks summary={pick(item.it_summary, item.it_summary_en)} most={4} />
      <h1 className="mt-1 font-serif text-huge leading-[1.28] font-medium tracking-[-.02em] text-balance desk:text-grand">
        {pick(item.it_name, item.it_name_en)}
      </h1>
      <p className="mt-1.5 flex min-h-6 items-center gap-2 text-small text-ink-700">
        {item.reviews_count > 0 ? (
          <a
            href="#reviews"
            className="tap inline-flex items-center gap-1.5 hover:underline hover:underline-offset-4"
          >
            <Stars score={item.reviews_avg} size={15} />
            <span className="tabular">
              {item.reviews_avg.toFixed(1)} · {t('후기 {count}', { count: item.reviews_count })}
            </span>
          </a>
        ) : (
          <span className="text-ink-500">{t('아직 후기가 없어요')}</span>
        )}
        {item.is_new && (
          <span className="rounded-tag bg-pine-100 px-2 text-caption leading-6 font-semibold text-pine-700">
            {t('새로 나왔어요')}
          </span>
        )}
      </p>
      <ItemPrice
        item={item}
        measured
        size="l"
        className="mt-3 max-desk:[&>del]:w-auto! max-desk:[&>del]:text-small!"
      />
      {discountable && item.options.some(({ price }) => price !== value) && (
        <p className="mt-1 text-caption text-ink-500">
          {t('할인은 옵션 값까지 더한 금액에서 빼요.')}
        </p>
      )}
    </header>
  )
}
