import type { Page } from '@playwright/test'
import { countOf, expect, signIn, test } from './journey.ts'

const EXCHANGE = 'POST /v1/integration_credentials/crd_3/exchange'

/** As if this tab had left for the other service: what it asked for, and the state it was given. */
const leave = (page: Page, state: string) =>
  page.evaluate(
    (request) => sessionStorage.setItem('otegami.integration-request', JSON.stringify(request)),
    [state, 'crd_3', 'ws_sakura', 'Wholesale base'],
  )

test('what another service sends back is taken once, by the tab that asked for it', async ({ page }) => {
  await signIn(page)
  await test.step('opened by hand there is nothing to finish', async () => {
    await page.goto('/integration/callback')
    await expect(page.getByRole('heading', { name: 'There is nothing to finish here' })).toBeVisible()
  })
  await test.step('a state that this tab did not ask for is not exchanged, and its code leaves the address', async () => {
    await leave(page, 'st_of_this_tab')
    await page.goto('/integration/callback?code=secret&state=st_of_another')
    await expect(page.getByRole('heading', { name: 'This answer doesn’t belong to this tab' })).toBeVisible()
    await expect(page).toHaveURL('/integration/callback')
    expect(await countOf(page, EXCHANGE)).toBe(0)
  })
  await test.step('what was asked for is forgotten with the first answer', async () => {
    await page.goto('/integration/callback?code=secret&state=st_of_this_tab')
    await expect(page.getByRole('heading', { name: 'This answer doesn’t belong to this tab' })).toBeVisible()
    expect(await countOf(page, EXCHANGE)).toBe(0)
  })
  await test.step('a service that refused is quoted as text', async () => {
    await page.goto('/integration/callback?error=<img src=x onerror=alert(1)>')
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
  await test.step('a code that the backend does not take is sent once', async () => {
    await leave(page, 'st_old')
    await page.goto('/integration/callback?code=secret&state=st_old')
    await expect(page.getByRole('heading', { name: 'Wholesale base could not be connected' })).toBeVisible()
    await expect(page).toHaveURL('/integration/callback')
    expect(await countOf(page, EXCHANGE)).toBe(1)
  })
  await test.step('asked for again, it is connected and goes on to the connection', async () => {
    await page.getByRole('button', { name: 'Ask for access again' }).click()
    await expect(page.getByRole('heading', { name: 'Wholesale base is connected' })).toBeVisible()
    await expect(page).toHaveURL('/workspaces/ws_sakura/connections/new?credentialId=crd_3')
    // Beside the code that was not taken.
    expect(await countOf(page, EXCHANGE)).toBe(2)
  })
})
