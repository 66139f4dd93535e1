import { useState } from 'react'
import type { MenuGroup, MenuLink, Menus } from '#shop/setting/menu-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

export type MenuPart = 'bar' | 'side' | 'footer'
type Lang = 'ko' | 'en'

/** What shoppers will see, in the language looked at: hidden links are left out, missing English shows the Korean. */
export function MenuPreview({ menus, part }: { menus: Menus; part: MenuPart }) {
  const t = useT()
  const own = useLang().lang
  const [lang, setLang] = useState<Lang>(own === 'en' ? 'en' : 'ko')
  return (
    <section aria-labelledby="menu-preview" className="border border-paper-200 bg-paper-0">
      <div className="flex items-center justify-between gap-3 border-b border-paper-200 px-4.5">
        <h2 id="menu-preview" className="text-plain font-semibold">
          {t('미리 보기')}
        </h2>
        <fieldset className="flex">
          <legend className="sr-only">{t('미리 볼 언어')}</legend>
          {(['ko', 'en'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={lang === one}
              onClick={() => setLang(one)}
              className={cx(
                'min-h-11 px-3 text-small',
                lang === one
                  ? 'font-semibold underline decoration-2 underline-offset-8'
                  : 'text-ink-500',
              )}
            >
              {one === 'ko' ? t('한국어') : t('영어')}
            </button>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too */}
      <div data-preview lang={lang} tabIndex={0} className="overflow-x-auto p-4.5">
        {part === 'bar' && <Bar menus={menus} lang={lang} />}
        {part === 'side' && <Side groups={menus.side} lang={lang} />}
        {part === 'footer' && <Foot menus={menus} lang={lang} />}
      </div>
    </section>
  )
}

const said = (word: { ko: string; en: string }, lang: Lang) =>
  lang === 'en' && word.en ? word.en : word.ko
const shown = (links: MenuLink[]) => links.filter((link) => link.show)

function Bar({ menus, lang }: { menus: Menus; lang: Lang }) {
  const t = useT()
  return (
    <div className="min-w-[480px] border border-paper-200">
      <ul className="flex gap-6 bg-paper-50 px-4 py-4 text-plain font-medium">
        <li className="text-ink-500">{t('카테고리')} ▾</li>
        {shown(menus.bar).map((link) => (
          <li key={link.id} className="whitespace-nowrap">
            {said(link.word, lang)}
          </li>
        ))}
      </ul>
      <p className="border-t border-paper-200 px-4 py-6 text-caption text-ink-500">
        {t('카테고리 목록')}
      </p>
      {shown(menus.mega).length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-paper-200 bg-paper-50 px-4 py-3 text-small">
          {shown(menus.mega).map((link) => (
            <li key={link.id}>{said(link.word, lang)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Side({ groups, lang }: { groups: MenuGroup[]; lang: Lang }) {
  return (
    <div className="mx-auto w-[300px] border border-paper-200 bg-paper-50 p-4">
      {groups.map((group) => (
        <div key={group.id} className="mb-5 last:mb-0">
          <p className="type-caption mb-1 text-ink-500">{said(group.title, lang)}</p>
          <ul className="hairline-t text-plain">
            {shown(group.links).map((link) => (
              <li key={link.id} className="hairline-b py-2.5">
                {said(link.word, lang)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Foot({ menus, lang }: { menus: Menus; lang: Lang }) {
  const { text, show } = menus.note
  return (
    <div className="bg-paper-100 p-4 text-small text-ink-700">
      {show && text.ko && (
        <p className="mb-4 border border-line bg-paper-50 px-3 py-2 text-ink-900">
          {said(text, lang)}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        {menus.footer.map((group) => (
          <div key={group.id}>
            <p className="mb-2 font-semibold text-ink-900">{said(group.title, lang)}</p>
            <ul className="grid gap-1.5">
              {shown(group.links).map((link) => (
                <li key={link.id}>{said(link.word, lang)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
