import type { ReactNode } from 'react'
import { FormErrors } from '#ui/form-errors.tsx'
import type { Draft } from './draft.ts'
import { MetNotice, RestoredNotice } from './draft-notices.tsx'
import { SaveBar } from './save-bar.tsx'

export type FormFrameProps<Form extends object> = {
  draft: Draft<Form>
  /** what `useSaveDraft` gives, or whatever saves in a way of its own */
  saving: {
    busy: boolean
    /** the parts that both changed when somebody else saved first */
    met: readonly (keyof Form & string)[] | null
    dismiss: () => void
    save: () => Promise<unknown>
  }
  /** a new thing has nothing stored to go back to */
  isNew?: boolean
  /** names a part that two people changed */
  partWord?: (part: keyof Form & string) => string
  /** the form may be read, not changed: its fieldset says so, nothing is saved */
  readOnly?: boolean
  /** what else waits to be saved, and how it is thrown away */
  beyond?: { changes: number; reset: () => void }
  children: ReactNode
}

/** What every form of the back office has: above it what became of earlier tries, below it saving. */
export function FormFrame<Form extends object>({
  draft,
  saving,
  isNew,
  partWord,
  readOnly = false,
  beyond,
  children,
}: FormFrameProps<Form>) {
  return (
    <>
      <RestoredNotice show={draft.restored} onReset={draft.reset} />
      <MetNotice
        met={saving.met?.map((part) => partWord?.(part) ?? '')}
        onDismiss={saving.dismiss}
      />
      <FormErrors errors={draft.errors} className="mb-5" />
      {children}
      {readOnly ? (
        <div className="h-10" />
      ) : (
        <SaveBar
          isNew={isNew}
          changes={draft.changed.length + (beyond?.changes ?? 0)}
          busy={saving.busy}
          onSave={() => void saving.save()}
          onReset={() => {
            draft.reset()
            beyond?.reset()
          }}
        />
      )}
    </>
  )
}
