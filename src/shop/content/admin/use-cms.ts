import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '#admin/ui/draft.ts'
import { standingOf, toldSaved } from '#admin/ui/told-saved.ts'
import type { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { adminCms, type CmsFull } from '#shop/content/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { type CmsForm, formOf } from './cms-form.ts'

/** Everything that can be done with a page. When somebody else saved first, both are brought together before the next try. */
export function useCms(draft: Draft<CmsForm>, stored: CmsFull | null) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [page, setPage] = useState(stored)
  const [met, setMet] = useState<(keyof CmsForm & string)[] | null>(null)
  const params = { id: page?.id ?? 0 }
  const version = page?.version ?? 0
  const refused = (refusal: Refusal) => refusal.status === 422 && draft.refused(refusal)

  function keep(answer: { data: CmsFull }): CmsFull {
    setPage(answer.data)
    setMet(null)
    draft.saved(formOf(answer.data))
    for (const path of [adminCms.list.path, adminCms.show.path, adminCms.versions.path])
      void client.invalidateQueries({ queryKey: [path] })
    return answer.data
  }

  async function meet() {
    const theirs = await send(() => call(adminCms.show, { params }))
    if (!theirs) return
    setMet(draft.meet(formOf(theirs.data)))
    setPage(theirs.data)
    window.scrollTo({ top: 0 })
  }

  /** Does it, keeps what came of it, and says so; an older version is brought together with the newest. */
  async function attempt(
    work: () => Promise<{ data: CmsFull }>,
    told: (page: CmsFull) => string,
  ): Promise<CmsFull | null> {
    let conflict = false
    const answer = await send(work, (refusal) => {
      conflict = refusal.status === 409
      return conflict || refused(refusal)
    })
    if (conflict) await meet()
    if (!answer) return null
    toast(told(answer.data))
    return keep(answer)
  }

  /** a page that is up shows its older version until the draft follows */
  const draftTold = (page: CmsFull) =>
    page.published_version === null
      ? t('초안을 저장했어요. 게시하면 가게에 보여요.')
      : t('초안을 저장했어요. 게시할 때까지 가게에는 앞의 저장본이 남아요.')

  const { kind: _, name: __, ...content } = draft.value
  return {
    page,
    busy,
    met,
    dismiss: () => setMet(null),
    create: () => attempt(() => call(adminCms.create, { body: draft.value }), draftTold),
    save: () =>
      attempt(() => call(adminCms.save, { params, body: { ...content, version } }), draftTold),
    publish: (times: { publish_from: string | null; publish_until: string | null }) =>
      attempt(
        () => call(adminCms.publish, { params, body: { version, ...times } }),
        (page) =>
          toldSaved(
            t,
            t('게시했어요.'),
            standingOf(page.published_version !== null, {
              from: page.publish_from,
              until: page.publish_until,
            }),
          ),
      ),
    withdraw: () =>
      attempt(
        () => call(adminCms.withdraw, { params }),
        () => t('가게에서 내렸어요. 초안은 남아 있어요.'),
      ),
    restore: (number: number) =>
      attempt(
        () =>
          call(adminCms.restore, {
            params: { ...params, number },
            body: { version },
          }),
        () => t('{count}번 저장본을 초안으로 되살렸어요.', { count: number }),
      ),
    remove: () => send(() => call(adminCms.remove, { params })),
  }
}
export type Cms = ReturnType<typeof useCms>
