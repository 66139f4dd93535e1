import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { tracks } from '#shop/waybill/track-contract.ts'
import { TrackSteps } from './track-steps.tsx'

/** Where a buyer's parcel is; nothing before its courier was asked. */
export function ParcelTrack({ od_id, parcel_id }: { od_id: string; parcel_id: number }) {
  const found = useQuery({ ...queryOf(tracks.ofOrder, { params: { od_id } }), staleTime: 0 })
  const track = found.data?.data.tracks.find((one) => one.parcel_id === parcel_id)
  return track?.checked_at ? <TrackSteps track={track} className="mt-3 pb-1" /> : null
}
