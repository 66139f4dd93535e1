import { useT } from '#ui/language.tsx'

/** Stands in the form's own column, so that the summary begins beside it. */
export function OrderTitle() {
  const t = useT()
  return <h1 className="type-h1 desk:text-display">{t('주문하기')}</h1>
}
