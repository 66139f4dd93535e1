import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Panel } from '#admin/ui/panel.tsx'
import type { Lang } from '#kernel/language.ts'
import type { ProductTile } from '#shop/catalog/contract.ts'
import type { TemplateNode } from '#shop/content/contract.ts'
import { harmless } from '#shop/content/template-rules.ts'
import { TemplateView } from '#shop/content/ui/template-view.tsx'
import { Goods, PageView } from '#shop/content/ui/trend-view.tsx'
import { LanguageProvider, useLang, useT } from '#ui/language.tsx'
import { useDesktop } from '#ui/screen.tsx'
import { Select } from '#ui/select.tsx'

const widths = [390, 1440] as const
const height = 620

type Props = {
  template: TemplateNode
  /** a trend's own goods; a page finds its trends itself */
  goods: readonly ProductTile[] | null
}

/** The page as shoppers will see it, in a window of its own width and in either language. */
export function Preview({ template, goods }: Props) {
  const t = useT()
  const { lang: own } = useLang()
  const [lang, setLang] = useState<Lang>(own)
  const [width, setWidth] = useState<(typeof widths)[number]>(useDesktop() ? 1440 : 390)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { box, scale } = useScale(width)
  // as the server will do with it
  const safe = useMemo(() => harmless(template), [template])

  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    // the window has the look of the shop and the light ground of its pages
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      inside.head.append(sheet.cloneNode(true))
    inside.body.style.minHeight = '0'
    setBody(inside.body)
  }, [])
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.lang = lang === 'en' ? 'en' : 'ko'
  }, [body, lang])

  return (
    <Panel
      title={t('미리 보기')}
      end={
        <>
          <Select
            label={t('미리 볼 언어')}
            hideLabel
            small
            value={lang}
            choices={[
              { value: 'kr', label: t('한국어') },
              { value: 'en', label: t('영어') },
            ]}
            onChange={setLang}
          />
          <Select
            label={t('미리 볼 너비')}
            hideLabel
            small
            value={String(width)}
            choices={widths.map((one) => ({ value: String(one), label: `${one}px` }))}
            onChange={(next) => setWidth(next === '390' ? 390 : 1440)}
          />
        </>
      }
      flush
    >
      <div ref={box} className="overflow-hidden bg-paper-200" style={{ height }}>
        <iframe
          ref={frame}
          title={t('미리 보기')}
          sandbox="allow-same-origin"
          className="mx-auto block border-0 bg-white"
          style={{
            width,
            height: height / scale,
            transform: `scale(${scale})`,
            transformOrigin: width * scale < width ? 'top left' : 'top center',
          }}
        />
        {body &&
          createPortal(
            <LanguageProvider lang={lang}>
              {/* to be looked at, not used: a link would lead the back office away */}
              <div inert className="wrap max-w-[1080px]! py-6">
                {goods ? (
                  <TemplateView
                    template={safe}
                    goods={(ask) => <Goods ask={ask} products={goods} />}
                  />
                ) : (
                  <PageView template={safe} />
                )}
              </div>
            </LanguageProvider>,
            body,
          )}
      </div>
    </Panel>
  )
}

/** How much a wide page must shrink to fit its box. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>(widths[1])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? widths[1]))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { box, scale: Math.min(1, room / width) }
}
