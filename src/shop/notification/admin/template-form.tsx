import { FormSection } from '#admin/ui/form-section.tsx'
import type { TemplateShown } from '#shop/notification/admin-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Texts = TemplateShown['texts']
type Props = {
  row: TemplateShown
  texts: Texts
  onTexts: (texts: Texts) => void
  code: string
  onCode: (code: string) => void
  errors: Record<string, string>
  disabled: boolean
}

/** The words of one notification in both languages, with the names that are filled in. */
export function TemplateForm({ row, texts, onTexts, code, onCode, errors, disabled }: Props) {
  const t = useT()
  const { pick } = useLang()
  const bind = (part: keyof Texts, lang: 'ko' | 'en') => ({
    name: `texts.${part}.${lang}`,
    value: texts[part][lang],
    onChange: (value: string) => onTexts({ ...texts, [part]: { ...texts[part], [lang]: value } }),
    error: errors[`texts.${part}.${lang}`] ?? null,
    disabled,
    lang: lang === 'en' ? 'en' : undefined,
  })
  const korean = t('한국어')
  const english = t('영어')
  return (
    <>
      <FormSection id="words" title={t('문구')} note={t('중괄호로 묶은 낱말은 보낼 때 채워져요.')}>
        <ul aria-label={t('쓸 수 있는 낱말')} className="flex flex-wrap gap-2">
          {row.words.map((word) => (
            <li key={word.name} className="rounded-tag bg-paper-100 px-2.5 py-1 text-caption">
              <code className="font-semibold">{`{${word.name}}`}</code>{' '}
              <span className="text-ink-500">{pick(word.ko, word.en) || '–'}</span>
            </li>
          ))}
        </ul>
        <TextField label={`${t('제목')} · ${korean}`} maxLength={120} {...bind('title', 'ko')} />
        <TextField label={`${t('제목')} · ${english}`} maxLength={120} {...bind('title', 'en')} />
        <TextArea
          label={`${t('안내 글')} · ${korean}`}
          rows={3}
          maxLength={1000}
          {...bind('body', 'ko')}
        />
        <TextArea
          label={`${t('안내 글')} · ${english}`}
          rows={3}
          maxLength={1000}
          {...bind('body', 'en')}
        />
      </FormSection>
      {row.channels.includes('message') && (
        <FormSection
          id="message"
          title={t('문자·알림톡')}
          note={t('45자까지는 단문, 넘으면 장문으로 나가요. 가게 이름과 주소는 저절로 붙어요.')}
        >
          <TextArea
            label={`${t('문자')} · ${korean}`}
            rows={3}
            maxLength={800}
            {...bind('message', 'ko')}
          />
          <TextArea
            label={`${t('문자')} · ${english}`}
            rows={3}
            maxLength={800}
            {...bind('message', 'en')}
          />
          <TextField
            label={t('알림톡 템플릿 코드')}
            name="alimtalk_code"
            optional
            maxLength={60}
            value={code}
            onChange={onCode}
            disabled={disabled}
            error={errors.alimtalk_code ?? null}
            hint={t('카카오에서 승인받은 코드예요. 비워 두면 문자로 나가요.')}
          />
        </FormSection>
      )}
    </>
  )
}
