import { withAmounts } from '#kernel/amounts-in-text.ts'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import type { Lang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { fieldPhrases } from '#platform/field-phrases.ts'
import { touch, transact } from '#platform/transact.ts'
import { blankNames, blankSettings } from './blank-text.ts'
import { type PublicSettings, type SettingName, type Settings, settingShapes } from './contract.ts'
import { standardMenus } from './menus-text.ts'
import { wrongSetting } from './rules.ts'
import { listSettings, replaceSetting } from './store.ts'
import { standardTraits } from './traits-text.ts'

// a group that is younger than the shop has no row yet
const atFirst: Record<string, unknown> = { menus: standardMenus, traits: standardTraits }

/** All settings, kept in memory until one is saved. */
export function readSettings(ctx: Ctx): Promise<Settings> {
  return ctx.house.kept.get<Settings>('settings', ['setting'], 300, async () => {
    const rows = await listSettings(ctx)
    const values = Object.fromEntries(rows.map((row) => [row.name, row.value]))
    const parsed = Object.fromEntries(
      Object.entries(settingShapes).map(([name, shape]) => [
        name,
        shape.parse(values[name] ?? atFirst[name]),
      ]),
    )
    return { value: parsed as Settings, size: 10_000 } // every group was parsed by its own shape
  })
}

export async function publicSettings(ctx: Ctx): Promise<PublicSettings> {
  const all = await readSettings(ctx)
  const { both } = await amountsFor(ctx)
  return {
    ...all,
    top_bar: { ...all.top_bar, text: both(all.top_bar.text) },
    menus: { ...all.menus, note: { ...all.menus.note, text: both(all.menus.note.text) } },
    bank_accounts: all.bank_accounts.filter((account) => account.use),
    couriers: all.couriers.filter((courier) => courier.use),
  }
}

/** Tells the amounts inside what staff wrote in the currency of this visitor. */
export async function amountsFor(ctx: Ctx) {
  const { usd_rate } = (await readSettings(ctx)).payment
  const say = (text: string, lang: Lang) =>
    withAmounts(text, { lang, currency: ctx.currency, usd_rate })
  return {
    say,
    both: ({ ko, en }: { ko: string; en: string }) => ({ ko: say(ko, 'kr'), en: say(en, 'en') }),
  }
}

export async function allSettings(
  ctx: Ctx,
): Promise<{ values: Settings; versions: Record<string, number> }> {
  const rows = await listSettings(ctx)
  return {
    values: await readSettings(ctx),
    versions: Object.fromEntries(rows.map((row) => [row.name, row.version])),
  }
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingShapes, name)
}

/** Replaces one group. The dollar rate changes every dollar price, so lists follow. */
export async function saveSetting(
  ctx: Ctx,
  name: string,
  value: unknown,
  version: number,
): Promise<number> {
  if (!isSettingName(name)) throw notFound()
  const parsed = settingShapes[name].safeParse(value)
  if (!parsed.success) throw invalid(fieldPhrases(parsed.error.issues))
  const wrong = wrongSetting(name, parsed.data as Settings[typeof name]) // parsed by the shape of this name
  if (Object.keys(wrong).length) throw invalid(wrong)
  return transact(ctx, async (ctx) => {
    const saved = await replaceSetting(ctx, name, parsed.data, version)
    if (saved === null)
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
      )
    await announce(ctx, 'setting.saved', name, { version: saved })
    touch(ctx, 'setting', 'catalog')
    return saved
  })
}

/** Refuses what only a mail can bring where no mail leaves: shoppers hear whom to call, staff what to set. */
export async function refuseWithoutMail(ctx: Ctx) {
  if (ctx.house.mailer.isOpen) return
  if (ctx.visitor.staff_role)
    throw new Failure(
      'CONFLICT',
      '메일 서버를 정하지 않아 메일을 보낼 수 없어요. 운영자에게 서버의 SMTP_URL을 정해 달라고 해 주세요.',
    )
  const { phone } = (await readSettings(ctx)).company
  throw phone
    ? new Failure(
        'CONFLICT',
        '지금은 이 가게에서 메일을 보낼 수 없어요. 고객센터 {phone}으로(로) 전화해 주세요.',
        { params: { phone } },
      )
    : new Failure('CONFLICT', '지금은 이 가게에서 메일을 보낼 수 없어요. 고객센터로 연락해 주세요.')
}

/** Groups that nobody has saved since the shop was made lose what was invented for them. */
export async function clearUntouched(ctx: Ctx) {
  for (const name of blankNames) await replaceSetting(ctx, name, blankSettings[name], 1)
  touch(ctx, 'setting', 'catalog')
}
