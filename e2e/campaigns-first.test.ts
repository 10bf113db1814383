import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { pass, setClock } from './on-server.ts'
import { addDomain, addSender, openSettings } from './settings-hands.ts'

/** A workspace of the small world in which nothing was made yet. */
const CAMPAIGNS = '/workspaces/ws_empty/campaigns'
const START = new Date('2027-02-16T09:00:00+09:00')

/** What a campaign needs first, in the settings: a domain and a sender, the address of the company, and a list. */
async function setUp(page: Page) {
  await openSettings(page, '#domains')
  await addDomain(page, 'paper-ink.example')
  await openSettings(page, '#senders')
  await addSender(page, 'hello@paper-ink.example', 'Paper & Ink')
  await openSettings(page, '#brands')
  await page.getByRole('textbox', { name: 'Postal address', exact: true }).fill('1-2-3 Kanda, Tokyo')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Brand saved').first()).toBeVisible()
  await openSettings(page, '#mailing_lists')
  await page.getByRole('button', { name: 'New mailing list' }).click()
  const dialog = page.getByRole('dialog', { name: 'New mailing list' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Letters')
  await dialog.getByRole('radio', { name: /^Single/ }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('“Letters” was created')).toBeVisible()
}

/** Fills the dialog with a contact who asked for the letters at the counter. */
async function addContact(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Add a contact' })
  await dialog.getByRole('textbox', { name: /^Email/ }).fill(email)
  await dialog.getByRole('checkbox', { name: 'Letters' }).check()
  await dialog.getByRole('textbox', { name: /^How it was given/ }).fill('At the counter')
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  // Who was added is shown.
  await expect(page.getByRole('dialog').getByRole('heading', { name: email })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.use({ movesClock: true })

test(
  'the first campaign of a workspace, from a layout to its report',
  { tag: '@server' },
  async ({ page }) => {
    await setClock(page, START)
    await signIn(page, CAMPAIGNS)
    await expect(page.getByRole('heading', { name: 'Send your first campaign' })).toBeVisible()
    await setUp(page)
    await page.goto('/workspaces/ws_empty/contacts')
    await page.getByRole('button', { name: 'Add contact' }).click()
    await addContact(page, 'aki@mail.example')
    for (const email of ['ben@mail.example', 'chie@mail.example']) {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Add contact' }).click()
      await addContact(page, email)
    }
    await page.goto(CAMPAIGNS)

    await page.getByRole('button', { name: 'Announcement' }).click()
    const dialog = page.getByRole('dialog', { name: 'New campaign' })
    await expect(dialog.getByRole('radio', { name: /^A design/ })).toBeChecked()
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Our first letter')
    await page.keyboard.press('Enter')

    // The first step that is not done is shown.
    await page.getByRole('combobox', { name: 'Mailing lists' }).fill('Let')
    await page.getByRole('option', { name: 'Letters' }).click()
    await expect(page.getByText('3 people will receive it')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Next: Content' }).click()
    await page.getByRole('textbox', { name: /^Subject/ }).fill('We are open')
    await page.getByRole('link', { name: 'Review and send' }).click()
    await expect(page.getByText('Ready to send').first()).toBeVisible()
    // Nobody wrote a preview text for the campaign: that of the layout is shown, which readers get.
    await expect(
      page.getByRole('definition').filter({ hasText: 'Here is what changes for you.' }),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Send to 3 people' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('timer')).toHaveText(/^Sending in (60|5\d)s$/)
    for (let minute = 0; minute < 4; minute += 1) await pass(page, 61_000)
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
    await expect(page.getByText('3 people, 3 sent')).toBeVisible()
  },
)
