import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'

/** A workspace of the small world in which nothing was made yet. */
const CAMPAIGNS = '/workspaces/ws_empty/campaigns'
const START = new Date('2027-02-16T09:00:00+09:00')

/** What others of the team did in the settings: a sender, the address of the company, and a list with people. */
const prepare = (page: Page) =>
  page.evaluate(async () => {
    const token: unknown = await fetch('/v1/auth/refresh').then((answer) => answer.json())
    const bearer = typeof token === 'object' && token && 'access_token' in token ? token.access_token : ''
    const call = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
      const answer = await fetch(`/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${String(bearer)}`,
          'content-type': 'application/json',
          'x-workspace-id': 'ws_empty',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return answer.json()
    }
    await call('/domains', { name: 'paper-ink.example' })
    await call('/domains/paper-ink.example/verify', {})
    await call('/senders', { fromName: 'Paper & Ink', address: 'hello@paper-ink.example', isDefault: true })
    const { version, company } = await call('/brand')
    const known = typeof company === 'object' ? company : {}
    await call('/brand', {
      version,
      company: { ...known, name: 'Paper & Ink Studio', address: '1-2-3 Kanda, Chiyoda, Tokyo' },
    })
    const { id } = await call('/mailing_lists', { name: 'Letters', optIn: 'single' })
    for (const email of ['aki@mail.example', 'ben@mail.example', 'chie@mail.example'])
      await call('/contacts', {
        email,
        mailingLists: { [String(id)]: 'active' },
        consent: { at: '2027-02-01T00:00:00.000Z', source: 'manual', note: 'At the counter' },
      })
  })

test.use({ movesClock: true })

test('the first campaign of a workspace, from a layout to its report', async ({ page }) => {
  await page.clock.install({ time: START })
  await signIn(page, CAMPAIGNS)
  await expect(page.getByRole('heading', { name: 'Send your first campaign' })).toBeVisible()
  await prepare(page)
  await page.clock.fastForward(120_000)

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

  await page.getByRole('button', { name: 'Send to 3 people' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('timer')).toHaveText(/^Sending in (60|5\d)s$/)
  for (let minute = 0; minute < 4; minute += 1) await page.clock.fastForward(61_000)
  await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
  await expect(page.getByText('3 people, 3 sent')).toBeVisible()
})
