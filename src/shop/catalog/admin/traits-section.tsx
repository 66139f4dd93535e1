import { useQuery } from '@tanstack/react-query'
import { FormSection } from '#admin/ui/form-section.tsx'
import { SettingsLink } from '#admin/ui/settings-link.tsx'
import { queryOf } from '#kernel/queries.ts'
import { adminTraits } from '#shop/catalog/trait-contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import type { SectionProps } from './product-form.tsx'

/** What the product is chosen by beside a list, apart from scent and price. */
export function TraitsSection({ draft: { value, set } }: SectionProps) {
  const t = useT()
  const { pick } = useLang()
  const { data, isError, refetch } = useQuery(queryOf(adminTraits.list, {}))
  const groups = data?.data
  return (
    <FormSection
      id="traits"
      title={t('상품 속성')}
      note={t('목록의 필터와 상품 페이지에 나와요. 용량은 옵션에 적은 내용량으로 저절로 나뉘어요.')}
    >
      {groups ? (
        <div className="grid gap-5">
          {groups.map((group) => (
            <fieldset key={group.id} className="min-w-0">
              <legend className="mb-1 text-small font-semibold">
                {pick(group.name.ko, group.name.en)}
              </legend>
              <div className="flex flex-wrap gap-x-6">
                {group.values.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    checked={value.it_traits.includes(id)}
                    onChange={(on) =>
                      set({
                        it_traits: on
                          ? [...value.it_traits, id]
                          : value.it_traits.filter((one) => one !== id),
                      })
                    }
                  >
                    {pick(name.ko, name.en)}
                  </Checkbox>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      ) : isError ? (
        <ErrorState title={t('속성을 불러오지 못했어요')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
      <SettingsLink group="traits">{t('속성 고치기')}</SettingsLink>
    </FormSection>
  )
}
