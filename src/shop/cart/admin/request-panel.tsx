import { Panel } from '#admin/ui/panel.tsx'
import type { StaffRow } from '#admin/ui/staff-lines.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { DeskApplication } from '#shop/application/desk-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Select } from '#ui/select.tsx'
import type { QuotationTyped } from './quotation-typed.ts'

type Props = {
  request: DeskApplication
  value: QuotationTyped
  set: (part: Partial<QuotationTyped>) => void
}

/** What was asked for, each to be matched with a line of the quotation; the line takes its quantity. */
export function RequestPanel({ request, value, set }: Props) {
  const t = useT()
  const { pick } = useLang()
  const choices = value.rows.map((row) => ({
    value: String(row.io_no),
    label: [pick(row.name, row.name_en), pick(row.option, row.option_en)]
      .filter(Boolean)
      .join(' · '),
  }))
  const places = new Set(request.sends.map(({ goods: _, qty: __, ...to }) => JSON.stringify(to)))
  return (
    <Panel
      title={t('요청한 상품')}
      end={
        <TextLink to={adminPaths.application(request.ap_id)}>
          {t('{count}번 신청', { count: request.ap_id })}
        </TextLink>
      }
    >
      <p className="text-small text-ink-700">
        {t('아래에서 상품을 더한 뒤, 요청한 이름마다 어느 상품인지 골라 주세요. 수량이 맞춰져요.')}
        {places.size > 0 && ` ${t('받는 곳은 {count}곳이에요.', { count: places.size })}`}
      </p>
      <ul className="mt-4 grid gap-4">
        {request.lines.map(({ name, qty }) => (
          <li key={name}>
            <Select
              label={`${name} × ${qty}`}
              name={`fits.${name}`}
              placeholder={choices.length ? t('상품 고르기') : t('먼저 상품을 더해 주세요')}
              disabled={!choices.length}
              choices={choices}
              value={String(value.fits[name] ?? '')}
              onChange={(io_no) => set(fitted(request, value, name, Number(io_no)))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A name is matched with a line, and both lines concerned count anew what is asked of them. */
function fitted(
  { lines }: DeskApplication,
  { rows, fits: before }: QuotationTyped,
  name: string,
  io_no: number,
): Pick<QuotationTyped, 'fits' | 'rows'> {
  const fits = { ...before, [name]: io_no }
  const countOf = (row: StaffRow) =>
    lines.reduce((sum, line) => sum + (fits[line.name] === row.io_no ? line.qty : 0), 0)
  return { fits, rows: rows.map((row) => ({ ...row, ct_qty: countOf(row) || row.ct_qty })) }
}
