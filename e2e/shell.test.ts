import { CONTACTS, expect, firstContact, openContacts, people, signIn, test, type Person } from './journey.ts'

const settings = [
  'account',
  'workspace',
  'brands',
  'members',
  'contact_schema',
  'mailing_lists',
  'senders',
  'domains',
  'script_tag',
  'custom_hostnames',
  'certificates',
  'usage_plan',
  'api_keys',
  'web_api',
]
const pages = [
  '',
  '/editor',
  '/campaigns',
  '/campaigns/cmp_spring_sale',
  '/contacts',
  '/senders/snd_hello',
  '/forms',
  '/forms/frm_1',
  '/forms/frm_1/edit',
  '/connections',
  '/connections/new',
  '/amp_registration',
]

for (const person of Object.keys(people) as Person[]) {
  test(`${person} signs in`, async ({ page }) => {
    await signIn(page, '/workspaces', person)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  })
}

test('every address has a page of its own, inside its frame', async ({ page }) => {
  await openContacts(page)
  for (const path of pages) {
    await page.goto(`/workspaces/ws_sakura${path}`)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    // That of the form's builder is for screen readers: its name stands in a field.
    await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(/\S/)
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
  }
})

test('every setting opens by its hash, over the page that one is on', async ({ page }) => {
  await openContacts(page)
  for (const key of settings) {
    await page.goto(`${CONTACTS}#${key}`)
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    await expect(dialog.locator('[aria-current=page]')).toHaveCount(1)
    // Beside the title of the dialog the content brings one, or says what is wrong.
    await expect(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Not found' })).toBeHidden()
  }
})

test('settings come and go with Back and Forward', async ({ page }) => {
  await openContacts(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByRole('link', { name: 'Workspace', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await dialog.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL(/#members$/)
  await page.goBack()
  await expect(page).toHaveURL(/#workspace$/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${CONTACTS}$`))
})

test('settings that were closed do not open again with Back', async ({ page }) => {
  await openContacts(page)
  const campaigns = page.getByRole('link', { name: 'Campaigns', exact: true })
  await campaigns.click()
  // Until its page is there, the settings open over the page that is seen.
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible()
  // Who is there already does not come by it twice with Back.
  await campaigns.click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await test.step('whatever was visited in them', async () => {
    await dialog.getByRole('link', { name: 'Members' }).click()
    await expect(page).toHaveURL(/#members$/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/campaigns$/)
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(CONTACTS)
    await expect(dialog).toBeHidden()
  })
  await test.step('nor those that the address opened', async () => {
    await page.goto('about:blank')
    await page.goto(`${CONTACTS}#members`)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(CONTACTS)
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })
})

test('a hash that is no setting does no harm', async ({ page }) => {
  await openContacts(page)
  for (const hash of ['#nope', '#__proto__', '#constructor:x', '#%E0%A4%A', '#senders:..%2F..%2Fx']) {
    await page.goto(`${CONTACTS}${hash}`)
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    await expect(dialog, hash).toBeVisible()
    await expect(
      dialog
        .getByRole('heading', { name: hash.startsWith('#senders') ? /Not here yet|Senders/ : 'Not found' })
        .first(),
      hash,
    ).toBeVisible()
  }
})

test('the skip link goes to the content and opens no settings', async ({ page }) => {
  await openContacts(page)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${CONTACTS}$`))
})

test('without a network it says so, keeps what it has, and comes back', async ({ page, context, errors }) => {
  await openContacts(page)
  await context.setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await expect(firstContact(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You are offline/)).toBeHidden()
  await expect(firstContact(page)).toBeVisible()
  // Whatever was asked for in between was refused by the network, not by us.
  errors.length = 0
})

test('the demo editor is something of its own', async ({ page }) => {
  for (const path of ['/demo/editor', '/demo/editor/drafts?x=1']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'New email' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden()
  }
})

test('shortcuts lead through the app', async ({ page }) => {
  await openContacts(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('main').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/workspaces\/ws_sakura$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('n begins a new record on every list', async ({ page }) => {
  await openContacts(page)
  const lists = [
    ['contacts', 'Add a contact'],
    ['campaigns', 'New campaign'],
    ['forms', 'New form'],
    ['editor', 'Choose a layout'],
  ] as const
  for (const [path, dialog] of lists) {
    await page.goto(`/workspaces/ws_sakura/${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('n')
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible({ timeout: 2000 })
    }).toPass()
  }
})

test('the focus is on the heading of the next page, also when that page comes in parts', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: /さくら/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /さくら/ })).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeFocused()
  await page.getByRole('grid').getByRole('link').first().press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/campaigns\/cmp_/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeFocused()
  // What has the focus and stays keeps it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).press('Enter')
  await expect(firstContact(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contacts', exact: true })).toBeFocused()
})
