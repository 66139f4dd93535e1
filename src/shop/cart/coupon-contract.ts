/** A coupon as it is priced; amounts in won. */
export type PricedCoupon = {
  cp_id: string
  cp_subject: string
  cp_subject_en: string
  cp_method: number
  cp_target: string
  cp_type: number
  cp_price: number
  cp_trunc: number
  cp_minimum: number
  cp_maximum: number
  cz_combine: boolean
  /** came back to its owner and takes nothing off any more: its terms were missed, or all it was held against left and still counts */
  back?: 'missed' | 'left'
}
