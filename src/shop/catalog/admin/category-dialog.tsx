import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { ItemsField } from '#admin/ui/items-field.tsx'
import { call } from '#kernel/queries.ts'
import {
  adminCategories,
  type CategoryForm,
  mostPicks,
  type StaffCategory,
} from '#shop/catalog/category-contract.ts'
import { isInMenu, whyNotThere } from '#shop/catalog/category-rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  category: StaffCategory | null
  parent_id: number | null
  rows: readonly StaffCategory[]
  onSaved: () => Promise<void>
  onClose: () => void
}

const top = 'top'

/** One category: its names, where it stands, and what holds for its goods. */
export function CategoryDialog({ category, parent_id, rows, onSaved, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const { pick } = useLang()
  const { busy, send } = useSend()
  const [form, setForm] = useState<CategoryForm>(() => ({
    parent_id: category?.parent_id ?? parent_id,
    name: category?.name ?? '',
    name_en: category?.name_en ?? '',
    ca_use: category?.ca_use ?? true,
    ca_nocoupon: category?.ca_nocoupon ?? false,
    picks: category?.picks ?? [],
  }))
  const { errors, refused } = useMessages()
  const set = (part: Partial<CategoryForm>) => setForm({ ...form, ...part })
  const flat = (parent: number | null, depth: number): { value: string; label: string }[] =>
    rows
      .filter((row) => row.parent_id === parent)
      .flatMap((row) => [
        {
          value: String(row.ca_id),
          label: `${'\u2003'.repeat(depth)}${pick(row.name, row.name_en)}`,
        },
        ...flat(row.ca_id, depth + 1),
      ])
  const places = flat(null, 1).filter(
    ({ value }) => whyNotThere(rows, category?.ca_id ?? null, Number(value)) === null,
  )

  async function save() {
    const done = await send(
      () =>
        category
          ? call(adminCategories.save, { params: { ca_id: category.ca_id }, body: form })
          : call(adminCategories.create, { body: form }),
      refused,
    )
    if (!done) return
    await onSaved()
    const seen = isInMenu(rows, form)
      ? t('가게 메뉴에 바로 보여요.')
      : form.ca_use
        ? t('위 분류를 숨겨 두어 가게 메뉴에는 보이지 않아요.')
        : t('숨겨 두어 가게 메뉴에는 보이지 않아요.')
    toast(`${t('분류를 저장했어요.')} ${seen}`)
    onClose()
  }

  async function remove(one: StaffCategory) {
    if (one.kept !== null) return dialog.error(one.kept)
    if (
      !(await dialog.confirm(t('되돌릴 수 없어요.'), {
        title: t('‘{name}’ 분류를 없앨까요?', { name: pick(one.name, one.name_en) }),
        yes: t('없애기'),
        danger: true,
      }))
    )
      return
    if (!(await send(() => call(adminCategories.remove, { params: { ca_id: one.ca_id } })))) return
    await onSaved()
    toast(t('분류를 없앴어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={category ? t('분류 고치기') : t('분류 만들기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <TextField
        label={t('이름')}
        name="name"
        value={form.name}
        onChange={(name) => set({ name })}
        error={errors.name}
        maxLength={40}
      />
      <TextField
        label={t('이름 (영어)')}
        name="name_en"
        optional
        lang="en"
        value={form.name_en}
        onChange={(name_en) => set({ name_en })}
        error={errors.name_en}
        maxLength={40}
      />
      <Select
        label={t('자리')}
        name="parent_id"
        value={form.parent_id === null ? top : String(form.parent_id)}
        onChange={(value) => set({ parent_id: value === top ? null : Number(value) })}
        error={errors.parent_id}
        choices={[{ value: top, label: t('맨 위') }, ...places]}
      />
      <div>
        <Checkbox name="ca_use" checked={form.ca_use} onChange={(ca_use) => set({ ca_use })}>
          {t('가게 메뉴에 보여요')}
        </Checkbox>
        <Checkbox
          name="ca_nocoupon"
          checked={form.ca_nocoupon}
          onChange={(ca_nocoupon) => set({ ca_nocoupon })}
        >
          {t('이 분류와 아래 분류의 상품에는 쿠폰을 쓸 수 없어요')}
        </Checkbox>
      </div>
      {category && (
        <ItemsField
          label={t('맨 앞에 세울 상품')}
          name="picks"
          value={form.picks ?? []}
          onChange={(picks) => set({ picks })}
          most={mostPicks}
          error={errors.picks}
        />
      )}
      {category && (
        <Button
          look="ghost"
          size={44}
          className="-ml-3 justify-self-start text-bad"
          disabled={busy}
          onClick={() => void remove(category)}
        >
          {t('분류 없애기')}
        </Button>
      )}
    </ActionDialog>
  )
}
