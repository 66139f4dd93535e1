/** Only inside buttons. */
export function Spinner() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      className="turning"
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity=".3" strokeWidth="2" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
