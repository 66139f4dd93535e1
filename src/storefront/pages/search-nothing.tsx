import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { families } from '#shop/catalog/contract.ts'
import { familyWord } from '#shop/catalog/ui/note-words.ts'
import { useWriteTo } from '#shop/support/ui/use-write-to.ts'
import { useSettings } from '#storefront/hooks.ts'
import { FamilyMark } from '#ui/blotter-strip.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptySearch } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { BestSellers } from './search-best.tsx'
import { readingOf } from './search-classes.tsx'
import { useFoundBesides } from './search-notice.tsx'
import { NearCategories } from './search-ways.tsx'

/** Each family leads to what is bought most of it. */
export function ScentWords({ title }: { title: string }) {
  const t = useT()
  return (
    <section>
      <h2 className="type-h3 mb-3.5">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {families.map((family) => (
          <li key={family}>
            <ChipLink to={`${paths.bestSeller()}?family=${family}`}>
              <FamilyMark family={family} />
              {familyWord(t, family)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Words written much like the one that found nothing. */
function NearWords({ words }: { words: readonly string[] }) {
  const t = useT()
  if (words.length === 0) return null
  return (
    <section>
      <h2 className="type-h3 mb-3.5">{t('혹시 이 말을 찾으세요?')}</h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((one) => (
          <li key={one}>
            <ChipLink to={paths.search(one)}>{one}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A word without goods: near words and categories, scents, whom to ask, and what others buy. */
export function NothingFound({ word, exact }: { word: string; exact: boolean }) {
  const t = useT()
  const company = useSettings()?.company
  const writeTo = useWriteTo(word)
  const isElsewhere = useFoundBesides(word, exact)
  const near = useQuery(readingOf(word, exact)).data?.data.near ?? []
  return (
    <div className="rise grid gap-10 py-8 desk:grid-cols-[auto_minmax(0,1fr)] desk:gap-16 desk:py-12">
      <div className="max-w-[26em]">
        <EmptySearch />
        <p className="type-h2 mt-5">
          {isElsewhere ? t('상품 중에는 없어요') : t('찾는 상품이 없어요')}
        </p>
        <p className="mt-2.5 text-ink-700">
          {t('띄어쓰기나 철자를 바꾸거나, 더 짧은 말로 찾아보세요.')}
        </p>
        <p className="mt-5 text-small text-ink-700">
          {t('있었으면 하는 향이나 재료가 있나요? 알려 주시면 들여올 수 있는지 살펴볼게요.')}
        </p>
        <p className="mt-3">
          <a href={writeTo} className={buttonClass({ look: 'outline' })}>
            {t('‘{word}’ 문의하기', { word })}
          </a>
          {writeTo.startsWith('mailto:') && (
            <span className="mt-2 block text-small text-ink-500">{company?.email}</span>
          )}
        </p>
      </div>
      <div className="grid content-start gap-9">
        <NearWords words={near} />
        <NearCategories word={word} title={t('비슷한 카테고리')} />
        <ScentWords title={t('향 계열로 찾기')} />
      </div>
      <div className="desk:col-span-2">
        <BestSellers />
      </div>
    </div>
  )
}
