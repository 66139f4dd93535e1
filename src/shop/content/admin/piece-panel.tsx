import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { PictureField } from '#admin/ui/picture-field.tsx'
import { TrendChoice } from '#admin/ui/trend-choice.tsx'
import type { TemplateNode } from '#shop/content/contract.ts'
import { templateClasses, templateStyles } from '#shop/content/piece-rules.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Chip } from '#ui/chip.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useLookWord } from './looks/look-words.ts'
import { useStyleWord, useTagWord } from './tag-words.ts'

type Props = { piece: TemplateNode; isTrend: boolean; onChange: (piece: TemplateNode) => void }

/** What the chosen piece says and how it looks; only from the lists that the rules allow. */
export function PiecePanel({ piece, isTrend, onChange }: Props) {
  const t = useT()
  const tagWord = useTagWord()
  const { option } = piece
  const put = (part: Partial<TemplateNode['option']>) =>
    onChange({ ...piece, option: { ...option, ...part } })
  const putProps = (props: Record<string, string>) => put({ props: { ...option.props, ...props } })
  return (
    <Panel title={tagWord(piece.tag)} end={<span className="font-mono">{piece.id}</span>}>
      <div className="grid gap-5">
        <Words piece={piece} isTrend={isTrend} onChange={putProps} />
        <Looks given={option.class} onChange={(next) => put({ class: next })} />
        <Styles given={option.style} onChange={(style) => put({ style })} />
        <p className="text-caption text-ink-500">
          {t('글에 적은 < > 같은 기호는 기호 그대로 보여요.')}
        </p>
      </div>
    </Panel>
  )
}

function Words({
  piece,
  isTrend,
  onChange,
}: {
  piece: TemplateNode
  isTrend: boolean
  onChange: (props: Record<string, string>) => void
}) {
  const t = useT()
  const { props } = piece.option
  const both = (label: string, name: string, long = false) => (
    <div className="[&>div]:grid-cols-1!">
      <BothLanguages
        label={label}
        names={[`piece.${name}`, `piece.${name}_en`]}
        values={[props[name] ?? '', props[`${name}_en`] ?? '']}
        onChange={(korean, english) => onChange({ [name]: korean, [`${name}_en`]: english })}
        maxLength={name === 'innerText' ? 5_000 : 500}
        long={long}
        optional
      />
    </div>
  )
  switch (piece.tag) {
    case 'hr':
    case 'br':
      return null
    case 'img':
      return (
        <>
          <PictureField
            label={t('사진')}
            name="piece.src"
            value={props.src ?? ''}
            onChange={(src) => onChange({ src })}
          />
          {both(t('사진 설명'), 'alt')}
          <Select
            label={t('가로세로')}
            small
            value={props.ratio ?? '4:3'}
            choices={['4:3', '2:1', '4:5', '1:1'].map((value) => ({ value, label: value }))}
            onChange={(ratio) => onChange({ ratio })}
          />
        </>
      )
    case 'products':
      return (
        <>
          {!isTrend && (
            <TrendChoice
              label={t('트렌드')}
              name="piece.trendId"
              value={props.trendId ?? ''}
              onChange={(trendId) => onChange({ trendId })}
            />
          )}
          <Select
            label={t('모양')}
            small
            value={props.look ?? 'grid'}
            choices={[
              { value: 'grid', label: t('칸') },
              { value: 'lines', label: t('줄') },
            ]}
            onChange={(look) => onChange({ look })}
          />
          <Select
            label={t('한 줄에')}
            small
            value={props.columns ?? '4'}
            choices={['3', '4', '5'].map((value) => ({ value, label: value }))}
            onChange={(columns) => onChange({ columns })}
          />
        </>
      )
    default:
      return (
        <>
          {both(t('글'), 'innerText', true)}
          {piece.tag === 'a' && both(t('갈 주소'), 'href')}
        </>
      )
  }
}

function Looks({ given, onChange }: { given: string; onChange: (given: string) => void }) {
  const t = useT()
  const word = useLookWord()
  const on = given.split(/\s+/).filter(Boolean)
  const others = templateClasses.filter((one) => !on.includes(one))
  return (
    <div>
      <p className="mb-1.5 text-small font-medium">{t('모양')}</p>
      <div className="flex flex-wrap gap-1.5">
        {on.map((one) => (
          <Chip
            key={one}
            on
            removes
            onClick={() => onChange(on.filter((other) => other !== one).join(' '))}
          >
            {word(one)}
          </Chip>
        ))}
      </div>
      <Accordion title={<span className="text-small text-ink-700">{t('모양 더하기')}</span>}>
        <div className="flex max-h-56 flex-wrap gap-1.5 overflow-y-auto pb-2">
          {others.map((one) => (
            <Chip key={one} onClick={() => onChange([...on, one].join(' '))}>
              {word(one)}
            </Chip>
          ))}
        </div>
      </Accordion>
    </div>
  )
}

function Styles({
  given,
  onChange,
}: {
  given: Record<string, string>
  onChange: (style: Record<string, string>) => void
}) {
  const t = useT()
  const word = useStyleWord()
  const names = Object.keys(given)
  const others = Object.keys(templateStyles).filter((name) => !names.includes(name))
  return (
    <div className="grid gap-3">
      <p className="text-small font-medium">{t('스타일')}</p>
      {names.map((name) => (
        <div key={name} className="flex items-end gap-2">
          <TextField
            label={word(name)}
            name={`piece.style.${name}`}
            value={given[name] ?? ''}
            onChange={(value) => onChange({ ...given, [name]: value })}
            error={
              templateStyles[name]?.test(given[name] ?? '')
                ? null
                : t('이렇게는 쓸 수 없어요. 예: {example}', { example: examples[name] ?? '16px' })
            }
            maxLength={40}
            className="min-w-0 flex-1"
          />
          <Chip
            removes
            on
            onClick={() =>
              onChange(
                Object.fromEntries(Object.entries(given).filter(([other]) => other !== name)),
              )
            }
          >
            {t('빼기')}
          </Chip>
        </div>
      ))}
      <Select
        label={t('스타일 더하기')}
        small
        hideLabel
        placeholder={t('스타일 더하기')}
        value=""
        choices={others.map((value) => ({ value, label: word(value) }))}
        onChange={(name) => name && onChange({ ...given, [name]: examples[name] ?? '16px' })}
      />
    </div>
  )
}

const examples: Record<string, string> = {
  color: '#1f1b17',
  'background-color': '#f4f0e8',
  'text-align': 'center',
  'font-size': '18px',
  'font-weight': '600',
  'line-height': '1.6',
  'max-width': '40em',
  width: '100%',
}
