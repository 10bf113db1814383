import type { Page } from '@playwright/test'
import { breakBackend, calls, expect, mendBackend, signIn, test } from './journey.ts'

const EXAMPLE = '/example/ws_sakura'
// Of a person: in a headless browser the real one would be taken for a bot.
test.use({
  inDemo: true,
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
})

const log = (page: Page) => page.getByRole('log')
/** Calls of the bench: the app reports its own visit beside them. */
const benchCalls = (page: Page) =>
  page.evaluate(
    () =>
      window.__mock?.log
        .filter(({ path, workspaceId }) => path.startsWith('/web/v1/') && workspaceId === 'ws_sakura')
        .map(({ path }) => path) ?? [],
  )

test('a visit of the shop is in the list of calls, and then on the timeline of the contact', async ({
  page,
}) => {
  await signIn(page, `${EXAMPLE}?event=plan_changed`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(log(page)).toContainText('Not sent: no session is open')
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(page.getByText('Session open')).toBeVisible()

  await test.step('what the client refuses is not sent', async () => {
    await page.getByRole('textbox', { name: 'Payload' }).fill('[1]')
    await page.getByRole('button', { name: 'Send event' }).click()
    await expect(log(page)).toContainText('Refused by the client with code 400')
    await expect(log(page)).toContainText('The payload of an event is a plain object.')
  })

  await page.getByRole('textbox', { name: 'Email' }).first().fill('bench@visitor.example')
  await page.getByRole('combobox', { name: 'English letter' }).selectOption('true (subscribe)')
  await page.getByRole('button', { name: 'Identify', exact: true }).click()
  await expect(log(page)).toContainText('/web/v1/sessions/identify')
  await page.getByRole('textbox', { name: 'Payload' }).fill('{"plan": "年間"}')
  await page.getByRole('button', { name: 'Send event' }).click()
  await page.getByRole('button', { name: 'Cart', exact: true }).click()
  await expect
    .poll(() => benchCalls(page))
    .toEqual([
      '/web/v1/sessions/start',
      '/web/v1/sessions/identify',
      '/web/v1/events/track',
      '/web/v1/events/track',
    ])
  await page.getByRole('switch', { name: 'Show details' }).click()
  await expect(log(page)).toContainText('"plan": "年間"')
  await expect(log(page)).toContainText('"url": "https://shop.example/cart"')
  await expect(page).toHaveURL(/debug=1/)

  await test.step('a reload loses nothing that was typed', async () => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Email' }).first()).toHaveValue('bench@visitor.example')
    await expect(page.getByRole('textbox', { name: 'Payload' })).toHaveValue('{"plan": "年間"}')
  })

  await page.goto('/workspaces/ws_sakura/contacts?q=bench%40visitor.example')
  await page.getByRole('link', { name: 'bench@visitor.example' }).click()
  const contact = page.getByRole('dialog')
  await contact.getByRole('tab', { name: /Timeline|Activity/ }).click()
  await expect(contact.getByText('plan_changed').first()).toBeVisible()
})

test('a crawler has its score, and is not tracked', async ({ page }) => {
  await signIn(page, EXAMPLE)
  const score = page.getByRole('meter')
  await expect(score).toHaveAttribute('aria-valuetext', '2 / 10 = 0.2')
  await page.getByRole('radio', { name: 'A crawler' }).check({ force: true })
  await expect(score).toHaveAttribute('aria-valuetext', '6 / 10 = 0.6')
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(page.getByText('Not tracked: bot')).toBeVisible()
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(log(page)).toContainText('Not sent: the visitor is taken for a bot')
  expect(await benchCalls(page)).toEqual([])
})

test('a session that fails says so, and the form of the address is submitted', async ({ page }) => {
  await signIn(page, `${EXAMPLE}?form=frm_1`)
  await breakBackend(page, { kind: 'status', code: 503, path: '/web/v1/sessions/start' })
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(page.getByRole('alert')).toContainText('failed to init session')
  await page.getByRole('button', { name: 'Buy' }).click()
  expect(await benchCalls(page)).toEqual(['/web/v1/sessions/start'])
  await mendBackend(page)
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(page.getByText('Session open')).toBeVisible()
  const form = page.getByRole('form')
  await form.getByRole('textbox', { name: 'Email' }).fill('form@visitor.example')
  await form.getByRole('checkbox', { name: /^I agree/ }).check()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('確認のメールをお送りしました')).toBeVisible()
  await expect(log(page)).toContainText('POST /f/frm_1')
  // The first is answered with a task, the second has its solution (FRM-27).
  expect((await calls(page)).filter((call) => call === 'POST /f/frm_1')).toHaveLength(2)
})

test.describe('in Japanese, by the keyboard', () => {
  test.use({ locale: 'ja-JP' })
  test('開始して、イベントを送信する', async ({ page }) => {
    await signIn(page, EXAMPLE)
    await page.getByRole('button', { name: 'セッションを開始' }).press('Enter')
    await expect(page.getByText('セッション中')).toBeVisible()
    await expect(page.getByRole('button', { name: 'セッションを終了' })).toBeFocused()
    const type = page.getByRole('textbox', { name: 'イベントタイプ' })
    await type.fill('注文')
    await type.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '200' })).toBeVisible()
    await expect(page).toHaveURL(/event=%E6%B3%A8%E6%96%87/)
    await page.getByRole('button', { name: 'セッションを終了' }).press('Enter')
    await expect(log(page)).toContainText('/web/v1/sessions/end')
  })
})
