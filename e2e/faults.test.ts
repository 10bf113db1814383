import type { Locator, Page, Request } from '@playwright/test'
import { chooseFile, figuresOf, goOnToDryRun, importSheet } from './import-sheet.ts'
import {
  breakBackend,
  breakFromTheStart,
  contactRows,
  expect,
  firstContact,
  mendBackend,
  openContacts,
  retry,
  signIn,
  test,
} from './journey.ts'
import type { Fault } from '#mocks/core/faults'

/** What can happen to an answer, each as the person at the screen must see it: one message, and a way on. */
const faults: Record<string, Omit<Fault, 'path'>> = {
  'an error with a ticket': {
    kind: 'status',
    code: 500,
    body: { code: 500, message: 'The database is resting.', ticketId: 'tkt_JOURNEY' },
  },
  'an error that is no JSON': { kind: 'html', code: 502 },
  'a page of another network': { kind: 'html' },
  'an empty answer': { kind: 'empty' },
  'an answer of another shape': { kind: 'wrongtype', body: ['nothing', 'of', 'use'] },
  'half an answer': { kind: 'truncate', bytes: 40 },
  'no answer in the end': { kind: 'timeout', ms: 300 },
  'no network': { kind: 'down' },
}

/** No text of the machinery gets onto the page. */
const machinery = /undefined|SyntaxError|Unexpected token|\[object|<!doctype|TypeError|is not a function/i

async function expectMessage(page: Page, alert: Locator, name: string) {
  await expect(alert).toBeVisible()
  if (name === 'an error with a ticket') {
    await expect(alert.getByText('tkt_JOURNEY')).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Copy ticket number' })).toBeVisible()
  }
  expect(await page.locator('body').innerText()).not.toMatch(machinery)
}

const alertOf = (page: Page, title: string | RegExp) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) })

