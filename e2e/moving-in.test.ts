import type { Page } from '@playwright/test'
import { figuresOf, importSheet } from './import-sheet.ts'
import { expect, openContacts, test } from './journey.ts'

interface ExportedFile {
  name: string
  text: string
}

const MAILCHIMP: readonly ExportedFile[] = [
  {
    name: 'subscribed_members_export_1a2b.csv',
    text: [
      'Email Address,First Name,Last Name,Favourite bean,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,LEID,EUID,TAGS',
      'mina@moving.example,Mina,Okabe,Mandheling,4,2018-06-12 07:53:28,2018-06-12 07:55:00,1,e,"""VIP"""',
      'noah@moving.example,Noah,Hill,,2,2019-01-02 03:04:05,2019-01-02 03:04:05,2,e,',
      '',
    ].join('\n'),
  },
  {
    name: 'unsubscribed_members_export_1a2b.csv',
    text: [
      'Email Address,First Name,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON,MEMBER_RATING,LEID,EUID',
      'noah@moving.example,Noah,2021-02-03 04:05:06,May,NORMAL,2,2,e',
      'olga@moving.example,Olga,2021-02-03 04:05:06,May,NORMAL,2,3,e',
      '',
    ].join('\n'),
  },
]

/** As listmonk has them: it writes to one of those who left. */
const subscriber = (email: string, name: string) => ({
  uuid: email,
  email,
  name,
  status: 'enabled',
  attribs: {},
  lists: [{ name: 'Letters', subscription_status: 'confirmed', optin: 'single' }],
})
const LISTMONK: readonly ExportedFile[] = [
  {
    name: 'subscribers.json',
    text: JSON.stringify({
      data: { results: [subscriber('olga@moving.example', 'Olga'), subscriber('pia@moving.example', 'Pia')] },
    }),
  },
]

/** From the contacts to the figures of the dry run. */
async function tryMoving(page: Page, product: string, files: readonly ExportedFile[]) {
  const sheet = importSheet(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await sheet.getByRole('radio', { name: 'Another product' }).click()
  await sheet.getByRole('radio', { name: product }).click()
  await sheet
    .getByLabel('Exported files')
    .setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    )
  const next = sheet.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(sheet.getByLabel('Exported files')).toBeHidden()
  await next.click()
  await sheet.getByRole('checkbox', { name: /agreed to receive email/ }).check()
  await sheet.getByRole('button', { name: 'Start dry run' }).click()
  await expect(sheet.getByText('This is what the import would do')).toBeVisible()
}

async function move(page: Page, rows: number) {
  const sheet = importSheet(page)
  await sheet.getByRole('button', { name: `Import ${rows} ${rows === 1 ? 'row' : 'rows'}` }).click()
  await expect(sheet.getByText('Import finished')).toBeVisible()
}

/** Looks for somebody in the list, and sees the status beside the address. */
async function expectStatus(page: Page, email: string, status: 'Subscribed' | 'Unsubscribed') {
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(email)
  await expect(
    page.getByRole('grid').getByRole('row').filter({ hasText: email }).getByText(status, { exact: true }),
  ).toBeVisible()
}

test(
  'people move in from another product, and who left there or here gets no mail',
  { tag: '@server' },
  async ({ page }) => {
    await openContacts(page)
    await tryMoving(page, 'Mailchimp', MAILCHIMP)
    expect(await figuresOf(page)).toMatchObject({ New: '3' })
    // A dry run has written nothing.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(importSheet(page)).toBeHidden()
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('@moving.example')
    await expect(page.getByText('Nothing matches')).toBeVisible()

    await tryMoving(page, 'Mailchimp', MAILCHIMP)
    await move(page, 3)
    expect(await figuresOf(page)).toMatchObject({ New: '3' })
    await importSheet(page).getByRole('button', { name: 'Done' }).click()
    await expectStatus(page, 'mina@moving.example', 'Subscribed')
    await expectStatus(page, 'noah@moving.example', 'Unsubscribed')

    // Another product still writes to one who left: here they stay as they are.
    await tryMoving(page, 'listmonk', LISTMONK)
    await move(page, 1)
    expect(await figuresOf(page)).toMatchObject({ New: '1' })
    await importSheet(page).getByRole('button', { name: 'Done' }).click()
    await expectStatus(page, 'olga@moving.example', 'Unsubscribed')
    await expectStatus(page, 'pia@moving.example', 'Subscribed')
  },
)
