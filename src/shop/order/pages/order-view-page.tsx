import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { errorWords } from '#shop/order/ui/error-words.ts'
import { LookUpForm } from '#shop/order/ui/look-up-form.tsx'
import { OrderDetail } from '#shop/order/ui/order-detail.tsx'
import { fetchOrder, orderQuery } from '#shop/order/ui/order-query.ts'
import { Help } from '#shop/order/ui/order-summary.tsx'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '주문 조회'), noindex: true })
}

const askedFor = (request: Request) => new URL(request.url).searchParams.get('od_id')?.trim() ?? ''

/** Without a number, or when the order is not this visitor's, the page asks for what opens it. */
export async function loader(args: LoaderFunctionArgs) {
  const od_id = askedFor(args.request)
  let mine = false
  const loaded = await load(args, (client) =>
    od_id ? [fetchOrder(client, od_id).then((found) => (mine = found))] : [],
  )
  return { ...loaded, mine }
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const od_id = askedFor(args.request)
  let mine = false
  await loadInBrowser(args, (client) =>
    od_id ? [fetchOrder(client, od_id).then((found) => (mine = found))] : [],
  )
  return { mine }
}

export default function OrderViewPage() {
  const { mine } = useLoaderData<typeof clientLoader>()
  const [search] = useSearchParams()
  const od_id = search.get('od_id')?.trim() ?? ''
  const told = errorWords(search.get('errorMessage'))
  const found = useQuery({ ...orderQuery(od_id), enabled: mine })
  const order = found.data?.data
  return (
    <div className="wrap pt-7 pb-16 desk:pt-11 desk:pb-24">
      {told && <Told message={told} />}
      {mine && order ? <OrderDetail order={order} /> : <AskForOrder od_id={od_id} />}
    </div>
  )
}

/** Plain text from the address; never markup. */
function Told({ message }: { message: string }) {
  const t = useT()
  return (
    <p
      role="alert"
      className="mb-6 flex items-start gap-2.5 rounded-tag border-l-4 border-bad bg-bad-100 px-4 py-3 text-plain leading-snug text-bad"
    >
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      <span>{t(message)}</span>
    </p>
  )
}

function AskForOrder({ od_id }: { od_id: string }) {
  const t = useT()
  const { known, isMember } = useSession()
  return (
    <div className="mx-auto max-w-[440px]">
      <h1 className="type-h1 desk:text-display">{t('주문 조회')}</h1>
      <p className="mt-3 mb-7 text-ink-700">
        {od_id
          ? t('이 주문을 보려면 주문할 때 적은 휴대폰 번호와 비밀번호가 필요해요.')
          : t('비회원으로 주문했다면 주문번호와 주문할 때 적은 내용으로 찾을 수 있어요.')}
      </p>
      <LookUpForm key={od_id} od_id={od_id} />
      {known && !isMember && (
        <p className="rule-t mt-9 pt-5 text-plain text-ink-700">
          {t('회원으로 주문했다면')}{' '}
          <TextLink to={paths.login(od_id ? paths.orderView(od_id) : paths.orderLookUp())}>
            {t('로그인')}
          </TextLink>
        </p>
      )}
      <Help className="mt-5" />
    </div>
  )
}
