import { useQueryClient } from '@tanstack/react-query'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { type Back, EditorPage } from '#admin/ui/editor-page.tsx'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { ItemsField } from '#admin/ui/items-field.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { lotDesk, type StaffLotView } from '#shop/lot/contract.ts'
import { longestLotNo } from '#shop/lot/rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LotHolders } from './lot-holders.tsx'
import { LotPapers } from './lot-papers.tsx'
import { RecallSection } from './recall-section.tsx'

type LotDraft = {
  lot_no: string
  it_ids: string[]
  made_on: string
  expires_on: string
  lot_qty: number | null
  lot_note: string
  lot_note_en: string
}
const emptyLot: LotDraft = {
  lot_no: '',
  it_ids: [],
  made_on: '',
  expires_on: '',
  lot_qty: null,
  lot_note: '',
  lot_note_en: '',
}

/** A lot as it stands on the label; stored, with its papers, its recall and who has some of it. */
export function LotForm({ stored, back }: { stored: StaffLotView | null; back: Back }) {
  const t = useT()
  const client = useQueryClient()
  const draft = useDraft(`lot-${stored?.lot_id ?? 'new'}`, stored ? formOf(stored) : emptyLot)
  const { value, set, error } = draft
  const params = { lot_id: stored?.lot_id ?? 0 }
  const keep = (answer: { data: StaffLotView }) => {
    const key = queryOf(lotDesk.show, { params: { lot_id: answer.data.lot_id } }).queryKey
    client.setQueryData(key, answer)
    void client.invalidateQueries({ queryKey: [lotDesk.list.path] })
    void client.invalidateQueries({ queryKey: [lotDesk.orders.path] })
  }
  const { send, ...saving } = useSaveDraft<LotDraft, StaffLotView>(draft, stored, {
    create: (form) => call(lotDesk.create, { body: sentOf(form) }),
    load: () => call(lotDesk.show, { params }),
    save: (form, version) => call(lotDesk.save, { params, body: { ...sentOf(form), version } }),
    formOf,
    kept: keep,
    told: (_, isNew) =>
      isNew ? t('로트를 만들었어요.') : t('저장했어요. 로트 조회에 바로 보여요.'),
  })
  return (
    <EditorPage
      title={stored ? t('로트 {lot}', { lot: stored.lot_no }) : t('로트 만들기')}
      back={back}
      actions={
        stored && (
          <>
            <SeeInShop href={paths.lot(stored.lot_no)} />
            <ButtonLink to={adminPaths.lotLabels(stored.lot_id)} look="outline" size={44}>
              {t('라벨 인쇄')}
            </ButtonLink>
          </>
        )
      }
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.lot(made.lot_id)
            }
      }
      remove={
        stored && stored.sent === 0
          ? {
              name: stored.lot_no,
              act: async () => {
                const gone = await send(() => call(lotDesk.remove, { params }))
                if (gone) void client.invalidateQueries({ queryKey: [lotDesk.list.path] })
                return gone
              },
            }
          : undefined
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <FormSection id="about" title={t('내용')}>
          <FieldRow columns={2}>
            <TextField
              label={t('로트 번호')}
              name="lot_no"
              maxLength={longestLotNo}
              autoComplete="off"
              value={value.lot_no}
              onChange={(lot_no) => set({ lot_no })}
              error={error('lot_no')}
              hint={t('라벨에 적는 번호예요. 예: B-2610')}
            />
            <NumberField
              label={t('만든 수량')}
              name="lot_qty"
              value={value.lot_qty}
              onChange={(lot_qty) => set({ lot_qty })}
              error={error('lot_qty')}
              hint={t('이만큼 보내면 다음 로트가 적혀요.')}
            />
          </FieldRow>
          <FieldRow columns={2}>
            <DatePicker
              label={t('만든 날')}
              name="made_on"
              value={value.made_on}
              onChange={(made_on) => set({ made_on })}
              error={error('made_on')}
            />
            <DatePicker
              label={t('사용 기한')}
              name="expires_on"
              optional
              value={value.expires_on}
              onChange={(expires_on) => set({ expires_on })}
              error={error('expires_on')}
            />
          </FieldRow>
          <ItemsField
            label={t('어느 상품의 로트인가요?')}
            name="it_id"
            most={1}
            value={value.it_ids}
            onChange={(it_ids) => set({ it_ids })}
            error={error('it_id')}
          />
          <BothLanguages
            label={t('로트 알림')}
            names={['lot_note', 'lot_note_en']}
            values={[value.lot_note, value.lot_note_en]}
            onChange={(lot_note, lot_note_en) => set({ lot_note, lot_note_en })}
            errors={[error('lot_note'), error('lot_note_en')]}
            maxLength={500}
            optional
            long
          />
        </FormSection>
        {stored && (
          <>
            <LotPapers lot={stored} />
            <RecallSection lot={stored} version={saving.version} onChanged={keep} />
            <LotHolders lot={stored} />
          </>
        )}
      </div>
    </EditorPage>
  )
}

function formOf(stored: StaffLotView): LotDraft {
  const { lot_no, item, made_on, expires_on, lot_qty, lot_note, lot_note_en } = stored
  return {
    lot_no,
    it_ids: [item.it_id],
    made_on,
    expires_on: expires_on ?? '',
    lot_qty,
    lot_note,
    lot_note_en,
  }
}

function sentOf({ it_ids, lot_qty, ...form }: LotDraft) {
  return { ...form, it_id: it_ids[0] ?? '', lot_qty: lot_qty ?? 0 }
}
