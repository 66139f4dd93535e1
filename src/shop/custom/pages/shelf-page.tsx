import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { myShelf, type ShelfRow } from '#shop/custom/shelf-contract.ts'
import { shelfQuery } from '#shop/custom/ui/use-shelf.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyFormula } from '#ui/empty-drawings.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Select } from '#ui/select.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { figure } from './formula/amounts.ts'
import { materialsQuery, useLibrary } from './formula/use-studio.ts'

const needs = (client: QueryClient) => [
  client.fetchQuery({ ...shelfQuery, staleTime: 0 }),
  client.ensureQueryData(materialsQuery),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '내 선반'), noindex: true })
}

/** What a maker has at home; lists of what to buy leave it out. */
export default function ShelfPage() {
  const t = useT()
  const found = useQuery(shelfQuery)
  const rows = found.data?.data
  return (
    <>
      <PageTitle
        title={t('내 선반')}
        note={t('집에 있는 재료를 적어 두면, 살 것을 셀 때 그만큼 빼 드려요.')}
        end={
          <ButtonLink to={paths.myPage.formulas()} size={44} look="outline">
            {t('내 포뮬러')}
          </ButtonLink>
        }
      />
      {found.isError && (
        <ErrorState title={t('선반을 불러오지 못했어요')} onRetry={() => void found.refetch()} />
      )}
      {rows && (
        <>
          <NewRow rows={rows} />
          {rows.length === 0 ? (
            <EmptyState drawing={<EmptyFormula />} title={t('아직 선반이 비어 있어요')} />
          ) : (
            <ul className="rule-t mt-6" aria-label={t('내 선반')}>
              {rows.map((row) => (
                <Row key={row.material_id} row={row} />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}

function usePut() {
  const client = useQueryClient()
  const { errors, refused, touch } = useMessages()
  const { busy, send } = useSend({ refused })
  const put = (material_id: number, amount: string) =>
    send(async () => {
      touch(['amount'])
      const body = { amount: amount.trim() === '' ? 0 : figure(amount) }
      client.setQueryData(
        shelfQuery.queryKey,
        await call(myShelf.put, { params: { material_id }, body }),
      )
      return true
    })
  return { error: errors.amount, busy, put }
}

function NewRow({ rows }: { rows: readonly ShelfRow[] }) {
  const t = useT()
  const { pick } = useLang()
  const library = useLibrary()
  const [material, setMaterial] = useState('')
  const [amount, setAmount] = useState('')
  const { error, busy, put } = usePut()
  const chosen = library.find(({ material_id }) => String(material_id) === material)
  const there = new Set(rows.map(({ material_id }) => material_id))
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_128px] items-start gap-3 card:grid-cols-[minmax(0,1fr)_160px_auto]"
      onSubmit={async (event) => {
        event.preventDefault()
        if (!chosen || !(await put(chosen.material_id, amount))) return
        setMaterial('')
        setAmount('')
      }}
    >
      <Select
        label={t('재료')}
        placeholder={t('재료 고르기')}
        value={material}
        onChange={setMaterial}
        choices={library
          .filter(({ material_id }) => !there.has(material_id))
          .map((one) => ({
            value: String(one.material_id),
            label: pick(one.name, one.name_en),
          }))}
      />
      <TextField
        label={chosen?.unit === 'piece' ? t('양 (개)') : t('양 (g)')}
        name="amount"
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
        error={error}
        maxLength={12}
      />
      <Button
        type="submit"
        busy={busy}
        disabled={!chosen || !amount.trim()}
        className="max-card:col-span-2 card:mt-7"
      >
        {t('선반에 두기')}
      </Button>
    </form>
  )
}

function Row({ row }: { row: ShelfRow }) {
  const t = useT()
  const toast = useToast()
  const { pick } = useLang()
  const [amount, setAmount] = useState(String(row.amount))
  const { error, busy, put } = usePut()
  const name = pick(row.name, row.name_en)
  return (
    <li className="hairline-b grid grid-cols-[minmax(0,1fr)_128px_44px] items-center gap-3 py-3">
      <span className="min-w-0 font-medium">{name}</span>
      <TextField
        label={t('{name}의 양', { name })}
        hideLabel
        inputMode="decimal"
        suffix={row.unit === 'piece' ? t('개') : 'g'}
        shortSuffix
        value={amount}
        onChange={setAmount}
        error={error}
        maxLength={12}
        aria-busy={busy || undefined}
        onBlur={async () => {
          if (figure(amount) !== row.amount && (await put(row.material_id, amount)))
            toast(t('선반을 고쳤어요.'))
        }}
      />
      <IconButton
        label={t('{name} 빼기', { name })}
        icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={() => void put(row.material_id, '0')}
      />
    </li>
  )
}
