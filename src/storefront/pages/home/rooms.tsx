import { Bath, BedDouble, BookOpen, Sofa } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { useT } from '#ui/language.tsx'

const rooms = [
  { word: '거실', why: '넓고 향기가 오래 도는 곳', family: 'woody,amber', Icon: Sofa },
  { word: '침실', why: '은은하고 오래 남는 향', family: 'musk,powder', Icon: BedDouble },
  { word: '욕실', why: '물기에 어울리는 맑은 향', family: 'marine,herbal', Icon: Bath },
  { word: '서재', why: '차분해서 방해하지 않는 향', family: 'spice,green', Icon: BookOpen },
] as const

/** The way in for those who know their room but not their scent. */
export function Rooms() {
  const t = useT()
  return (
    <section
      id="rooms"
      aria-labelledby="rooms-title"
      className="mt-15 bg-paper-100 py-9 desk:mt-22 desk:py-13"
    >
      <div className="wrap grid gap-6 desk:grid-cols-[4fr_8fr] desk:items-center">
        <div>
          <h2 id="rooms-title" className="type-h2">
            {t('어떤 공간인가요?')}
          </h2>
          <p className="mt-1.5 max-w-[22em] text-plain text-pretty text-ink-700">
            {t('향을 둘 곳을 고르면 그 자리에 어울리는 계열부터 보여 드려요.')}
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-2.5 desk:grid-cols-4 desk:gap-3.5">
          {rooms.map(({ word, why, family, Icon }) => (
            <li key={word}>
              <Link
                to={`${paths.bestSeller()}?family=${family}`}
                className="flex h-full flex-col gap-3.5 rounded-tag bg-paper-0 px-5 py-5.5 transition-shadow duration-[200ms] hover:shadow-high"
              >
                <Icon aria-hidden="true" size={24} strokeWidth={1.5} />
                <span>
                  <span className="block font-semibold">{t(word)}</span>
                  <span className="mt-1 block text-caption leading-snug text-ink-500">
                    {t(why)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