test('the contacts say what is wrong, and come back with Retry', async ({ page }) => {
  await openContacts(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const alert = alertOf(page, 'Contacts could not be loaded')
  const questions = ['a', 'e', 'i', 'o', 'u', 'k', 's', 't']
  for (const [place, [name, fault]] of Object.entries(faults).entries()) {
    await test.step(name, async () => {
      await breakBackend(page, { ...fault, path: '/contacts/search*' })
      await page.getByRole('searchbox').fill(questions[place] ?? '')
      await expectMessage(page, alert, name)
      // The rest of the page is alive.
      await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible()
      await expect(page.getByRole('searchbox')).toBeEnabled()
      await mendBackend(page)
      await retry(alert)
      await expect(firstContact(page)).toBeVisible()
      await expect(alert).toBeHidden()
    })
  }
})

test('a contact says what is wrong beside a list that stays', async ({ page }) => {
  await openContacts(page)
  const sheet = page.getByRole('dialog')
  for (const [place, [name, fault]] of Object.entries(faults).entries()) {
    await test.step(name, async () => {
      await breakBackend(page, { ...fault, method: 'GET', path: '/contacts/:id' })
      await contactRows(page).getByRole('link').nth(place).click()
      await expectMessage(page, alertOf(page, 'The contact could not be loaded'), name)
      await mendBackend(page)
      await retry(sheet)
      await expect(sheet.getByRole('tab', { name: 'Overview' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(firstContact(page)).toBeVisible()
    })
  }
})

test('the workspaces meet an error, say so, and come back with Retry', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('link', { name: '株式会社さくら珈琲焙煎所' })).toBeVisible()
  await breakFromTheStart(page, {
    kind: 'status',
    code: 503,
    body: { code: 503, message: 'Back in a minute.', ticketId: 'tkt_JOURNEY' },
    path: '/internal/self_account/joined_workspaces',
  })
  await page.reload()
  const alert = alertOf(page, 'Your workspaces could not be loaded')
  await expect(alert.getByText('tkt_JOURNEY')).toBeVisible()
  await mendBackend(page)
  await retry(alert)
  await expect(page.getByRole('link', { name: '株式会社さくら珈琲焙煎所' })).toBeVisible()
})

// Half an answer is the worst: the rows are written, and nobody has been told.
for (const name of ['an error with a ticket', 'half an answer', 'no network', 'no answer in the end']) {
  test(`an import that meets ${name} pauses, and Retry finishes it with no row taken twice`, async ({
    page,
  }) => {
    await openContacts(page)
    const rows = Array.from({ length: 1200 }, (_, row) => `row${row}.zz@import.example,Row ${row}`)
    await chooseFile(page, { name: 'list.csv', bytes: ['email,name', ...rows].join('\n') })
    await goOnToDryRun(page)
    const sheet = importSheet(page)
    await expect(sheet.getByText('This is what the import would do')).toBeVisible()

    const fault = faults[name]
    if (!fault) throw new Error(`There is no fault called "${name}".`)
    await breakBackend(page, { ...fault, path: '/import/csv', times: 1 })
    await sheet.getByRole('button', { name: 'Import 1,200 rows' }).click()
    await expect(sheet.getByText('The import had to pause')).toBeVisible()
    if (name === 'an error with a ticket') await expect(sheet.getByText('tkt_JOURNEY')).toBeVisible()
    await mendBackend(page)
    await sheet.getByRole('button', { name: 'Retry' }).click()
    await expect(sheet.getByText('Import finished')).toBeVisible()
    expect(await figuresOf(page)).toMatchObject({ New: '1,200', Unchanged: '0', Skipped: '0', Invalid: '0' })
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('searchbox').fill('.zz@import.example')
    await expect(page.getByRole('status').filter({ hasText: '1,200 contacts' })).toBeVisible()
  })
}

test('the switcher of workspaces meets an error and works when it is opened again', async ({ page }) => {
  await openContacts(page)
  await breakBackend(page, { kind: 'status', code: 500, path: '/internal/self_account/joined_workspaces' })
  const switcher = page.getByRole('button', { name: /^Switch workspace/ })
  await switcher.click()
  await expect(page.getByRole('menu').getByText('Error')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(switcher).toBeFocused()
  await mendBackend(page)
  await switcher.click()
  await expect(page.getByRole('menuitemradio', { name: 'Ridge Outdoor' })).toBeVisible()
})

// Only its build has names of files that say what is in them.
test.describe('in the demo', () => {
  test.use({ inDemo: true })

  test('a page whose files are gone from the server says so, and has a way out', async ({ page, errors }) => {
    await openContacts(page)
    // Playwright's routes don't see what goes through the service worker; the browser itself does.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setBlockedURLs', { urls: ['*/assets/workspace-home-page*'] })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click()
    await expect(firstContact(page)).toBeVisible()
    expect(errors.join()).toMatch(/dynamically imported module/)
    errors.length = 0
  })

  test('a page whose texts can’t be loaded says so, and is there with the next attempt', async ({
    page,
    errors,
  }) => {
    const texts = /\/assets\/en-[^/]+\.js$/
    const first = page.waitForRequest(texts)
    await page.goto('/')
    const known = (await first).url()
    // Those of the first screens come, all others don't.
    await page.route(texts, (route) => (route.request().url() === known ? route.continue() : route.abort()))
    const asked = new Set<Request>()
    page.on('request', (request) => texts.test(request.url()) && asked.add(request))
    page.on('requestfinished', (request) => asked.delete(request))
    page.on('requestfailed', (request) => asked.delete(request))
    await signIn(page, '/workspaces/ws_sakura/forms')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    // What is asked for behind the message would fail in the way of the next attempt.
    await expect.poll(() => asked.size).toBe(0)
    await page.unroute(texts)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Forms' })).toBeVisible()
    expect(errors.join()).toMatch(/dynamically imported module/)
    errors.length = 0
  })

  test('a page stands also where the files of what lies beside and over it are gone from the server', async ({
    page,
    errors,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openContacts(page)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
    const urls = ['hosts', 'later-pane', 'later-toasts'].map((name) => `*/assets/${name}-*`)
    await browser.send('Network.setBlockedURLs', { urls })
    await page.reload()
    await expect(firstContact(page)).toBeVisible()
    await expect
      .poll(() => new Set(errors.join().match(/hosts|later-pane|later-toasts/g)).size)
      .toBe(urls.length)
    await expect(firstContact(page)).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
    await test.step('and they come with the next address', async () => {
      await browser.send('Network.setBlockedURLs', { urls: [] })
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
      await expect(page.getByRole('separator', { name: 'Width of AI assistant' })).toBeVisible()
    })
    errors.length = 0
  })

  test('a filter that can’t be read shows no contacts as if there were none, and holds with the next attempt', async ({
    page,
    errors,
  }) => {
    await openContacts(page)
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Engagement level' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
    const chip = page
      .getByRole('group', { name: 'Filters' })
      .getByRole('button', { name: /engagement/i })
      .first()
    await expect(chip).toBeVisible()
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
    await browser.send('Network.setBlockedURLs', { urls: ['*/assets/filter-parts-*'] })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(firstContact(page)).toBeHidden()
    await browser.send('Network.setBlockedURLs', { urls: [] })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(chip).toBeVisible()
    await expect(firstContact(page)).toBeVisible()
    expect(errors.join()).toMatch(/dynamically imported module/)
    errors.length = 0
  })
})

test('the assistant can not send, and can not tell of past chats: the pane can be used', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await breakFromTheStart(
    page,
    { kind: 'status', code: 500, path: '/ai/threads' },
    { kind: 'status', code: 500, method: 'POST', path: '/ai/thread' },
  )
  await openContacts(page)
  await page.getByRole('button', { name: 'Open AI Pane' }).click()
  const pane = page.getByRole('region', { name: 'AI assistant' })
  const past = pane.getByRole('region', { name: 'Past chats' })
  await expect(past).toBeVisible()
  await expect(past).not.toHaveAttribute('aria-busy', 'true')
  await expect(pane.getByRole('alert')).toHaveCount(0)
  const field = pane.getByRole('textbox')
  await field.fill('How many contacts joined this week?')
  await field.press('Enter')
  await expect(
    pane.getByText('Your message was not sent. It’s still here, so you can send it again.'),
  ).toBeVisible()
  await expect(field).toHaveValue('How many contacts joined this week?')
  await expect(field).toBeEditable()
  await expect(firstContact(page)).toBeVisible()
})
