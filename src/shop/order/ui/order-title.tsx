import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'

/** The form and what stands beside it, from the title on. */
export const besideForm = 'h-full desk:col-start-2 desk:row-span-2 desk:row-start-1'

/** Two columns with the title above the first. It stays what it is while the rest comes: the largest paint does not wait. */
export function OrderColumns({ title, children }: { title: ReactNode; children: ReactNode }) {
  const t = useT()
  return (
    <div className="items-start gap-x-14 desk:grid desk:grid-cols-[7fr_5fr] desk:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <h1 className="type-h1 desk:text-display">{t('주문하기')}</h1>
        {title}
      </div>
      {children}
    </div>
  )
}

/** Whether a guest orders, who may still log in, or a member. */
export function OrderedBy({ direct }: { direct: boolean }) {
  const t = useT()
  const { isMember } = useSession()
  return (
    <p className="mt-2 text-plain text-ink-500">
      {isMember ? (
        t('적은 내용은 이 기기에 7일 동안 남아 있어요.')
      ) : (
        <>
          {t('비회원으로 주문해요. 회원이라면')}{' '}
          <TextLink to={paths.login(paths.orderForm(direct))}>{t('로그인')}</TextLink>
        </>
      )}
    </p>
  )
}
