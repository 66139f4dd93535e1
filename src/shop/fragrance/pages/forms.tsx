import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import { type Scent, scentWork, type Verdict, verdicts } from '#shop/fragrance/contract.ts'
import { verdictWord } from '#shop/fragrance/ui/words.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = { scent: Scent; onDone: (answer: { data: Scent } | null) => void }
const boxed = 'grid gap-4 border border-pine-700 p-5'

/** The offer is taken once it was read what goes back when. */
export function AcceptForm({ scent, onDone }: Props) {
  const t = useT()
  const fields = useFields({ agreed: false, nda: false })
  const { busy, send } = useSend(fields)
  const params = { token: scent.token }
  return (
    <form
      noValidate
      className={boxed}
      onSubmit={(event) => {
        event.preventDefault()
        const body = { ...fields.values, version: scent.version }
        void send(() => call(scentWork.accept, { params, body })).then(onDone)
      }}
    >
      <Checkbox {...fields.bindTick('agreed')}>
        {t('견적과 그만둘 때 돌려받는 돈을 읽었고 동의해요.')}
      </Checkbox>
      {scent.promises.nda && (
        <Checkbox {...fields.bindTick('nda')}>
          {t('의뢰한 내용과 처방을 서로 밖에 알리지 않기로 약속해요.')}
        </Checkbox>
      )}
      <Button type="submit" size={56} wide disabled={busy}>
        {t('견적 수락하기')}
      </Button>
    </form>
  )
}

type Rated = { rating: string; verdict: string; words: string }

/** Stars, a word and what to do, for each sample of the newest round. */
export function RateForm({ scent, onDone }: Props) {
  const t = useT()
  const messages = useMessages()
  const { busy, send } = useSend(messages)
  const round = scent.samples.at(-1)
  const [rated, setRated] = useState<Rated[]>(
    () => round?.scents.map(() => ({ rating: '', verdict: '', words: '' })) ?? [],
  )
  const params = { token: scent.token }
  const change = (at: number, part: Partial<Rated>) => {
    setRated(rated.map((one, row) => (row === at ? { ...one, ...part } : one)))
    messages.touch(Object.keys(part).map((name) => `scents.${at}.${name}`))
  }
  return (
    <form
      noValidate
      className={boxed}
      onSubmit={(event) => {
        event.preventDefault()
        const scents = rated.map(({ rating, verdict, words }) => ({
          rating: Number(rating),
          verdict: verdict as Verdict, // what is not chosen is refused at its place
          words,
        }))
        const body = { scents, version: scent.version }
        void send(() => call(scentWork.rate, { params, body })).then(onDone)
      }}
    >
      <h2 className="type-h3">{t('샘플은 어땠나요')}</h2>
      {round?.scents.map(({ name }, at) => (
        <fieldset key={name} className="grid gap-3 border-t border-line pt-3">
          <legend className="pt-3 font-semibold" data-content>
            {name}
          </legend>
          <RadioCards
            legend={t('별점')}
            name={`scents.${at}.rating`}
            shape="row"
            grid="grid-cols-5"
            value={rated[at]?.rating ?? ''}
            onChange={(rating) => change(at, { rating })}
            error={messages.error(`scents.${at}.rating`)}
            cards={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
          />
          <RadioCards
            legend={t('어떻게 할까요')}
            name={`scents.${at}.verdict`}
            shape="row"
            grid="grid-cols-3"
            value={rated[at]?.verdict ?? ''}
            onChange={(verdict) => change(at, { verdict })}
            error={messages.error(`scents.${at}.verdict`)}
            cards={verdicts.map((value) => ({ value, label: verdictWord(t, value) }))}
          />
          <TextArea
            label={t('한마디')}
            name={`scents.${at}.words`}
            optional
            rows={2}
            maxLength={500}
            value={rated[at]?.words ?? ''}
            onChange={(words) => change(at, { words })}
            error={messages.error(`scents.${at}.words`)}
          />
        </fieldset>
      ))}
      <Button type="submit" size={56} disabled={busy}>
        {t('의견 보내기')}
      </Button>
    </form>
  )
}

/** By name, with the consent apart. */
export function ApproveForm({ scent, onDone }: Props) {
  const t = useT()
  const names = scent.samples.flatMap(({ scents }) => scents.map(({ name }) => name))
  const fields = useFields({ scent: '', approved_name: '', consent: false })
  const { busy, send } = useSend(fields)
  const params = { token: scent.token }
  return (
    <form
      noValidate
      className={boxed}
      onSubmit={(event) => {
        event.preventDefault()
        const body = { ...fields.values, version: scent.version }
        void send(() => call(scentWork.approve, { params, body })).then(onDone)
      }}
    >
      <h2 className="type-h3">{t('향 승인')}</h2>
      <div data-content>
        <RadioCards
          legend={t('승인할 샘플')}
          name="scent"
          shape="row"
          grid="grid-cols-1"
          value={fields.values.scent}
          onChange={(name) => fields.set('scent', name)}
          error={fields.bind('scent').error}
          cards={names.map((value) => ({ value, label: value }))}
        />
      </div>
      <TextField label={t('승인하는 분 이름')} {...fields.bind('approved_name')} />
      <div className="border border-control p-3">
        <Checkbox {...fields.bindTick('consent')}>
          {t(
            '주문에 맞춰 만드는 상품이라 승인한 뒤에는 단순 변심으로 취소하거나 반품할 수 없다는 점에 동의해요. 잘못 만들어졌거나 망가진 것은 바꿔 드려요.',
          )}
        </Checkbox>
      </div>
      <Button type="submit" size={56} wide disabled={busy}>
        {t('이 향으로 승인하기')}
      </Button>
    </form>
  )
}

/** Given up: the table above says what goes back. */
export function DeclineForm({ scent, onDone }: Props) {
  const t = useT()
  const fields = useFields({ reason: '' })
  const { busy, send } = useSend(fields)
  const params = { token: scent.token }
  const dialog = useDialog()

  async function decline() {
    const sure = await dialog.confirm(t('그만두면 다시 이어 갈 수 없어요.'), {
      title: t('의뢰를 그만둘까요?'),
      yes: t('의뢰 그만두기'),
    })
    if (!sure) return
    const body = { ...fields.values, version: scent.version }
    onDone(await send(() => call(scentWork.decline, { params, body })))
  }

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void decline()
      }}
    >
      <TextField label={t('그만두는 이유')} optional {...fields.bind('reason')} />
      <Button type="submit" look="ghost" disabled={busy}>
        {t('의뢰 그만두기')}
      </Button>
    </form>
  )
}
