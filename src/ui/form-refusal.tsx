import { CircleAlert } from 'lucide-react'

/** Why a whole form was refused. */
export function FormRefusal({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 rounded-tag border-l-4 border-bad bg-bad-100 px-4 py-3 text-small leading-snug font-medium text-bad">
          <CircleAlert aria-hidden="true" size={17} strokeWidth={1.75} className="mt-px shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
