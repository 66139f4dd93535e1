import { useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#kernel/queries.ts'
import { type Formula, myFormulas } from '#shop/custom/formula-contract.ts'
import { formulaPapers } from '#shop/custom/paper-contract.ts'
import { FileInput } from '#ui/file-input.tsx'
import { useT } from '#ui/language.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** The photograph of what came of it: kept as soon as it is chosen. */
export function FormulaPhoto({ formula }: { formula: Formula }) {
  const t = useT()
  const client = useQueryClient()
  const { errors, refused, touch } = useMessages()
  const { busy, send } = useSend({ refused })
  const params = { formula_id: formula.formula_id }
  const url = formula.photo

  const change = (work: () => Promise<{ data: Formula }>) =>
    send(async () => {
      touch(['photo'])
      client.setQueryData(queryOf(myFormulas.show, { params }).queryKey, await work())
      void client.invalidateQueries({ queryKey: [myFormulas.list.path] })
    })

  return (
    <section aria-labelledby="photo-title" className="mt-8" aria-busy={busy || undefined}>
      <h2 id="photo-title" className="type-h3 mb-3 print:hidden">
        {t('만든 것의 사진')}
      </h2>
      {url && (
        <img
          src={url}
          alt={t('{title}의 사진', { title: formula.title })}
          className="mb-3 max-h-[420px] max-w-full rounded-tag border border-line object-contain"
        />
      )}
      <div className="print:hidden">
        <FileInput
          label={t('만든 것의 사진')}
          hideLabel
          hint={t('나만 볼 수 있어요. JPEG, PNG, WebP, 10 MB까지.')}
          name="photo"
          optional
          accept="image/jpeg,image/png,image/webp"
          files={[]}
          kept={url ? [{ id: 'photo', name: t('사진'), picture: <Thumb url={url} /> }] : []}
          onDropKept={() => void change(() => call(formulaPapers.dropPhoto, { params }))}
          onChange={([photo]) =>
            photo && void change(() => call(formulaPapers.keepPhoto, { params, body: { photo } }))
          }
          error={errors.photo}
        />
      </div>
    </section>
  )
}

function Thumb({ url }: { url: string }) {
  return <img src={url} alt="" className="size-full object-cover" />
}
