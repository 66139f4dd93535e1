import type { StudioOptions } from '#shop/bottle/design-contract.ts'
import { costOf, leastPieces, setupOf } from '#shop/bottle/price-rules.ts'
import { BottlePicture } from '#shop/bottle/ui/bottle-picture.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'

/** How it is made, what it costs by number, and what others began with. */
export function Explained({ options }: { options: StudioOptions }) {
  const t = useT()
  const { pick, currency } = useLang()
  const money = useMoney()
  const steps = [
    t('도안을 보내면 영업일 하루 안에 시안을 올려 드려요.'),
    t('고칠 곳을 시안 위에 짚어 주세요. 두 번까지 무료로 다시 그려요.'),
    t('승인하고 결제하면 제작을 시작해요. 만드는 동안에도 진행을 볼 수 있어요.'),
  ]
  return (
    <section className="mt-14 grid gap-10" aria-label={t('맞춤 병 안내')}>
      <div>
        <h2 className="type-h2">{t('이렇게 만들어요')}</h2>
        <ol className="mt-4 grid gap-3 desk:grid-cols-3 desk:gap-6">
          {steps.map((step, at) => (
            <li key={step} className="border-t-2 border-pine-700 pt-3 text-plain text-ink-700">
              <span className="tabular mr-2 font-semibold text-ink-900">{at + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2 className="type-h2">{t('본보기')}</h2>
        <ul className="mt-4 grid grid-cols-2 gap-3 desk:grid-cols-4 desk:gap-6">
          {options.templates.slice(0, 4).map((one) => (
            <li key={one.key}>
              <BottlePicture doc={one.doc} options={options} className="w-full" />
              <p className="mt-2 text-small text-ink-700">{pick(one.name, one.name_en)}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="type-h2">{t('수량과 값')}</h2>
        <p className="mt-2 text-small text-ink-700">
          {t('한 개 값이에요. 판 준비비는 수량과 관계없이 한 번만 더해요.')}
        </p>
        <div className="mt-4">
          {options.bottles.map((bottle) => (
            <Accordion
              key={bottle.bottle_id}
              title={`${pick(bottle.name, bottle.name_en)} · ${bottle.volume_ml} ml`}
            >
              <ul className="tabular grid gap-1 text-small">
                {bottle.tiers.map((tier) => (
                  <li key={tier.from} className="flex justify-between gap-4">
                    <span>{t('{count}개부터', { count: tier.from })}</span>
                    <span>
                      {money(costOf(tier, currency))} · {t('영업일 {days}일', { days: tier.days })}
                    </span>
                  </li>
                ))}
                <li className="text-ink-500">
                  {t('최소 {count}개 · 판 준비비 {won}', {
                    count: leastPieces(bottle),
                    won: money(setupOf(bottle, currency)),
                  })}
                </li>
              </ul>
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  )
}
