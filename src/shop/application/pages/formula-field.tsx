import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { myFormulas } from '#shop/custom/formula-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Form } from './use-application-form.ts'

/** A formula of one's own goes along: the perfumer sees it as it is when it is sent. */
export function FormulaField({ form }: { form: Form }) {
  const t = useT()
  const { isMember } = useSession()
  const found = useQuery({
    ...queryOf(myFormulas.list, { query: { per_page: 100, sort: 'updated_at' } }),
    enabled: isMember,
  })
  if (!isMember)
    return (
      <p className="text-plain text-ink-700">
        {t('로그인하면 내 포뮬러를 붙일 수 있어요. 적은 내용은 그대로 있어요.')}{' '}
        <TextLink to={paths.login(paths.fragranceService())}>{t('로그인')}</TextLink>
      </p>
    )
  if (found.isPending) return <Skeleton className="h-20" />
  const sent = form.stored?.formula
  const rows = (found.data?.data ?? []).map(({ formula_id, title, version_no }) => ({
    value: String(formula_id),
    label: version_no > 1 ? `${title} · v${version_no}` : title,
  }))
  const choices =
    sent && !rows.some(({ value }) => value === String(sent.formula_id))
      ? [{ value: String(sent.formula_id), label: sent.title }, ...rows]
      : rows
  if (choices.length === 0)
    return (
      <p className="text-plain text-ink-700">
        {t('저장한 포뮬러가 있으면 여기에서 붙일 수 있어요.')}{' '}
        <TextLink to={paths.myPage.formula('new')}>{t('포뮬러 적기')}</TextLink>
      </p>
    )
  return (
    <Select
      {...form.typing('formula_id')}
      label={t('붙일 포뮬러')}
      optional
      placeholder={t('붙이지 않아요')}
      choices={choices}
      hint={t(
        '보내는 순간의 배합이 그대로 조향사에게 가요. 나중에 고쳐도 보낸 것은 바뀌지 않아요.',
      )}
    />
  )
}
