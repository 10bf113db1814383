import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { accountOf, breakBackend, countOf, expect, mendBackend, signIn, test } from './journey.ts'

const CREATE = 'POST /v1/internal/self_account/joined_workspaces'
const switcher = (page: Page) => page.getByRole('button', { name: /^Switch workspace/ })

/** Enter as it confirms a conversion of kana: trusted, so that what the browser does by itself would happen too. */
async function confirmConversion(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, text: '\r' }
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
}

test('a workspace with an icon is made from the switcher, entered, and left for another', async ({
  page,
  errors,
}) => {
  await signIn(page, '/workspaces/ws_sakura')
  await switcher(page).click()
  await page.getByRole('menuitem', { name: 'New Workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give your workspace a name' })
  const name = dialog.getByRole('textbox', { name: /Workspace name/ })
  await expect(name).toBeFocused()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: PNG.sync.write(new PNG({ width: 64, height: 64 })),
  })
  await expect(dialog.locator('img')).toBeVisible()

  await name.fill('京都支店')
  await confirmConversion(page)
  await breakBackend(page, { kind: 'status', code: 500, path: '/internal/self_account/joined_workspaces' })
  expect(await countOf(page, CREATE)).toBe(0)
  await test.step('what fails loses nothing', async () => {
    await name.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to save' })).toBeVisible()
    await expect(name).toHaveValue('京都支店')
    await expect(name).toBeEditable()
    expect(errors.splice(0).join()).toContain('ApiError')
    await mendBackend(page)
  })
  await name.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/workspaces\/(?!ws_sakura)[\w-]+$/)
  await expect(page).toHaveTitle(/^京都支店 - /)
  await expect(page.locator('link[rel~=icon]')).toHaveAttribute('href', /^data:image/)
  expect(await countOf(page, CREATE)).toBe(2)

  await switcher(page).click()
  await expect(page.getByRole('menuitemradio', { name: '京都支店' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Ridge Outdoor' }).click()
  await expect(page).toHaveURL('/workspaces/ws_ridge')
  await expect(page).toHaveTitle(/^Ridge Outdoor - /)
})

test('who is no administrator finds New Workspace disabled, in the list and in the switcher', async ({
  page,
}) => {
  await signIn(page, '/workspaces', 'tom')
  const dialog = page.getByRole('dialog')
  const create = page.getByRole('button', { name: /New Workspace/i })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await create.click({ force: true })
  await page.getByRole('link', { name: '株式会社さくら珈琲焙煎所' }).click()
  await switcher(page).click()
  const entry = page.getByRole('menuitem', { name: /New Workspace/ })
  await expect(entry).toHaveAttribute('aria-disabled', 'true')
  await entry.click({ force: true })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an invitation: read signed out, signed in for, joined', async ({ page }) => {
  await page.goto('/invite/inv_ridge')
  await page.getByRole('button', { name: 'Sign in with Google to join Ridge Outdoor' }).click()
  await accountOf(page, 'invited').click()
  await expect(page).toHaveURL('/invite/inv_ridge')
  await page.getByRole('button', { name: 'Join workspace' }).click()
  await expect(page).toHaveURL('/workspaces/ws_ridge')
  await expect(page.getByText('You joined Ridge Outdoor')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('You are already a member of this workspace.')).toBeVisible()
  await page.getByRole('link', { name: 'Open workspace' }).click()
  await expect(page).toHaveURL('/workspaces/ws_ridge')
})

test('links that invite to nothing say why, signed out and in', async ({ page }) => {
  const dead = {
    inv_expired: 'This invitation has expired',
    inv_revoked: 'This invitation is no longer valid',
    inv_nope: 'This invitation doesn’t exist',
    '..%2f..': 'This invitation doesn’t exist',
    ['x'.repeat(5000)]: 'This invitation doesn’t exist',
  }
  const each = async () => {
    for (const [token, words] of Object.entries(dead)) {
      await page.goto(`/invite/${token}`)
      await expect(page.getByText(words), token.slice(0, 20)).toBeVisible()
      await expect(page.getByRole('button', { name: /join/i })).toBeHidden()
    }
  }
  await each()
  await signIn(page, '/workspaces', 'invited')
  await each()
})
