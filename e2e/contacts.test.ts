import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseFile, figuresOf, goOnToDryRun, importSheet } from './import-sheet.ts'
import { contactRows, CONTACTS, expect, firstContact, openContacts, signIn, test } from './journey.ts'
import { shiftJis } from './shift-jis.ts'

const COMPANY = '三ツ井商事'

const found = (page: Page, count: number) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: count === 1 ? /^1 contact$/ : new RegExp(`^${count} contacts$`) }),
  ).toBeVisible()

test('a list of a Japanese office becomes a segment, and goes out and in again without loss', async ({
  page,
}) => {
  await openContacts(page)
  const existing = (await firstContact(page).textContent())?.trim() ?? ''

  await test.step('the file comes in, with someone who is there already', async () => {
    const rows = [
      'メールアドレス,氏名,会社名',
      `a.zz@import.example,山田 花子,${COMPANY}`,
      `b.zz@import.example,鈴木 次郎,${COMPANY}`,
      `c.zz@import.example,"=1+1, 佐藤",別の会社`,
      `A.ZZ@import.example,山田 はな,${COMPANY}`,
      `${existing},,${COMPANY}`,
    ]
    await chooseFile(page, { name: '名簿.csv', bytes: shiftJis(rows.join('\r\n')) })
    await goOnToDryRun(page)
    const sheet = importSheet(page)
    await expect(sheet.getByText('This is what the import would do')).toBeVisible()
    await sheet.getByRole('button', { name: 'Import 4 rows' }).click()
    await expect(sheet.getByText('Import finished')).toBeVisible()
    expect(await figuresOf(page)).toMatchObject({ New: '3', Skipped: '1' })
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('a segment is built of it', async () => {
    await page.getByRole('link', { name: 'New segment' }).click()
    const sheet = page.getByRole('dialog', { name: 'New segment' })
    await sheet.getByRole('textbox', { name: 'Name' }).fill('三ツ井の皆さま')
    await sheet.getByRole('button', { name: 'Add condition' }).click()
    await page.getByRole('menuitem', { name: 'Contact property' }).click()
    const about = sheet.getByRole('combobox', { name: 'About' })
    await expect(about).toBeFocused()
    await about.fill('Comp')
    await page.getByRole('option', { name: /^Company/ }).click()
    await sheet.getByRole('textbox', { name: 'Value' }).fill(COMPANY)
    await expect(sheet.getByText(`Contacts whose Company is “${COMPANY}”`)).toBeVisible()
    // She who was there already had a company of her own, or has this one now.
    await expect(sheet.getByText(/^[23] contacts$/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Create segment' }).click()
    const built = page.getByRole('dialog', { name: '三ツ井の皆さま' })
    await built.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'View as list' }).click()
    await expect(built).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /^[23] contacts$/ })).toBeVisible()
  })

  await test.step('why somebody is missing', async () => {
    await page.getByRole('link', { name: /^All contacts/ }).click()
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('c.zz@')
    await page.getByRole('link', { name: 'c.zz@import.example' }).click()
    const contact = page.getByRole('dialog', { name: '=1+1, 佐藤' })
    await contact
      .getByRole('combobox', { name: 'Why not in another segment?' })
      .selectOption('三ツ井の皆さま')
    await expect(contact.getByText(/別の会社/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
  })

  await test.step('all of them are changed at once, and back', async () => {
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('.zz@import')
    await found(page, 3)
    await page
      .getByRole('checkbox', { name: /^Select all/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Set property' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set a property of 3 contacts' })
    await dialog.getByRole('combobox', { name: 'Property' }).selectOption('Phone')
    await dialog.getByRole('textbox').fill('03-1111-2222')
    await dialog.getByRole('button', { name: 'Set for 3 contacts' }).click()
    const run = page.getByRole('dialog', { name: 'Property set' })
    await expect(run.getByText('Done.')).toBeVisible()
    await run.getByRole('button', { name: 'Undo' }).click()
    const back = page.getByRole('dialog', { name: 'Change undone' })
    await expect(back.getByText('Done.')).toBeVisible()
    await back.getByRole('button', { name: 'Close', exact: true }).last().click()
  })

  const exported = await test.step('they go out with all that is known of them', async () => {
    await page.getByRole('button', { name: 'More actions' }).first().click()
    await page.getByRole('menuitem', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export contacts' })
    await dialog.getByRole('radio', { name: 'For import' }).check()
    await dialog.getByRole('radio', { name: /^All \(/ }).check()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    // No spreadsheet runs what somebody called themselves.
    expect(file).toContain('"\'=1+1, 佐藤"')
    return file
  })

  await test.step('and in again, where nothing is lost and nothing new', async () => {
    await chooseFile(page, { name: 'contacts.csv', bytes: exported })
    await goOnToDryRun(page, 'Overwrite')
    await expect(importSheet(page).getByText('This is what the import would do')).toBeVisible()
    expect(await figuresOf(page)).toMatchObject({ New: '0', Updated: '0', Unchanged: '3', Invalid: '0' })
  })
})

test('a contact that is opened stays open while the place in the list is kept', async ({ page }) => {
  await openContacts(page)
  for (const round of [1, 2, 3]) {
    await page.getByRole('grid').evaluate((grid) => grid.scrollBy(0, 400))
    const link = contactRows(page).getByRole('link', { name: /@/ }).nth(10)
    // Nothing is drawn before the place is due to be kept: its time runs out while the page works.
    await link.evaluate((element: HTMLElement) => {
      element.click()
      const end = performance.now() + 600
      while (performance.now() < end);
    })
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Overview' }), `${round}`).toBeVisible()
    await expect(page).toHaveURL(/contact=/)
    await expect(page).toHaveURL(/offset=/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('Back from a mail that a contact got leads to the contact, and a reload shows the mail again', async ({
  page,
}) => {
  // The list behind the sheet is hidden from readers: whether its rows come first is not to be waited for.
  await signIn(page, `${CONTACTS}?contact=con_kzt0005v&tab=messages`)
  const contact = page.getByRole('dialog').filter({ has: page.getByRole('tablist') })
  const mail = page.getByRole('dialog', { name: /^Email to / })
  await contact
    .getByRole('button', { name: /^Show “/ })
    .first()
    .click()
  await expect(mail).toBeVisible()
  await page.reload()
  await expect(mail).toBeVisible()
  await page.goBack()
  await expect(mail).toBeHidden()
  await expect(contact).toBeVisible()
})
