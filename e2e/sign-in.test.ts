import { CONTACTS, contactRows, countOf, expect, openContacts, people, signIn, test } from './journey.ts'

test.use({ inDemo: true })

/** Redirects that must not be followed (SES-3), as they stand in an address. */
const hostile = [
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '%2F%2Fevil.example',
  'https://evil.example/workspaces',
  'javascript:alert(1)',
  '%E0%A4%A',
  '..%2f..%2f..',
]

test('a hostile redirect never leaves the site, signed out', async ({ page }) => {
  for (const redirect of hostile) {
    await page.goto(`/sign-in-up?redirect=${redirect}`)
    const leaving = page.waitForURL(/\/v1\/auth\/request\/google/)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await leaving
    const target = new URL(new URL(page.url()).searchParams.get('redirect') ?? '', page.url())
    expect(target.origin, redirect).toBe(new URL(page.url()).origin)
  }
  // Also when the stand-in is called directly, past the app's own check.
  await page.goto('/v1/auth/request/google?redirect=//evil.example/workspaces')
  await page.getByRole('button', { name: people.haruka }).click()
  await expect(page).toHaveURL('/workspaces')
})

test('a hostile redirect never leaves the site, signed in', async ({ page }) => {
  await signIn(page)
  for (const redirect of hostile) {
    await page.goto(`/sign-in-up?redirect=${redirect}`)
    await expect(page, redirect).toHaveURL('/workspaces')
  }
  await page.goto(`/sign-in-up?redirect=${encodeURIComponent(`${CONTACTS}?q=a`)}`)
  await expect(page).toHaveURL(`${CONTACTS}?q=a`)
})

test('what the sign-in service reports is shown as text', async ({ page }) => {
  await page.goto('/sign-in-up?redirect=%E0%A4%A&error=<img src=x onerror=alert(1)>')
  await expect(page.getByText('Sign-in failed: <img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('a deep link signed out shows the sign-in page and comes back to the link', async ({ page }) => {
  await page.goto(`${CONTACTS}?status=bounced`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: people.tom }).click()
  await expect(page).toHaveURL(`${CONTACTS}?status=bounced`)
  await expect(contactRows(page).getByText('Bounced').first()).toBeVisible()
})

test('an unknown path leads to the workspaces, an unknown workspace is named as such', async ({ page }) => {
  await signIn(page)
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL('/workspaces')
  for (const id of ['ws_nope', 'ws_ridge%0d%0ax', '%2e%2e%2f']) {
    await page.goto(`/workspaces/${id}/contacts`)
    await expect(
      page
        .getByText('Workspace not found')
        .or(page.getByRole('heading', { name: 'Workspaces', exact: true })),
    ).toBeVisible()
  }
})

test('signing out leaves no data, and Back shows none', async ({ page }) => {
  await openContacts(page)
  await page.getByRole('button', { name: /^(Account|森 遥)/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in-up')
  await expect(page.getByRole('heading', { name: 'Sign in or sign up' })).toBeVisible()
  await expect(page).not.toHaveTitle(/さくら/)
  const noData = async () => expect(await page.locator('html').innerHTML()).not.toMatch(/@|さくら|森 遥/)
  await noData()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await noData()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test('a sign-out in one tab is followed at once by the other', async ({ page, context }) => {
  await openContacts(page)
  const other = await context.newPage()
  await other.goto(CONTACTS)
  await expect(contactRows(other).getByText('@').first()).toBeVisible()

  await page.getByRole('button', { name: /^(Account|森 遥)/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.getByText('You were signed out because your session ended.')).toBeVisible()
  expect(await other.locator('html').innerHTML()).not.toContain('@')
})

test('two tabs that refresh at the same moment both stay signed in', async ({ page, context }) => {
  await openContacts(page)
  const other = await context.newPage()
  await other.goto(CONTACTS)
  await expect(contactRows(other).getByText('@').first()).toBeVisible()

  const tabs = [page, other]
  const before = await Promise.all(tabs.map((tab) => countOf(tab, 'GET /v1/auth/refresh')))
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        window.__mock?.faults.add({ kind: 'status', code: 401, path: '/contacts/search', times: 1 })
      }),
    ),
  )
  await Promise.all(tabs.map((tab) => tab.getByRole('searchbox').fill('suzuki')))
  for (const [place, tab] of tabs.entries()) {
    await expect.poll(() => countOf(tab, 'GET /v1/auth/refresh')).toBe((before[place] ?? 0) + 1)
    await expect(contactRows(tab).getByText('suzuki').first()).toBeVisible()
  }
  // The rotated cookie is good: each comes back from a reload signed in.
  for (const tab of tabs) {
    await tab.reload()
    await expect(contactRows(tab).getByText('suzuki').first()).toBeVisible()
  }
})
