import { useQueryClient } from '@tanstack/react-query'
import type { Draft } from '#admin/ui/draft.ts'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { call } from '#kernel/queries.ts'
import { adminCoupons, type KindForm, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

const month = 30

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
    cz_start: koreanToday(),
    cz_end: koreanToday(month),
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
  const params = { cz_id: stored?.cz_id ?? 0 }
  const askAnew = (...asked: { path: string }[]) => {
    for (const { path } of asked) void client.invalidateQueries({ queryKey: [path] })
  }
  const { send, version, setVersion, ...saving } = useSaveDraft(draft, stored, {
    create: (body) => call(adminCoupons.create, { body }),
    load: () => call(adminCoupons.show, { params }),
    save: (form, version) => call(adminCoupons.save, { params, body: { ...form, version } }),
    formOf,
    kept: () => askAnew(adminCoupons.list, adminCoupons.show),
    told: (_, isNew) => (isNew ? t('쿠폰을 만들었어요.') : t('쿠폰을 저장했어요.')),
  })

  return {
    ...saving,
    turn: async (on: boolean) => {
      const answer = await send(() =>
        call(on ? adminCoupons.resume : adminCoupons.stop, { params, body: { version } }),
      )
      if (!answer) return
      setVersion(answer.data.version)
      askAnew(adminCoupons.list, adminCoupons.show, adminCoupons.holders)
      toast(on ? t('다시 시작했어요.') : t('멈췄어요. 받은 쿠폰도 쓸 수 없어요.'))
    },
  }
}
