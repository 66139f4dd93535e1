import { useQuery, useQueryClient } from '@tanstack/react-query'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { trackDesk } from '#shop/waybill/track-contract.ts'
import { stateWords, troubleWords } from '#shop/waybill/track-rules.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { TrackSteps } from './track-steps.tsx'

/** Asks a courier now, and says what it told; `after` reads anew what may have changed by it. */
export function useCheckParcel() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const check = async (parcel_id: number) => {
    const answer = await send(() => call(trackDesk.check, { params: { parcel_id } }))
    if (!answer) return
    const { trouble, state } = answer.data
    toast(t(trouble ? troubleWords[trouble] : stateWords[state]))
    await client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && /^\/api\/v1\/admin\/(orders|tracks)/.test(path),
    })
  }
  return { busy, check }
}

const secondsBetween = 3
const mostAsked = 10

/** Where a parcel is, for staff: with what went wrong, and a way to ask at once. */
export function DeskTrack({ od_id, parcel_id }: { od_id: string; parcel_id: number }) {
  const t = useT()
  const staff = useStaff()
  const { busy, check } = useCheckParcel()
  const found = useQuery({
    ...queryOf(trackDesk.ofOrder, { params: { od_id } }),
    staleTime: 0,
    // a parcel that has just left is followed a moment later; a shop that follows none is not asked for ever
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.data.tracks.some((one) => one.parcel_id === parcel_id) || dataUpdateCount > mostAsked
        ? false
        : secondsBetween * 1000,
  })
  const track = found.data?.data.tracks.find((one) => one.parcel_id === parcel_id)
  if (!track) return null
  return (
    <div className="mt-3 grid gap-2">
      <TrackSteps track={track} />
      {track.trouble && <InlineNotice tone="wait">{t(troubleWords[track.trouble])}</InlineNotice>}
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-500">
        {track.checked_at
          ? t('마지막 조회 {at}', { at: stamp(track.checked_at) })
          : t('곧 처음으로 조회해요')}
        {!track.delivered_at && staff.changes('orders') && (
          <Button look="ghost" size={44} busy={busy} onClick={() => void check(parcel_id)}>
            {t('지금 조회')}
          </Button>
        )}
      </p>
    </div>
  )
}
