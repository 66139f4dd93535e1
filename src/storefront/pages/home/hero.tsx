import { paths } from '../../../kernel/paths.ts'
import { imageUrl } from '../../../kernel/picture-address.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'

const wide = [768, 1080, 1530]
const tall = [480, 768]

/** One still life: words on its quiet left third, below it on a phone. */
export function Hero() {
  const t = useT()
  return (
    <section aria-labelledby="hero-title" data-click="hero" className="relative overflow-hidden desk:h-[clamp(520px,42vw,780px)] desk:bg-paper-200">
      <Photograph alt={t('받침대 위에 놓인 캔들, 향수, 디퓨저와 오일병')} />
      <div className="wrap relative pt-6.5 desk:flex desk:h-full desk:flex-col desk:items-start desk:justify-center desk:pt-0">
        <p className="mb-3.5 text-[13px] font-semibold text-ink-700 desk:mb-4.5">{t('편백 · 시더 · 베티버')}</p>
        <h1 id="hero-title" className="type-display">
          {t('방 안에 두는')}
          <br />
          {t('작은 숲')}
        </h1>
        <p className="mt-3.5 mb-6 max-w-[24em] text-ink-700 desk:mt-5 desk:mb-8">
          {t('천천히 타는 캔들, 오래 남는 디퓨저, 가볍게 뿌리는 미스트. 나무 향 하나를 여러 가지로 만들었어요.')}
        </p>
        <p className="flex flex-wrap gap-2.5">
          <ButtonLink to={`${paths.bestSeller()}?family=woody,green`}>{t('나무 향 보기')}</ButtonLink>
          <ButtonLink to="#rooms" look="outline">
            {t('공간으로 고르기')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** Wide on a desk, portrait on a phone; one of them is fetched, first of all. */
function Photograph({ alt }: { alt: string }) {
  const set = (name: string, widths: number[], format: 'avif' | 'webp') => widths.map((width) => `${imageUrl(name, width, format)} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source media="(width > 1000px)" type="image/avif" srcSet={set('scene-home-wide', wide, 'avif')} sizes="100vw" />
      <source media="(width > 1000px)" type="image/webp" srcSet={set('scene-home-wide', wide, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={set('scene-home-tall', tall, 'avif')} sizes="100vw" />
      <img
        src={imageUrl('scene-home-tall', 768)}
        srcSet={set('scene-home-tall', tall, 'webp')}
        sizes="100vw"
        alt={alt}
        width={765}
        height={956}
        fetchPriority="high"
        decoding="sync"
        className="block aspect-square w-full object-cover desk:absolute desk:inset-0 desk:aspect-auto desk:h-full desk:object-[50%_70%]"
      />
    </picture>
  )
}
