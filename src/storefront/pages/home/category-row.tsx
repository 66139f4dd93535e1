import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { useCategories } from '#storefront/hooks.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Head } from './head.tsx'

/** One photograph for each finished kind; materials have their own part. */
const photographs: Record<number, string> = {
  1: 'perfume-iris-cashmere',
  2: 'candle-rose-double',
  3: 'diffuser-sage',
  4: 'spray-clay',
  9: 'kit-perfume',
  10: 'tin-gold',
}

export function CategoryRow() {
  const t = useT()
  const { pick } = useLang()
  const shown = useCategories().tree.flatMap((one) =>
    photographs[one.id] ? [{ ...one, photograph: photographs[one.id] ?? '' }] : [],
  )
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="kinds-title" className="wrap pt-15 desk:pt-22">
      <Head id="kinds-title" title={t('무엇부터 볼까요?')} />
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 desk:grid-cols-6 desk:gap-6">
        {shown.map((one) => (
          <li key={one.id}>
            <Link to={paths.category(one.id)} className="group block">
              <span className="block aspect-square overflow-hidden">
                <Picture
                  name={one.photograph}
                  alt=""
                  ratio="1:1"
                  sizes="(width > 1360px) 193px, (width > 1000px) 14vw, 30vw"
                  className="transition-transform duration-[320ms] group-hover:scale-[1.03]"
                />
              </span>
              <span className="mt-2.5 block text-plain leading-snug font-medium group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
                {pick(one.name, one.name_en)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
