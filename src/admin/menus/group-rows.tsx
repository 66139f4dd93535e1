import { BothFields } from '#admin/ui/both-fields.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import type { MenuGroup } from '#shop/setting/menu-contract.ts'
import { mostLinks } from '#shop/setting/menu-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { LinkRows } from './link-rows.tsx'

type Props = {
  path: string
  groups: MenuGroup[]
  most: number
  onChange: (groups: MenuGroup[]) => void
  error: (path: string) => string | null
}

/** Titled groups of links: the columns of a footer, the parts of a side bar. */
export function GroupRows({ path, groups, most, onChange, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  return (
    <>
      {groups.map((group, at) => {
        const name =
          pick(group.title.ko, group.title.en) || t('{count}번째 묶음', { count: at + 1 })
        const change = (part: Partial<MenuGroup>) =>
          onChange(groups.map((one, index) => (index === at ? { ...one, ...part } : one)))
        return (
          <FormSection
            key={group.id}
            id={`${path}-${group.id}`}
            title={name}
            end={<RowTools rows={groups} at={at} name={name} onChange={onChange} />}
          >
            <BothFields
              label={t('제목')}
              path={`${path}.${at}.title`}
              value={group.title}
              onChange={(title) => change({ title })}
              error={error}
              most={40}
            />
            <LinkRows
              path={`${path}.${at}.links`}
              links={group.links}
              most={mostLinks.group}
              onChange={(links) => change({ links })}
              error={error}
            />
            {error(`${path}.${at}.links`) && (
              <p role="alert" className="type-caption text-bad">
                {error(`${path}.${at}.links`)}
              </p>
            )}
          </FormSection>
        )
      })}
      <div>
        <AddRow
          disabled={groups.length >= most}
          onClick={() =>
            onChange([
              ...groups,
              { id: `group-${Date.now().toString(36)}`, title: { ko: '', en: '' }, links: [] },
            ])
          }
        >
          {t('묶음 더하기')}
        </AddRow>
      </div>
    </>
  )
}
