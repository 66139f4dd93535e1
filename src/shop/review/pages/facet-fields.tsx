import type { ReactNode } from 'react'
import { type ReviewFacets, type ReviewKind, rooms, seasons, waxes } from '#shop/review/contract.ts'
import { facetsOfKind } from '#shop/review/rules.ts'
import {
  longevityWords,
  roomWords,
  seasonWords,
  strengthWords,
  waxWords,
} from '#shop/review/ui/facet-words.ts'
import { Chip } from '#ui/chip.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

type Props = { kind: ReviewKind; facets: ReviewFacets; onChange: (facets: ReviewFacets) => void }

const loads = [0, 3, 5, 6, 7, 8, 9, 10, 12, 15]

/** What this kind of product asks beside the stars; every one may be left out. */
export function FacetFields({ kind, facets, onChange }: Props) {
  const t = useT()
  const asked = facetsOfKind[kind]
  if (asked.length === 0) return null
  const set = (part: ReviewFacets) => onChange({ ...facets, ...part })
  return (
    <div className="grid gap-5">
      {asked.includes('strength') && (
        <Scale
          legend={t('향의 세기')}
          words={strengthWords}
          value={facets.strength}
          onChange={(strength) => set({ strength })}
        />
      )}
      {asked.includes('longevity') && (
        <Scale
          legend={t('지속력')}
          words={longevityWords}
          value={facets.longevity}
          onChange={(longevity) => set({ longevity })}
        />
      )}
      {asked.includes('season') && (
        <Choices legend={t('어울리는 계절')}>
          {seasons.map((season) => {
            const on = facets.season?.includes(season) ?? false
            return (
              <Chip
                key={season}
                on={on}
                aria-pressed={on}
                onClick={() =>
                  set({
                    season: on
                      ? facets.season?.filter((one) => one !== season)
                      : [...(facets.season ?? []), season],
                  })
                }
              >
                {t(seasonWords[season])}
              </Chip>
            )
          })}
        </Choices>
      )}
      {asked.includes('room') && (
        <Choices legend={t('쓰는 공간')}>
          {rooms.map((room) => (
            <Chip
              key={room}
              on={facets.room === room}
              aria-pressed={facets.room === room}
              onClick={() => set({ room: facets.room === room ? undefined : room })}
            >
              {t(roomWords[room])}
            </Chip>
          ))}
        </Choices>
      )}
      {asked.includes('wax') && (
        <Choices legend={t('쓴 왁스')}>
          {waxes.map((wax) => (
            <Chip
              key={wax}
              on={facets.wax === wax}
              aria-pressed={facets.wax === wax}
              onClick={() => set({ wax: facets.wax === wax ? undefined : wax })}
            >
              {t(waxWords[wax])}
            </Chip>
          ))}
        </Choices>
      )}
      {asked.includes('load') && (
        <Select
          label={t('향료 비율')}
          optional
          className="max-w-[220px]"
          value={facets.load === undefined ? '' : String(facets.load)}
          onChange={(load) => set({ load: String(load) === '' ? undefined : Number(load) })}
          placeholder={t('고르지 않음')}
          choices={loads.map((load) => ({ value: String(load), label: `${load}%` }))}
        />
      )}
    </div>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  const t = useT()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-medium">
        {legend} <span className="font-normal text-ink-500">({t('선택')})</span>
      </legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

function Scale({
  legend,
  words,
  value,
  onChange,
}: {
  legend: string
  words: readonly string[]
  value: number | undefined
  onChange: (value: number | undefined) => void
}) {
  const t = useT()
  return (
    <Choices legend={legend}>
      {words.map((word, at) => (
        <Chip
          key={word}
          on={value === at + 1}
          aria-pressed={value === at + 1}
          onClick={() => onChange(value === at + 1 ? undefined : at + 1)}
        >
          {t(word)}
        </Chip>
      ))}
    </Choices>
  )
}
