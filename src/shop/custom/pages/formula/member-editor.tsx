import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Formula, type Material, myFormulas } from '#shop/custom/formula-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { dropDraft } from './device-draft.ts'
import { bodyOf, type Draft, type SetDraft } from './draft.ts'
import { FormulaEditor } from './editor.tsx'

type Props = {
  draft: Draft
  setDraft: SetDraft
  /** the one that is changed; left out for a new one */
  formula?: Formula
  /** what this browser keeps is part of it, and goes once the shop keeps it */
  ofDevice?: boolean
  library: readonly Material[]
}
const nothing: Formula['accords'] = []

/** A formula of a member, kept by the shop. */
export function MemberEditor({ draft, setDraft, formula, ofDevice = false, library }: Props) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { errors, refused } = useMessages()
  const { busy, send } = useSend({ refused })
  const accords = useQuery(queryOf(myFormulas.accords, {})).data?.data ?? nothing
  // what is no longer offered stays in a formula that has it
  const known = useMemo(() => {
    const ids = new Set(library.map(({ material_id }) => material_id))
    const older = formula?.materials.filter(({ material_id }) => !ids.has(material_id)) ?? []
    const own = formula?.accords.filter(
      ({ formula_id }) => !accords.some((one) => one.formula_id === formula_id),
    )
    return { library: [...library, ...older], accords: [...accords, ...(own ?? [])] }
  }, [library, accords, formula])

  const save = () =>
    send(async () => {
      const body = bodyOf(draft, known)
      const answer = formula
        ? await call(myFormulas.save, {
            params: { formula_id: formula.formula_id },
            body: { ...body, version: formula.version },
          })
        : await call(myFormulas.create, { body })
      client.setQueryData(
        queryOf(myFormulas.show, { params: { formula_id: answer.data.formula_id } }).queryKey,
        answer,
      )
      await client.invalidateQueries({ queryKey: [myFormulas.list.path] })
      await client.invalidateQueries({ queryKey: [myFormulas.accords.path] })
      await navigate(paths.myPage.formula(answer.data.formula_id), { replace: true })
      if (ofDevice) dropDraft()
      toast(t('포뮬러를 저장했어요.'))
    })

  return (
    <FormulaEditor
      title={formula ? t('포뮬러 고치기') : t('새 포뮬러')}
      draft={draft}
      setDraft={setDraft}
      known={known}
      formula={formula}
      errors={errors}
      busy={busy}
      save={t('포뮬러 저장')}
      onSave={() => void save()}
      leave={formula ? paths.myPage.formula(formula.formula_id) : paths.myPage.formulas()}
    />
  )
}
