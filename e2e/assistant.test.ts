import type { Page } from '@playwright/test'
import { accountOf, breakBackend, expect, mendBackend, signIn, test } from './journey.ts'

const HOME = '/workspaces/ws_sakura'

/** What the pane says in both languages. */
const words = {
  'en-US': {
    pane: 'AI assistant',
    open: 'Open AI Pane',
    field: 'Ask AI anything...',
    stop: 'Stop',
    stopped: 'Stopped',
    resume: 'Resume',
    new: 'New',
    past: 'Past chats',
    ask: 'make a segment of people who opened in the last 30 days',
    segment: 'Opened in the last 30 days',
    card: 'Create this segment?',
    create: 'Create segment',
    created: 'The segment “Opened in the last 30 days” was created.',
    count: 'How many contacts are subscribed?',
    counted: /^[\d,]+ contacts match\.$/,
    standIn: /demo stand-in/,
  },
  'ja-JP': {
    pane: 'AIアシスタント',
    open: 'AIパネルを開く',
    field: 'AIに何でも聞いてください…',
    stop: '停止',
    stopped: '停止しました',
    resume: '再開',
    new: '新規',
    past: '過去のチャット',
    ask: '過去30日間に開封した人のセグメントを作って',
    segment: '過去30日間に開封した人',
    card: 'このセグメントを作成しますか？',
    create: 'セグメントを作成',
    created: 'セグメント「過去30日間に開封した人」を作成しました。',
    count: '購読中のコンタクトは何人？',
    counted: /^条件に一致するコンタクトは[\d,]+件です。$/,
    standIn: /デモ用の応答/,
  },
} as const

const said = (page: Page, text: string | RegExp) =>
  page.locator('li[data-role=assistant] > div > p').filter({ hasText: text })

for (const locale of ['en-US', 'ja-JP'] as const) {
  const say = words[locale]
  test.describe(`the assistant in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })

    test(
      'answers, is stopped, goes on, proposes, and is found again',
      { tag: '@server' },
      async ({ page }) => {
        await signIn(page, HOME)
        const pane = page.getByRole('complementary', { name: say.pane })
        const field = pane.getByPlaceholder(say.field)
        const open = page.getByRole('button', { name: say.open })
        await expect(field.or(open).first()).toBeVisible()
        if (await open.isVisible()) await open.click()
        await field.fill('/script markdown')
        await field.press('Enter')
        await test.step('it is read while it is written', async () => {
          await expect(pane.getByRole('heading', { name: 'Three ways to say thank you' })).toBeVisible()
          await expect(pane.getByRole('table')).toHaveCount(0)
        })
        await test.step('stopped, it keeps what it said; resumed, it says the rest', async () => {
          await pane.getByRole('button', { name: say.stop, exact: true }).click()
          await expect(pane.getByText(say.stopped)).toBeVisible()
          await expect(pane.getByRole('blockquote')).toHaveCount(0)
          await pane.getByRole('button', { name: say.resume }).click()
          await expect(pane.getByRole('blockquote')).toBeVisible()
          await expect(pane.getByText(say.stopped)).toHaveCount(0)
        })

        await pane.getByRole('button', { name: say.new, exact: true }).click()
        await field.fill(say.ask)
        await test.step('one message in five seconds is sent, and what was typed stays until then', async () => {
          await expect(async () => {
            await field.press('Enter')
            await expect(field).toHaveValue('', { timeout: 500 })
          }).toPass()
        })
        const card = pane.getByRole('region', { name: say.card })
        await test.step('a proposal says what it would do, and does it after a click', async () => {
          await expect(card.getByText(say.segment, { exact: true })).toBeVisible()
          await card.getByRole('button', { name: say.create }).click()
          await expect(said(page, say.created)).toBeVisible()
          await expect(said(page, say.standIn).last()).toBeVisible()
        })

        await test.step('after a reload it stands under past chats, with its end', async () => {
          await page.reload()
          const past = pane.getByRole('region', { name: say.past })
          await past.getByRole('button', { name: say.ask.slice(0, 20) }).click()
          await expect(said(page, say.created)).toBeVisible()
          await expect(card).toHaveCount(0)
        })
      },
    )

    test('counts the contacts by itself', { tag: '@server' }, async ({ page }) => {
      await signIn(page, HOME)
      const pane = page.getByRole('complementary', { name: say.pane })
      const field = pane.getByPlaceholder(say.field)
      const open = page.getByRole('button', { name: say.open })
      await expect(field.or(open).first()).toBeVisible()
      if (await open.isVisible()) await open.click()
      await field.fill(say.count)
      await field.press('Enter')
      await expect(said(page, say.counted)).toBeVisible()
      await expect(said(page, say.standIn)).toBeVisible()
    })
  })
}

test('what could not be sent because the session had ended is there again after signing in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, HOME)
  await page.getByRole('button', { name: 'Open AI Pane' }).click()
  const field = page.getByPlaceholder('Ask AI anything...')
  await field.fill('Why did so many mails bounce?')
  await breakBackend(
    page,
    { kind: 'status', code: 401, path: '/auth/refresh' },
    { kind: 'status', code: 401, path: '/ai/*' },
  )
  await field.press('Enter')
  await expect(page.getByText('You were signed out because your session ended.')).toBeVisible()
  await mendBackend(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await accountOf(page, 'haruka').click()
  await expect(field).toHaveValue('Why did so many mails bounce?')
})

test('the conversation goes on when the pane becomes a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, HOME)
  await page.getByRole('button', { name: 'Open AI Pane' }).click()
  const pane = page.getByRole('complementary', { name: 'AI assistant' })
  await pane.getByPlaceholder('Ask AI anything...').fill('/script slow')
  await pane.getByPlaceholder('Ask AI anything...').press('Enter')
  await expect(pane.getByText('Thinking')).toBeVisible()
  await pane.getByPlaceholder('Ask AI anything...').fill('half a question')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(pane).toHaveCount(0)
  await page.locator('body').press(']')
  const sheet = page.getByRole('dialog', { name: 'AI assistant' })
  await expect(sheet.locator('li[data-role=assistant] > div > p')).toHaveText(/^This/)
  await expect(sheet.getByPlaceholder('Ask AI anything...')).toHaveValue('half a question')
  await expect(sheet.locator('li[data-role=user]')).toHaveCount(1)
  await page.reload()
  // The key works once the page has come.
  await expect(async () => {
    if (!(await sheet.isVisible())) await page.locator('body').press(']')
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(sheet.getByPlaceholder('Ask AI anything...')).toHaveValue('half a question')
})
