import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import { account } from '#shop/member/account-contract.ts'
import { accounts } from '#shop/member/contract.ts'
import { joinSample } from '#shop/member/sample.ts'
import { passwordReset } from '#shop/member/tables.ts'
import { sessions } from '#shop/session/contract.ts'
import { Browser } from '#test/cookies.ts'
import { testShop } from '#test/database.ts'
import { mailAfter } from '#test/mailbox.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
const newPassword = 'Hinoki%Rain7'

async function joined(language?: 'en.usd') {
  const form = joinSample()
  const browser = new Browser({ language })
  await browser.call(sessions.register, { body: form })
  return { ...form, browser }
}

/** The link in the mail that follows an asking. */
async function mailedToken(mb_id: string, visitor = new Browser()): Promise<string> {
  await visitor.call(accounts.forgetPassword, { body: { mb_id } })
  const mails = await mailAfter(mb_id)
  return /\/shop\/reset#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

test('a new password is set by the link of a mail, and every session of before ends', async () => {
  const { mb_id, mb_email, password, browser } = await joined()
  const token = await mailedToken(mb_email.toUpperCase()).then(() => mailedToken(mb_id))
  const visitor = new Browser()
  expect((await visitor.call(accounts.checkReset, { body: { token } })).data).toEqual({ mb_id })
  expect(
    await visitor.call(accounts.resetPassword, { body: { token, password: newPassword } }),
  ).toEqual({ message: '비밀번호가 변경되었습니다.' })
  expect((await browser.refused(account.show, {})).status).toBe(401)
  expect((await visitor.refused(sessions.login, { body: { mb_id, password } })).status).toBe(422)
  expect(
    (await visitor.call(sessions.login, { body: { mb_id, password: newPassword } })).user.mb_id,
  ).toBe(mb_id)
  expect(
    (await db.select().from(event).where(eq(event.subject, mb_id))).map(({ name }) => name),
  ).toContain('member.password_changed')
})

test('one mail per asking, in the language of the asker, to the address on file', async () => {
  const { mb_id, mb_email } = await joined()
  await new Browser({ language: 'en.usd' }).call(accounts.forgetPassword, { body: { mb_id } })
  const mails = await mailAfter(mb_id)
  expect(mails).toMatchObject([{ to: mb_email, subject: '[ODEMOA] Set a new password' }])
  expect(mails[0]?.html).toContain('lang="en"')
  expect(mails[0]?.text).toContain('within 30 minutes')
})

test('the answer is the same whether there is such a member', async () => {
  const { mb_id } = await joined()
  const [known, unknown] = await Promise.all(
    [mb_id, 'nobody_of_that_name'].map((login) =>
      new Browser().call(accounts.forgetPassword, { body: { mb_id: login } }),
    ),
  )
  expect(known).toEqual(unknown)
  expect(await mailAfter('nobody')).toEqual([])
})

test('ten use one link at the same moment: one succeeds', async () => {
  const { mb_id } = await joined()
  const token = await mailedToken(mb_id)
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      new Browser()
        .call(accounts.resetPassword, { body: { token, password: `${newPassword}${at}` } })
        .then(
          () => 200,
          (error) => error.status,
        ),
    ),
  )
  expect(outcomes.sort()).toEqual([200, ...Array(9).fill(410)])
})

test('a link that is used, old, replaced, invented or of somebody who left opens nothing, and the way out is told', async () => {
  const [used, old, replaced] = [await joined(), await joined(), await joined()]
  const visitor = new Browser()
  const tokens: Record<string, string> = {
    used: await mailedToken(used.mb_id),
    old: await mailedToken(old.mb_id),
    replaced: await mailedToken(replaced.mb_id),
    invented: 'x'.repeat(43),
    empty: '',
  }
  await visitor.call(accounts.resetPassword, {
    body: { token: tokens.used ?? '', password: newPassword },
  })
  await db
    .update(passwordReset)
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where(eq(passwordReset.mb_id, old.mb_id))
  await mailedToken(replaced.mb_id)
  for (const token of Object.values(tokens)) {
    const refusal = await new Browser().refused(accounts.resetPassword, {
      body: { token, password: newPassword },
    })
    expect([refusal.status, refusal.code]).toEqual([410, 'GONE'])
    expect(refusal.message).toContain('새 메일')
  }
})

