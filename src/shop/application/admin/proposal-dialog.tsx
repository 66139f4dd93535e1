import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { NumberField } from '#admin/ui/number-field.tsx'
import { addDays, isDay } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminApplications, type DeskApplication } from '#shop/application/desk-contract.ts'
import { adminClasses, adminStudio } from '#shop/tssa/admin-contract.ts'
import { priceParts, wholePrice } from '#shop/tssa/price-rules.ts'
import { adminProposals, type ProposalForm } from '#shop/tssa/proposal-contract.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Typed = Omit<ProposalForm, 'minutes' | 'people' | 'amount'> & {
  minutes: number | null
  people: number | null
  amount: number | null
}

const hours: Record<string, string> = { morning: '10:00', afternoon: '14:00', evening: '19:00' }

/** What the studio proposes, begun from what was asked for. */
export function ProposalDialog({ one, onClose }: { one: DeskApplication; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { pick } = useLang()
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const askedStudio = useQuery({ ...queryOf(adminStudio.show, {}), ...fresh })
  const askedClasses = useQuery({
    ...queryOf(adminClasses.list, { query: { per_page: 100, sort: 'class_order', order: 'asc' } }),
    ...fresh,
  })
  const studio = askedStudio.data?.data
  const classes = askedClasses.data?.data
  const first =
    classes?.find((row) => row.category === one.typed.topic && row.kind === 'group') ??
    classes?.find((row) => row.category === one.typed.topic) ??
    classes?.[0]
  const class_id = typed.class_id ?? first?.class_id ?? 0
  const askedClass = useQuery({
    ...queryOf(adminClasses.show, { params: { class_id } }),
    ...fresh,
    enabled: class_id > 0,
  })
  const chosen = askedClass.data?.data
  // the form begins with what these say
  const coming =
    askedStudio.isLoading ||
    askedClasses.isLoading ||
    (askedClass.isLoading && typed.class_id === undefined)
  const people = typed.people === undefined ? Number(one.typed.people) || 1 : typed.people
  const each = chosen ? wholePrice(priceParts(chosen, null, 'krw', 0)) : 0
  const isVisit = one.typed.venue === 'visit'
  const wanted = one.typed.wanted_on
  const soon = koreanToday(14)
  const values: Typed = {
    class_id,
    day: isDay(wanted) && wanted > koreanToday() ? wanted : soon,
    clock: hours[one.typed.wanted_time] ?? '14:00',
    minutes: chosen?.minutes ?? 120,
    place: isVisit ? one.typed.address : (studio?.places[0]?.ko ?? ''),
    place_en: isVisit ? '' : (studio?.places[0]?.en ?? ''),
    instructor_id: studio?.instructors[0]?.instructor_id ?? null,
    people,
    amount: each * (people ?? 0),
    note: '',
    reply: '',
    last_day: addDays(koreanToday(), 7),
    ...typed,
  }
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    touch(Object.keys(part))
  }
  const typing = <K extends 'clock' | 'place' | 'place_en' | 'note' | 'reply'>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: string) => set({ [name]: value }),
    error: error(name),
  })
  const number = <K extends 'minutes' | 'people' | 'amount'>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: number | null) => set({ [name]: value }),
    error: error(name),
  })

  async function make() {
    const params = { ap_id: one.ap_id }
    // an empty number is told by the server at its field
    const body = values as ProposalForm
    const answer = await send(() => call(adminProposals.make, { params, body }), refused)
    if (!answer) return
    client.setQueryData(queryOf(adminProposals.list, { params }).queryKey, answer)
    for (const { path } of [adminApplications.show, adminApplications.list])
      void client.invalidateQueries({ queryKey: [path] })
    toast(t('견적을 보냈어요.'))
    onClose()
  }

  const dialog = { open: true, onClose, title: t('클래스 견적 보내기'), yes: t('견적 보내기') }
  if (coming)
    return (
      <ActionDialog {...dialog} busy onYes={() => {}}>
        <Skeleton className="h-96" />
      </ActionDialog>
    )
  return (
    <ActionDialog {...dialog} busy={busy || askedClass.isLoading} onYes={make}>
      <Select
        label={t('클래스')}
        name="class_id"
        value={class_id ? String(class_id) : ''}
        onChange={(next) => set({ class_id: Number(next), minutes: undefined, amount: undefined })}
        choices={(classes ?? []).map((row) => ({
          value: String(row.class_id),
          label: pick(row.title, row.title_en),
        }))}
        error={error('class_id')}
      />
      <div className="grid grid-cols-2 gap-4">
        <DatePicker
          label={t('날짜')}
          name="day"
          value={values.day}
          onChange={(day) => set({ day })}
          error={error('day')}
        />
        <TextField
          {...typing('clock')}
          label={t('시작 시각')}
          inputMode="numeric"
          maxLength={5}
          placeholder="14:00"
        />
        <NumberField {...number('minutes')} label={t('길이')} suffix={t('분')} />
        <NumberField {...number('people')} label={t('인원')} suffix={t('명')} />
        <NumberField {...number('amount')} label={t('모두 합한 금액')} suffix={t('원')} />
        <DatePicker
          label={t('견적의 마지막 날')}
          name="last_day"
          value={values.last_day}
          onChange={(last_day) => set({ last_day })}
          error={error('last_day')}
        />
      </div>
      <TextField {...typing('place')} label={`${t('곳')} · ${t('한국어')}`} maxLength={100} />
      <TextField
        {...typing('place_en')}
        label={`${t('곳')} · ${t('영어')}`}
        maxLength={100}
        optional
        lang="en"
      />
      <Select
        label={t('강사')}
        name="instructor_id"
        optional
        placeholder={t('정하지 않음')}
        value={values.instructor_id ? String(values.instructor_id) : ''}
        onChange={(next) => set({ instructor_id: next ? Number(next) : null })}
        choices={(studio?.instructors ?? []).map((row) => ({
          value: String(row.instructor_id),
          label: pick(row.name, row.name_en),
        }))}
        error={error('instructor_id')}
      />
      <TextArea
        {...typing('note')}
        label={t('견적서에 적을 말')}
        rows={2}
        maxLength={500}
        optional
      />
      <TextArea
        {...typing('reply')}
        label={t('메일에 함께 보낼 말')}
        rows={3}
        maxLength={1000}
        optional
      />
    </ActionDialog>
  )
}
