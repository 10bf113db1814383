import type { Locator, Page } from '@playwright/test'
import { beginMail, canvasOf, insert } from './mail-editor.ts'
import { breakBackend, contactRows, CONTACTS, expect, openContacts, signIn, test } from './journey.ts'

/**
 * What a screen reader has to tell of nineteen scenes (ACC-13): roles, names, states and values, in their order, as Chromium gives
 * them. Whoever changes what is said sees the difference, and takes it with `npx playwright test speech --update-snapshots`.
 */
const saysOf = (place: Locator, scene: string) =>
  expect(place).toMatchAriaSnapshot({ name: `${scene}.aria.yml` })

const dialog = (page: Page) => page.getByRole('dialog')

test('before a workspace', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await saysOf(page.locator('body'), 'sign-in')
  await signIn(page)
  await expect(page.getByRole('link', { name: 'Ridge Outdoor' })).toBeVisible()
  await saysOf(page.getByRole('main'), 'workspaces')
  await page.goto('/workspaces/ws_nope')
  await saysOf(page.getByRole('alert'), 'unknown-workspace')
})

test('around every page', async ({ page, errors }) => {
  await signIn(page, '/workspaces/ws_sakura/campaigns')
  await saysOf(page.getByRole('navigation', { name: 'Main' }), 'navigation')
  await page.getByRole('button', { name: /^Account/ }).click()
  await saysOf(page.getByRole('menu'), 'account-menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Switch workspace/ }).click()
  await page.getByRole('menuitem', { name: /New Workspace/i }).click()
  await saysOf(dialog(page), 'new-workspace')
  await dialog(page).getByRole('textbox', { name: /name/i }).first().fill('Hill Bakery')
  await breakBackend(page, { kind: 'status', code: 500, path: '*/joined_workspaces', method: 'post' })
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await saysOf(page.getByRole('alert').filter({ hasText: 'Failed to save' }), 'failed-to-save')
  expect(errors.splice(0)).toHaveLength(1)
  await page.goto('/workspaces/ws_sakura#nope')
  await expect(dialog(page).getByText('Not found')).toBeVisible()
  await saysOf(dialog(page), 'settings')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mailing')
  await saysOf(dialog(page), 'command-palette')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open AI Pane' }).click()
  await saysOf(page.getByRole('complementary', { name: 'AI assistant' }), 'assistant')
})

test('in lists and what they open', async ({ page }) => {
  await openContacts(page)
  await contactRows(page).nth(1).getByRole('checkbox').check()
  await contactRows(page).nth(2).getByRole('checkbox').check()
  await saysOf(page.getByRole('region', { name: 'Selection' }), 'two-selected')
  await page.getByRole('button', { name: 'Delete' }).click()
  await saysOf(page.getByRole('alertdialog'), 'delete-contacts')
  await page.keyboard.press('Escape')
  await page.goto(`${CONTACTS}?q=nobody-is-called-this`)
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await saysOf(page.getByRole('main'), 'nothing-matches')
  await page.goto(`${CONTACTS}?import=1`)
  await saysOf(dialog(page), 'import')
})

test('where things are made', async ({ page }) => {
  await signIn(page, '/workspaces/ws_sakura/campaigns')
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await saysOf(dialog(page), 'new-campaign')
  await dialog(page).getByRole('textbox').first().fill('Autumn')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await saysOf(page.getByRole('navigation', { name: 'Steps' }), 'campaign-steps')
  await page.goto(`${CONTACTS}?segment=new`)
  await saysOf(dialog(page), 'new-segment')
  await page.goto('/workspaces/ws_sakura/forms/frm_1/edit')
  await saysOf(page.getByRole('listbox').first(), 'fields-of-a-form')
  await beginMail(page)
  await insert(page, 'button')
  await saysOf(canvasOf(page), 'mail-with-a-button')
})
