import { useQueryClient } from '@tanstack/react-query'
import { Copy, Download, FileDown, Printer } from 'lucide-react'
import { useNavigate } from 'react-router'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Formula, myFormulas } from '#shop/custom/formula-contract.ts'
import { formulaFigures, needsOf } from '#shop/custom/formula-view-rules.ts'
import { ShareRow } from '#shop/custom/pages/share-row.tsx'
import { formulaPapers } from '#shop/custom/paper-contract.ts'
import { PackList } from '#shop/custom/ui/pack-list.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { useSend } from '#ui/use-send.ts'
import { FiguresTable } from './figures-table.tsx'
import { FormulaPhoto } from './photo.tsx'
import { FormulaSummary } from './summary.tsx'
import { FormulaTags } from './tags.tsx'
import { Trials } from './trials.tsx'
import { useCategories } from './use-studio.ts'
import { Versions } from './versions.tsx'

/** A formula to read, with all that can be done with it. */
export function FormulaView({ formula }: { formula: Formula }) {
  const t = useT()
  const figures = formulaFigures(formula, useCategories())
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
      <FormulaSummary
        formula={formula}
        figures={figures}
        piece_cost={formula.piece_cost}
        margin={formula.margin}
      />
      <div className="mt-6">
        <FiguresTable formula={formula} figures={figures} />
      </div>
      <FormulaTags tags={formula.tags} className="mt-5" />
      {formula.notes && (
        <p className="mt-5 border-l-2 border-line pl-4 text-plain whitespace-pre-line">
          {formula.notes}
        </p>
      )}
      <FormulaPhoto formula={formula} />
      <section aria-labelledby="packs-title" className="mt-8 print:hidden">
        <h2 id="packs-title" className="type-h3 mb-2">
          {t('가게에서 담을 것')}
        </h2>
        <PackList needs={needsOf(formula)} />
      </section>
      <Trials formula={formula} />
      <Acts formula={formula} />
      <Versions formula={formula} />
    </>
  )
}

function Acts({ formula }: { formula: Formula }) {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
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

  const link = formula.share_token ? `/custom/formula/${formula.share_token}` : null
  return (
    <div className="mt-7 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size={44} onClick={() => void copy('version')}>
          {t('새 판 만들기')}
        </Button>
        <Button look="outline" size={44} onClick={() => void copy('copy')}>
          <Copy aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('복사하기')}
        </Button>
        <a
          href={urlOf(formulaPapers.pdf.path, params)}
          download
          className={buttonClass({ look: 'outline', size: 44 })}
        >
          <FileDown aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('PDF로 받기')}
        </a>
        <a
          href={urlOf(formulaPapers.csv.path, params)}
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
      <ShareRow link={link} onShare={(shared) => void share(shared)} />
    </div>
  )
}
