import { useQuery } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { queryOf } from '#kernel/queries.ts'
import { longestTag, type OrderTag, orderTags } from '#shop/order/contract/tags.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTagWork } from './use-tag-work.ts'

/** The tags of the shop: another name, or away with them, on every order. */
export function TagListDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const tags = useQuery(queryOf(orderTags.list, {})).data?.data
  const [names, setNames] = useState<Record<number, string>>({})
  const [gone, setGone] = useState<readonly number[]>([])
  const { busy, refusal, rename, remove } = useTagWork()
  const nameOf = (tag: OrderTag) => names[tag.tag_id] ?? tag.name
  const isGone = ({ tag_id }: OrderTag) => gone.includes(tag_id)

  async function save() {
    for (const tag of tags ?? []) {
      if (isGone(tag)) {
        if (!(await remove(tag.tag_id))) return
      } else if (nameOf(tag).trim() !== tag.name) {
        if (!(await rename(tag.tag_id, nameOf(tag)))) return
      }
    }
    toast(t('태그를 저장했어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('태그 관리')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      {tags?.length === 0 && (
        <p className="text-small text-ink-700">
          {t('아직 태그가 없어요. 주문 화면이나 고른 주문에서 붙일 수 있어요.')}
        </p>
      )}
      <ul className="grid max-h-[50vh] gap-2 overflow-y-auto">
        {(tags ?? []).map((tag) => (
          <li
            key={tag.tag_id}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2"
          >
            <TextField
              label={t('태그 {name}', { name: tag.name })}
              hideLabel
              maxLength={longestTag}
              disabled={isGone(tag)}
              value={nameOf(tag)}
              onChange={(name) => setNames({ ...names, [tag.tag_id]: name })}
            />
            <span className="tabular w-14 text-right text-small text-ink-500">
              {t('{count}건', { count: tag.count })}
            </span>
            {isGone(tag) ? (
              <IconButton
                label={t('태그 {name} 지우지 않기', { name: tag.name })}
                icon={<Undo2 aria-hidden="true" size={18} strokeWidth={1.5} />}
                onClick={() => setGone(gone.filter((one) => one !== tag.tag_id))}
              />
            ) : (
              <IconButton
                label={t('태그 {name} 지우기', { name: tag.name })}
                icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />}
                onClick={() => setGone([...gone, tag.tag_id])}
              />
            )}
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="text-small text-ink-700">
          {t('저장하면 {count}개를 모든 주문에서 지워요. 주문은 그대로예요.', {
            count: gone.length,
          })}
        </p>
      )}
      <FormRefusal message={refusal} />
    </ActionDialog>
  )
}
