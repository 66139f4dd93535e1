import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SheetAsk, SheetFormat } from '#kernel/sheet.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { ActionDialog } from './action-dialog.tsx'
import { useStaff } from './staff.ts'

export type ListFileProps = {
  /** asks for the file, with the filters of the list */
  save: (ask: SheetAsk) => Promise<void>
  /** how many rows it will hold */
  total: number | undefined
  /** holds names, phones and addresses, which are masked unless somebody needs them whole */
  personal?: boolean
  /** what the file shows once nothing is masked */
  wholeWord?: string
  /** what else this list lets choose */
  children?: ReactNode
}

/** The rows of a list as a file for a spreadsheet. */
export function ListFile(props: ListFileProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" size={44} onClick={() => setOpen(true)}>
        <Download aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('파일로 받기')}
      </Button>
      {open && <FileDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type Typed = { format: SheetFormat; whole: boolean; reason: string }

function FileDialog({
  save,
  total,
  personal = false,
  wholeWord,
  children,
  onClose,
}: ListFileProps & { onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const staff = useStaff()
  const fields = useFields<Typed>({ format: 'xlsx', whole: false, reason: '' }, (name, typed) =>
    name === 'reason' && typed.whole && typed.reason.trim().length < 2
      ? t('이유를 2자 이상 적어 주세요.')
      : null,
  )
  const { values } = fields
  const { busy, refusal, send } = useSend(fields, { box: true })

  async function download() {
    if (!fields.checkAll()) return
    const done = await send(async () => {
      await save({ ...values, reason: values.whole ? values.reason.trim() : '' })
      return true
    })
    if (!done) return
    toast(t('파일을 받았어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('파일로 받기')}
      yes={t('내려받기')}
      busy={busy}
      onYes={download}
    >
      <p className="text-plain text-ink-700">
        {total === undefined
          ? t('지금 보이는 조건의 목록을 담아요.')
          : t('지금 보이는 조건의 {count}줄을 담아요.', { count: total })}
      </p>
      <RadioCards
        legend={t('파일 종류')}
        shape="row"
        {...fields.bind('format')}
        cards={[
          { value: 'xlsx', label: t('엑셀 (XLSX)') },
          { value: 'csv', label: 'CSV' },
        ]}
      />
      {children}
      {personal && staff.role !== 'accountant' && (
        <Checkbox {...fields.bindTick('whole')}>
          {wholeWord ?? t('메일, 전화, 주소를 가리지 않고 받아요')}
        </Checkbox>
      )}
      {values.whole && (
        <TextField
          label={t('이유')}
          hint={t('누가 언제 왜 받았는지 기록에 남아요.')}
          maxLength={200}
          {...fields.bind('reason')}
        />
      )}
      <FormRefusal message={refusal} />
    </ActionDialog>
  )
}
