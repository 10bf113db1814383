import type { Locator, Page } from '@playwright/test'
import {
  accountOf,
  answersOf,
  breakBackend,
  CONTACTS,
  expect,
  mendBackend,
  openContacts,
  signIn,
  test,
} from './journey.ts'

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click()
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' }).click()

test('workspace settings ask on Escape, on another section and on Back', async ({ page }) => {
  await openContacts(page)
  await page.goto(`${CONTACTS}#account`)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('link', { name: 'Workspace', exact: true }).click()
  const name = settings.getByRole('textbox', { name: /^Workspace name/ })
  await expect(name).not.toHaveAttribute('readonly')
  const stored = await name.inputValue()
  await name.fill('Half typed')
  await test.step('another section', async () => {
    await settings.getByRole('link', { name: 'Members', exact: true }).click()
    await stay(page)
    await expect(page).toHaveURL(/#workspace$/)
    await expect(name).toHaveValue('Half typed')
  })
  await test.step('Escape', async () => {
    await name.press('Escape')
    await stay(page)
    await expect(name).toHaveValue('Half typed')
  })
  await test.step('Escape again, which answers the question as the button does', async () => {
    await name.press('Escape')
    await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
    // It has the focus a moment before it hears keys.
    await expect(async () => {
      if ((await question(page).count()) > 0) await page.keyboard.press('Escape')
      await expect(question(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(name).toHaveValue('Half typed')
    await expect(name).toBeFocused()
  })
  await test.step('Back, which also brings the address back', async () => {
    await page.goBack()
    await stay(page)
    await expect(page).toHaveURL(/#workspace$/)
    await expect(name).toHaveValue('Half typed')
    await page.goBack()
    await discard(page)
    await expect(page).toHaveURL(/#account$/)
  })
  await test.step('what was discarded is as it was stored', async () => {
    await settings.getByRole('link', { name: 'Workspace', exact: true }).click()
    await expect(name).toHaveValue(stored)
  })
})

test('a segment asks on Back, and its draft survives a reload', async ({ page }) => {
  await openContacts(page)
  await page.getByRole('link', { name: 'New segment' }).click()
  const sheet = page.getByRole('dialog', { name: 'New segment' })
  const name = sheet.getByRole('textbox', { name: /^Name/ })
  await name.fill('Half built')
  await test.step('staying keeps everything', async () => {
    await page.goBack()
    await stay(page)
    await expect(name).toHaveValue('Half built')
    await expect(sheet).toBeVisible()
  })
  await test.step('a reload asks, and what was typed can be restored', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await sheet.getByRole('button', { name: 'Restore' }).click()
    await expect(name).toHaveValue('Half built')
  })
  await test.step('discarding goes back', async () => {
    await page.goBack()
    await discard(page)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL((url) => url.pathname === CONTACTS && url.search === '')
  })
})

test('the last keys before a reload and before a session ends are kept too', async ({ page }) => {
  const restored = async (field: Locator, text: string) => {
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(field).toHaveValue(text)
  }
  await test.step('a form whose page is left at once', async () => {
    await signIn(page, '/workspaces/ws_sakura/forms')
    await page.getByRole('button', { name: 'New form' }).click()
    await page.getByRole('radio', { name: /^Newsletter sign-up/ }).click()
    await page.getByRole('button', { name: 'Create form' }).click()
    const name = page.getByRole('textbox', { name: /^Name of the form/ })
    await expect(name).toBeEditable()
    // A busy machine would have saved it before the page is left.
    await breakBackend(page, { kind: 'status', code: 503, method: 'POST', path: '/forms/*', times: 9 })
    await name.fill('Half typed')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await mendBackend(page)
    await restored(name, 'Half typed')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
  await test.step('a segment whose session ends at once', async () => {
    await page.goto(`${CONTACTS}?segment=new`)
    const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })
    await expect(name).toBeVisible()
    await breakBackend(page, { kind: 'status', code: 401, path: '/auth/refresh', times: 1 })
    await name.fill('Half built')
    // Whoever comes back to the page has the token renewed.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('blur'))
      window.dispatchEvent(new Event('focus'))
    })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await accountOf(page, 'haruka').click()
    await restored(name, 'Half built')
  })
})

test('a key that is shown once asks on Back, while it is made and while it is not stored', async ({
  page,
}) => {
  await openContacts(page)
  await page.evaluate(() => {
    location.hash = 'api_keys'
  })
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('dialog', { name: 'New API key' }).getByRole('textbox', { name: /^Name/ }).fill('Shop')
  await breakBackend(page, { kind: 'latency', ms: 8000, method: 'POST', path: '/api_keys', times: 1 })
  await page.keyboard.press('Enter')
  await page.goBack()
  await stay(page)
  const secret = page.getByRole('dialog', { name: 'Store this key now' })
  await expect(secret).toBeVisible()
  await page.goBack()
  await page
    .getByRole('alertdialog', { name: 'Store this key now' })
    .getByRole('button', { name: 'Back to the key' })
    .click()
  await expect(page).toHaveURL(/#api_keys$/)
  await secret.getByRole('checkbox', { name: 'I have stored it' }).check()
  await page.goBack()
  await expect(page).toHaveURL((url) => url.hash === '')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is answered after its page was left leads nowhere', async ({ page }) => {
  const campaigns = '/workspaces/ws_sakura/campaigns'
  const navigation = page.getByRole('navigation', { name: 'Main' })
  /** Holds the answer of one call back until something else was opened: longer than the presses take on a busy machine. */
  const hold = (method: string, path: string) =>
    breakBackend(page, { kind: 'latency', ms: 8000, method, path, times: 1 })
  const answered = (call: string) => expect.poll(() => answersOf(page, call)).toBe(1)
  await signIn(page, campaigns)
  await test.step('a form, which does not close while it is made', async () => {
    await navigation.getByRole('link', { name: 'Forms' }).click()
    await page.getByRole('button', { name: 'New form' }).click()
    const dialog = page.getByRole('dialog', { name: 'New form' })
    const name = dialog.getByRole('textbox')
    await name.fill('Slow form')
    await page.mouse.click(5, 5)
    await name.press('Escape')
    await stay(page)
    await expect(name).toHaveValue('Slow form')
    await hold('POST', '/forms')
    await name.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    await expect(name).toHaveAttribute('readonly')
    await page.goBack()
    await discard(page)
    await answered('POST /v1/forms')
    await expect(page).toHaveURL(campaigns)
  })
  await test.step('a copy of a campaign', async () => {
    await page.goto(`${campaigns}/cmp_19`)
    await page.getByRole('button', { name: /^More/ }).first().click()
    await hold('POST', '/campaigns/*/duplicate')
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await navigation.getByRole('link', { name: 'Campaigns' }).click()
    await expect(page).toHaveURL(campaigns)
    await expect(page.getByText(/^“.*” created\.$/)).toBeVisible()
    await expect(page).toHaveURL(campaigns)
  })
  await test.step('a sender, whose settings were closed', async () => {
    await page.evaluate(() => {
      location.hash = 'senders'
    })
    await page.getByRole('button', { name: 'Add sender' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add sender' })
    await dialog.getByRole('textbox', { name: /^Address/ }).fill('neko@sakura-roastery.example')
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Neko')
    await hold('POST', '/senders')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    await page.goBack()
    await discard(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await answered('POST /v1/senders')
    await expect(page).toHaveURL(campaigns)
  })
})

test('another name of a connection asks on Escape', async ({ page }) => {
  await signIn(page, '/workspaces/ws_sakura/connections')
  await page
    .getByRole('button', { name: /^More|^Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^Rename/ }).click()
  const name = page.getByRole('dialog', { name: 'Rename connection' }).getByRole('textbox')
  const stored = await name.inputValue()
  await name.fill('Half typed')
  await name.press('Escape')
  await stay(page)
  await expect(name).toHaveValue('Half typed')
  await name.press('Escape')
  await discard(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('grid', { name: 'Connections' }).getByText(stored)).toBeVisible()
})

test('who leaves while a campaign is sent, or taken back, learns that it failed', async ({ page }) => {
  const campaigns = '/workspaces/ws_sakura/campaigns'
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  /** A call that is refused, but not at once. */
  const refuseLate = (path: string) =>
    breakBackend(
      page,
      { kind: 'latency', ms: 2000, method: 'POST', path, times: 1 },
      {
        kind: 'status',
        code: 403,
        method: 'POST',
        path,
        times: 1,
        body: { code: 403, message: 'Not now.', ticketId: 'tkt_LEFT' },
      },
    )
  const confirm = async () => {
    await page.getByRole('button', { name: /^Send to \d+ people$/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
  }
  await signIn(page, campaigns)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `${campaigns}/cmp_19?step=review`)
  await test.step('sending', async () => {
    await refuseLate('/campaigns/*/schedule')
    await confirm()
    await page.goBack()
    await expect(page).toHaveURL(campaigns)
    const toast = page.getByRole('alert').filter({ hasText: 'The campaign could not be sent.' })
    await expect(toast.getByText('tkt_LEFT')).toBeVisible()
  })
  await test.step('taking it back', async () => {
    await page.goForward()
    await confirm()
    await expect(page.getByRole('timer')).toBeVisible()
    await refuseLate('/campaigns/*/cancel')
    await page.keyboard.press('Escape')
    await home.click()
    const toast = page.getByRole('alert').filter({ hasText: 'The schedule could not be canceled.' })
    await expect(toast.getByText('tkt_LEFT')).toBeVisible()
  })
})
