import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { isOnServer, mailsTo, pass } from './on-server.ts'

/** Opens a section of the settings over the page that is there. */
export const openSettings = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next
  }, hash)

/** Lets time pass until the page that watches says so. */
export const passTime = (page: Page, text: string) =>
  expect(async () => {
    await pass(page, 30_000)
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 })
  }).toPass()

/** Adds a domain, asks for its records to be looked up, and waits until they are found. */
export async function addDomain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add domain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add domain' })
  await dialog.getByRole('textbox', { name: /^Domain/ }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused()
  await page.getByRole('button', { name: 'Check DNS' }).click()
  await expect(page.getByText('Waiting for DNS').first()).toBeVisible()
  await passTime(page, 'Mail can be sent from this domain. Leave the records where they are.')
}

/** Adds a sender at a domain that mail can be sent from, and waits until its mailbox is confirmed. */
export async function addSender(page: Page, address: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add sender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add sender' })
  await dialog.getByRole('textbox', { name: /^Address/ }).fill(address)
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Open the email that we sent to ${address}`)).toBeVisible()
  // Somebody follows the link of the mail; the page notices it by itself.
  if (isOnServer()) await followMail(page, address)
  await passTime(page, 'Mail can be sent from this address.')
}

/** Opens the link of the last mail to an address, and confirms what it asks. */
async function followMail(page: Page, address: string): Promise<void> {
  const link = /http\S+\/d\/\S+/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? ''
  const other = await page.context().newPage()
  await other.goto(link)
  await other.getByRole('button').click()
  await expect(other.getByRole('button')).toHaveCount(0)
  await other.close()
}
