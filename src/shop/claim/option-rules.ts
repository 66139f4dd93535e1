import { optionText } from '#shop/catalog/rules.ts'

type Option = {
  io_id: string
  io_id_en: string
  it_option_subject: readonly string[]
  it_option_subject_en: readonly string[]
}

/** "용량: 50 ml", as it would stand on an order. */
export function levelsText({ io_id, io_id_en, it_option_subject, it_option_subject_en }: Option): {
  name: string
  name_en: string
} {
  return {
    name: optionText(it_option_subject, io_id),
    name_en: optionText(it_option_subject_en, io_id_en || io_id),
  }
}
