import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { View } from '#kernel/load.ts'
import type { OfflineStore } from '#shop/content/contract.ts'
import { type Place, placeOf } from '#shop/content/map-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

/** The way to a store: the drawn map that staff put there, or a live one over it once it has come; and the steps in words. */
export function StoreMap({ store }: { store: OfflineStore }) {
  const t = useT()
  const { pick, lang } = useLang()
  const key = useRouteLoaderData<View>('root')?.services.map ?? null
  const place = placeOf(store.coordinates)
  const name = pick(store.title, store.title_en)
  const steps = pick(store.directions, store.directions_en)
    .split('\n')
    .filter((line) => line.trim())
  const isLive = key !== null && place !== null
  if (!isLive && !store.map_picture && steps.length === 0) return null
  return (
    <section aria-label={t('{name} 찾아오는 길', { name })} className="mt-6">
      {(isLive || store.map_picture) && (
        <div className="relative aspect-2/1 overflow-hidden border border-paper-200 bg-paper-100">
          {store.map_picture && (
            <Picture
              name={store.map_picture}
              alt={t('{name} 약도. 걸음마다 아래에 적었어요.', { name })}
              ratio="2:1"
              sizes="(width > 1360px) 540px, (width > 1000px) 40vw, 100vw"
            />
          )}
          {isLive && <LiveMap jsKey={key} place={place} name={name} />}
        </div>
      )}
      {steps.length > 0 && (
        <ol
          className="mt-4 grid gap-2"
          lang={lang === 'en' && !store.directions_en ? 'ko' : undefined}
        >
          {steps.map((step, at) => (
            <li key={step} className="flex gap-3 text-plain text-ink-700">
              <span className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-pine-800 text-caption font-semibold text-white">
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Comes when it is about to be seen; until then, and where it cannot come, the drawing stands. */
function LiveMap({ jsKey, place, name }: { jsKey: string; place: Place; name: string }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const { lat, lng } = place
  useEffect(() => {
    const element = box.current
    if (!element) return
    let gone = false
    const watch = new IntersectionObserver(
      async ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        const { drawMap } = await import('./kakao-map.ts')
        const isThere = await drawMap(element, jsKey, { lat, lng }, name)
        if (!gone) setDrawn(isThere)
      },
      { rootMargin: '200px' },
    )
    watch.observe(element)
    return () => {
      gone = true
      watch.disconnect()
    }
  }, [jsKey, lat, lng, name])
  return (
    <div
      ref={box}
      role="application"
      aria-label={t('{name} 지도', { name })}
      inert={!drawn}
      className={cx('absolute inset-0 transition-opacity', drawn ? 'opacity-100' : 'opacity-0')}
    />
  )
}
