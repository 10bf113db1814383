import type { Page } from '@playwright/test'
import { CONTACTS, expect, firstContact, openContacts, signIn, test } from './journey.ts'

test.use({ inDemo: true, drawn: true })

/** The languages whose texts the page has asked for. */
function languagesOf(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const language = /\/assets\/(en|ja)-[^/]+\.js$/.exec(request.url())?.[1]
    if (language) asked.add(language)
  })
  return asked
}

async function choose(page: Page, menu: RegExp, choice: string | RegExp) {
  await page.getByRole('button', { name: /Account|アカウント|森 遥/ }).click()
  await page.getByRole('menuitem', { name: menu }).click()
  await page.getByRole('menuitemradio', { name: choice }).click()
}

test.describe('a Japanese browser', () => {
  test.use({ locale: 'ja-JP' })

  test('is met in Japanese from the first paint on, with no other language loaded', async ({ page }) => {
    const asked = languagesOf(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Googleで続ける' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await signIn(page, CONTACTS)
    await expect(page.getByRole('heading', { name: 'コンタクト' })).toBeVisible()
    expect([...asked]).toEqual(['ja'])
  })
})

test('another language applies at once and is remembered', async ({ page }) => {
  const asked = languagesOf(page)
  await openContacts(page)
  expect([...asked]).toEqual(['en'])
  await choose(page, /Language/, '日本語')
  await expect(page.getByRole('heading', { name: 'コンタクト' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  asked.clear()
  await page.reload()
  await expect(firstContact(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'コンタクト' })).toBeVisible()
  expect([...asked]).toEqual(['ja'])
})

test('the settings of the account change language and theme too, and keep them', async ({ page }) => {
  await openContacts(page)
  await page.getByRole('button', { name: /Account|森 遥/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL(`${CONTACTS}#account`)
  const settings = page.getByRole('dialog')
  await settings.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Chosen only when its texts are there.
  await settings.getByRole('radio', { name: '日本語' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('dialog', { name: '設定' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name: '設定' })).toBeVisible()
  await expect(settings.getByRole('radio', { name: '日本語' })).toBeChecked()
  await expect(settings.getByRole('radio', { name: 'ダーク' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('another theme applies at once and is remembered, without a light frame', async ({ page }) => {
  await openContacts(page)
  const light = await background(page)
  await choose(page, /Theme/, 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await background(page)
  expect(dark).not.toBe(light)

  // Every frame from the first on is looked at.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      if (document.body as HTMLElement | null) seen.add(getComputedStyle(document.body).backgroundColor)
      document.documentElement.dataset['seen'] = [...seen].join(';')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(firstContact(page)).toBeVisible()
  const seen = (await page.locator('html').getAttribute('data-seen')) ?? ''
  expect(seen.split(';').filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).toEqual([dark])
})

test('what another tab chooses holds here too', async ({ page, context }) => {
  await openContacts(page)
  const other = await context.newPage()
  await other.goto(CONTACTS)
  await expect(firstContact(other)).toBeVisible()
  await choose(page, /Theme/, 'Dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a language that comes late does not replace the one that was chosen after it', async ({
  page,
  context,
}) => {
  await openContacts(page)
  const other = await context.newPage()
  await other.goto(CONTACTS)
  await expect(firstContact(other)).toBeVisible()
  const late = Promise.withResolvers<void>()
  await page.route(/assets\/ja-/, async (route) => {
    await late.promise
    await route.continue()
  })
  const came = page.waitForResponse(/assets\/ja-/)
  await choose(page, /Language/, '日本語')
  // The other tab has its texts at once, and goes back.
  await expect(other.locator('html')).toHaveAttribute('lang', 'ja')
  await choose(other, /言語/, 'English')
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  late.resolve()
  await came
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: /Account|森 遥/ }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
})

test('a language that can’t be loaded says so, and the page goes on in the one before', async ({ page }) => {
  await openContacts(page)
  await page.route(/assets\/ja-/, (route) => route.abort())
  await choose(page, /Language/, '日本語')
  await expect(page.getByText('日本語 could not be loaded.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unroute(/assets\/ja-/)
  await choose(page, /Language/, '日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('what is typed and open stays when another tab changes the language', async ({ page, context }) => {
  await openContacts(page)
  const other = await context.newPage()
  await other.goto(CONTACTS)
  await expect(firstContact(other)).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add contact' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: /Email/ }).fill('sato@example.jp')
  await choose(other, /Language/, '日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /メール/ })).toHaveValue(
    'sato@example.jp',
  )
})

test('a stored value that is none of ours does no harm', async ({ page }) => {
  await page.goto('/')
  for (const nonsense of ['NaN', 'null', '{', '1e9', '"-5"']) {
    await page.evaluate((value) => {
      for (const key of ['theme', 'locale', 'nav-collapsed', 'pane-width', 'pane-collapsed'])
        localStorage.setItem(`otegami.${key}`, value)
    }, nonsense)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  }
})

test('a browser that forbids storage still works', async ({ page }) => {
  // Forbidden to the app only: the backend of the demo lives in the same storage.
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const real = Storage.prototype[name]
      Object.defineProperty(Storage.prototype, name, {
        value(this: Storage, key: string, value: string) {
          if (key.startsWith('otegami.')) throw new DOMException('Storage is forbidden.', 'SecurityError')
          return Reflect.apply(real, this, [key, value]) as unknown
        },
      })
    }
  })
  await openContacts(page)
  await choose(page, /Theme/, 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose(page, /Language/, '日本語')
  await expect(page.getByRole('heading', { name: 'コンタクト' })).toBeVisible()
})
