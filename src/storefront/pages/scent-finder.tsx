import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { families } from '#shop/catalog/contract.ts'
import { familyWord } from '#shop/catalog/ui/note-words.ts'
import { FamilyMark } from '#ui/blotter-strip.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { useT } from '#ui/language.tsx'

/** More than three families together are nearly everything. */
export const mostFamilies = 3

/** For those who know what they like: up to three families, and what is bought most of them. */
export function ScentFinder() {
  const t = useT()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<(typeof families)[number][]>([])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length) void navigate(`${paths.bestSeller()}?family=${chosen.join(',')}`)
      }}
    >
      <h2 className="type-h3 mb-3.5">{t('좋아하는 향 계열을 골라 주세요')}</h2>
      <ChoiceGroup
        legend={t('좋아하는 향 계열을 골라 주세요')}
        hideLegend
        name="family"
        max={mostFamilies}
        value={chosen}
        onChange={setChosen}
        hint={t('{count}개까지 함께 고를 수 있어요.', { count: mostFamilies })}
        choices={families.map((family) => ({
          value: family,
          label: (
            <>
              <FamilyMark family={family} />
              {familyWord(t, family)}
            </>
          ),
        }))}
      />
      <Button
        type="submit"
        look={chosen.length ? 'solid' : 'outline'}
        aria-disabled={chosen.length === 0 || undefined}
        className="mt-4 aria-disabled:opacity-60"
      >
        {t('고른 향의 상품 보기')}
      </Button>
      <a
        href={paths.scentFinder()}
        className="tap ml-4 text-small underline decoration-line underline-offset-4"
      >
        {t('노트와 분위기로 자세히 찾기')}
      </a>
    </form>
  )
}
