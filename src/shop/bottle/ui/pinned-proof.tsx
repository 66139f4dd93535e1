import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import type { StudioOptions } from '#shop/bottle/design-contract.ts'
import { bottleJobs, type Job } from '#shop/bottle/job-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useSend } from '#ui/use-send.ts'
import { ProofSheet } from './proof-sheet.tsx'

type Props = {
  job: Pick<Job, 'token' | 'proofs' | 'pins'>
  options: StudioOptions
  label: string
  hint: string
  onDone: (answer: { data: Job } | null) => void
}

/** The newest proof, on which a place is chosen and a word left. */
export function PinnedProof({ job, options, label, hint, onDone }: Props) {
  const t = useT()
  const { busy, send } = useSend()
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const [body, setBody] = useState('')
  const [proof] = job.proofs
  if (!proof) return null
  return (
    <>
      <ProofSheet proof={proof} pins={job.pins} options={options} at={at} onPlace={setAt} />
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const pin = { round: proof.round, ...(at ?? { x: 0.5, y: 0.5 }), body }
          void send(() => call(bottleJobs.pin, { params: { token: job.token }, body: pin })).then(
            onDone,
          )
        }}
      >
        <TextArea label={label} name="body" rows={2} value={body} onChange={setBody} hint={hint} />
        <Button type="submit" look="outline" disabled={busy || !body.trim()}>
          {t('의견 남기기')}
        </Button>
      </form>
    </>
  )
}
