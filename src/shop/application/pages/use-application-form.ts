import { useRef, useState } from 'react'
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
import {
  agreementsOf,
  filledLines,
  isTrade,
  needAgreement,
  whyBad,
  whyBadLines,
} from '#shop/application/rules.ts'
import type { NamedSend } from '#shop/cart/send-contract.ts'
import { dropDraft, keepDraft, useDraft } from '#shop/inquiry/ui/kept-draft.ts'
import { groupErrors } from '#ui/field-errors.ts'
import { useT } from '#ui/language.tsx'
import { type CheckField, useFields } from '#ui/use-fields.ts'
import { type Shows, useSend } from '#ui/use-send.ts'

export type FormTyped = ApplicationTyped & {
  privacy: boolean
  secrecy: boolean
  made_to_order: boolean
  sample_fee: boolean
  formula_id: string
  files: string
  goods: string
  sends: string
}
/** What is kept on this device: everything but what was ticked and chosen from its disk. */
type Draft = ApplicationTyped & { formula_id: string }
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
  const [sends, setSends] = useState(stored?.sends ?? [])
  const draft = `application/${kind}/${stored?.ap_id ?? 'new'}`
  const whyWrong: CheckField<FormTyped> = (name, values) => {
    if (name === 'files' || name === 'sends' || name === 'formula_id') return null
    if (name === 'made_to_order' || name === 'sample_fee')
      return values[name] || !agreementsOf(kind).includes(name) ? null : t(needAgreement[name])
    if (name === 'goods') {
      const why = kind === 'bulk' && !sends.length ? whyBadLines(lines) : null
      return why && t(why)
    }
    if (name === 'privacy') return values.privacy ? null : t('개인정보 수집·이용에 동의해 주세요.')
    if (name === 'secrecy')
      return !isTrade(kind) || values.secrecy
        ? null
        : t('거래 가격을 밖에 알리지 않는 데 동의해 주세요.')
    const why = whyBad(kind, name, values, koreanToday())
    return why && (typeof why === 'string' ? t(why) : t(...why))
  }
  const fields = useFields<FormTyped>(
    {
      ...emptyTyped(),
      ...begin,
      ...stored?.typed,
      privacy: stored !== null,
      secrecy: stored !== null,
      made_to_order: stored !== null,
      sample_fee: stored !== null,
      formula_id: String(stored?.formula?.formula_id ?? ''),
      files: '',
      goods: '',
      sends: '',
    },
    whyWrong,
  )
  useDraft<Draft>(draft, fields.setAll)

  function typing(name: keyof Draft) {
    const bound = fields.bind(name)
    return {
      ...bound,
      onChange: (value: string) => {
        bound.onChange(value)
        keepDraft(draft, draftOf({ ...fields.values, [name]: value }))
      },
    }
  }
  function typeAll(values: Partial<ApplicationTyped>) {
    fields.setAll(values)
    keepDraft(draft, draftOf({ ...fields.values, ...values }))
  }
  function putLines(next: GoodsLine[]) {
    setLines(next)
    if (!whyBadLines(next)) fields.set('goods', 'x')
  }

  function putSends(next: NamedSend[]) {
    setSends(next)
    fields.setAll({ sends: String(next.length), ...(next.length ? { goods: 'x' } : {}) })
  }

  // a refusal may name a field that stands on another step
  const shown = useRef<(names: string[]) => void>(() => {})
  const shows: Shows = {
    refused: (refusal) => {
      shown.current(Object.keys(groupErrors(refusal.errors)))
      return fields.refused(refusal)
    },
  }
  const { busy, send } = useSend(shows, {
    lost: t('연결이 끊겨서 보내지 못했어요. 적은 내용은 그대로 있어요. 다시 시도해 주세요.'),
  })
  async function submit() {
    if (busy || !fields.checkAll()) return
    const filled = filledLines(lines)
    const body = {
      ...draftOf(fields.values),
      ...ticksOf(fields.values),
      goods: filled.map((line) => line.name),
      counts: filled.map((line) => line.qty.trim()),
      sends: sends.length ? JSON.stringify(sends) : '',
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
      dropDraft(`${draft}/step`)
      onDone(done)
    })
  }

  return {
    kind,
    stored,
    draft,
    shown,
    fields,
    whyWrong: (name: keyof FormTyped) => whyWrong(name, fields.values),
    typing,
    typeAll,
    lines,
    putLines,
    sends,
    putSends,
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

function ticksOf({ privacy, secrecy, made_to_order, sample_fee }: FormTyped) {
  return { privacy, secrecy, made_to_order, sample_fee }
}

function draftOf(values: FormTyped): Draft {
  const { privacy: _, secrecy: __, made_to_order: ___, sample_fee: ____, ...rest } = values
  const { files: _____, goods: ______, sends: _______, ...draft } = rest
  return draft
}

export type Form = ReturnType<typeof useApplicationForm>