test('a link in a stolen mail is worth nothing once the owner has changed the password or the address', async () => {
  const [changed, moved] = [await joined(), await joined()]
  const tokens = [await mailedToken(changed.mb_id), await mailedToken(moved.mb_id)]
  await changed.browser.call(account.changePassword, {
    body: {
      current_password: changed.password,
      password: newPassword,
      password_confirmation: newPassword,
    },
  })
  const mb_email = `moved_${moved.mb_id}@mail.example`
  await moved.browser.call(account.update, {
    params: { mb_id: moved.mb_id },
    body: { mb_email, current_password: moved.password },
  })
  const letter = (await mailAfter(moved.mb_id)).find((mail) => mail.to === mb_email)
  await moved.browser.call(account.confirmMail, {
    body: { token: /mail_token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '' },
  })
  for (const token of tokens) {
    for (const refusal of [
      await new Browser().refused(accounts.checkReset, { body: { token } }),
      await new Browser().refused(accounts.resetPassword, {
        body: { token, password: 'Walnut!Evening9' },
      }),
    ])
      expect(refusal.status).toBe(410)
  }
  expect(
    (
      await new Browser().call(sessions.login, {
        body: { mb_id: changed.mb_id, password: newPassword },
      })
    ).user.mb_id,
  ).toBe(changed.mb_id)
})

test('a link sets the password of its own member, whoever is logged in where it is opened', async () => {
  const [owner, other] = [await joined(), await joined()]
  const token = await mailedToken(owner.mb_id)
  await other.browser.call(accounts.resetPassword, { body: { token, password: newPassword } })
  expect(
    (
      await new Browser().call(sessions.login, {
        body: { mb_id: other.mb_id, password: other.password },
      })
    ).user.mb_id,
  ).toBe(other.mb_id)
  expect(
    (
      await new Browser().call(sessions.login, {
        body: { mb_id: owner.mb_id, password: newPassword },
      })
    ).user.mb_id,
  ).toBe(owner.mb_id)
})

test('the hash of the link is kept, never the link', async () => {
  const { mb_id } = await joined()
  const token = await mailedToken(mb_id)
  const kept = JSON.stringify([
    await db.select().from(passwordReset).where(eq(passwordReset.mb_id, mb_id)),
    await db.select().from(event).where(eq(event.subject, mb_id)),
  ])
  expect(token).toHaveLength(43)
  expect(kept).not.toContain(token)
})

test('a new password keeps the rules and is not the old one, and the link survives the mistake', async () => {
  const { mb_id, password } = await joined()
  const token = await mailedToken(mb_id)
  for (const bad of [password, 'short', 'Password1', `X!${mb_id}9`]) {
    const refusal = await new Browser().refused(accounts.resetPassword, {
      body: { token, password: bad },
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['password']])
  }
  await new Browser().call(accounts.resetPassword, { body: { token, password: newPassword } })
})

test('after a lock the reset opens the door at once', async () => {
  const { mb_id } = await joined()
  const visitor = new Browser()
  for (let n = 0; n < 6; n++)
    await visitor.refused(sessions.login, { body: { mb_id, password: 'Wrong#Forest8' } })
  const token = await mailedToken(mb_id, visitor)
  await visitor.call(accounts.resetPassword, { body: { token, password: newPassword } })
  expect(
    (await visitor.call(sessions.login, { body: { mb_id, password: newPassword } })).user.mb_id,
  ).toBe(mb_id)
})

test('an id is found by name and mail or phone: masked here, whole by mail', async () => {
  const mb_hp = '010-7777-0001'
  const form = joinSample({ mb_hp, mb_name: '남궁 별' })
  await new Browser().call(sessions.register, { body: form })
  const byMail = await new Browser().call(accounts.forgetId, {
    body: { mb_name: '남궁 별', mb_email: form.mb_email },
  })
  const byPhone = await new Browser().call(accounts.forgetId, {
    body: { mb_name: '남궁 별', mb_hp: '+82 10 7777 0001' },
  })
  for (const answer of [byMail, byPhone])
    expect(answer).toEqual({
      message: '전체 아이디는 가입한 메일로 보냈어요.',
      data: { mb_ids: ['ha****'] },
    })
  const mails = await mailAfter(form.mb_id)
  expect(mails.length).toBe(2)
  expect(mails[0]).toMatchObject({ to: form.mb_email })
  expect(mails[0]?.text).toContain(form.mb_id)
})

test('another name, another contact or none finds nothing', async () => {
  const form = await joined()
  const find = (body: object) => new Browser().call(accounts.forgetId, { body })
  expect((await find({ mb_name: '남궁 달', mb_email: form.mb_email })).data.mb_ids).toEqual([])
  expect(
    (await find({ mb_name: form.mb_name, mb_email: 'other@mail.example' })).data.mb_ids,
  ).toEqual([])
  expect(
    Object.keys((await new Browser().refused(accounts.forgetId, { body: {} })).errors),
  ).toEqual(['mb_name', 'mb_email'])
  expect(
    Object.keys(
      (await new Browser().refused(accounts.forgetId, { body: { mb_name: '별', mb_hp: '1' } }))
        .errors,
    ),
  ).toEqual(['mb_hp'])
})

test('askings are counted', async () => {
  const visitor = new Browser()
  const outcomes: number[] = []
  for (let n = 0; n < 12; n++)
    outcomes.push(
      await visitor.call(accounts.forgetPassword, { body: { mb_id: `someone_${n}` } }).then(
        () => 200,
        (error) => error.status,
      ),
    )
  expect(outcomes.indexOf(429)).toBe(10)
})
