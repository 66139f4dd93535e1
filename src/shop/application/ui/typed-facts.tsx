import { businessNumberText } from '#kernel/business-number.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { Application, ApplicationKind, ApplicationTyped } from '#shop/application/contract.ts'
import { groupsOf, isAsked, shownValues } from '#shop/application/field-rules.ts'
import type { ApplicationField } from '#shop/application/piece-rules.ts'
import { type Translate, useT } from '#ui/language.tsx'
import { SendList } from './send-list.tsx'

type Props = {
  kind: ApplicationKind
  typed: ApplicationTyped
  lines: Application['lines']
  sends: Application['sends']
}

/** What was typed, as its applicant and staff read it; what was left empty is not there. */
export function TypedFacts({ kind, typed, lines, sends }: Props) {
  const t = useT()
  return (
    <div className="grid max-w-[760px] gap-8">
      {lines.length > 0 && sends.length === 0 && (
        <Part title={t('필요한 상품')}>
          {lines.map(({ name, qty }, at) => (
            <Row key={at} label={name} value={t('{count}개', { count: qty })} />
          ))}
        </Part>
      )}
      {sends.length > 0 && (
        <section>
          <h2 className="type-h3 mb-3">{t('받는 곳들')}</h2>
          <SendList sends={sends} />
        </section>
      )}
      {groupsOf(kind).map((group) => {
        const filled = group.fields.filter((field) => typed[field.name] && isAsked(field, typed))
        return (
          filled.length > 0 && (
            <Part key={group.title} title={t(group.title)}>
              {filled.map((field) => (
                <Row key={field.name} label={t(field.label)} value={wordOf(field, typed, t)} />
              ))}
            </Part>
          )
        )
      })}
    </div>
  )
}

function wordOf(field: ApplicationField, typed: ApplicationTyped, t: Translate): string {
  const value = typed[field.name]
  if (field.type === 'choice' || field.type === 'chips')
    return shownValues(field, value)
      .map((word) => t(word))
      .join(', ')
  if (field.type === 'phone') return formatPhone(value)
  if (field.type === 'business') return businessNumberText(value.replace(/[\s-]/g, ''))
  return value
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="type-h3 mb-2">{title}</h2>
      <dl className="rule-t">{children}</dl>
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="hairline-b grid gap-x-6 gap-y-0.5 py-3 text-plain card:grid-cols-[160px_minmax(0,1fr)]">
      <dt className="text-ink-500 [overflow-wrap:anywhere]">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
