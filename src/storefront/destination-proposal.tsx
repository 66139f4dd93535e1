import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { homeCountry, nameInSentence } from '#kernel/destination.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { asksCountryOn } from './asks-country.ts'
import { rememberDestination, sendTo } from './destination-memory.ts'
import { frameQueries, useDesktop } from './hooks.ts'
import { watchWay } from './in-the-way.ts'

/** What is narrower, such as the heart of a tile, may lie below it until the page is scrolled. */
const wideControl = 88

/** Whoever seems to be abroad is asked once where parcels go. Nothing is chosen for them, and where it would lie on the buy button it waits. */
export function DestinationProposal({ guess, pathname }: { guess: string; pathname: string }) {
  const t = useT()
  const { pick, country, lang } = useLang()
  const [answered, setAnswered] = useState(false)
  const { data } = useQuery(frameQueries.shipment)
  const sent = data?.data.countries.find(({ code }) => code === guess)
  const asks = !!sent && !answered && country === homeCountry && asksCountryOn(pathname)
  const [box, covers] = useStepsAside(asks)
  if (!asks) return null
  const name = nameInSentence(pick(sent.name.ko, sent.name.en), lang)
  return (
    <section
      ref={box}
      aria-label={t('배송 나라')}
      className={cx(
        'layer-bar fixed inset-x-4 bottom-[calc(var(--bar-h)+var(--foot-h,0px)+env(safe-area-inset-bottom)+12px)] rounded-card border border-paper-200 bg-paper-0 p-4 shadow-high desk:inset-x-auto desk:right-10 desk:w-[380px]',
        'transition-[opacity,visibility] duration-[200ms]',
        covers && 'invisible opacity-0',
      )}
    >
      <p className="text-plain">
        {t('{country}으로(로) 보낼까요? 도착일과 배송비, 보낼 수 있는 상품을 맞춰 드려요.', {
          country: name,
        })}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button size={44} onClick={() => void sendTo(sent.code)}>
          {t('{country}으로(로) 보내기', { country: name })}
        </Button>
        <Button
          size={44}
          look="outline"
          onClick={() => {
            rememberDestination(homeCountry)
            setAnswered(true)
          }}
        >
          {t('대한민국으로 보내기')}
        </Button>
      </p>
    </section>
  )
}

/** On a phone it stands above the bar with the button; in a wide window it lies on the page. */
function useStepsAside(asks: boolean) {
  const box = useRef<HTMLElement>(null)
  const desktop = useDesktop()
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const here = box.current
    if (!asks || !desktop || !here) return setCovers(false)
    return watchWay(
      here,
      // who stands in it with the keys is not sent away
      (next) => setCovers(next && !here.contains(document.activeElement)),
      wideControl,
    )
  }, [asks, desktop])
  return [box, covers] as const
}
