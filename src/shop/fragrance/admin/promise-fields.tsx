import { NumberField } from '#admin/ui/number-field.tsx'
import type { Currency } from '#kernel/language.ts'
import { type Promises, recipeOwners, safetyPapers } from '#shop/fragrance/contract.ts'
import { ownerWord, paperWord } from '#shop/fragrance/ui/words.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

type Props = {
  value: Promises
  currency: Currency
  onChange: (promises: Promises) => void
  error: (path: string) => string | null
}

/** Whose the recipe is, for how long nobody else gets it, secrecy, the price of another batch, and the papers. */
export function PromiseFields({ value, currency, onChange, error }: Props) {
  const t = useT()
  const set = (part: Partial<Promises>) => onChange({ ...value, ...part })
  return (
    <fieldset className="grid items-start gap-4 card:grid-cols-2">
      <legend className="mb-2 text-small font-semibold">{t('처방의 주인과 약속')}</legend>
      <Select
        label={t('처방의 주인')}
        name="promises.owner"
        value={value.owner}
        onChange={(owner) => set({ owner })}
        choices={recipeOwners.map((owner) => ({ value: owner, label: ownerWord(t, owner) }))}
      />
      <NumberField
        label={t('독점 기간 (개월)')}
        name="promises.exclusive"
        hint={t('0이면 독점을 약속하지 않아요.')}
        value={value.exclusive}
        onChange={(exclusive) => set({ exclusive: exclusive ?? 0 })}
        error={error('promises.exclusive')}
      />
      <NumberField
        label={t('다시 만들 때의 값, 하나에')}
        name="promises.again"
        optional
        hint={t('비워 두면 그때 다시 견적해요.')}
        currency={currency}
        suffix={currency === 'usd' ? 'US$' : t('원')}
        value={value.again}
        onChange={(again) => set({ again })}
        error={error('promises.again')}
      />
      <div className="grid gap-1">
        <Checkbox checked={value.nda} onChange={(nda) => set({ nda })} name="promises.nda">
          {t('비밀 유지를 서로 약속해요 (수락할 때 동의를 받아요)')}
        </Checkbox>
        {safetyPapers.map((paper) => (
          <Checkbox
            key={paper}
            checked={value.papers.includes(paper)}
            onChange={(on) =>
              set({
                papers: safetyPapers.filter((one) =>
                  one === paper ? on : value.papers.includes(one),
                ),
              })
            }
          >
            {t('{paper} 함께 보내기', { paper: paperWord(t, paper) })}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
