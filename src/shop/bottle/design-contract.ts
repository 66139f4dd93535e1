import * as z from 'zod/mini'

const choice = '고를 수 없는 값이에요.'
export const shapeKeys = ['rect', 'round', 'oval', 'arch'] as const
export type ShapeKey = (typeof shapeKeys)[number]
export const faceKeys = ['pretendard', 'pretendard-bold', 'gowun', 'cormorant'] as const
export type FaceKey = (typeof faceKeys)[number]
export const aligns = ['left', 'center', 'right'] as const

export const key = z.string(choice).check(z.regex(/^[a-z0-9-]{1,30}$/, choice))
/** a colour of the palette, or `foil:` and the key of a foil */
const ink = z.string(choice).check(z.regex(/^(foil:)?[a-z0-9-]{1,30}$/, choice))
const millimetres = (least: number, most: number) =>
  z.number('위치와 크기는 숫자로 적어 주세요.').check(z.gte(least), z.lte(most))

const place = {
  id: z.string(choice).check(z.regex(/^[a-z0-9]{1,12}$/, choice)),
  /** of the middle, from the upper left corner of the label */
  x: millimetres(-50, 250),
  y: millimetres(-50, 250),
  rotation: z._default(millimetres(-180, 180), 0),
}

export const mostLines = 5
export const mostLetters = 30

export const textElement = z.object({
  ...place,
  type: z.literal('text'),
  text: z.string().check(z.maxLength(200, '글은 한 칸에 200자까지 적을 수 있어요.')),
  face: z.enum(faceKeys, choice),
  /** in points */
  size: millimetres(2, 120),
  ink,
  align: z._default(z.enum(aligns, choice), 'center' as const),
  /** between letters, in thousandths of the size */
  spacing: z._default(millimetres(-100, 600), 0),
})
export const imageElement = z.object({
  ...place,
  type: z.literal('image'),
  file_id: z.string(choice).check(z.regex(/^[\da-f]{32}$/, choice)),
  w: millimetres(2, 200),
  h: millimetres(2, 200),
  /** what the picture holds */
  px: z.int(choice).check(z.gte(1), z.lte(20_000)),
  px_h: z._default(z.int(choice).check(z.gte(0), z.lte(20_000)), 0),
})
export const lineElement = z.object({
  ...place,
  type: z.literal('line'),
  form: z.enum(['line', 'frame', 'dot'], choice),
  w: millimetres(0.5, 200),
  h: millimetres(0.05, 200),
  /** of the stroke, in points */
  stroke: millimetres(0.1, 12),
  ink,
})
export const designElement = z.discriminatedUnion('type', [textElement, imageElement, lineElement])
export type DesignElement = z.output<typeof designElement>
export type TextElement = z.output<typeof textElement>

export const mostElements = 20

/** All that a label is: preview, proof and press file are drawn from nothing else. */
export const designDoc = z.object({
  v: z.literal(1),
  bottle_id: z.int(choice).check(z.gte(1), z.lte(1_000_000)),
  cap: key,
  liquid: key,
  finish: key,
  shape: z.enum(shapeKeys, choice),
  ground: key,
  elements: z
    .array(designElement)
    .check(z.maxLength(mostElements, '요소는 20개까지 놓을 수 있어요.')),
})
export type DesignDoc = z.output<typeof designDoc>

const words = { name: z.string(), name_en: z.string() }
const won = (most: number) =>
  z.int('금액은 0원 이상의 정수예요.').check(z.gte(0), z.lte(most, '금액이 너무 커요.'))
