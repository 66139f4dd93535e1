import { data } from 'react-router'

/** Any address nobody knows; the frame shows the page for it. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
