import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { checkDesign, stopsIn } from '#shop/bottle/check-rules.ts'
import { bottleStudio, myBottles } from '#shop/bottle/contract.ts'
import type { Bottle, StudioOptions } from '#shop/bottle/design-contract.ts'
import { bottleJobs } from '#shop/bottle/job-contract.ts'
import type { Origin } from '#shop/bottle/pages/studio-page.tsx'
import { leastPieces, mostPieces, priceOf } from '#shop/bottle/price-rules.ts'
import { stopPhrases } from '#shop/bottle/stop-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { Order } from './order.tsx'
import { RequestForm } from './request-form.tsx'
import { type Editor, useKeptAsked } from './use-editor.ts'

type Props = { editor: Editor; options: StudioOptions; bottle: Bottle; origin: Origin }

/** What a printer would say, what it costs, and where it goes from here. */
export function Side({ editor, options, bottle, origin }: Props) {
  const t = useT()
  const { currency } = useLang()
  const money = useMoney()
  const toast = useToast()
  const navigate = useNavigate()
  const { isMember } = useSession()
  const { busy, send } = useSend()
  const [qty, setQty] = useState(origin.pieces ?? 10)
  const [title, setTitle] = useState(origin.title)
  useKeptAsked({ title, pieces: qty })
  const [asking, setAsking] = useState(false)
  const [link, setLink] = useState('')
  const [kept, setKept] = useState(origin.design)
  const { doc } = editor
  const warnings = checkDesign(doc, { ...options, bottle })
  const stops = stopsIn(warnings)
  const price = priceOf(bottle, options.parts, doc, qty, currency)
  const named = title.trim() || t('이름 없는 도안')

  async function share() {
    const made = await send(() => call(bottleStudio.share, { body: { title: named, doc } }))
    if (made) setLink(`${window.location.origin}${paths.bottleShare(made.data.token)}`)
  }

  async function keep() {
    const body = { title: named, doc }
    const saved = await send(() =>
      kept
        ? call(myBottles.save, {
            params: { design_id: kept.design_id },
            body: { ...body, version: kept.version },
          })
        : call(myBottles.keep, { body }),
    )
    if (!saved) return
    setKept(saved.data)
    toast(t('마이페이지에 저장했어요.'))
  }

  async function exchange({ token, version }: { token: string; version: number }) {
    const sent = await send(() =>
      call(bottleJobs.design, { params: { token }, body: { doc, version } }),
    )
    if (sent) void navigate(paths.bottleJob(token))
  }

  return (
    <div className="grid gap-5">
      <section aria-label={t('인쇄 점검')} aria-live="polite">
        <h2 className="type-h3">{t('인쇄 점검')}</h2>
        {warnings.length === 0 && (
          <p className="mt-2 text-small text-ok">{t('이대로 인쇄할 수 있어요.')}</p>
        )}
        <ul className="mt-2 grid gap-2">
          {warnings.map(({ code, element, level, params, fix }) => (
            <li
              key={`${code} ${element}`}
              className={`border-l-2 bg-paper-0 p-3 text-small ${level === 'stop' ? 'border-bad' : 'border-amber-700'}`}
            >
              <p>{t(stopPhrases[code], params)}</p>
              {fix && (
                <Button
                  look="outline"
                  size={44}
                  className="mt-2"
                  onClick={() => editor.change(fix)}
                >
                  {t('바로 고치기')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {origin.job ? (
        <Button
          wide
          size={56}
          disabled={busy || stops.length > 0}
          onClick={() => origin.job && void exchange(origin.job)}
        >
          {t('이 도안으로 바꾸기')}
        </Button>
      ) : (
        <>
          <section aria-label={t('수량과 값')} className="bg-paper-0 p-4">
            <QuantityStepper
              label={t('수량')}
              value={qty}
              onChange={setQty}
              min={leastPieces(bottle)}
              max={mostPieces}
            />
            <dl className="tabular mt-4 grid gap-1.5 text-small">
              <Row label={t('한 개')}>{money(price.unit)}</Row>
              <Row label={t('판 준비비')}>{money(price.setup)}</Row>
              <Row label={t('제작 기간')}>{t('영업일 {days}일', { days: price.days })}</Row>
            </dl>
            <p className="type-price-l mt-3 flex items-baseline justify-between">
              <span className="text-small font-normal">{t('합계')}</span>
              {money(price.total)}
            </p>
            {price.next && (
              <p className="mt-1 text-caption text-ink-500">
                {t('{count}개부터 한 개 {won}', {
                  count: price.next.from,
                  won: money(price.next.unit),
                })}
              </p>
            )}
          </section>
          <TextField
            label={t('도안 이름')}
            name="title"
            value={title}
            onChange={setTitle}
            maxLength={60}
            placeholder={t('예: 결혼식 답례품')}
          />
          <div className="grid gap-2">
            <Order
              put={{ doc, title: named, qty, expected: price.total }}
              line={origin.line}
              isStopped={stops.length > 0}
            />
            <Button wide look="ghost" disabled={stops.length > 0} onClick={() => setAsking(true)}>
              {t('시안부터 받아 보기')}
            </Button>
            <Button wide look="ghost" disabled={busy} onClick={() => void share()}>
              {t('보여 줄 링크 만들기')}
            </Button>
            {link && (
              <p className="flex items-center justify-between gap-2 text-caption">
                <span className="min-w-0 truncate">{link}</span>
                <CopyButton text={link} what={t('도안 링크')} />
              </p>
            )}
            {isMember ? (
              <Button wide look="ghost" disabled={busy} onClick={() => void keep()}>
                {t('마이페이지에 저장하기')}
              </Button>
            ) : (
              <p className="text-caption text-ink-500">
                {t('도안은 이 기기에 저절로 남아요. 로그인하면 마이페이지에도 저장할 수 있어요.')}
              </p>
            )}
          </div>
        </>
      )}
      {asking && (
        <RequestForm doc={doc} title={named} price={price} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-500">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
