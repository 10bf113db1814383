import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { goOnToDryRun, importSheet } from './import-sheet.ts'
import {
  breakFromTheStart,
  contactRows,
  CONTACTS,
  expect,
  firstContact,
  openContacts,
  signIn,
  test,
} from './journey.ts'

// Contrast is that of what is drawn.
test.use({ drawn: true })

// A run of axe on every page takes long by itself.
test.slow()

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What still slides, or changes its colour, has other colours than what stands. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    for (await twoFrames(); passing().length > 0; await twoFrames()) {
      for (const animation of passing()) animation.finish()
    }
  })

/**
 * Stories hold every state to axe in both themes and languages. Composed pages need each rule once, and contrast in the other
 * theme, too: nothing else can differ there.
 */
const looks = [
  { colorScheme: 'light', only: { type: 'tag', values: tags } },
  { colorScheme: 'dark', only: { type: 'rule', values: ['color-contrast'] } },
] as const

async function expectNoViolations(page: Page, where: string) {
  for (const { colorScheme, only } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], runOnly: { ...only, values: [...only.values] } })
      .analyze()
    expect
      .soft(
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        `${where}, ${colorScheme}`,
      )
      .toEqual([])
  }
}

const csv = {
  name: 'a.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('email,name\na@b.example,A\nnot one,B\n'),
}

test('with forced colours only the chosen tab is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, '/workspaces/ws_sakura/campaigns')
  const lineOf = (isSelected: boolean) =>
    page
      .getByRole('tab', { selected: isSelected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor)
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await lineOf(true)).not.toBe(background)
  expect(await lineOf(false)).toBe(background)
})

test('with forced colours what tells by its ground has one of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, '/workspaces/ws_sakura/campaigns')
  const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  const canvas = await groundOf(page.locator('body'))
  const button = page.getByRole('button', { name: 'New campaign' }).first()
  expect(await groundOf(button)).not.toBe(canvas)
  await expect(button).not.toHaveCSS('color', await groundOf(button))
  await page.goto('/workspaces/ws_sakura/campaigns?view=calendar')
  const today = page.locator('[data-today]')
  expect(await groundOf(today)).not.toBe(canvas)
  await expect(today).not.toHaveCSS('color', await groundOf(today))
  // A meter whose fill has a colour of its own.
  await page.goto('/workspaces/ws_sakura#usage_plan')
  const fill = page.getByRole('meter').first().locator('div')
  expect(await groundOf(fill)).not.toBe(canvas)
})

test('with forced colours the current step of a campaign is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, '/workspaces/ws_sakura/campaigns')
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Autumn')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('link')
  await expect(steps).toHaveCount(4)
  const marks = await steps.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).borderInlineStartStyle]),
  )
  expect(marks).toContainEqual(['step', 'solid'])
  expect(marks.filter(([, style]) => style === 'solid')).toHaveLength(1)
})

test('workspaces, home and contacts pass axe', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolations(page, 'sign-in page')
  await signIn(page)
  await expect(page.getByRole('link', { name: '株式会社さくら珈琲焙煎所' })).toBeVisible()
  await expectNoViolations(page, 'workspaces')
  await page.getByRole('link', { name: '株式会社さくら珈琲焙煎所' }).click()
  await expect(page.getByRole('main').getByRole('time').first()).toBeVisible()
  await expectNoViolations(page, 'home')
  await page.goto(CONTACTS)
  await expect(firstContact(page)).toBeVisible()
  await expectNoViolations(page, 'contacts')
  await page.getByRole('button', { name: /Account|アカウント|森 遥/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolations(page, 'account menu')
})

test('each part of a contact passes axe', async ({ page }) => {
  await openContacts(page)
  await contactRows(page).getByRole('link').first().click()
  for (const place of [0, 1, 2, 3]) {
    await page.getByRole('dialog').getByRole('tab').nth(place).click()
    await expect(page.getByRole('dialog').getByRole('tabpanel')).toBeVisible()
    await expectNoViolations(page, `contact, tab ${place}`)
  }
})

test('the import, empty lists and errors pass axe', async ({ page }) => {
  await signIn(page, `${CONTACTS}?import=1`)
  const sheet = page.getByRole('dialog')
  await sheet.locator('input[type=file]').setInputFiles(csv)
  await expect(sheet.getByRole('table')).toBeVisible()
  await expectNoViolations(page, 'import, file')
  await page.goto(`${CONTACTS}?q=nobody-is-called-this`)
  await expect(
    page.getByRole('heading', { name: /^(Nothing matches|該当するものがありません)$/ }),
  ).toBeVisible()
  await expectNoViolations(page, 'no match')
  await page.goto('/workspaces/ws_empty/contacts')
  await expect(
    page.getByRole('heading', { name: /^(No contacts yet|コンタクトはまだありません)$/ }),
  ).toBeVisible()
  await expectNoViolations(page, 'empty')
  await page.goto('/workspaces/ws_nope/contacts')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page, 'unknown workspace')
  await breakFromTheStart(page, { kind: 'status', code: 500, path: '/contacts/search' })
  await page.goto(CONTACTS)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page, 'contacts, failed')
})

