import { Ink } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'

const steps = [
  {
    title: '맡아 보기',
    text: '시향지에 하나씩 찍어 맡고, 좋아하는 향을 적어요.',
    drawing: (
      <Ink size={72}>
        <path d="M20 12h6v48h-6zM33 12h6v48h-6zM46 12h6v48h-6z" />
        <path d="M20 46h6M33 40h6M46 50h6" opacity=".5" />
        <path d="M14 64h44" opacity=".5" />
      </Ink>
    ),
  },
  {
    title: '재어 섞기',
    text: '0.01 g 저울 위에서 비율대로 담아요.',
    drawing: (
      <Ink size={72}>
        <path d="M22 14h28M25 14v26c0 3 2 5 5 5h12c3 0 5-2 5-5V14" />
        <path d="M25 30h22" opacity=".5" />
        <path d="M16 50h40l4 12H12z" />
        <path d="M30 56h12" opacity=".5" />
      </Ink>
    ),
  },
  {
    title: '다시 맡고 고치기',
    text: '강사와 함께 맡아 보고 한 방울씩 고쳐요.',
    drawing: (
      <Ink size={72}>
        <path d="M36 10v14M32 10h8M33 24h6v8c6 2 10 6 10 13v13c0 2-1 3-3 3H26c-2 0-3-1-3-3V45c0-7 4-11 10-13z" />
        <path d="M23 48h26" opacity=".5" />
        <path d="M58 20c0 2-1.500 4-3.500 4S51 22 51 20s3.500-6 3.500-6 3.500 4 3.500 6Z" />
      </Ink>
    ),
  },
  {
    title: '담아 가기',
    text: '라벨을 붙여 포장하고, 배합 기록지와 함께 가져가요.',
    drawing: (
      <Ink size={72}>
        <path d="M14 28h44v32H14z" />
        <path d="M14 28l5-10h34l5 10M36 18v42" opacity=".5" />
        <path d="M36 18c-8-10-16-4-10 0h20c6-4-2-10-10 0z" />
      </Ink>
    ),
  },
] as const

/** How a class runs, in four drawings. */
export function HowItRuns() {
  const t = useT()
  return (
    <section aria-labelledby="how-title" className="wrap pt-16 desk:pt-24">
      <h2 id="how-title" className="type-h2 mb-6 desk:mb-8">
        {t('클래스는 이렇게 흘러가요')}
      </h2>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-8 desk:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step.title}>
            {step.drawing}
            <h3 className="mt-3 text-body font-semibold">
              <span className="tabular mr-1.5 font-serif text-ink-500">{at + 1}</span>
              {t(step.title)}
            </h3>
            <p className="mt-1 text-plain text-pretty text-ink-700">{t(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
