import { BothFields } from '#admin/ui/both-fields.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { mostGroups, mostLinks } from '#shop/setting/menu-contract.ts'
import { linksOf, withoutLinks } from '#shop/setting/menu-rules.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { menusDoor } from './door.ts'
import { GroupRows } from './group-rows.tsx'
import { LinkRows } from './link-rows.tsx'
import { type MenuPart, MenuPreview } from './menu-preview.tsx'

/** All menus are one form, so that turning to another part loses nothing. */
export function MenusForm({
  part,
  stored,
  version,
  dead,
}: {
  part: MenuPart
  stored: Settings['menus']
  version: number
  /** addresses that lead nowhere any more */
  dead: readonly string[]
}) {
  const t = useT()
  const draft = useDraft('setting-menus', stored)
  const { value, set } = draft
  const isDead = (url: string) => dead.includes(url)
  const rows = linksOf(value)
  const count = rows.filter(({ link }) => isDead(link.url)).length + Number(isDead(value.note.url))
  const deadFields = new Set([
    ...rows.filter(({ link }) => isDead(link.url)).map(({ path }) => `${path}.url`),
    ...(isDead(value.note.url) ? ['note.url'] : []),
  ])
  const error = (path: string) =>
    draft.error(path) ??
    (deadFields.has(path) ? t('지금은 열 수 없는 화면이에요. 고치거나 빼 주세요.') : null)
  return (
    <GroupFrame name="menus" draft={draft} version={version} door={menusDoor}>
      {count > 0 && (
        <InlineNotice
          tone="wait"
          action={
            <Button look="outline" size={44} onClick={() => set(withoutLinks(value, isDead))}>
              {t('{count}개 모두 빼기', { count })}
            </Button>
          }
        >
          {t(
            '더는 열리지 않는 화면으로 가는 링크가 {count}개 있어요. 그대로 두어도 저장할 수 있어요.',
            {
              count,
            },
          )}
        </InlineNotice>
      )}
      <MenuPreview menus={value} part={part} />
      {part === 'bar' && (
        <>
          <FormSection
            id="bar"
            title={t('위쪽 메뉴')}
            note={t('넓은 화면에서 카테고리 옆에 나란히 보여요.')}
          >
            <LinkRows
              path="bar"
              links={value.bar}
              most={mostLinks.bar}
              onChange={(bar) => set({ bar })}
              error={error}
            />
          </FormSection>
          <FormSection
            id="mega"
            title={t('펼친 메뉴의 아래 줄')}
            note={t('카테고리를 펼치면 목록 아래에 한 줄로 보여요.')}
          >
            <LinkRows
              path="mega"
              links={value.mega}
              most={mostLinks.mega}
              onChange={(mega) => set({ mega })}
              error={error}
            />
          </FormSection>
        </>
      )}
      {part === 'side' && (
        <GroupRows
          path="side"
          groups={value.side}
          most={mostGroups.side}
          onChange={(side) => set({ side })}
          error={error}
        />
      )}
      {part === 'footer' && (
        <>
          <FormSection
            id="note"
            title={t('바닥글 알림')}
            note={t('바닥글 맨 위에 한 줄로 보여요. 쉬는 날처럼 모두 알아야 할 말에 좋아요.')}
            end={
              <Switch
                label={t('바닥글 알림 보이기')}
                checked={value.note.show}
                onChange={(show) => set({ note: { ...value.note, show } })}
                words={[t('보여요'), t('숨겨요')]}
              />
            }
          >
            <BothFields
              label={t('글')}
              path="note.text"
              value={value.note.text}
              onChange={(text) => set({ note: { ...value.note, text } })}
              error={error}
              most={200}
            />
            <TextField
              label={t('누르면 갈 주소')}
              name="note.url"
              optional
              value={value.note.url}
              onChange={(url) => set({ note: { ...value.note, url: url.trim() } })}
              maxLength={300}
              error={error('note.url')}
            />
          </FormSection>
          <GroupRows
            path="footer"
            groups={value.footer}
            most={mostGroups.footer}
            onChange={(footer) => set({ footer })}
            error={error}
          />
          <p className="text-caption text-ink-500">
            {t(
              '고객센터와 입금 계좌, 사업자 정보는 설정에 적은 대로 보이고, 공지는 가장 새로운 다섯 개가 보여요.',
            )}
          </p>
        </>
      )}
    </GroupFrame>
  )
}
