import type { FieldPhrases } from '#kernel/failure.ts'
import {
  type BottleForm,
  type BottlePart,
  type DesignDoc,
  faceKeys,
  shapeKeys,
} from './design-contract.ts'
import type { KitForm } from './desk-contract.ts'
import { palette } from './palette-rules.ts'
import { whyBadPieces } from './price-rules.ts'

/** Photographs of bottles are measured on a sheet of this size. */
export const sheet = { w: 900, h: 1200 }

/** What of a bottle model cannot be, by the fields of its form. */
export function wrongInBottle(form: BottleForm, kit: Pick<KitForm, 'parts'>): FieldPhrases {
  const wrong: FieldPhrases = {}
  const { x, y, width, height } = form.box
  if (width < 20 || x + width > sheet.w)
    wrong['box.width'] = [
      '라벨 자리가 사진 밖으로 나가거나 너무 좁아요. 0에서 900 사이로 잡아 주세요.',
    ]
  if (height < 20 || y + height > sheet.h)
    wrong['box.height'] = [
      '라벨 자리가 사진 밖으로 나가거나 너무 낮아요. 0에서 1200 사이로 잡아 주세요.',
    ]
  for (const [at, { from }] of form.tiers.entries())
    if (form.tiers.findIndex((tier) => tier.from === from) !== at)
      wrong[`tiers.${at}.from`] = ['같은 수량이 두 번 있어요.']
  const caps = new Set(kit.parts.filter(({ kind }) => kind === 'cap').map(({ key }) => key))
  if (form.caps.some((key) => !caps.has(key)))
    wrong.caps = ['이제 없는 뚜껑이 있어요. 다시 골라 주세요.']
  return wrong
}

/** What of parts and templates cannot be. What designs may have chosen stays, and is switched off. */
export function wrongInKit(
  kit: KitForm,
  before: KitForm,
  bottles: readonly number[],
): FieldPhrases {
  const wrong: FieldPhrases = {}
  const named = ({ kind, key }: KitForm['parts'][number]) => `${kind} ${key}`
  for (const [at, part] of kit.parts.entries()) {
    if (kit.parts.findIndex((one) => named(one) === named(part)) !== at)
      wrong[`parts.${at}.name`] = ['같은 것이 두 번 있어요.']
    if (part.kind === 'foil' && !part.spot)
      wrong[`parts.${at}.spot`] = ['인쇄소가 부르는 판 이름을 영어로 적어 주세요.']
    if (part.kind === 'shape' && !shapeKeys.some((key) => key === part.key))
      wrong[`parts.${at}.name`] = ['그릴 수 없는 모양이에요.']
    if (part.kind === 'face' && !faceKeys.some((key) => key === part.key))
      wrong[`parts.${at}.name`] = ['글꼴 파일이 없는 글꼴이에요.']
  }
  const kept = new Set(kit.parts.map(named))
  if (before.parts.some((part) => !kept.has(named(part))))
    wrong.parts = ['이미 고른 도안이 있을 수 있어 지울 수 없어요. 쓰지 않음으로 바꿔 주세요.']
  for (const [at, { key, doc }] of kit.templates.entries()) {
    if (kit.templates.findIndex((one) => one.key === key) !== at)
      wrong[`templates.${at}.name`] = ['같은 것이 두 번 있어요.']
    if (!bottles.includes(doc.bottle_id))
      wrong[`templates.${at}.name`] = ['이제 없는 병의 도안이에요. 본보기에서 빼 주세요.']
  }
  return wrong
}

type Offered = { caps: readonly string[]; shapes: readonly string[] }

/** Whether everything a design has chosen can be chosen today; `used` are the parts that are. */
export function isOffered(
  doc: DesignDoc,
  { caps, shapes }: Offered,
  used: readonly BottlePart[],
): boolean {
  const has = (kind: BottlePart['kind'], key: string) =>
    used.some((part) => part.kind === kind && part.key === key)
  const inks = doc.elements.flatMap((one) => ('ink' in one ? [one.ink] : []))
  const faces = doc.elements.flatMap((one) => (one.type === 'text' ? [one.face] : []))
  const colours = new Set(palette.map(({ key }) => key))
  return (
    caps.includes(doc.cap) &&
    has('cap', doc.cap) &&
    has('liquid', doc.liquid) &&
    has('finish', doc.finish) &&
    shapes.includes(doc.shape) &&
    has('shape', doc.shape) &&
    colours.has(doc.ground) &&
    faces.every((face) => has('face', face)) &&
    inks.every((ink) => (ink.startsWith('foil:') ? has('foil', ink.slice(5)) : colours.has(ink)))
  )
}

type Set = Offered & Pick<BottleForm, 'tiers' | 'is_used'> & { doc: DesignDoc; pieces: number }

/** Why a design that was put into a cart cannot be made as things stand; null when it can. */
export function whyNotMade(set: Set, parts: readonly BottlePart[]): string | null {
  if (!set.is_used) return '지금은 만들 수 없는 병이에요. 다른 병을 골라 주세요.'
  const used = parts.filter(({ is_used }) => is_used)
  if (!isOffered(set.doc, set, used))
    return '지금은 고를 수 없는 것이 있어요. 도안을 다시 열어 확인해 주세요.'
  return whyBadPieces(set, set.pieces)
}
