import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import type { HeroContent } from '#shop/content/contract.ts'
import { SafeLink } from '#shop/content/ui/safe-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useForeign, useLang, useT } from '#ui/language.tsx'
import { homeQueries } from './queries.ts'

const wide = [768, 1080, 1530]
const tall = [480, 768]

type Words = {
  eyebrow: string
  title: readonly string[]
  text: string
  alt: string
  image: string
  image_tall: string
  buttons: readonly { word: string; to: string }[]
}

/** One still life: words on its quiet left third, below it on a phone. Staff's own while they have one, else that of the shop. */
export function Hero() {
  const own = useShopsOwn()
  const written = useWritten(useQuery(homeQueries.hero).data?.data ?? null)
  const { eyebrow, title, text, alt, image, image_tall, buttons } = written ?? own
  const foreign = useForeign()
  return (
    <section
      aria-labelledby="hero-title"
      data-click="hero"
      className="relative overflow-hidden desk:h-[clamp(520px,42vw,780px)] desk:bg-paper-200"
    >
      <Photograph alt={alt} wideName={image} tallName={image_tall} />
      <div className="wrap relative pt-6.5 desk:flex desk:h-full desk:flex-col desk:items-start desk:justify-center desk:pt-0">
        {eyebrow && (
          <p
            lang={foreign(eyebrow)}
            className="mb-3.5 text-caption font-semibold text-ink-700 desk:mb-4.5"
          >
            {eyebrow}
          </p>
        )}
        <h1
          id="hero-title"
          lang={foreign(title.join(' '))}
          className="type-display max-w-[9em] text-balance"
        >
          {title.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        {text && (
          <p
            lang={foreign(text)}
            className="mt-3.5 mb-6 max-w-[24em] text-ink-700 desk:mt-5 desk:mb-8"
          >
            {text}
          </p>
        )}
        <p className="flex flex-wrap gap-2.5">
          {buttons.map(({ word, to }, at) => (
            <SafeLink
              key={to}
              to={to}
              lang={foreign(word)}
              className={buttonClass(at ? { look: 'outline' } : {})}
            >
              {word}
            </SafeLink>
          ))}
        </p>
      </div>
    </section>
  )
}

function useShopsOwn(): Words {
  const t = useT()
  return {
    eyebrow: t('편백 · 시더 · 베티버'),
    title: [t('방 안에 두는'), t('작은 숲')],
    text: t(
      '천천히 타는 캔들, 오래 남는 디퓨저, 가볍게 뿌리는 미스트. 나무 향 하나를 여러 가지로 만들었어요.',
    ),
    alt: t('받침대 위에 놓인 캔들, 향수, 디퓨저와 오일병'),
    image: 'scene-home-wide',
    image_tall: 'scene-home-tall',
    buttons: [
      { word: t('나무 향 보기'), to: `${paths.bestSeller()}?family=woody,green` },
      { word: t('공간으로 고르기'), to: '/#rooms' },
    ],
  }
}

function useWritten(hero: HeroContent | null): Words | null {
  const { pick } = useLang()
  if (!hero) return null
  return {
    eyebrow: pick(hero.eyebrow, hero.eyebrow_en),
    title: [pick(hero.title, hero.title_en)],
    text: pick(hero.text, hero.text_en),
    alt: pick(hero.alt, hero.alt_en),
    image: hero.image,
    image_tall: hero.image_tall,
    buttons: [
      { word: pick(hero.button, hero.button_en), to: hero.url },
      { word: pick(hero.second, hero.second_en), to: hero.second_url },
    ].filter(({ word, to }) => word && to),
  }
}

/** Wide on a desk, portrait on a phone, where it leaves room for the words and buttons below; one of them is fetched, first of all. */
function Photograph({
  alt,
  wideName,
  tallName,
}: {
  alt: string
  wideName: string
  tallName: string
}) {
  const set = (name: string, widths: number[], format: 'avif' | 'webp') =>
    widths.map((width) => `${imageUrl(name, width, format)} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source
        media="(width > 1000px)"
        type="image/avif"
        srcSet={set(wideName, wide, 'avif')}
        sizes="100vw"
      />
      <source
        media="(width > 1000px)"
        type="image/webp"
        srcSet={set(wideName, wide, 'webp')}
        sizes="100vw"
      />
      <source type="image/avif" srcSet={set(tallName, tall, 'avif')} sizes="100vw" />
      <img
        src={imageUrl(tallName, 768)}
        srcSet={set(tallName, tall, 'webp')}
        sizes="100vw"
        alt={alt}
        width={765}
        height={956}
        fetchPriority="high"
        decoding="sync"
        className="block h-[clamp(200px,calc(100svh-530px),100vw)] w-full object-cover desk:absolute desk:inset-0 desk:aspect-auto desk:h-full desk:object-[50%_70%]"
      />
    </picture>
  )
}
