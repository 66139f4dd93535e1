import { Link } from 'react-router'
import { ResultFile } from '#admin/ui/result-file.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import type { LeftOut } from '#shop/order/contract/many.ts'
import { cx } from '#ui/class-names.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

type Told = {
  title: string
  rows: readonly Pick<StaffOrderRow, 'od_id' | 'od_name'>[]
  left: readonly LeftOut[]
  /** said when it went well with all of them */
  well: string
  /** what became of an order that was not left, in a word or two */
  did: string
}

/** Says of a batch what became of it: one sentence when all went well, otherwise every order with its end. */
export function useTellEach() {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  return ({ title, rows, left, well, did }: Told) => {
    if (left.length === 0) return toast(well)
    void dialog.alert(
      <>
        <p>
          {t('{did} {done}건 · 그대로 둔 주문 {count}건', {
            did,
            done: rows.length - left.length,
            count: left.length,
          })}
        </p>
        <EachOrder rows={rows} left={left} did={did} />
      </>,
      { title },
    )
  }
}

export function EachOrder({
  rows,
  left,
  did,
  linked = false,
}: Pick<Told, 'rows' | 'left' | 'did'> & { linked?: boolean }) {
  const t = useT()
  const whyOf = new Map(left.map(({ od_id, why }) => [od_id, why]))
  // what wants a look stands first
  const sorted = rows.toSorted((a, b) => Number(whyOf.has(b.od_id)) - Number(whyOf.has(a.od_id)))
  return (
    <>
      <section
        aria-label={t('주문별 결과')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
        className="mt-4 mb-3 max-h-[40vh] overflow-y-auto border-y border-paper-200 text-small"
      >
        <ul className="divide-y divide-paper-200">
          {sorted.map(({ od_id, od_name }) => {
            const why = whyOf.get(od_id)
            return (
              <li key={od_id} className="py-2.5">
                {linked && od_name ? (
                  <Link
                    to={adminPaths.order(od_id)}
                    className="tap tabular font-semibold underline-offset-4 hover:underline"
                  >
                    {od_id}
                  </Link>
                ) : (
                  <span className="tabular font-semibold">{od_id}</span>
                )}{' '}
                {od_name}
                <span className={cx('block', why ? 'text-bad' : 'text-ink-500')}>{why ?? did}</span>
              </li>
            )
          })}
        </ul>
      </section>
      <ResultFile
        name="orders-result"
        head={[t('주문번호'), t('주문자'), t('결과'), t('이유')]}
        rows={sorted.map(({ od_id, od_name }) => {
          const why = whyOf.get(od_id)
          return [od_id, od_name, why ? t('그대로 둠') : did, why ?? '']
        })}
      />
    </>
  )
}