/** in cents; null follows the won at the rate of the shop */
const cents = z._default(
  z.nullable(z.int('금액은 0 이상이에요.').check(z.gte(0), z.lte(10_000_000, '금액이 너무 커요.'))),
  null,
)
const name = (needed: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, needed), z.maxLength(60, '이름은 60자까지 적을 수 있어요.'))
const named = { name: name('이름을 적어 주세요.'), name_en: name('영어 이름을 적어 주세요.') }
const hex = z.string().check(z.regex(/^#[\da-f]{6}$/, '색은 #2f5d50처럼 적어 주세요.'))

export const partKinds = ['cap', 'liquid', 'finish', 'foil', 'shape', 'face'] as const
export type PartKind = (typeof partKinds)[number]
export const bottlePart = z.object({
  kind: z.enum(partKinds, choice),
  key,
  ...named,
  /** on the screen */
  colour: z._default(hex, '#ffffff'),
  /** of a foil: the name of its plate in the press file */
  spot: z._default(z.string().check(z.regex(/^[A-Za-z0-9 -]{0,40}$/, choice)), ''),
  /** for each piece, and once for a job */
  won: won(1_000_000),
  usd: cents,
  setup_won: won(10_000_000),
  setup_usd: cents,
  is_used: z.boolean(),
})
export type BottlePart = z.output<typeof bottlePart>

export const priceTier = z.object({
  from: z.int().check(z.gte(1, '수량은 1개부터예요.'), z.lte(100_000)),
  won: won(10_000_000),
  usd: cents,
  days: z.int().check(z.gte(1, '제작 기간은 하루부터예요.'), z.lte(365)),
})
export type PriceTier = z.output<typeof priceTier>

const mask = z._default(z.string().check(z.regex(/^[\w-]{0,80}$/, '사진을 골라 주세요.')), '')
const pixel = z.int().check(z.gte(0), z.lte(1200))
export const bottleForm = z.object({
  ...named,
  material: z.string().check(z.trim(), z.maxLength(100)),
  material_en: z.string().check(z.trim(), z.maxLength(100)),
  volume_ml: z.int().check(z.gte(1), z.lte(5_000)),
  /** the photograph of the blank bottle, three to four */
  picture: z.string().check(z.regex(/^[\w-]{1,80}$/, '사진을 골라 주세요.')),
  /** white where the cap or the scent is seen on it; '' leaves it as photographed */
  mask_cap: mask,
  mask_liquid: mask,
  picture_alt: z.string().check(z.trim(), z.maxLength(200)),
  picture_alt_en: z.string().check(z.trim(), z.maxLength(200)),
  /** where the label stands on the photograph */
  box: z.object({ x: pixel, y: pixel, width: pixel, height: pixel }),
  is_curved: z.boolean(),
  label_w: z.number().check(z.gte(10, '라벨은 10 mm부터예요.'), z.lte(200)),
  label_h: z.number().check(z.gte(10, '라벨은 10 mm부터예요.'), z.lte(200)),
  caps: z.array(key).check(z.minLength(1, '뚜껑을 하나 이상 골라 주세요.'), z.maxLength(20)),
  shapes: z
    .array(z.enum(shapeKeys, choice))
    .check(z.minLength(1, '라벨 모양을 하나 이상 골라 주세요.')),
  tiers: z
    .array(priceTier)
    .check(z.minLength(1, '수량별 가격을 한 줄 이상 적어 주세요.'), z.maxLength(10)),
  setup_won: won(10_000_000),
  setup_usd: cents,
  stock: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** of one, packed, in grams: what a courier abroad asks for */
  weight_g: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  is_used: z.boolean(),
  position: z.int().check(z.gte(0), z.lte(1_000)),
})
export type BottleForm = z.output<typeof bottleForm>
export const bottleShape = z.extend(bottleForm, { bottle_id: z.number() })
export type Bottle = z.output<typeof bottleShape>

export const bottleTemplate = z.object({ key, ...named, doc: designDoc })
export type BottleTemplate = z.output<typeof bottleTemplate>

/** What a font file tells: widths are parts of the size. */
export const faceShape = z.object({
  key: z.enum(faceKeys),
  ...words,
  licence: z.string(),
  /** the letters it has: `41-5a,ac00-d7a3` */
  ranges: z.string(),
  /** of the letters from space to tilde */
  latin: z.array(z.number()),
  hangul: z.number(),
  ascent: z.number(),
  descent: z.number(),
})
export type Face = z.output<typeof faceShape>

export const studioOptions = z.object({
  bottles: z.array(bottleShape),
  parts: z.array(bottlePart),
  templates: z.array(bottleTemplate),
  faces: z.array(faceShape),
})
export type StudioOptions = z.output<typeof studioOptions>
