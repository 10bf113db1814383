import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { contactRows, expect, firstContact, test } from './journey.ts'
import { LARGE } from './sites.ts'

// The app as it is on a customer's own server, with PostgreSQL under it and nothing mocked.
test.use({ baseURL: LARGE.origin, serviceWorkers: 'block' })

const CONTACTS = '/workspaces/ws_bench/contacts'

async function openLarge(page: Page, path = CONTACTS) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /Bench/ }).click()
  await expect(page).toHaveURL(path)
  await expect(firstContact(page)).toBeVisible()
}

const total = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('a hundred thousand contacts are listed, found, sorted and scrolled to the last', async ({ page }) => {
  await openLarge(page)
  await total(page, '100,000 contacts')
  await test.step('by a name in Japanese', async () => {
    const search = page.getByRole('searchbox', { name: 'Search contacts' })
    await search.fill('佐藤 花子')
    await expect(contactRows(page).nth(1)).toContainText('佐藤 花子')
    await total(page, /^\d{3} contacts$/)
    await search.fill('')
    await total(page, '100,000 contacts')
  })
  await test.step('on a list', async () => {
    await page
      .getByRole('navigation', { name: 'Groups of contacts' })
      .getByRole('link', { name: /^List 4 / })
      .click()
    await expect(contactRows(page).nth(1)).toContainText('List 4')
    await total(page, /^1\d,\d{3} contacts$/)
  })
  await test.step('to the last one', async () => {
    await page.goto(CONTACTS)
    await expect(firstContact(page)).toBeVisible()
    // As Tab does: a click would open the contact.
    await page.getByRole('grid', { name: 'Contacts' }).focus()
    await page.keyboard.press('Control+End')
    await expect(
      page.getByRole('grid', { name: 'Contacts' }).getByText(/^hanako\.sato0@|\D0@mail/),
    ).toBeVisible()
  })
})

test('what is written is kept: values of many, a segment of them, and a file with all', async ({ page }) => {
  const COMPANY = '三ツ井商事'
  // The server keeps what an earlier try has made.
  const SEGMENT = `三ツ井の皆さま ${test.info().retry}`
  await openLarge(page)
  await test.step('eleven contacts get a company', async () => {
    // The id itself, and ten that begin with it.
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('con_w4242')
    await total(page, /^11 contacts$/)
    await page
      .getByRole('checkbox', { name: /^Select all/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Set property' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set a property of 11 contacts' })
    await dialog.getByRole('combobox', { name: 'Property' }).selectOption('company')
    await dialog.getByRole('textbox').fill(COMPANY)
    await dialog.getByRole('button', { name: 'Set for 11 contacts' }).click()
    const run = page.getByRole('dialog', { name: 'Property set' })
    await expect(run.getByText('Done.')).toBeVisible()
    await run.getByRole('button', { name: 'Close', exact: true }).last().click()
  })
  await test.step('a segment finds them among all', async () => {
    await page.getByRole('link', { name: 'New segment' }).click()
    const sheet = page.getByRole('dialog', { name: 'New segment' })
    await sheet.getByRole('textbox', { name: 'Name' }).fill(SEGMENT)
    await sheet.getByRole('button', { name: 'Add condition' }).click()
    await page.getByRole('menuitem', { name: 'Contact property' }).click()
    await sheet.getByRole('combobox', { name: 'About' }).fill('comp')
    await page.getByRole('option', { name: /^company/ }).click()
    await sheet.getByRole('textbox', { name: 'Value' }).fill(COMPANY)
    await expect(sheet.getByText(/^11 contacts$/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Create segment' }).click()
    await expect(page.getByRole('dialog', { name: SEGMENT })).toBeVisible()
  })
  await test.step('after a reload it is all there', async () => {
    await page.goto(CONTACTS)
    await page
      .getByRole('navigation', { name: 'Groups of contacts' })
      .getByRole('link', { name: `${SEGMENT} 11` })
      .click()
    await total(page, /^11 contacts$/)
    await contactRows(page).getByRole('link', { name: /@/ }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('tab', { name: 'Properties' }).click()
    await expect(sheet.getByText(COMPANY)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('they go out as a file', async () => {
    await page.getByRole('button', { name: 'More actions' }).first().click()
    await page.getByRole('menuitem', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export contacts' })
    await dialog.getByRole('radio', { name: 'For import' }).check()
    await dialog.getByRole('radio', { name: /^All \(/ }).check()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file.split(COMPANY)).toHaveLength(12)
  })
})
