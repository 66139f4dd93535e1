import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { documents } from '#shop/document/contract.ts'
import { useT } from '#ui/language.tsx'
import { DocumentRows } from './document-rows.tsx'

const shown = 6

/** The documents of one product; nothing where there are none. */
export function ProductDocuments({ it_id }: { it_id: string }) {
  const t = useT()
  const { data } = useQuery(queryOf(documents.list, { query: { it_id, per_page: shown } }))
  if (!data || data.total === 0) return null
  return (
    <section id="documents" aria-labelledby="documents-head" className="mt-12 desk:mt-16">
      <h2 id="documents-head" className="type-h2 mb-4">
        {t('자료')}
      </h2>
      <DocumentRows rows={data.data} withGoods={false} />
      {data.total > shown && (
        <Link
          to={paths.documents({ it_id })}
          className="tap mt-4 inline-block text-small underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {t('자료 {count}개 모두 보기', { count: data.total })}
        </Link>
      )}
    </section>
  )
}
