import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '../../../admin/ui/draft.ts'
import { koreanDay } from '../../../admin/ui/times.ts'
import { useAct } from '../../../admin/ui/use-act.ts'
import type { Refusal } from '../../../kernel/client.ts'
import { call } from '../../../kernel/queries.ts'
import { useT } from '../../../ui/language.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { adminCoupons, type KindForm, type StaffKind } from '../admin-contract.ts'

const month = -30

export function emptyKind(): KindForm {
  return {
    cp_subject: '',
    cp_subject_en: '',
    cp_method: 2,
    cp_target: '',
    cp_type: 0,
    cp_price: 3_000,
    cp_trunc: 100,
    cp_minimum: 30_000,
    cp_maximum: 0,
    cz_way: 'zone',
    cz_start: koreanDay(),
    cz_end: koreanDay(month),
    cz_days: null,
    cz_level: 1,
    cz_limit: null,
    cz_each: 1,
    cz_point: 0,
    cz_combine: true,
  }
}

/** The form's part of what the server answers. */
export function formOf(kind: StaffKind): KindForm {
  const names = Object.keys(emptyKind()) as (keyof KindForm)[] // the keys of a literal
  return Object.fromEntries(names.map((name) => [name, kind[name]])) as KindForm // every one of its keys
}

export function useSaveKind(draft: Draft<KindForm>, stored: StaffKind | null) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const [version, setVersion] = useState(stored?.version ?? 0)
  /** somebody else saved it: the parts that both changed, empty when all fits together */
  const [met, setMet] = useState<(keyof KindForm)[] | null>(null)
  const params = { cz_id: String(stored?.cz_id ?? '') }
  const refused = (refusal: Refusal) => refusal.status === 422 && draft.refuse(refusal.errors)

  function keep({ data }: { data: StaffKind }): StaffKind {
    draft.saved(formOf(data))
    setVersion(data.version)
    setMet(null)
    for (const path of [adminCoupons.list.path, adminCoupons.show.path]) void client.invalidateQueries({ queryKey: [path] })
    return data
  }

  async function meet() {
    const theirs = await act(() => call(adminCoupons.show, { params }))
    if (!theirs) return
    setMet(draft.meet(formOf(theirs.data)))
    setVersion(theirs.data.version)
    window.scrollTo({ top: 0 })
  }

  return {
    busy,
    met,
    dismiss: () => setMet(null),
    create: async (): Promise<number | null> => {
      const answer = await act(() => call(adminCoupons.create, { body: draft.value }), refused)
      if (!answer) return null
      toast(t('쿠폰을 만들었어요.'))
      return keep(answer).cz_id
    },
    save: async () => {
      let conflict = false
      const answer = await act(
        () => call(adminCoupons.save, { params, body: { ...draft.value, version } }),
        (refusal) => {
          conflict = refusal.status === 409
          return conflict || refused(refusal)
        },
      )
      if (conflict) await meet()
      if (!answer) return
      keep(answer)
      toast(t('쿠폰을 저장했어요.'))
    },
    turn: async (on: boolean) => {
      const answer = await act(() => call(on ? adminCoupons.resume : adminCoupons.stop, { params, body: { version } }))
      if (!answer) return
      setVersion(answer.data.version)
      for (const path of [adminCoupons.list.path, adminCoupons.show.path, adminCoupons.holders.path]) void client.invalidateQueries({ queryKey: [path] })
      toast(on ? t('다시 시작했어요.') : t('멈췄어요. 받은 쿠폰도 쓸 수 없어요.'))
    },
  }
}
