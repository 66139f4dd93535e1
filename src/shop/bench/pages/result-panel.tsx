import { useQueryClient } from '@tanstack/react-query'
import { Link2, Save } from 'lucide-react'
import { useState } from 'react'
import { inLang } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { longestTitle, myResults, type Tool } from '#shop/bench/contract.ts'
import { toolWords } from '#shop/bench/field-rules.ts'
import type { Result } from '#shop/bench/result-rules.ts'
import { Figures } from '#shop/bench/ui/figures.tsx'
import type { Material } from '#shop/custom/formula-contract.ts'
import { PackList } from '#shop/custom/ui/pack-list.tsx'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { keepOnDevice } from './kept-results.ts'

type Props = { tool: Tool; query: string; result: Result | null; materials: readonly Material[] }

/** What the figures come to, what has to be bought for it, and how it is kept. */
export function ResultPanel({ tool, query, result, materials }: Props) {
  const t = useT()
  return (
    <section aria-labelledby="result-title" className="grid content-start gap-6">
      <div className="border border-paper-200 bg-paper-0 p-4 desk:p-6">
        <h2 id="result-title" className="type-h3 mb-3">
          {t('결과')}
        </h2>
        <div aria-live="polite">
          {result ? (
            <Figures result={result} materials={materials} />
          ) : (
            <p className="text-plain text-ink-500">
              {t('표시한 칸을 고치면 여기에 결과가 나와요.')}
            </p>
          )}
        </div>
      </div>
      {result && tool === 'wick' && <WickTable result={result} materials={materials} />}
      {result && result.needs.length > 0 && (
        <section aria-labelledby="goods-title">
          <h2 id="goods-title" className="type-h3 mb-2">
            {t('가게에서 담을 것')}
          </h2>
          <PackList needs={result.needs} />
        </section>
      )}
      {result && <Keep tool={tool} query={query} />}
      {result && tool !== 'burn' && tool !== 'wick' && (
        <p className="text-caption leading-relaxed text-ink-500">
          {t('만드는 법과 신고 절차는 클래스에서 배울 수 있어요.')}{' '}
          <TextLink to={paths.tssa.classes()}>{t('클래스 보기')}</TextLink>
        </p>
      )}
    </section>
  )
}

function WickTable({ result, materials }: { result: Result; materials: readonly Material[] }) {
  const t = useT()
  const { lang } = useLang()
  const rows = materials
    .filter(({ kind, fits_from }) => kind === 'wick' && fits_from !== null)
    .sort((a, b) => (a.fits_from ?? 0) - (b.fits_from ?? 0))
  return (
    <table className="w-full border-collapse text-plain">
      <caption className="mb-2 text-left text-small font-medium">{t('심지 표')}</caption>
      <thead>
        <tr className="border-b border-ink-900 text-left text-caption text-ink-500">
          <th scope="col" className="py-2 font-medium">
            {t('심지')}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t('용기 안지름')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.material_id}
            aria-current={row.material_id === result.wicking?.material_id || undefined}
            className="border-b border-paper-200 aria-[current]:bg-pine-100 aria-[current]:font-semibold"
          >
            <th scope="row" className="px-2 py-2.5 text-left font-[inherit]">
              {inLang(lang, row.name, row.name_en)}
            </th>
            <td className="tabular px-2 py-2.5 text-right">
              {row.fits_from}–{row.fits_to} mm
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Under a name: of a member in my page, of a guest on this device. */
function Keep({ tool, query }: { tool: Tool; query: string }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { isMember } = useSession()
  const [title, setTitle] = useState('')
  const { errors, refused } = useMessages()
  const { busy, send } = useSend({ refused })

  const keep = () =>
    send(async () => {
      const body = { tool, query, title: title.trim() || t(toolWords[tool].title) }
      if (isMember) {
        await call(myResults.keep, { body })
        await client.invalidateQueries({ queryKey: [myResults.list.path] })
        return toast(t('마이페이지에 저장했어요.'))
      }
      toast(
        keepOnDevice(body)
          ? t('이 기기에 저장했어요. 로그인하면 마이페이지로 옮길 수 있어요.')
          : t('이 브라우저에는 저장할 수 없어요. 주소를 복사해 두세요.'),
      )
    })

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <TextField
        label={t('이 결과의 이름')}
        name="title"
        optional
        maxLength={longestTitle}
        autoComplete="off"
        placeholder={t(toolWords[tool].title)}
        value={title}
        onChange={setTitle}
        error={errors.title ?? errors.query}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="outline" size={44} busy={busy}>
          <Save aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('결과 저장')}
        </Button>
        <Button
          look="outline"
          size={44}
          onClick={async () => {
            await navigator.clipboard.writeText(
              new URL(`${paths.tool(tool)}?${query}`, location.origin).href,
            )
            toast(t('주소를 복사했어요.'))
          }}
        >
          <Link2 aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('주소 복사')}
        </Button>
      </div>
    </form>
  )
}
