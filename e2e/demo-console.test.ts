import { contactRows, expect, groupsHaveCome, openContacts, test } from './journey.ts'

test.use({ inDemo: true })

test('the demo console turns the same screws as stories do, and starts a new world', async ({ page }) => {
  await openContacts(page)
  await groupsHaveCome(page)
  await page.getByRole('button', { name: 'Demo' }).click()
  const demo = page.getByRole('complementary', { name: 'Demo console' })
  await expect(demo.getByText('Not part of the product.')).toBeVisible()
  await demo.getByRole('checkbox', { name: 'Offline' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('sato')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Demo' }).click()
  await demo.getByRole('checkbox', { name: 'Offline' }).uncheck()
  await demo.getByRole('combobox', { name: 'Contacts in a new world' }).selectOption('small')
  await demo.getByRole('button', { name: 'Start a new world' }).click()
  // A new world knows no session of the old one.
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await openContacts(page)
  await expect(page.getByRole('status').filter({ hasText: '240' })).toBeVisible()
  await expect(contactRows(page).first()).toBeVisible()
})

test('the files of the build come past the worker that answers for the backend', async ({ page }) => {
  const byWorker: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) byWorker.push(new URL(response.url()).pathname)
  })
  await openContacts(page)
  await page.reload()
  await expect(contactRows(page).nth(1)).toBeVisible()
  expect(byWorker).toContain('/v1/contacts/search')
  expect(byWorker.filter((path) => path.startsWith('/assets/'))).toEqual([])
})

for (const refused of ['localStorage', 'indexedDB', 'serviceWorker'] as const) {
  test(`a browser that refuses ${refused} is told so instead of an empty page`, async ({ page, errors }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(name === 'serviceWorker' ? navigator : window, name, {
        get() {
          throw new DOMException('Refused.', 'SecurityError')
        },
      })
    }, refused)
    await page.goto('/workspaces')
    await expect(page.getByRole('heading', { name: 'The demo can’t run in this window' })).toBeVisible()
    await expect(page.getByText(/allow cookies and site data/)).toBeVisible()
    expect(errors.splice(0).join()).toContain('Refused.')
  })
}
