import { useState } from 'react'
import { koreanToday } from '#kernel/korean-time.ts'
import { call } from '#kernel/queries.ts'
import {
  type Application,
  type ApplicationKind,
  type ApplicationTyped,
  applying,
  myApplications,
} from '#shop/application/contract.ts'
import { emptyTyped } from '#shop/application/field-rules.ts'
import { filledLines, isTrade, whyBad, whyBadLines } from '#shop/application/rules.ts'
import { dropDraft, keepDraft, useDraft } from '#shop/inquiry/ui/kept-draft.ts'
import { useT } from '#ui/language.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

export type FormTyped = ApplicationTyped & {
  privacy: boolean
  secrecy: boolean
  files: string
  goods: string
}
export type GoodsLine = { key: number; name: string; qty: string }
type Done = { ap_id: number; email: string }

const linesOf = (stored: Application | null): GoodsLine[] =>
  stored?.lines.length
    ? stored.lines.map(({ name, qty }, key) => ({ key, name, qty: String(qty) }))
    : [{ key: 0, name: '', qty: '' }]

/** Everything typed stays until the shop has it: through a refusal, a lost connection, a log-in. */
export function useApplicationForm(
  kind: ApplicationKind,
  stored: Application | null,
  begin: Partial<ApplicationTyped>,
  onDone: (done: Done) => void,
) {
  const t = useT()
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(stored?.files ?? [])
  const [lines, setLines] = useState(linesOf(stored))
  const draft = `application/${kind}/${stored?.ap_id ?? 'new'}`
  const fields = useFields<FormTyped>(
    {
      ...emptyTyped(),
      ...begin,
      ...stored?.typed,
      privacy: stored !== null,
      secrecy: stored !== null,
      files: '',
      goods: '',
    },
    (name, values) => {
      if (name === 'files') return null
      if (name === 'goods') {
        const why = kind === 'bulk' ? whyBadLines(lines) : null
        return why && t(why)
      }
      if (name === 'privacy')
        return values.privacy ? null : t('개인정보 수집·이용에 동의해 주세요.')
      if (name === 'secrecy')
        return !isTrade(kind) || values.secrecy
          ? null
          : t('거래 가격을 밖에 알리지 않는 데 동의해 주세요.')
      const why = whyBad(kind, name, values, koreanToday())
      return why && (typeof why === 'string' ? t(why) : t(...why))
    },
  )
  useDraft<ApplicationTyped>(draft, fields.setAll)

  function typing(name: keyof ApplicationTyped) {
    const bound = fields.bind(name)
    return {
      ...bound,
      onChange: (value: string) => {
        bound.onChange(value)
        keepDraft(draft, typedOf({ ...fields.values, [name]: value }))
      },
    }
  }
  function typeAll(values: Partial<ApplicationTyped>) {
    fields.setAll(values)
    keepDraft(draft, typedOf({ ...fields.values, ...values }))
  }
  function putLines(next: GoodsLine[]) {
    setLines(next)
    if (!whyBadLines(next)) fields.set('goods', 'x')
  }

  const { busy, send } = useSend(fields, {
    lost: t('연결이 끊겨서 보내지 못했어요. 적은 내용은 그대로 있어요. 다시 시도해 주세요.'),
  })
  async function submit() {
    if (busy || !fields.checkAll()) return
    const filled = filledLines(lines)
    const body = {
      ...typedOf(fields.values),
      privacy: fields.values.privacy,
      secrecy: fields.values.secrecy,
      goods: filled.map((line) => line.name),
      counts: filled.map((line) => line.qty.trim()),
      files,
    }
    await send(async () => {
      const done = stored
        ? await call(myApplications.change, {
            params: { ap_id: stored.ap_id },
            body: { ...body, keep: kept.map((file) => file.file_id) },
          }).then(({ data }) => ({ ap_id: data.ap_id, email: data.typed.email }))
        : (await call(applying[kind], { body })).data
      dropDraft(draft)
      onDone(done)
    })
  }

  return {
    fields,
    typing,
    typeAll,
    lines,
    putLines,
    busy,
    submit,
    attached: {
      files,
      onChange: (next: File[]) => {
        setFiles(next)
        fields.set('files', String(next.length))
      },
      kept: kept.map((file) => ({ id: file.file_id, name: file.file_name })),
      onDropKept: (id: string) => setKept(kept.filter((file) => file.file_id !== id)),
    },
  }
}

function typedOf({ privacy: _, secrecy: __, files: ___, goods: ____, ...typed }: FormTyped) {
  return typed
}
