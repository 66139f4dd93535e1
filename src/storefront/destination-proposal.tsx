import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { homeCountry, nameInSentence } from '#kernel/destination.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { rememberDestination, sendTo } from './destination-memory.ts'
import { frameQueries } from './hooks.ts'

/** Whoever seems to be abroad is asked once where parcels go. Nothing is chosen for them. */
export function DestinationProposal({ guess }: { guess: string }) {
  const t = useT()
  const { pick, country, lang } = useLang()
  const [answered, setAnswered] = useState(false)
  const { data } = useQuery(frameQueries.shipment)
  const sent = data?.data.countries.find(({ code }) => code === guess)
  if (!sent || answered || country !== homeCountry) return null
  const name = nameInSentence(pick(sent.name.ko, sent.name.en), lang)
  return (
    <section
      aria-label={t('배송 나라')}
      className="layer-bar fixed inset-x-4 bottom-[calc(var(--bar-h)+var(--foot-h,0px)+env(safe-area-inset-bottom)+12px)] rounded-card border border-paper-200 bg-paper-0 p-4 shadow-high desk:inset-x-auto desk:right-10 desk:w-[380px]"
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
