import * as z from 'zod/mini'

/** What an option asks the buyer to write, where it is no card. */
export const askKinds = ['initials', 'name', 'date', 'message'] as const
/** The letters that whoever engraves can cut. */
export const letterSets = ['latin', 'hangul', 'digit', 'sign'] as const
export type LetterSet = (typeof letterSets)[number]
/** The faces to choose among; the first of an option is taken where none is chosen. */
export const engravedFaces = ['serif', 'sans', 'roman'] as const
export type EngravedFace = (typeof engravedFaces)[number]

/** How letters look on what they are cut into: light as on dark glass, dark as burnt into wood. */
export const engravedTones = ['light', 'dark'] as const

const within = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** Where on the first photograph letters are cut: the middle of the place and how wide it is, in hundredths of the picture. */
export const engravedPlace = z.object({
  x: within(0, 100),
  y: within(0, 100),
  width: within(5, 100),
  /** how near the preview goes, in hundredths */
  zoom: within(100, 600),
  tone: z.enum(engravedTones, '고를 수 없는 값이에요.'),
})
export type EngravedPlace = z.output<typeof engravedPlace>

export const asks = z.object({
  kind: z.enum(askKinds, '고를 수 없는 값이에요.'),
  letters: z
    .array(z.enum(letterSets, '고를 수 없는 값이에요.'))
    .check(z.minLength(1, '새길 수 있는 글자를 하나는 골라 주세요.'), z.maxLength(4)),
  faces: z
    .array(z.enum(engravedFaces, '고를 수 없는 값이에요.'))
    .check(z.minLength(1, '글씨체를 하나는 골라 주세요.'), z.maxLength(3)),
  /** without one the letters are shown on a plain plate */
  place: z.optional(z.nullable(engravedPlace)),
})
/** null asks for the words of a card, where an option takes words at all. */
export type Asks = z.output<typeof asks>

/** What a line was asked to say, kept with an order as it was agreed. */
export const agreedAsks = z.extend(z.omit(asks, { place: true }), { most: z.number() })
export type AgreedAsks = z.output<typeof agreedAsks>

/** Of an option as shoppers see it. */
export const writtenTold = {
  /** words of the buyer that it takes, on a card or engraved: so many characters; 0 takes none */
  io_text_max: z.number(),
  /** what those words are; null for the words of a card */
  io_asks: z.optional(z.nullable(asks)),
  /** working days that making it takes before it leaves */
  io_lead_days: z.optional(z.number()),
}
