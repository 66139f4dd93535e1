import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Refusal } from '#kernel/client.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { carts } from '#shop/cart/contract.ts'
import type { ClassDetail, OpenSession } from '#shop/tssa/class-contract.ts'
import { datesQuery } from '#shop/tssa/ui/class-queries.ts'
import { MeetingDays } from '#shop/tssa/ui/meeting-days.tsx'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { PolicySteps } from '#shop/tssa/ui/policy-steps.tsx'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  one: ClassDetail
  /** the dates that take bookings now */
  dates: readonly OpenSession[]
  /** the one it was opened for */
  first: number
  open: boolean
  onClose: () => void
}

/** Which date, how many and who; what a cancelled booking gives back stands beside the buttons. */
export function BookSheet({ one, dates, first, open, onClose }: Props) {
  const t = useT()
  const { pick, lang } = useLang()
  const [session_id, choose] = useState(first)
  const [people, setPeople] = useState(one.kind === 'group' ? one.min_people : 1)
  const [names, setNames] = useState<string[]>([])
  const [note, setNote] = useState('')
  const messages = useMessages()
  const date = dates.find((session) => session.session_id === session_id) ?? dates[0]
  const most = Math.min(one.max_people, date?.left ?? 1)
  const least = one.kind === 'group' ? one.min_people : 1
  const { busy, refusal, put, order } = useBooking(one, messages.refused)
  if (!date) return null
  const attendees = names.slice(0, people).map((name) => ({ name }))
  const body = { session_id: date.session_id, people, attendees, note }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('클래스 예약하기')}
      foot={
        <>
          {refusal && (
            <p role="alert" className="mb-3 text-small text-bad">
              {refusal}
            </p>
          )}
          <p className="mb-3 flex items-baseline justify-between gap-4">
            <span className="text-small text-ink-700">{t('{count}명', { count: people })}</span>
            <Money
              amount={date.price.value * people}
              currency={date.price.currency}
              strong
              className="text-title"
            />
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button look="outline" wide busy={busy} onClick={() => void put(body, onClose)}>
              {t('장바구니')}
            </Button>
            <Button wide busy={busy} onClick={() => void order(body)}>
              {t('예약하기')}
            </Button>
          </div>
        </>
      }
    >
      <p className="text-body font-semibold">{pick(one.title.ko, one.title.en)}</p>
      <Select
        label={t('날짜')}
        name="session_id"
        value={String(date.session_id)}
        onChange={(value) => choose(Number(value))}
        choices={dates.map((session) => ({
          value: String(session.session_id),
          label: t('{when} · {count}자리 남음', {
            when: `${classDay(session.starts_at, lang)} ${classHours(session)}`,
            count: session.left,
          }),
        }))}
        error={messages.error('session_id')}
        className="mt-4"
      />
      <MeetingDays session={date} className="mt-1.5" />
      <p className="mt-1.5 text-small text-ink-500">{pick(date.place.ko, date.place.en)}</p>
      <div className="mt-5 flex items-center justify-between gap-4">
        <span className="text-plain font-medium">{t('인원')}</span>
        <QuantityStepper
          label={t('인원')}
          value={people}
          onChange={setPeople}
          min={Math.min(least, most)}
          max={most}
          most={t('남은 자리는 {count}개예요.', { count: date.left })}
        />
      </div>
      {messages.error('people') && (
        <p role="alert" className="mt-1 text-small text-bad">
          {messages.error('people')}
        </p>
      )}
      <fieldset className="mt-5 grid gap-3">
        <legend className="text-plain font-medium">{t('참석하는 분')}</legend>
        <p className="text-small text-ink-500">{t('이름은 나중에 알려 주셔도 돼요.')}</p>
        {Array.from({ length: Math.min(people, 12) }, (_, at) => (
          <TextField
            key={at}
            label={t('{count}번째 분 이름', { count: at + 1 })}
            name={`attendees.${at}.name`}
            value={names[at] ?? ''}
            onChange={(name) =>
              setNames(
                Array.from({ length: people }, (_, n) => (n === at ? name : (names[n] ?? ''))),
              )
            }
            maxLength={40}
            autoComplete="off"
            optional
            error={messages.error(`attendees.${at}.name`)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('공방에 전할 말')}
        name="note"
        rows={2}
        value={note}
        onChange={setNote}
        maxLength={300}
        optional
        error={messages.error('note')}
        className="mt-4"
      />
      <section aria-labelledby="book-refund" className="hairline-t mt-5 pt-4">
        <h3 id="book-refund" className="text-plain font-semibold">
          {t('취소하면 돌려받는 금액')}
        </h3>
        <PolicySteps policy={one.policy} />
        <p className="mt-2 text-caption text-ink-500">
          {t('날짜는 한국 시간으로 세요. 공방 사정으로 취소하면 모두 돌려 드려요.')}
        </p>
      </section>
    </Drawer>
  )
}

type Body = {
  session_id: number
  people: number
  attendees: { name: string }[]
  note: string
}

/** Into the basket or straight to the order form. Who is booked in that slot already is asked once more. */
function useBooking(one: ClassDetail, refused: (refusal: Refusal) => boolean) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const again = () => void client.invalidateQueries({ queryKey: datesQuery(one.class_id).queryKey })
  const { busy, refusal, send } = useSend({ refused }, { box: true, failed: again })

  async function add(body: Body, direct: boolean) {
    let clash: string | null = null
    const ask = (anyway: boolean) =>
      send(
        () => call(classCarts.add, { body: { ...body, direct, anyway } }),
        (refusal) => {
          clash = refusal.detail.code === 'SAME_SLOT' ? refusal.message : null
          return clash !== null
        },
      )
    const answer = await ask(false)
    if (answer || clash === null) return answer
    return (await dialog.confirm(clash, { yes: t('그래도 예약하기') })) ? ask(true) : null
  }

  return {
    busy,
    refusal,
    async put(body: Body, onPut: () => void) {
      const answer = await add(body, false)
      if (!answer) return
      session.change({ cart_count: answer.data.count })
      client.setQueryData(queryOf(carts.show, { query: {} }).queryKey, answer)
      void client.invalidateQueries({ queryKey: [carts.show.path] })
      onPut()
      toast({
        message: t('{name}을(를) 장바구니에 담았어요.', { name: pick(one.title.ko, one.title.en) }),
        action: { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) },
      })
    },
    async order(body: Body) {
      if (!(await add(body, true))) return
      void client.invalidateQueries({ queryKey: [carts.show.path] })
      await navigate(paths.orderForm(true))
    },
  }
}
