import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { call, queryOf } from '#kernel/queries.ts'
import { bottleStudio } from '#shop/bottle/contract.ts'
import type { BottleTemplate } from '#shop/bottle/design-contract.ts'
import { BottlePicture } from '#shop/bottle/ui/bottle-picture.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSend } from '#ui/use-send.ts'

type Props = {
  templates: BottleTemplate[]
  onChange: (templates: BottleTemplate[]) => void
  error: (path: string) => string | null
}

/** Designs to start from, in their order, and one more by the link of a design. */
export function TemplateRows({ templates, onChange, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { send } = useSend()
  const options = useQuery(queryOf(bottleStudio.options, {})).data?.data
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  async function take() {
    const token = /(?:share\/|^)([\w-]{32})\/?$/.exec(link.trim())?.[1]
    const notOne = t('보여 줄 링크가 아니에요. 맞춤 병 만들기에서 만든 링크를 붙여 넣어 주세요.')
    if (!token) return setWrong(notOne)
    const found = await send(
      () => call(bottleStudio.shared, { params: { token } }),
      (refusal) => {
        if (refusal.status !== 404) return false
        setWrong(notOne)
        return true
      },
    )
    if (!found) return
    const { doc, title } = found.data
    const key = crypto.randomUUID().slice(0, 13)
    onChange([...templates, { key, name: title, name_en: '', doc }])
    setLink('')
  }

  return (
    <div className="grid gap-4">
      {templates.map((template, at) => {
        const path = `templates.${at}`
        const name = pick(template.name, template.name_en) || t('새 줄')
        return (
          <section
            key={template.key}
            aria-label={name}
            className="flex flex-wrap items-start gap-4 border-b border-paper-200 pb-4"
          >
            {options && (
              <BottlePicture doc={template.doc} options={options} className="w-24 shrink-0" />
            )}
            <div className="grid min-w-56 flex-1 gap-2">
              <BothLanguages
                label={t('이름')}
                names={[`${path}.name`, `${path}.name_en`]}
                values={[template.name, template.name_en]}
                onChange={(name, name_en) =>
                  onChange(
                    templates.map((one) => (one === template ? { ...one, name, name_en } : one)),
                  )
                }
                errors={[error(`${path}.name`), error(`${path}.name_en`)]}
                maxLength={60}
              />
              <RowTools rows={templates} at={at} name={name} onChange={onChange} />
            </div>
          </section>
        )
      })}
      <div className="max-w-120">
        <TextField
          label={t('도안의 보여 줄 링크')}
          name="link"
          optional
          value={link}
          onChange={(next) => {
            setLink(next)
            setWrong(null)
          }}
          error={wrong}
        />
        <AddRow disabled={!link.trim() || templates.length >= 40} onClick={() => void take()}>
          {t('본보기로 더하기')}
        </AddRow>
      </div>
    </div>
  )
}
