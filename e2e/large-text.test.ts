import type { Locator } from '@playwright/test'
import { findBrowser, journeyArgs } from '../scripts/find-browser.ts'
import { contactRows, expect, firstContact, openContacts, test } from './journey.ts'

// The browser's own setting: the widths at which the layout changes follow it too.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...journeyArgs, '--blink-settings=defaultFontSize=32'],
  },
})

const WIDTH = 320
const endOf = async (part: Locator) => {
  const { x = WIDTH, width = WIDTH } = (await part.boundingBox()) ?? {}
  return x + width
}

const linesOf = (heading: Locator) =>
  heading.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })

test('in 640 px with text of twice the size, titles stay in one line beside the main button (ACC-14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await openContacts(page)
  for (const [path, name] of [
    ['campaigns', 'Campaigns'],
    ['connections', 'Connections'],
    ['forms', 'Forms'],
    ['contacts', 'Contacts'],
  ] as const) {
    await page.goto(`/workspaces/ws_sakura/${path}`)
    const heading = page.getByRole('heading', { level: 1, name })
    await expect(page.getByRole('grid', { name }).getByRole('link').first()).toBeVisible()
    expect(await linesOf(heading), path).toBe(1)
  }
})

test('in 320 px with text of twice the size, titles, choices and cards can be read (ACC-14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTH, height: 700 })
  await openContacts(page)
  const email = firstContact(page)
  const status = contactRows(page).nth(1).getByText('Subscribed')
  expect((await email.boundingBox())?.width).toBeGreaterThan(100)
  expect(await endOf(status)).toBeLessThan(WIDTH)
  expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThan(200)
  for (const [path, name] of [
    ['campaigns', 'Campaigns'],
    ['connections', 'Connections'],
    ['contacts', 'Contacts'],
  ] as const) {
    await page.goto(`/workspaces/ws_sakura/${path}`)
    await expect(page.getByRole('grid', { name }).getByRole('link').first()).toBeVisible()
    expect(await linesOf(page.getByRole('heading', { level: 1, name })), path).toBe(1)
  }
  for (const [path, last] of [
    ['campaigns', 'Overlap'],
    ['', '90 days'],
    ['#account', 'Compact'],
  ] as const) {
    await page.goto(`/workspaces/ws_sakura/${path}`)
    const choice = page.getByRole('radio', { name: last })
    await expect(choice).toBeVisible()
    expect(await endOf(choice), last).toBeLessThan(WIDTH)
  }
})
