import { GripVertical } from 'lucide-react'
import { BothFields } from '#admin/ui/both-fields.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { MenuLink } from '#shop/setting/menu-contract.ts'
import { whyNoLink } from '#shop/setting/menu-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDragRows } from './drag-rows.ts'

type Props = {
  path: string
  links: MenuLink[]
  most: number
  onChange: (links: MenuLink[]) => void
  error: (path: string) => string | null
}

/** Links in their order: dragged by the handle, or moved by the buttons. A wrong address is told while it is typed. */
export function LinkRows({ path, links, most, onChange, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { list, dragged, handle } = useDragRows(links, onChange)
  return (
    <div className="grid gap-3">
      <ul {...list} className="grid gap-3">
        {links.map((link, at) => {
          const name = pick(link.word.ko, link.word.en) || t('{count}번째 링크', { count: at + 1 })
          const row = `${path}.${at}`
          const change = (part: Partial<MenuLink>) =>
            onChange(links.map((one, index) => (index === at ? { ...one, ...part } : one)))
          const why = link.url.length > 1 ? whyNoLink(link.url) : null
          return (
            <li
              key={link.id}
              className={cx(
                'border bg-paper-0',
                dragged === at ? 'border-pine-600 shadow-high' : 'border-paper-200',
              )}
            >
              <fieldset className="min-w-0">
                <legend className="sr-only">{name}</legend>
                <div className="flex flex-wrap items-center gap-1 border-b border-paper-200 pr-3">
                  <span
                    {...handle(at)}
                    title={t('끌어서 옮기기')}
                    aria-hidden="true"
                    className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-control active:cursor-grabbing"
                  >
                    <GripVertical size={18} strokeWidth={1.5} />
                  </span>
                  <span
                    className={cx(
                      'min-w-0 flex-1 basis-40 truncate text-small font-medium',
                      !link.show && 'text-ink-500',
                    )}
                  >
                    {name}
                  </span>
                  <Switch
                    label={t('{name} 보이기', { name })}
                    checked={link.show}
                    onChange={(show) => change({ show })}
                    words={[t('보여요'), t('숨겨요')]}
                  />
                  <span className="ml-auto flex">
                    <RowTools rows={links} at={at} name={name} onChange={onChange} />
                  </span>
                </div>
                <div className="grid items-start gap-3 p-3.5 wide:grid-cols-[2fr_1fr]">
                  <BothFields
                    label={t('메뉴 말')}
                    path={`${row}.word`}
                    value={link.word}
                    onChange={(word) => change({ word })}
                    error={error}
                    most={40}
                  />
                  <TextField
                    label={t('갈 주소')}
                    name={`${row}.url`}
                    value={link.url}
                    onChange={(url) => change({ url: url.trim() })}
                    maxLength={300}
                    error={error(`${row}.url`) ?? (why && t(why))}
                  />
                </div>
              </fieldset>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <AddRow
          disabled={links.length >= most}
          onClick={() =>
            onChange([
              ...links,
              {
                id: `link-${Date.now().toString(36)}`,
                word: { ko: '', en: '' },
                url: '/',
                show: true,
              },
            ])
          }
        >
          {t('링크 더하기')}
        </AddRow>
        <span className="text-caption text-ink-500">
          {t('{most}개까지 · 지금 {count}개', { most, count: links.length })}
        </span>
      </div>
    </div>
  )
}
