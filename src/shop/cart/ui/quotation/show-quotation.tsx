import { useQueryClient } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useNavigate } from 'react-router'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import { type QuotationView, quotations } from '#shop/cart/quotation-contract.ts'
import { whyOver } from '#shop/cart/quotation-rules.ts'
import { useVariant } from '#storefront/hooks.ts'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { StickyFoot } from '#ui/sticky-foot.tsx'
import { useSend } from '#ui/use-send.ts'
import { dayOf, PaperSheet } from './paper-sheet.tsx'
import { SendForm } from './send-form.tsx'
import { StateNote } from './state-note.tsx'

/** A quotation with what may be done by it: ordering for everyone with the link, the rest for whom it belongs to. */
export function ShowQuotation({ view }: { view: QuotationView }) {
  const t = useT()
  const { lang } = useLang()
  const variant = useVariant()
  const { busy, order, withdraw } = useActs(view)
  const newest = view.revisions[0]?.revision ?? view.revision
  const over = whyOver(view.state)
  const button = (
    <Button size={56} wide busy={busy} onClick={() => void order()}>
      {t('이 견적으로 주문하기')}
    </Button>
  )
  const standing = (
    <>
      <p className="flex items-center gap-2 text-small text-ink-700">
        <StateNote state={view.state} />
        {!over && t('{day}까지 주문할 수 있어요.', { day: dayOf(view.valid_until, lang) })}
      </p>
      {view.revision !== newest && (
        <p className="rounded-tag bg-amber-100 px-4 py-2.5 text-small text-amber-700">
          {t('예전 견적서예요.')}{' '}
          <TextLink to={paths.quotation({ token: view.token })}>{t('지금 견적서 보기')}</TextLink>
        </p>
      )}
      {over && <Over view={view} why={over} />}
    </>
  )
  const pdf = urlOf(
    quotations.pdf.path,
    { token: view.token },
    { revision: view.revision === newest ? undefined : view.revision },
  )
  return (
    <div className="mx-auto max-w-[1180px] px-4 py-6 desk:grid desk:grid-cols-[minmax(0,1fr)_320px] desk:items-start desk:gap-8 desk:py-10 print:block print:p-0">
      {/* on a phone the paper is long: how it stands is said before it */}
      {variant === 'mobile' && <div className="mb-4 grid gap-3 print:hidden">{standing}</div>}
      <PaperSheet view={view} />
      <aside
        aria-label={t('견적서로 할 수 있는 일')}
        className="mt-6 grid gap-3 desk:sticky desk:top-6 desk:mt-0 print:hidden"
      >
        {variant === 'pc' && standing}
        {variant === 'pc' && !over && view.revision === newest && button}
        <div className="grid grid-cols-2 gap-2">
          <a href={pdf} download className={buttonClass({ look: 'outline', size: 48 })}>
            <Download aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('PDF 받기')}
          </a>
          <Button look="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('인쇄')}
          </Button>
        </div>
        {view.mine && !over && view.revision === newest && (
          <>
            <SendForm view={view} />
            <div className="hairline-t flex flex-wrap gap-x-5 gap-y-1 pt-3 text-small">
              {view.paper.sends.length === 0 && (
                <TextLink className="tap" to={paths.quotation({ token: view.token, edit: 1 })}>
                  {t('고치기')}
                </TextLink>
              )}
              <button
                type="button"
                className="tap text-bad underline decoration-line underline-offset-4"
                onClick={() => void withdraw()}
              >
                {t('거둬들이기')}
              </button>
            </div>
          </>
        )}
        {view.revisions.length > 1 && <Revisions view={view} />}
      </aside>
      {variant === 'mobile' && !over && view.revision === newest && (
        <StickyFoot size={56}>{button}</StickyFoot>
      )}
    </div>
  )
}

/** Why it is over, and the way out. */
function Over({ view, why }: { view: QuotationView; why: string }) {
  const t = useT()
  return (
    <>
      <p
        role="status"
        className="rounded-tag bg-amber-100 px-4 py-3 text-small leading-snug text-amber-700"
      >
        {t(why)}
      </p>
      {view.od_id && (
        <ButtonLink to={paths.orderView(view.od_id)}>{t('주문 내용 보기')}</ButtonLink>
      )}
      <ButtonLink
        look={view.od_id ? 'outline' : 'solid'}
        to={paths.quotation({ from: 'quotation', of: view.token })}
      >
        {t('지금 가격으로 새로 만들기')}
      </ButtonLink>
    </>
  )
}

function Revisions({ view }: { view: QuotationView }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <section className="hairline-t pt-3 text-small">
      <h2 className="font-semibold">{t('고친 기록')}</h2>
      <ul className="mt-1">
        {view.revisions.map((one) => (
          <li key={one.revision} className="tabular flex justify-between gap-3">
            {one.revision === view.revision ? (
              <span aria-current="true" className="py-1 font-medium">
                r{one.revision}
              </span>
            ) : (
              <TextLink
                className="py-1"
                to={paths.quotation({ token: view.token, revision: one.revision })}
              >
                r{one.revision}
              </TextLink>
            )}
            <span className="py-1 text-ink-500">{dayOf(one.created_at, lang)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useActs(view: QuotationView) {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const params = { token: view.token }
  const again = () => client.invalidateQueries({ queryKey: [quotations.show.path] })

  // behind the words stands the paper as it is now
  const { busy, send } = useSend(null, { failed: () => void again() })

  const order = () =>
    send(async () => {
      await call(quotations.accept, { params, body: {} })
      client.removeQueries({ queryKey: [carts.show.path] })
      await navigate(paths.orderForm(true))
    })

  async function withdraw() {
    if (
      !(await dialog.confirm(t('거둬들이면 이 견적서로는 아무도 주문할 수 없어요.'), {
        yes: t('거둬들이기'),
        danger: true,
      }))
    )
      return
    await send(async () => {
      const { data } = await call(quotations.withdraw, { params, body: {} })
      client.setQueryData(queryOf(quotations.show, { params, query: {} }).queryKey, { data })
    })
  }

  return { busy, order, withdraw }
}
