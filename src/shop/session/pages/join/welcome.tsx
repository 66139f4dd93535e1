import { useEffect, useRef } from 'react'
import { paths } from '#kernel/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** The member is in; where to go from here. */
export function Welcome({ name, goal }: { name: string; goal: string }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const goesOn = goal !== paths.myPage.home()
  return (
    <div className="wrap pt-14 pb-20 desk:pt-24 desk:pb-32">
      <div className="mx-auto max-w-[480px]">
        <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none desk:text-display">
          {t('{name} 님, 반가워요', { name })}
        </h1>
        <p className="mt-3 text-plain text-ink-700">
          {t('가입을 마치고 로그인했어요. 담아 둔 상품도 그대로 있어요.')}
        </p>
        <div className="mt-8 grid gap-2.5 card:grid-cols-2">
          <ButtonLink to={goesOn ? goal : paths.bestSeller()}>
            {goesOn ? t('하던 일 이어서 하기') : t('베스트 둘러보기')}
          </ButtonLink>
          <ButtonLink look="outline" to={paths.myPage.home()}>
            {t('마이페이지')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
