import { useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { momentWord } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import type { ReceiptKind } from '#shop/payment/receipt-contract.ts'
import { wayWord } from '#shop/payment/rules.ts'
import { openPayWindow } from '#shop/payment/ui/open-window.ts'
import { payWords } from '#shop/payment/ui/pay-words.ts'
import { ReceiptFields } from '#shop/payment/ui/receipt-fields.tsx'
import { useOfferedWays } from '#shop/payment/ui/ways.ts'
import { WindowClosed } from '#shop/payment/ui/window-closed.ts'
import {
  type PersonalView,
  type PersonalWay,
  personalPayments,
} from '#shop/personal-payment/contract.ts'
import { useSettings } from '#storefront/hooks.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { type RadioCard, RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

const cashWays: readonly string[] = ['bank', 'vbank', 'transfer']

type Props = { token: string; view: PersonalView; onChanged: () => void }

/** Every way the shop offers for this money; the sum is the shop's. */
export function PayForm({ token, view, onChanged }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const dialog = useDialog()
  const form = useMessages()
  const accounts = useSettings()?.bank_accounts ?? []
  const offered = useOfferedWays(view.currency).filter(({ way }) => view.ways.includes(way))
  const [way, setWay] = useState<PersonalWay | ''>('')
  const [account, setAccount] = useState('')
  const [payer, setPayer] = useState(view.deposit_name || view.name)
  const [kind, setKind] = useState<'none' | ReceiptKind>('none')
  const [identity, setIdentity] = useState('')
  const { busy, send } = useSend(form, {
    failed: (error) => error instanceof Refusal && error.status === 409 && onChanged(),
  })
  const asksReceipt = cashWays.includes(way) && view.currency === 'krw' && !view.for_order
  const receipt = asksReceipt
    ? { cash_receipt: kind, cash_identity: identity }
    : { cash_receipt: 'none' as const, cash_identity: '' }

  async function pay() {
    if (!way) return void form.show({ way: t('결제 방법을 골라 주세요.') })
    if (way === 'bank') return transfer()
    await send(async () => {
      const { data } = await call(personalPayments.pay, {
        params: { token },
        body: { way, expected: view.price, name: payer, ...receipt },
      })
      try {
        await openPayWindow(data)
      } catch (error) {
        if (!(error instanceof WindowClosed)) throw error
        await dialog.error(t(payWords(error.code)))
      }
    })
  }

  async function transfer() {
    const chosen = account || (accounts.length === 1 ? (accounts[0]?.id ?? '') : '')
    if (!chosen) return void form.show({ bank_account: t('입금할 계좌를 골라 주세요.') })
    const done = await send(() =>
      call(personalPayments.transfer, {
        params: { token },
        body: {
          expected: view.price,
          bank_account: chosen,
          deposit_name: payer.trim(),
          ...receipt,
        },
      }),
    )
    if (done) onChanged()
  }

  const cards: RadioCard<PersonalWay>[] = [
    ...offered.map((one) => ({
      value: one.way,
      label: t(wayWord[one.way]),
      note: one.rests_for !== null ? t('응답이 없어요') : one.pretend ? t('모의 결제') : undefined,
      disabled: view.price < one.min || one.rests_for !== null,
    })),
    ...(view.ways.includes('bank')
      ? [{ value: 'bank', label: t(wayWord.bank) } satisfies RadioCard<PersonalWay>]
      : []),
  ]
  return (
    <div className="print:hidden">
      <WhereToPay view={view} />
      <form
        noValidate
        className="mt-7 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void pay()
        }}
      >
        <RadioCards
          legend={view.account ? t('다른 방법으로 결제하기') : t('결제 방법')}
          name="way"
          value={way}
          onChange={(next) => {
            setWay(next)
            form.touch(['way'])
          }}
          grid={cx(
            'grid grid-cols-2 gap-2.5 max-card:[&>:last-child:nth-child(odd)]:col-span-2',
            cards.length === 5 ? 'card:grid-cols-5' : 'card:grid-cols-3',
          )}
          cards={cards}
          error={form.error('way')}
        />
        {way === 'bank' && (
          <RadioCards
            legend={t('입금할 계좌')}
            name="bank_account"
            value={account || (accounts.length === 1 ? (accounts[0]?.id ?? '') : '')}
            onChange={(next) => {
              setAccount(next)
              form.touch(['bank_account'])
            }}
            grid="grid gap-2.5 card:grid-cols-3"
            error={form.error('bank_account')}
            cards={accounts.map(({ id, bank, number, holder }) => ({
              value: id,
              label: pick(bank.ko, bank.en),
              note: (
                <span className="tabular">
                  {number}
                  <br />
                  {t('예금주 {holder}', { holder: pick(holder.ko, holder.en) })}
                </span>
              ),
            }))}
          />
        )}
        {(way === 'bank' || (way !== '' && !view.name)) && (
          <TextField
            label={way === 'bank' ? t('입금하는 분') : t('결제하는 분')}
            name={way === 'bank' ? 'deposit_name' : 'name'}
            required
            maxLength={20}
            value={payer}
            onChange={(next) => {
              setPayer(next)
              form.touch(['deposit_name', 'name'])
            }}
            hint={way === 'bank' ? t('통장에 찍히는 이름 그대로 적어 주세요.') : undefined}
            error={form.error('deposit_name') ?? form.error('name')}
          />
        )}
        {asksReceipt && (
          <ReceiptFields<'none' | ReceiptKind>
            none
            kind={{ name: 'cash_receipt', value: kind, onChange: setKind }}
            identity={{
              name: 'cash_identity',
              value: identity,
              onChange: (next) => {
                setIdentity(next)
                form.touch(['cash_identity'])
              },
              error: form.error('cash_identity'),
            }}
          />
        )}
        <Button type="submit" busy={busy}>
          {way === 'bank'
            ? t('{amount} 입금할게요', { amount: money(view.price, view.currency) })
            : t('{amount} 결제하기', { amount: money(view.price, view.currency) })}
        </Button>
      </form>
    </div>
  )
}

/** The account that waits: the shop's own, or one of the provider for this payment alone. */
function WhereToPay({ view }: { view: PersonalView }) {
  const t = useT()
  const { pick, lang } = useLang()
  const { account, account_due: due, payment } = view
  if (!account) return null
  return (
    <section
      aria-label={t('입금할 계좌')}
      className="mt-5 border-l-[6px] border-pine-600 bg-paper-0 p-5 text-plain"
    >
      <p className="text-ink-500">{t('아래 계좌로 입금해 주세요. 확인하면 바로 알려 드려요.')}</p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 font-semibold">
        <span className="tabular">
          {pick(account.bank.ko, account.bank.en)}{' '}
          <span className="whitespace-nowrap">{account.number}</span>
        </span>
        <CopyButton text={account.number} what={t('계좌번호')} />
      </p>
      <p>{t('예금주 {holder}', { holder: pick(account.holder.ko, account.holder.en) })}</p>
      {view.deposit_name && payment === null && (
        <p>{t('입금하는 분 {name}', { name: view.deposit_name })}</p>
      )}
      {due && <p className="tabular">{t('{moment}까지', { moment: momentWord(due, lang) })}</p>}
      {payment?.pretend_url && (
        <ExternalLink
          href={payment.pretend_url}
          className="tap mt-3 inline-flex text-small text-pine-700"
        >
          {t('모의 입금하기')}
        </ExternalLink>
      )}
    </section>
  )
}
