import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import type { Allergens } from '#shop/catalog/allergen-contract.ts'
import { allergens, allergensIn } from '#shop/catalog/allergen-rules.ts'
import { AllergenStatements } from '#shop/document/ui/allergen-statements.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SectionProps } from './product-form.tsx'

const none: Allergens = { listed: [], more: '', more_en: '' }

/** Which allergens a product holds. Until somebody has looked its page says nothing about them. */
export function AllergenSection({
  draft: { value, set, error, changed },
  it_id,
}: SectionProps & { it_id?: string }) {
  const t = useT()
  const { pick } = useLang()
  const kept = value.allergens
  const change = (part: Partial<Allergens>) => set({ allergens: { ...(kept ?? none), ...part } })
  const written = value.notice.rows.flatMap((row) => [row.value, row.value_en]).join('\n')
  return (
    <FormSection
      id="allergens"
      title={t('알레르기 유발 성분')}
      note={t('조향표나 원료사의 성분표를 보고 골라 주세요. 상품 페이지의 고시 아래에 보여요.')}
    >
      <Checkbox
        name="allergens"
        checked={kept !== null}
        onChange={(on) => set({ allergens: on ? { ...none, listed: allergensIn(written) } : null })}
        error={error('allergens')}
      >
        {t('확인했고, 상품 페이지에 보여요')}
      </Checkbox>
      {kept && (
        <>
          <fieldset>
            <legend className="mb-2 flex w-full flex-wrap items-center justify-between gap-3 text-small font-semibold">
              {t('들어 있는 성분 {count}가지', { count: kept.listed.length })}
              <Button
                look="outline"
                size={44}
                onClick={() =>
                  change({ listed: [...new Set([...kept.listed, ...allergensIn(written)])] })
                }
              >
                {t('고시에 적은 성분 더하기')}
              </Button>
            </legend>
            <div className="grid gap-x-6 desk:grid-cols-2">
              {allergens.map(({ cas, ko, en }) => (
                <Checkbox
                  key={cas}
                  checked={kept.listed.includes(cas)}
                  onChange={(on) =>
                    change({
                      listed: on
                        ? [...kept.listed, cas]
                        : kept.listed.filter((other) => other !== cas),
                    })
                  }
                  end={
                    <span className="tabular whitespace-nowrap text-caption text-ink-500">
                      {cas}
                    </span>
                  }
                >
                  {pick(ko, en)}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <FieldRow>
            <TextField
              label={t('그 밖의 성분 (한국어)')}
              name="allergens.more"
              value={kept.more}
              maxLength={1_000}
              onChange={(more) => change({ more })}
              error={error('allergens.more')}
              hint={t('EU 규정에 새로 든 성분처럼 목록에 없는 것을 쉼표로 나누어 적어 주세요.')}
            />
            <TextField
              label={t('그 밖의 성분 (영어)')}
              name="allergens.more_en"
              value={kept.more_en}
              maxLength={1_000}
              onChange={(more_en) => change({ more_en })}
              error={error('allergens.more_en')}
            />
          </FieldRow>
          {it_id && <AllergenStatements it_id={it_id} unsaved={changed.includes('allergens')} />}
        </>
      )}
    </FormSection>
  )
}
