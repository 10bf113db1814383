import type { Page } from '@playwright/test'
import { breakFromTheStart, countOf, expect, openContacts, signIn, test } from './journey.ts'

const LIST = '/workspaces/ws_sakura/connections'

test('Notion becomes a source of contacts: by its own page, with a reload on the way', async ({ page }) => {
  await signIn(page, LIST)
  await page.getByRole('link', { name: 'New connection' }).click()
  await page.getByRole('link', { name: 'Connect Notion' }).click()
  await test.step('access to another account is asked for at Notion, which sends the browser back', async () => {
    await page.getByRole('radio', { name: /Connect another account/ }).click()
    await page.getByRole('textbox', { name: 'Name of the account' }).fill('Shop Notion')
    await page.getByRole('button', { name: 'Continue to Notion' }).click()
    await expect(page.getByRole('heading', { name: 'Shop Notion is connected' })).toBeVisible()
    await expect(page).not.toHaveURL(/code=|state=/)
    await expect(page).toHaveURL(/\/connections\/new\?credentialId=/)
  })
  await test.step('a database', async () => {
    await page.getByRole('radio', { name: /顧客リスト/ }).click()
    await expect(page.getByRole('radio', { name: /顧客リスト/ })).toBeChecked()
    await page.getByRole('link', { name: 'Next: Map columns' }).click()
  })
  await test.step('what was entered survives a reload', async () => {
    await expect(page.getByRole('combobox', { name: 'Property for “メールアドレス”' })).toHaveValue('email')
    await page
      .getByRole('combobox', { name: 'Property for “電話番号”' })
      .selectOption({ label: 'Don’t import' })
    await page.getByRole('checkbox', { name: 'Wholesale' }).check()
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Property for “電話番号”' })).toHaveValue('-')
    await expect(page.getByRole('checkbox', { name: 'Wholesale' })).toBeChecked()
    await page.getByRole('link', { name: 'Next: Set a schedule' }).click()
  })
  await test.step('a dry run imports nothing', async () => {
    await page.getByRole('radio', { name: 'Every hour' }).check()
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(page.getByText('Row 20', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Next: Name and create' }).click()
  })
  await test.step('created, it syncs, and its sheet follows the run to its end', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Shop customers')
    await page.getByRole('button', { name: 'Create and sync' }).click()
    const sheet = page.getByRole('dialog', { name: 'Shop customers' })
    await expect(sheet.getByText('Sync running')).toBeVisible()
    await expect(sheet.getByText('Sync completed, some rows failed')).toBeVisible()
    await sheet.getByText('Details').click()
    await expect(sheet.getByText('#41: Not an email address')).toBeVisible()
  })
  await test.step('Back does not offer to create it once more', async () => {
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Next: Name and create' })).toBeVisible()
  })
})

test('access that has expired is given again from the list, and nothing else is asked', async ({ page }) => {
  await signIn(page, LIST)
  const partners = page.getByRole('row', { name: /Wholesale partners/ })
  await expect(partners.getByText('Reconnect needed')).toBeVisible()
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await expect(page.getByRole('heading', { name: 'Wholesale base is connected' })).toBeVisible()
  await expect(page).toHaveURL(LIST)
  await expect(partners.getByText('Active')).toBeVisible()
  await expect(page.getByText('Access to “Wholesale base” has ended')).toHaveCount(0)
})

test('a reload while access is exchanged leads back to the connections', async ({ page }) => {
  await breakFromTheStart(page, {
    kind: 'timeout',
    path: '/integration_credentials/:credentialId/exchange',
    times: 1,
  })
  await signIn(page, LIST)
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await expect(page.getByRole('heading', { name: 'Finishing Wholesale base…' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: /^Start again in / }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('grid', { name: 'Connections' })).toBeVisible()
})

test('a member sees connections, and why nothing of them can be changed', async ({ page }) => {
  await signIn(page, LIST, 'tom')
  await page.getByRole('row', { name: /顧客リスト（Notion）/ }).click({ button: 'right' })
  const sync = page.getByRole('menuitem', { name: /Sync now/ })
  await expect(sync).toHaveAttribute('aria-disabled', 'true')
  await expect(sync).toContainText('Only an owner can do this.')
  await page.keyboard.press('Escape')
  await page.goto(`${LIST}/new?integration=notion`)
  await expect(page.getByRole('heading', { name: 'Only an owner can create connections' })).toBeVisible()
  await page.goto(`${LIST}?edit=ctn_1`)
  await expect(page.getByRole('grid', { name: 'Connections' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await countOf(page, 'POST /v1/connections/ctn_1')).toBe(0)
})

test.describe('in Japanese, by keyboard', () => {
  test.use({ locale: 'ja-JP' })

  test('a mapping is changed and saved, and Escape goes back step by step', async ({ page }) => {
    await signIn(page, LIST)
    const grid = page.getByRole('grid', { name: '接続' })
    await expect(grid.getByText('顧客リスト（Notion）')).toBeVisible()
    await grid.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: '顧客リスト（Notion）' })
    await sheet.getByRole('tab', { name: '同期の履歴' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/tab=mapping/)
    await sheet.getByRole('button', { name: '割り当てを編集' }).press('Enter')
    const edit = page.getByRole('dialog', { name: '「顧客リスト（Notion）」を編集' })
    await edit.getByRole('radio', { name: '毎日' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(edit.getByRole('radio', { name: '1時間ごと' })).toBeChecked()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('「顧客リスト（Notion）」を保存しました。')).toBeVisible()
    await expect(edit).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(LIST)
  })
})

/** What a visitor's browser sends to the tracking API. */
const track = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, text]) => {
      const response = await fetch(`/web/v1${to}`, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', 'x-workspace-id': 'ws_sakura' },
      })
      return response.status
    },
    [path, JSON.stringify(body)] as const,
  )

test('what a visitor does shows in the open timeline without a reload', async ({ page }) => {
  await openContacts(page)
  const email = 'visitor@example.org'
  expect(await track(page, '/sessions/start', {})).toBe(200)
  expect(await track(page, '/sessions/identify', { email, properties: { name: 'Vera Visitor' } })).toBe(200)
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(email)
  await page.getByRole('grid', { name: 'Contacts' }).getByText(email).click()
  const sheet = page.getByRole('dialog', { name: 'Vera Visitor' })
  await sheet.getByRole('tab', { name: 'Timeline' }).click()
  await expect(sheet.getByText('cart.filled')).toHaveCount(0)
  expect(await track(page, '/events/track', { type: 'cart.filled', payload: { items: 3 } })).toBe(200)
  await expect(sheet.getByText('cart.filled')).toBeVisible()
  await test.step('segments that look at contacts say that their counts may be others by now', async () => {
    await page.keyboard.press('Escape')
    const groups = page.getByRole('navigation', { name: 'Groups of contacts' })
    await expect(groups.getByRole('link', { name: /Contacts have changed since/ }).first()).toBeVisible()
  })
})
