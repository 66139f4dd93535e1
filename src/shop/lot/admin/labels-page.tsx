import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { NumberField } from '#admin/ui/number-field.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { lotDesk, type StaffLotView } from '#shop/lot/contract.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { QrPicture } from '#ui/qr-picture.tsx'

const mostLabels = 96

/** Labels of a lot, to be printed: number, dates, and a code that leads to its page. */
export default function LabelsPage() {
  return (
    <OnlyFor area="products">
      <Labels />
    </OnlyFor>
  )
}

function Labels() {
  const t = useT()
  const lot_id = rowIdIn(useParams().lotId)
  const found = useQuery({ ...queryOf(lotDesk.show, { params: { lot_id } }), ...freshOne })
  const back = { to: adminPaths.lot(lot_id), label: t('로트') }
  return (
    <StoredOne found={found} title={t('로트 라벨')} back={back}>
      {(lot) => <Sheet lot={lot} back={back} />}
    </StoredOne>
  )
}

function Sheet({ lot, back }: { lot: StaffLotView; back: { to: string; label: string } }) {
  const t = useT()
  const { pick } = useLang()
  const [count, setCount] = useState<number | null>(24)
  const shown = Math.min(mostLabels, Math.max(1, count ?? 1))
  const address = `${window.location.origin}${paths.lot(lot.lot_no)}`
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={t('로트 라벨')}
          note={t('QR을 찍으면 이 로트의 조회 화면이 열려요.')}
          back={back}
          actions={
            <Button size={44} onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('인쇄')}
            </Button>
          }
        />
        <NumberField
          label={t('라벨 수')}
          name="count"
          value={count}
          onChange={setCount}
          hint={t('한 번에 96장까지예요.')}
          className="mb-6 max-w-48"
        />
      </div>
      <ol className="grid grid-cols-2 border-t border-l border-paper-200 bg-paper-0 pb-10 card:grid-cols-3 wide:grid-cols-4 print:grid-cols-4 print:border-0 print:text-black">
        {Array.from({ length: shown }, (_, at) => (
          <li
            key={at}
            className="flex flex-wrap break-inside-avoid items-center gap-x-3 gap-y-1 border-r border-b border-paper-200 p-3 text-caption"
          >
            <QrPicture
              text={address}
              label={t('로트 {lot}의 QR 코드', { lot: lot.lot_no })}
              className="size-18 shrink-0 bg-white"
            />
            <span className="min-w-0">
              <b className="block leading-snug break-keep">
                {pick(lot.item.it_name, lot.item.it_name_en)}
              </b>
              <span className="tabular block">{lot.lot_no}</span>
              <span className="tabular block whitespace-nowrap">
                {t('제조 {day}', { day: dotted(lot.made_on) })}
              </span>
              {lot.expires_on && (
                <span className="tabular block whitespace-nowrap">
                  {t('기한 {day}', { day: dotted(lot.expires_on) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
