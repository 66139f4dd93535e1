import { useQueryClient } from '@tanstack/react-query'
import { Copy, Download, Link2, Printer, ShoppingBag } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Formula, myFormulas } from '#shop/custom/formula-contract.ts'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { FiguresTable } from './figures-table.tsx'
import { FormulaSummary } from './summary.tsx'

/** A formula to read, with all that can be done with it. */
export function FormulaView({ formula }: { formula: Formula }) {
  const t = useT()
  const figures = formulaFigures(formula)
  return (
    <>
      <PageTitle
        title={formula.title}
        note={[
          t('{number}판', { number: formula.version_no }),
          formula.state === 'final' ? t('완성') : t('고치는 중'),
        ].join(' · ')}
        end={
          <ButtonLink
            to={`${paths.myPage.formula(formula.formula_id)}?edit=1`}
            size={44}
            className="print:hidden"
          >
            {t('고치기')}
          </ButtonLink>
        }
      />
      <FormulaSummary formula={formula} figures={figures} />
      <div className="mt-6">
        <FiguresTable formula={formula} figures={figures} />
      </div>
      {formula.notes && (
        <p className="mt-5 border-l-2 border-line pl-4 text-plain whitespace-pre-line">
          {formula.notes}
        </p>
      )}
      <Acts formula={formula} />
      {formula.versions.length > 1 && (
        <nav
          aria-label={t('다른 판')}
          className="mt-6 flex flex-wrap items-center gap-2 text-small print:hidden"
        >
          <span className="text-ink-500">{t('다른 판')}</span>
          {formula.versions
            .filter((one) => one.formula_id !== formula.formula_id)
            .map((one) => (
              <Link
                key={one.formula_id}
                to={paths.myPage.formula(one.formula_id)}
                className="tap tabular underline decoration-line underline-offset-4"
              >
                {t('{number}판', { number: one.version_no })}
              </Link>
            ))}
        </nav>
      )}
    </>
  )
}

function Acts({ formula }: { formula: Formula }) {
  const t = useT()
  const { pick } = useLang()
  const dialog = useDialog()
  const toast = useToast()
  const navigate = useNavigate()
  const session = useSession()
  const client = useQueryClient()
  const { send } = useSend()
  const params = { formula_id: formula.formula_id }
  const shown = queryOf(myFormulas.show, { params }).queryKey

  const act = (work: () => Promise<void>) =>
    send(async () => {
      await work()
      void client.invalidateQueries({ queryKey: [myFormulas.list.path] })
    })

  const copy = (as: 'copy' | 'version') =>
    act(async () => {
      const { data } = await call(myFormulas.copy, { params, body: { as } })
      await navigate(`${paths.myPage.formula(data.formula_id)}?edit=1`)
    })

  const share = (shared: boolean) =>
    act(
      async () =>
        void client.setQueryData(shown, await call(myFormulas.share, { params, body: { shared } })),
    )

  async function remove() {
    if (
      !(await dialog.confirm(t('이 판을 지울까요? 되돌릴 수 없어요.'), {
        title: t('포뮬러 지우기'),
        yes: t('지우기'),
        no: t('그대로 두기'),
        danger: true,
      }))
    )
      return
    await act(async () => {
      const { message } = await call(myFormulas.remove, { params })
      await client.invalidateQueries({ queryKey: [myFormulas.list.path] })
      await navigate(paths.myPage.formulas())
      void dialog.done(message)
    })
  }

  const toCart = () =>
    act(async () => {
      const { added, cart_count, missing } = (await call(myFormulas.toCart, { params })).data
      session.change({ cart_count })
      await client.invalidateQueries({ queryKey: ['/api/v1/cart'] })
      const seeCart = { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) }
      if (!missing.length)
        return toast({
          message: t('재료 {count}가지를 장바구니에 담았어요.', { count: added }),
          action: seeCart,
        })
      const told = (
        <>
          <p>
            {added
              ? t('재료 {count}가지를 담았고, 아래 재료는 담지 못했어요.', { count: added })
              : t('담을 수 있는 재료가 없어요.')}
          </p>
          <ul className="mt-3 grid gap-2">
            {missing.map((one, at) => (
              <li key={at} className="border-l-2 border-line pl-3">
                <span className="block font-medium text-ink-900">
                  {pick(one.name, one.name_en)}
                </span>
                <span className="block text-small">{one.reason}</span>
              </li>
            ))}
          </ul>
        </>
      )
      if (!added) return void dialog.alert(told, { title: t('재료를 담지 못했어요') })
      if (
        await dialog.confirm(told, {
          title: t('일부만 담았어요'),
          yes: t('장바구니 보기'),
          no: t('닫기'),
        })
      )
        void navigate(paths.cart())
    })

  const link = formula.share_token ? `/custom/formula/${formula.share_token}` : null
  return (
    <div className="mt-7 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button size={44} onClick={() => void toCart()}>
          <ShoppingBag aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('재료 담기')}
        </Button>
        <Button look="outline" size={44} onClick={() => void copy('version')}>
          {t('새 판 만들기')}
        </Button>
        <Button look="outline" size={44} onClick={() => void copy('copy')}>
          <Copy aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('복사하기')}
        </Button>
        <a
          href={urlOf(myFormulas.csv.path, params)}
          download
          className={buttonClass({ look: 'outline', size: 44 })}
        >
          <Download aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('표로 받기 (CSV)')}
        </a>
        <Button look="outline" size={44} onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('인쇄')}
        </Button>
        <Button look="ghost" size={44} className="text-bad" onClick={() => void remove()}>
          {t('지우기')}
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-paper-200 pt-4 text-plain">
        <Link2 aria-hidden="true" size={18} strokeWidth={1.5} className="text-control" />
        {link ? (
          <>
            <span className="min-w-0 flex-1 basis-60 text-ink-700">
              {t('링크를 가진 사람은 읽을 수 있어요.')}
            </span>
            <Button
              look="outline"
              size={44}
              onClick={async () => {
                await navigator.clipboard.writeText(new URL(link, location.origin).href)
                toast(t('링크를 복사했어요.'))
              }}
            >
              {t('공유 링크 복사')}
            </Button>
            <Button look="ghost" size={44} onClick={() => void share(false)}>
              {t('공유 끄기')}
            </Button>
          </>
        ) : (
          <>
            <span className="min-w-0 flex-1 basis-60 text-ink-700">{t('나만 볼 수 있어요.')}</span>
            <Button look="outline" size={44} onClick={() => void share(true)}>
              {t('공유 링크 만들기')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
