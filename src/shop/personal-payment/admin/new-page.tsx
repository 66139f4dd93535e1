import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { NumberField } from '#admin/ui/number-field.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import type { Currency, Lang } from '#kernel/language.ts'
import { call } from '#kernel/queries.ts'
import { wayWord } from '#shop/payment/rules.ts'
import type { PersonalWay } from '#shop/personal-payment/contract.ts'
import { personalDesk } from '#shop/personal-payment/desk-contract.ts'
import { usualDays, waysIn } from '#shop/personal-payment/rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

export default function NewPersonalPaymentPage() {
  return (
    <OnlyFor area="orders">
      <NewForm />
    </OnlyFor>
  )
}

type Typed = {
  subject: string
  subject_en: string
  content: string
  content_en: string
  price: number | null
  currency: Currency
  lang: Lang
  mb_id: string
  name: string
  email: string
  hp: string
  od_id: string
  until: string
  ways: PersonalWay[]
}

/** What for, how much, until when, and for whom; whom it is sent to is known of the member or the order when left empty. */
function NewForm() {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useMessages()
  const { busy, send } = useSend(form)
  const [typed, setTyped] = useState<Typed>({
    subject: '',
    subject_en: '',
    content: '',
    content_en: '',
    price: null,
    currency: 'krw',
    lang: 'kr',
    mb_id: search.get('mb_id') ?? '',
    name: '',
    email: '',
    hp: '',
    od_id: search.get('od_id') ?? '',
    until: koreanToday(usualDays),
    ways: waysIn('krw'),
  })
  const [sends, setSends] = useState(true)

  function put(part: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...part }))
    form.touch(Object.keys(part))
  }
  const bind = (name: 'subject' | 'subject_en' | 'mb_id' | 'name' | 'email' | 'hp' | 'od_id') => ({
    name,
    value: typed[name],
    onChange: (value: string) => put({ [name]: value }),
    error: form.error(name),
  })

  async function make() {
    if (!typed.subject.trim())
      return void form.show({ subject: t('무엇에 대한 결제인지 적어 주세요.') })
    if (!typed.price) return void form.show({ price: t('금액을 적어 주세요.') })
    if (!typed.ways.length) return void form.show({ ways: t('결제 방법을 골라 주세요.') })
    const { price, ...rest } = typed
    const answer = await send(() =>
      call(personalDesk.make, { body: { ...rest, price: price ?? 0, send: sends } }),
    )
    if (!answer) return
    toast(sends ? t('결제 링크를 보냈어요.') : t('개인결제를 만들었어요.'))
    await navigate(adminPaths.personalPayment(answer.data.pp_id))
  }

  return (
    <>
      <PageHead
        title={t('개인결제 만들기')}
        back={{ to: adminPaths.personalPayments(), label: t('개인결제 목록') }}
      />
      <form
        noValidate
        className="grid max-w-[760px] gap-6 pb-10"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <Panel title={t('받을 금액')}>
          <div className="grid gap-4">
            <TextField
              {...bind('subject')}
              label={t('무엇에 대한 결제인가요')}
              required
              maxLength={80}
              placeholder={t('예: 맞춤 향수 잔금')}
            />
            <TextField
              {...bind('subject_en')}
              label={t('영어로')}
              optional
              maxLength={80}
              hint={t('비워 두면 한국어 그대로 보여요.')}
            />
            <TextArea
              label={t('자세한 내용')}
              name="content"
              optional
              rows={3}
              maxLength={1_000}
              value={typed.content}
              onChange={(content) => put({ content })}
              error={form.error('content')}
            />
            <TextArea
              label={t('자세한 내용을 영어로')}
              name="content_en"
              optional
              rows={2}
              maxLength={1_000}
              value={typed.content_en}
              onChange={(content_en) => put({ content_en })}
              error={form.error('content_en')}
            />
            <RadioCards
              legend={t('통화')}
              name="currency"
              value={typed.currency}
              onChange={(currency) =>
                put({
                  currency,
                  price: null,
                  ways: waysIn(currency),
                  lang: currency === 'usd' ? 'en' : 'kr',
                })
              }
              grid="grid grid-cols-2 gap-2.5"
              cards={[
                { value: 'krw', label: t('원화') },
                { value: 'usd', label: t('달러') },
              ]}
            />
            <NumberField
              key={typed.currency}
              label={t('금액')}
              name="price"
              required
              value={typed.price}
              onChange={(price) => put({ price })}
              currency={typed.currency}
              suffix={typed.currency === 'krw' ? t('원') : 'US$'}
              error={form.error('price')}
            />
            <fieldset data-field="ways" className="min-w-0">
              <legend className="mb-1 text-small font-medium">{t('받을 결제 방법')}</legend>
              <div className="grid grid-cols-2 gap-x-4 card:grid-cols-3">
                {waysIn(typed.currency).map((way) => (
                  <Checkbox
                    key={way}
                    checked={typed.ways.includes(way)}
                    onChange={(on) =>
                      put({
                        ways: on ? [...typed.ways, way] : typed.ways.filter((one) => one !== way),
                      })
                    }
                  >
                    {t(wayWord[way])}
                  </Checkbox>
                ))}
              </div>
              {form.error('ways') && <p className="text-small text-bad">{form.error('ways')}</p>}
            </fieldset>
            <DatePicker
              label={t('언제까지 결제할 수 있나요')}
              name="until"
              required
              value={typed.until}
              onChange={(until) => put({ until })}
              error={form.error('until')}
              hint={t('그날 밤 12시 전까지 결제할 수 있어요.')}
            />
          </div>
        </Panel>
        <Panel title={t('받는 사람')}>
          <div className="grid gap-4 card:grid-cols-2">
            <TextField
              {...bind('od_id')}
              label={t('관련 주문번호')}
              optional
              maxLength={30}
              inputMode="numeric"
              hint={t('적으면 주문하신 분에게 보내요.')}
            />
            <TextField
              {...bind('mb_id')}
              label={t('회원의 아이디')}
              optional
              maxLength={50}
              autoComplete="off"
              hint={t('적으면 회원의 마이페이지에도 보여요.')}
            />
            <TextField {...bind('name')} label={t('이름')} optional maxLength={30} />
            <TextField
              {...bind('hp')}
              label={t('휴대폰 번호')}
              optional
              maxLength={30}
              inputMode="tel"
            />
            <TextField
              {...bind('email')}
              label={t('메일 주소')}
              optional
              maxLength={100}
              inputMode="email"
            />
            <RadioCards
              legend={t('보낼 언어')}
              name="lang"
              value={typed.lang}
              onChange={(lang) => put({ lang })}
              grid="grid grid-cols-2 gap-2.5"
              cards={[
                { value: 'kr', label: t('한국어') },
                { value: 'en', label: t('영어') },
              ]}
            />
          </div>
          <div className="mt-4">
            <Checkbox checked={sends} onChange={setSends}>
              {t('만들면서 메일과 문자로 링크를 보낼게요')}
            </Checkbox>
          </div>
        </Panel>
        <div>
          <Button type="submit" busy={busy}>
            {sends ? t('만들고 보내기') : t('만들기')}
          </Button>
        </div>
      </form>
    </>
  )
}
