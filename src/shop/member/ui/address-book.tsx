import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatPhone } from '#kernel/phone.ts'
import { type Address, mostAddresses } from '#shop/member/account-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSend } from '#ui/use-send.ts'
import { AddressForm } from './address-form.tsx'
import { Section } from './section.tsx'
import { useAddresses } from './use-addresses.ts'

export function AddressBook() {
  const t = useT()
  const book = useAddresses()
  const { busy, send } = useSend()
  const [open, setOpen] = useState<Address | 'new' | null>(null)
  const { rows, asked } = book
  return (
    <Section
      title={t('주소록')}
      note={t('주문서에서 골라 쓸 수 있어요.')}
      end={
        rows.length < mostAddresses && (
          <Button look="outline" size={44} onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('주소 추가')}
          </Button>
        )
      }
    >
      {asked.isPending && <Skeleton className="h-24" />}
      {asked.isError && (
        <Button look="outline" size={44} onClick={() => void asked.refetch()}>
          {t('다시 시도')}
        </Button>
      )}
      {asked.data && rows.length === 0 && (
        <p className="py-3 text-plain text-ink-700">
          {t('아직 주소가 없어요. 자주 받는 곳을 적어 두면 주문이 빨라져요.')}
        </p>
      )}
      <ul aria-label={t('주소록')} className="grid gap-3 wide:grid-cols-2">
        {rows.map((row) => (
          <li
            key={row.ad_id}
            className="flex flex-col rounded-card bg-paper-0 p-5 inset-ring inset-ring-paper-200"
          >
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {row.ad_subject || row.ad_name}
              {row.ad_default && <Badge tone="going">{t('기본 주소')}</Badge>}
            </p>
            <p className="mt-1.5 text-plain leading-relaxed [overflow-wrap:anywhere]">
              ({row.ad_zip}) {row.ad_addr1}
              {row.ad_addr3 && ` ${row.ad_addr3}`} {row.ad_addr2}
            </p>
            <p className="tabular mt-1 mb-3 text-small text-ink-500">
              {row.ad_name} · {formatPhone(row.ad_hp)}
            </p>
            <div className="mt-auto -ml-4 flex flex-wrap">
              <Button
                look="ghost"
                size={44}
                onClick={() => setOpen(row)}
                aria-label={t('{name} 고치기', { name: row.ad_subject || row.ad_name })}
              >
                {t('고치기')}
              </Button>
              {!row.ad_default && (
                <Button
                  look="ghost"
                  size={44}
                  aria-busy={busy}
                  onClick={() => void send(() => book.makeUsual(row))}
                  aria-label={t('{name} 기본으로', { name: row.ad_subject || row.ad_name })}
                >
                  {t('기본으로')}
                </Button>
              )}
              <Button
                look="ghost"
                size={44}
                aria-busy={busy}
                onClick={() => void send(() => book.remove(row))}
                aria-label={t('{name} 지우기', { name: row.ad_subject || row.ad_name })}
              >
                {t('지우기')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === 'new' || open === null ? t('주소 추가') : t('주소 고치기')}
      >
        {open !== null && (
          <AddressForm
            key={open === 'new' ? 'new' : open.ad_id}
            before={open === 'new' ? null : open}
            first={rows.length === 0}
            onSave={async (form) => {
              await book.save(form, open === 'new' ? null : open.ad_id)
              setOpen(null)
            }}
          />
        )}
      </Drawer>
    </Section>
  )
}
