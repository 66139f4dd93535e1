import { Ink } from './drawings.tsx'

/** One drawing for each kind of emptiness: thin ink, the thing itself, a shadow line under it. */

/** A heart tied to a bottle's neck. */
export function EmptyWish() {
  return (
    <Ink>
      <path d="M39 18h18v10H39zM42 28h12v6H42z" />
      <path d="M32 34h32c4 0 6 2 6 6v34c0 4-2 6-6 6H32c-4 0-6-2-6-6V40c0-4 2-6 6-6Z" />
      <path d="M48 67c-7-5-11-9-11-13 0-3 2-6 5-6s5 2 6 4c1-2 3-4 6-4s5 3 5 6c0 4-4 8-11 13Z" />
      <path d="M16 86h64" opacity=".5" />
    </Ink>
  )
}

/** A parcel that has not been packed. */
export function EmptyParcel() {
  return (
    <Ink>
      <path d="M18 44l30-12 30 12-30 12-30-12ZM18 44v26l30 13 30-13V44M48 56v27" />
      <path d="M18 44L8 34l30-12 10 10 10-10 30 12-10 10" opacity=".5" />
    </Ink>
  )
}

/** A card with five stars not yet coloured. */
export function EmptyReview() {
  return (
    <Ink>
      <path d="M16 20h64v44H46L32 78V64H16z" />
      <path d="M28 34l2 4 4 .5-3 3 1 4.5-4-2.5-4 2.5 1-4.5-3-3 4-.5zM48 34l2 4 4 .5-3 3 1 4.5-4-2.5-4 2.5 1-4.5-3-3 4-.5zM68 34l2 4 4 .5-3 3 1 4.5-4-2.5-4 2.5 1-4.5-3-3 4-.5z" />
      <path d="M26 56h32" opacity=".5" />
    </Ink>
  )
}

/** An envelope with its letter half out. */
export function EmptyLetter() {
  return (
    <Ink>
      <path d="M14 42v36h68V42L48 64z" />
      <path d="M14 42l10-7M82 42l-10-7" />
      <path d="M24 48V18h48v30" />
      <path d="M33 28h30M33 37h20" opacity=".5" />
      <path d="M14 78l26-20M82 78L56 58" opacity=".5" />
    </Ink>
  )
}

/** A ticket with a torn edge. */
export function EmptyCoupon() {
  return (
    <Ink>
      <path d="M12 32h72v11c-4 0-6 2-6 5s2 5 6 5v11H12V53c4 0 6-2 6-5s-2-5-6-5z" />
      <path d="M60 36v4m0 6v4m0 6v4" />
      <path d="M28 56l16-16M30 42h.1M42 54h.1" />
      <path d="M22 76h52" opacity=".5" />
    </Ink>
  )
}

/** A few drops beside a measuring glass: points gather. */
export function EmptyPoints() {
  return (
    <Ink>
      <path d="M26 28h34l-3 48c0 3-2 5-5 5H34c-3 0-5-2-5-5z" />
      <path d="M24 28c-2-4 2-5 5-5h28c4 0 5 2 4 5" />
      <path d="M50 42h8M51 52h6M50 62h6" opacity=".5" />
      <path d="M74 40c0 3-2 5-4 5s-4-2-4-5 4-7 4-7 4 4 4 7ZM82 60c0 3-2 5-4 5s-4-2-4-5 4-7 4-7 4 4 4 7Z" />
      <path d="M16 87h64" opacity=".5" />
    </Ink>
  )
}

/** A hand bell that nobody rang. */
export function EmptyBell() {
  return (
    <Ink>
      <path d="M44 16h8v12h-8z" />
      <path d="M26 70c6-6 6-14 7-22 1-11 6-20 15-20s14 9 15 20c1 8 1 16 7 22z" />
      <path d="M41 70c0 5 3 8 7 8s7-3 7-8" />
      <path d="M18 44c-3 5-3 10 0 15M78 44c3 5 3 10 0 15" opacity=".4" />
      <path d="M20 86h56" opacity=".5" />
    </Ink>
  )
}

/** A sheet with ruled lines and a seal. */
export function EmptySheet() {
  return (
    <Ink>
      <path d="M24 12h36l14 14v58H24z" />
      <path d="M60 12v14h14" />
      <path d="M34 38h30M34 48h30M34 58h18" opacity=".5" />
      <circle cx="62" cy="70" r="7" />
      <path d="M59 70l2 2 4-4" />
    </Ink>
  )
}

/** A looking glass over a blotter strip. */
export function EmptySearch() {
  return (
    <Ink>
      <circle cx="42" cy="42" r="24" />
      <path d="M60 60l20 20" />
      <path d="M39 28h6v28h-6zM39 46h6M39 38h6" />
      <path d="M26 86h30" opacity=".5" />
    </Ink>
  )
}

/** A dropper over an open notebook. */
export function EmptyFormula() {
  return (
    <Ink>
      <path d="M48 80c-10-6-22-7-34-5V41c12-2 24-1 34 5 10-6 22-7 34-5v34c-12-2-24-1-34 5ZM48 46v34" />
      <path d="M24 54c5-1 10 0 15 2M24 63c5-1 10 0 15 2" opacity=".5" />
      <path d="M62 10h8v8h-8zM63 18h6v10l-3 5-3-5z" />
      <path d="M69 41c0 2-1 3-3 3s-3-1-3-3 3-5 3-5 3 3 3 5Z" />
    </Ink>
  )
}

/** A stool at a workbench. */
export function EmptyBench() {
  return (
    <Ink>
      <path d="M10 44h76v6H10zM16 50v32M80 50v32" />
      <path d="M38 66h20M41 66l-3 18M55 66l3 18" />
      <path d="M26 44V32h10v12M27 32v-5h8v5" />
      <path d="M56 44l2-14h10l2 14" />
      <path d="M8 86h80" opacity=".5" />
    </Ink>
  )
}

/** Two cards with a question and no answer. */
export function EmptyQuestion() {
  return (
    <Ink>
      <path d="M14 18h46v34H34L22 64V52h-8z" />
      <path d="M32 30c0-3 2-5 5-5s5 2 5 5c0 4-5 4-5 8M37 44h.1" />
      <path d="M66 34h16v34h-8v12L62 68H46v-8" opacity=".5" />
    </Ink>
  )
}

/** A street front with its shutter down. */
export function EmptyShopFront() {
  return (
    <Ink>
      <path d="M16 36h64v46H16zM12 36l6-18h60l6 18" />
      <path d="M28 18l-3 18M41 18l-1 18M55 18l1 18M68 18l3 18" opacity=".5" />
      <path d="M26 48h44v34H26zM26 56h44M26 64h44M26 72h44" />
      <path d="M8 86h80" opacity=".5" />
    </Ink>
  )
}

/** A shelf without a thing on it. */
export function EmptyShelf() {
  return (
    <Ink>
      <path d="M12 36h72M12 68h72M20 36v6M76 36v6M20 68v6M76 68v6" />
      <path d="M30 66V50h10v16M32 50v-4h6v4" opacity=".5" />
      <path d="M60 66c0-6 12-6 12 0" opacity=".4" />
      <path d="M12 86h72" opacity=".5" />
    </Ink>
  )
}
