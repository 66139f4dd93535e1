import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../../kernel/paths.ts'

/** The address the specification gives to mending a notice: the desk asks who comes. */
export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 })
  return redirect(paths.admin.notice(id))
}

export default function NoticeEdit() {
  return null
}
