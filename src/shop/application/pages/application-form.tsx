import type { Application, ApplicationKind, ApplicationTyped } from '#shop/application/contract.ts'
import { groupsOf } from '#shop/application/field-rules.ts'
import { Button } from '#ui/button.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { Consents, Files, GroupFields } from './form-parts.tsx'
import { GoodsRows } from './goods-rows.tsx'
import { SendsField } from './sends-field.tsx'
import { StepForm } from './step-form.tsx'
import { useApplicationForm } from './use-application-form.ts'

type Props = {
  kind: ApplicationKind
  stored: Application | null
  /** what is known of the applicant */
  begin?: Partial<ApplicationTyped>
  button: string
  onDone: (done: { ap_id: number; email: string }) => void
}

/** The form of one kind: its groups of fields, files, consents. A brief goes by steps. */
export function ApplicationForm({ kind, stored, begin = {}, button, onDone }: Props) {
  const form = useApplicationForm(kind, stored, begin, onDone)
  const { fields } = form
  if (kind === 'fragrance') return <StepForm form={form} button={button} />
  return (
    <form
      noValidate
      className="grid max-w-[760px] gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormErrors errors={fields.errors} />
      {kind === 'bulk' && form.sends.length === 0 && (
        <GoodsRows
          lines={form.lines}
          onChange={form.putLines}
          error={fields.errors.goods ?? null}
        />
      )}
      {kind === 'bulk' && (
        <SendsField
          sends={form.sends}
          onChange={form.putSends}
          error={fields.errors.sends ?? null}
        />
      )}
      {groupsOf(kind).map((group) => (
        <GroupFields key={group.title} group={group} form={form} />
      ))}
      <Files form={form} />
      <Consents form={form} />
      <div>
        <Button type="submit" busy={form.busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
