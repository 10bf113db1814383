import { readFile } from 'node:fs/promises'
import { chooseFile, figuresOf, goOnToDryRun, importSheet } from './import-sheet.ts'
import { contactRows, expect, firstContact, people, test } from './journey.ts'
import { shiftJis } from './shift-jis.ts'

// As large as people's: its numbers and names are what this is about.
test.use({ inDemo: true, worldSize: 'normal' })

test('from the sign-in page to an imported contact, back and again', async ({ page }) => {
  await page.goto('/sign-in-up')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: people.haruka }).click()

  await expect(page.getByRole('heading', { name: 'Workspaces' })).toBeVisible()
  await page.getByRole('link', { name: '株式会社さくら珈琲焙煎所' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Contacts' }).click()
  await expect(page).toHaveURL(/\/workspaces\/ws_sakura\/contacts$/)
  await expect(page).toHaveTitle(/^株式会社さくら珈琲焙煎所 - /)
  const emailIn = async () => (await firstContact(page).textContent())?.trim() ?? ''
  const existing = await emailIn()
  expect(existing).toContain('@')

  // Who has unsubscribed is found as a person would: by the filter.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Unsubscribed')
  await expect(page).toHaveURL(/status=unsubscribed/)
  await expect(contactRows(page).getByText('Unsubscribed').first()).toBeVisible()
  const unsubscribed = await emailIn()
  await page.goBack()
  await expect(page).not.toHaveURL(/status=/)
  await page.goForward()
  await expect(page).toHaveURL(/status=unsubscribed/)
  await page.goBack()
  await expect(firstContact(page)).toHaveText(existing)

  const csv = [
    'メールアドレス,氏名,会社名',
    'hanako.zz@import.example,山田 花子,"焙煎所, 本店"',
    'jiro.zz@import.example,鈴木 次郎,',
    `${existing},名前 上書き,上書き商店`,
    `${unsubscribed},戻らない 人,`,
    'これはメールではない,佐藤 三郎,',
    ',名無し,',
  ].join('\r\n')
  await chooseFile(page, { name: '名簿.csv', bytes: shiftJis(`${csv}\r\n`) })
  const sheet = importSheet(page)
  await expect(sheet.getByRole('combobox', { name: 'Encoding' })).toHaveValue('shift_jis')
  await expect(sheet.getByText('6 rows, 3 columns')).toBeVisible()
  await expect(sheet.getByRole('cell', { name: '焙煎所, 本店' })).toBeVisible()

  await goOnToDryRun(page, 'Skip it')
  await expect(sheet.getByText('This is what the import would do')).toBeVisible()
  const expected = {
    New: '2',
    Updated: '0',
    Unchanged: '0',
    Skipped: '1',
    Suppressed: '1',
    Invalid: '2',
  }
  expect(await figuresOf(page)).toEqual(expected)
  await sheet.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(sheet.getByText('Import finished')).toBeVisible()
  expect(await figuresOf(page)).toEqual(expected)

  const downloading = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('名簿-not-imported.csv')
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines).toEqual([
    '\uFEFFメールアドレス,氏名,会社名,Line,Reason',
    `${unsubscribed},戻らない 人,,5,Kept as unsubscribed`,
    'これはメールではない,佐藤 三郎,,6,Not an email address',
    ',名無し,,7,No email address',
    '',
  ])
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('hanako.zz')
  await expect(page.getByRole('status').filter({ hasText: '1 contact' })).toBeVisible()
  await page.getByRole('link', { name: 'hanako.zz@import.example' }).click()
  const contact = page.getByRole('dialog', { name: '山田 花子' })
  await contact.getByRole('tab', { name: 'Properties' }).click()
  await expect(contact.getByText('焙煎所, 本店')).toBeVisible()
  const address = page.url()
  expect(address).toMatch(/q=hanako\.zz.*contact=.*tab=properties/)

  await page.reload()
  await expect(contact.getByText('焙煎所, 本店')).toBeVisible()
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(contact).toBeHidden()
  await expect(page.getByRole('searchbox', { name: 'Search contacts' })).toHaveValue('hanako.zz')
  await page.goForward()
  await expect(contact).toBeVisible()
})
