import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { standingOf, toldSaved } from '#admin/ui/told-saved.ts'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import type { BottleForm as Form } from '#shop/bottle/design-contract.ts'
import { bottleDesk, type DeskBottle, type KitForm } from '#shop/bottle/desk-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { BottleForm } from './bottle-form.tsx'
import { BottlePreview } from './bottle-preview.tsx'

const empty: Form = {
  ...{ name: '', name_en: '', material: '', material_en: '', volume_ml: 50 },
  ...{ picture: '', mask_cap: '', mask_liquid: '', picture_alt: '', picture_alt_en: '' },
  box: { x: 250, y: 500, width: 400, height: 400 },
  ...{ is_curved: false, label_w: 50, label_h: 50, caps: [], shapes: ['rect'] },
  tiers: [{ from: 1, won: 0, usd: null, days: 5 }],
  ...{ setup_won: 0, setup_usd: null, stock: 0, weight_g: 0, is_used: false, position: 0 },
}

const formOf = ({ bottle_id: _, version: __, ...form }: DeskBottle): Form => form

/** One bottle model: its photograph with the place of the label, its prices; or a new one. */
export default function BottlePage() {
  return (
    <OnlyFor area="products">
      <OneBottle />
    </OnlyFor>
  )
}

function OneBottle() {
  const t = useT()
  const { bottleId = '' } = useParams()
  const isNew = bottleId === 'new'
  const kit = useQuery({ ...queryOf(bottleDesk.kit, {}), ...freshOne })
  const found = useQuery({
    ...queryOf(bottleDesk.show, { params: { bottle_id: rowIdIn(bottleId) } }),
    ...freshOne,
    enabled: !isNew,
  })
  const waited = isNew ? kit : found
  const stored = isNew ? { data: null } : found.data
  return (
    <StoredOne
      found={{
        data: kit.data && stored,
        error: kit.error ?? found.error,
        isFetchedAfterMount: waited.isFetchedAfterMount,
        fetchStatus: waited.fetchStatus,
        refetch: () => void Promise.all([kit.refetch(), isNew || found.refetch()]),
      }}
      title={t('병 모델')}
      back={{ to: adminPaths.bottles(), label: t('병 모델 목록') }}
    >
      {(bottle) => (
        <Desk key={bottleId} stored={bottle} kit={kit.data?.data ?? { parts: [], templates: [] }} />
      )}
    </StoredOne>
  )
}

function Desk({ stored, kit }: { stored: DeskBottle | null; kit: KitForm }) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const client = useQueryClient()
  const draft = useDraft(`bottle-${stored?.bottle_id ?? 'new'}`, stored ? formOf(stored) : empty)
  const params = { bottle_id: stored?.bottle_id ?? 0 }
  const saving = useSaveDraft(draft, stored, {
    create: (form) => call(bottleDesk.make, { body: form }),
    load: () => call(bottleDesk.show, { params }),
    save: (form, version) => call(bottleDesk.save, { params, body: { ...form, version } }),
    formOf,
    kept: () => {
      for (const { path } of [bottleDesk.list, bottleDesk.show])
        void client.invalidateQueries({ queryKey: [path] })
    },
    told: ({ is_used, stock }) => {
      const standing = standingOf(is_used)
      return toldSaved(
        t,
        t('저장했어요.'),
        standing === 'shown' && stock === 0 ? 'soldOut' : standing,
      )
    },
  })
  const { value } = draft
  const readOnly = !staff.changes('products')
  return (
    <EditorPage
      title={stored ? pick(value.name, value.name_en) || t('병 모델') : t('병 더하기')}
      back={{ to: adminPaths.bottles(), label: t('병 모델 목록') }}
      actions={stored?.is_used && <SeeInShop href={paths.bottle()} />}
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.bottle(made.bottle_id)
            }
      }
      readOnly={readOnly}
    >
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_340px]">
        <fieldset disabled={readOnly} className="grid min-w-0 gap-5">
          <BottleForm draft={draft} kit={kit} />
        </fieldset>
        <div className="wide:sticky wide:top-20">
          <BottlePreview form={value} kit={kit} />
        </div>
      </div>
    </EditorPage>
  )
}
