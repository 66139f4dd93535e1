import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { phoneFor } from '#kernel/phone.ts'
import type { ClassDetail } from '#shop/tssa/class-contract.ts'
import { categoryWord, kindWord, lengthOf, levelWord } from '#shop/tssa/ui/class-words.ts'
import { PolicySteps } from '#shop/tssa/ui/policy-steps.tsx'
import { useSettings } from '#storefront/hooks.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { StickyFoot } from '#ui/sticky-foot.tsx'
import { BookOpener, useOpenDates } from './book-button.tsx'
import { useAskAbout } from './use-ask-about.ts'

/** Name, price with all its parts, what a cancelled booking gives back, and whom to ask. */
export function ClassHead({ one }: { one: ClassDetail }) {
  const t = useT()
  const { pick, lang } = useLang()
  return (
    <header className="pt-5 desk:pt-0">
      <p className="text-small font-medium text-ink-500">
        {t(categoryWord[one.category])} · {t(kindWord[one.kind])} · {t(levelWord[one.level])}
      </p>
      <h1
        className="type-h1 mt-1.5 desk:text-display"
        lang={lang === 'en' && !one.title.en ? 'ko' : undefined}
      >
        {pick(one.title.ko, one.title.en)}
      </h1>
      <p className="mt-3 text-pretty text-ink-700">{pick(one.summary.ko, one.summary.en)}</p>
      <p className="tabular mt-1 text-plain text-ink-500">{lengthOf(t, one)}</p>
      <Price one={one} />
      <section aria-labelledby="refund-title" className="hairline-t mt-4 pt-4">
        <h2 id="refund-title" className="text-plain font-semibold">
          {t('취소하면 돌려받는 금액')}
        </h2>
        <PolicySteps policy={one.policy} />
        <p className="mt-2 text-caption text-ink-500">
          {t('날짜는 한국 시간으로 세요. 공방 사정으로 취소하면 모두 돌려 드려요.')}
        </p>
      </section>
      <Ask one={one} />
    </header>
  )
}

/** The whole price first, and below it what it is made of. */
function Price({ one: { price, parts } }: { one: ClassDetail }) {
  const t = useT()
  const rows = [
    { word: t('수강료'), amount: parts.tuition },
    { word: t('재료비 (포함)'), amount: parts.material },
    { word: t('검정료'), amount: parts.exam },
    { word: t('자격증 발급비'), amount: parts.issue },
  ].filter(({ amount }) => amount > 0)
  return (
    <div className="mt-5">
      <p>
        <Money amount={price.value} currency={price.currency} strong className="type-price-l" />
        <span className="ml-2 text-small text-ink-500">{t('한 사람, 재료비 포함')}</span>
      </p>
      {rows.length > 1 && (
        <dl className="mt-2 grid max-w-[360px] grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small text-ink-700">
          {rows.map(({ word, amount }) => (
            <div key={word} className="contents">
              <dt>{word}</dt>
              <dd className="text-right">
                <Money amount={amount} currency={price.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The way to a seat; a question to the people of the studio stays beside it. */
function Ask({ one }: { one: ClassDetail }) {
  const t = useT()
  const { lang, pick } = useLang()
  const company = useSettings()?.company
  const askAbout = useAskAbout()
  const canBook = useOpenDates(one).length > 0
  const words = one.kind === 'group' ? t('단체 클래스 문의하기') : t('이 클래스 문의하기')
  return (
    <div className="mt-5">
      <div className="grid gap-2.5 max-desk:hidden">
        {canBook && (
          <BookOpener one={one}>
            {(press) => (
              <Button size={56} wide {...press}>
                {t('예약하기')}
              </Button>
            )}
          </BookOpener>
        )}
        <ButtonLink
          to={askAbout(one.class_id)}
          size={canBook ? 48 : 56}
          look={canBook ? 'outline' : undefined}
          wide
        >
          {words}
        </ButtonLink>
      </div>
      <p className="mt-3 text-small text-ink-700">
        {t('궁금한 점은 문의를 남겨 주세요. 영업일 하루 안에 답해 드려요.')}
        <Link
          to={askAbout(one.class_id)}
          className="tap ml-1.5 font-semibold text-pine-700 underline decoration-line underline-offset-4 desk:hidden"
        >
          {t('문의하기')}
        </Link>
      </p>
      {company && (
        <p className="mt-1 text-small text-ink-700">
          <a
            href={`tel:${phoneFor(lang, company.phone)}`}
            className="tap inline-flex items-center gap-1.5 font-semibold text-pine-700 underline decoration-line underline-offset-4"
          >
            <Phone aria-hidden="true" size={15} strokeWidth={1.75} />
            {phoneFor(lang, company.phone)}
          </a>{' '}
          · {pick(company.hours.ko, company.hours.en)}
        </p>
      )}
      <StickyFoot>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Money
            amount={one.price.value}
            currency={one.price.currency}
            strong
            className="text-title"
          />
          {canBook ? (
            <BookOpener one={one}>
              {(press) => (
                <Button className="min-w-0 flex-1" {...press}>
                  {t('예약하기')}
                </Button>
              )}
            </BookOpener>
          ) : (
            <ButtonLink to={askAbout(one.class_id)} className="min-w-0 flex-1">
              {words}
            </ButtonLink>
          )}
        </div>
      </StickyFoot>
    </div>
  )
}
