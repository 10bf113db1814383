import {
  answersOf,
  breakBackend,
  breakFromTheStart,
  CONTACTS,
  contactRows,
  countOf,
  expect,
  groupsHaveCome,
  mendBackend,
  openContacts,
  people,
  signIn,
  test,
} from './journey.ts'
import { canvasOf, insert } from './mail-editor.ts'

test.use({ inDemo: true })

const REFRESH = 'GET /v1/auth/refresh'

test('an access token that ran out is renewed once, and nobody notices', async ({ page }) => {
  await openContacts(page)
  await groupsHaveCome(page)
  const before = await countOf(page, REFRESH)
  // The rows and their count are asked for at the same time: both are refused, one renewal serves both.
  await breakBackend(
    page,
    { kind: 'status', code: 401, path: '/contacts/search', times: 1 },
    { kind: 'status', code: 401, path: '/contacts/search/count', times: 1 },
  )
  await page.getByRole('searchbox').fill('tanaka')
  await expect.poll(() => countOf(page, REFRESH)).toBe(before + 1)
  await expect(contactRows(page).filter({ hasNotText: 'tanaka' })).toHaveCount(1)
  expect(await countOf(page, REFRESH)).toBe(before + 1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the token is refreshed every four minutes, and a network that is gone then does no harm', async ({
  page,
}) => {
  await page.clock.install()
  // A call under way would reach its time limit as the clock is moved: that of a visit is logged.
  await breakFromTheStart(page, { kind: 'status', code: 500, path: '/web/v1/sessions/start' })
  await openContacts(page)
  await groupsHaveCome(page)
  const before = await countOf(page, REFRESH)
  await page.clock.fastForward('04:01')
  // The next one is planned when this one is answered.
  await expect.poll(() => answersOf(page, REFRESH)).toBe(before + 1)
  await breakBackend(page, { kind: 'down', path: '/auth/refresh', times: 1 })
  await page.clock.fastForward('04:01')
  await expect.poll(() => countOf(page, REFRESH)).toBeGreaterThanOrEqual(before + 2)
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible()
  await mendBackend(page)
})

test('a session that the backend has ended shows the sign-in page and says why', async ({ page }) => {
  await openContacts(page)
  await groupsHaveCome(page)
  const before = await countOf(page, REFRESH)
  await breakBackend(
    page,
    { kind: 'status', code: 401, path: '/auth/refresh' },
    { kind: 'status', code: 401, path: '/contacts/search' },
  )
  await page.getByRole('searchbox').fill('tanaka')
  await expect(page.getByText('You were signed out because your session ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(await page.locator('html').innerHTML()).not.toContain('@')
  // A 401 is not tried again (SES-10).
  expect(await countOf(page, REFRESH)).toBe(before + 1)
  // The focus is on what came in place of the page, and on the page again afterwards (ACC-12).
  await expect(page.getByRole('heading', { name: 'Sign in or sign up' })).toBeFocused()
  await mendBackend(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: people.haruka }).click()
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeFocused()
})

test('who signs in in one tab goes on in the other, which showed the sign-in page', async ({
  page,
  context,
}) => {
  await page.goto(`${CONTACTS}?status=unsubscribed`)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await signIn(await context.newPage())
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${CONTACTS}?status=unsubscribed`)
})

test('what was typed the moment before another tab signs out is not kept', async ({ page, context }) => {
  await signIn(page, `${CONTACTS}?segment=new`)
  const other = await context.newPage()
  await other.goto(CONTACTS)
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Half built')
  await other.getByRole('button', { name: /^(Account|森 遥)/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await signIn(page, `${CONTACTS}?segment=new`)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('who signs in as somebody else in another tab is that here too, and gets nothing that was typed here', async ({
  page,
  context,
}) => {
  await signIn(page, `${CONTACTS}?segment=new`)
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Half built')
  const other = await context.newPage()
  await signIn(other, CONTACTS, 'tom')
  await expect(other.getByRole('button', { name: /^Account Tom Walker/ })).toBeVisible()
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })
  await expect(name).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Account Tom Walker/ })).toBeVisible()
  await page.goto(`${CONTACTS}?segment=new`)
  await expect(name).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('a draft outlives a session that ends by itself and a tab that finds none, and is nobody else’s', async ({
  page,
  context,
}) => {
  const DRAFTS = '/workspaces/ws_sakura/editor'
  const draft = page.getByRole('button', { name: 'Untitled email', exact: true })
  await signIn(page, DRAFTS)
  await page.getByRole('button', { name: 'New email' }).click()
  await page.getByRole('button', { name: 'Blank' }).click()
  await canvasOf(page).focus()
  await insert(page, 'heading')
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('First sencha')
  await expect(page.getByText('Saved in this browser')).toBeVisible()
  await test.step('another tab finds no session', async () => {
    const other = await context.newPage()
    await breakFromTheStart(other, { kind: 'status', code: 401, path: '/auth/refresh' })
    await other.goto(DRAFTS)
    await expect(other.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await other.close()
  })
  const endSession = async () => {
    await breakBackend(
      page,
      { kind: 'status', code: 401, path: '/auth/refresh' },
      { kind: 'status', code: 401, path: '/contacts/search' },
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click()
    await expect(page.getByText('You were signed out because your session ended.')).toBeVisible()
  }
  await test.step('the same person has it', async () => {
    await endSession()
    await signIn(page, DRAFTS)
    await draft.click()
    await expect(canvasOf(page).getByRole('group', { name: /First sencha/ })).toBeVisible()
  })
  await test.step('another person does not', async () => {
    await endSession()
    await signIn(page, DRAFTS, 'tom')
    await expect(page.getByText('No drafts yet')).toBeVisible()
    await expect(draft).toHaveCount(0)
  })
})

test('a refresh that fails otherwise is tried three times more at the start, then the sign-in page shows', async ({
  page,
}) => {
  await page.clock.install()
  await openContacts(page)
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await breakFromTheStart(page, { kind: 'status', code: 500, path: '/auth/refresh' })
  await page.reload()
  for (const call of [1, 2, 3, 4]) {
    // The page's clock goes on by itself as well: on a slow machine the next one has come already.
    await expect.poll(() => countOf(page, REFRESH)).toBeGreaterThanOrEqual(call)
    await page.clock.fastForward(4001)
  }
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(await countOf(page, REFRESH)).toBe(4)
})