test('every step of the import passes axe', async ({ page }) => {
  await signIn(page, `${CONTACTS}?import=1`)
  const sheet = importSheet(page)
  await sheet.getByLabel('CSV file').setInputFiles(csv)
  await sheet.getByRole('button', { name: 'Next' }).click()
  await expectNoViolations(page, 'columns')
  await sheet.getByRole('button', { name: 'Next' }).click()
  await expect(sheet.getByRole('radio', { name: 'Skip it' })).toBeVisible()
  await expectNoViolations(page, 'rules')
  await sheet.getByRole('button', { name: 'Back' }).click()
  await sheet.getByRole('button', { name: 'Back' }).click()
  await goOnToDryRun(page)
  await expect(sheet.getByText('This is what the import would do')).toBeVisible()
  await expectNoViolations(page, 'dry run')
  await sheet.getByRole('button', { name: /^Import 1 row/ }).click()
  await expect(sheet.getByText('Import finished')).toBeVisible()
  await expectNoViolations(page, 'result')
})

/** Tab until the element has the focus; a person gives up after a while. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'searchbox' | 'grid' | 'checkbox',
  name: RegExp | string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
) {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return target
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach the ${role} "${String(name)}".`)
}

test.describe('in a world of usual size', () => {
  test.use({ worldSize: 'normal' })

  test('the whole way by keyboard alone', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, 'button', 'Continue with Google')
    await page.keyboard.press('Enter')
    await tabTo(page, 'link', /森 遥/)
    await page.keyboard.press('Enter')
    await tabTo(page, 'link', '株式会社さくら珈琲焙煎所')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/workspaces/ws_sakura')
    // The heading of the home has the focus; the navigation stands before it.
    await tabTo(page, 'link', 'Contacts', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(firstContact(page)).toBeVisible()

    const search = await tabTo(page, 'searchbox', 'Search contacts')
    await page.keyboard.type('sato')
    await expect(page).toHaveURL(/q=sato/)
    await expect(contactRows(page).filter({ hasNotText: 'sato' })).toHaveCount(1)
    await expect(search).toBeFocused()
    const grid = await tabTo(page, 'grid', 'Contacts')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const contact = page.getByRole('dialog')
    await expect(contact.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
    await expect(grid).toBeFocused()

    await page.keyboard.press('Control+Home')
    await page.evaluate(() => document.body.focus())
    await tabTo(page, 'button', 'Import')
    await page.keyboard.press('Enter')
    const sheet = importSheet(page)
    await expect(sheet).toBeVisible()
    // Only the system's own window for choosing a file is not the page's.
    const input = sheet.getByLabel('CSV file')
    const choosing = page.waitForEvent('filechooser')
    for (let presses = 0; presses < 20; presses += 1) {
      if (await input.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await (
      await choosing
    ).setFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('email,name\nkey@board.example,K\n'),
    })
    await expect(sheet.getByText('1 row, 2 columns')).toBeVisible()
    await tabTo(page, 'button', 'Next')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Choose what each column becomes.')).toBeVisible()
    await tabTo(page, 'button', 'Next')
    await page.keyboard.press('Enter')
    await tabTo(page, 'checkbox', /agreed to receive email/)
    await page.keyboard.press('Space')
    await tabTo(page, 'button', 'Start dry run')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
    await tabTo(page, 'button', 'Import 1 row')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Import finished')).toBeVisible()
    await tabTo(page, 'button', 'Done')
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
  })
})
