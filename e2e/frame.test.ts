import type { Page } from '@playwright/test'
import { CONTACTS, contactRows, expect, firstContact, openContacts, signIn, test } from './journey.ts'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

test('the palette reaches a page and a setting, by what they are called in either language', async ({
  page,
}) => {
  await signIn(page, '/workspaces/ws_sakura')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const run = async (words: string) => {
    // The palette comes after the first screen, and a key before it means nothing yet.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }
  await run('こんたくと')
  await expect(page).toHaveURL(CONTACTS)
  await expect(firstContact(page)).toBeVisible()
  await run('mailing lists')
  await expect(page).toHaveURL(`${CONTACTS}#mailing_lists`)
  await expect(settings(page).getByRole('link', { name: 'Mailing Lists' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(settings(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await run('dark theme')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await run('ridge')
  await expect(page).toHaveURL('/workspaces/ws_ridge')
})

test('the palette does what the open screen can do, and leaves the focus where that puts it', async ({
  page,
}) => {
  await signIn(page, '/workspaces/ws_sakura/campaigns/cmp_21?step=content')
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const open = () =>
    expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 500 })
    }).toPass()
  await open()
  await page.keyboard.type('send test')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=review/)
  await expect(page.getByRole('textbox', { name: 'Send to' })).toBeFocused()

  await page.goto('/workspaces/ws_sakura/editor')
  await page.getByRole('button', { name: 'New email' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Plain letter/ })
    .click()
  await page.getByRole('button', { name: 'Add Japanese' }).click()
  await expect(page.getByRole('button', { name: 'Side by side' })).toBeVisible()
  await open()
  // Of the mail that is edited, and not once more of the one beside it.
  await expect(palette.getByRole('option', { name: /^Heading/ })).toHaveCount(1)
  await page.keyboard.type('heading')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('application').getByRole('textbox')).toBeFocused()
})

test.describe('the pane of the assistant', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('opens and closes by button and key, takes the width it is dragged to, and keeps it', async ({
    page,
  }) => {
    await openContacts(page)
    const pane = page.getByRole('region', { name: 'AI assistant' })
    const splitter = page.getByRole('separator', { name: 'Width of AI assistant' })
    const width = async () => Math.round((await pane.boundingBox())?.width ?? 0)
    await expect(pane).toBeHidden()
    await page.getByRole('button', { name: 'Open AI Pane' }).click()
    await expect(pane).toBeVisible()
    expect(await width()).toBe(280)
    await page.getByRole('button', { name: 'Close AI Pane' }).click()
    await expect(pane).toBeHidden()
    await page.keyboard.press(']')
    await expect(pane).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close AI Pane' })).toHaveAttribute('aria-expanded', 'true')

    const drag = async (by: number) => {
      const box = await splitter.boundingBox()
      if (!box) throw new Error('There is no splitter to drag.')
      const [x, y] = [box.x + box.width / 2, box.y + 200]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - by, y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(120)
    await expect(splitter).toHaveAttribute('aria-valuenow', '400')
    expect(await width()).toBe(400)
    await page.reload()
    await expect(splitter).toHaveAttribute('aria-valuenow', '400')
    await test.step('no wider than 520, no narrower than 220, and below 110 it is shut', async () => {
      await drag(400)
      await expect(splitter).toHaveAttribute('aria-valuenow', '520')
      await drag(-360)
      await expect(splitter).toHaveAttribute('aria-valuenow', '220')
      await drag(-150)
      await expect(pane).toBeHidden()
    })
    await page.reload()
    await expect(contactRows(page).first()).toBeVisible()
    await expect(pane).toBeHidden()
    await page.getByRole('button', { name: 'Open AI Pane' }).click()
    expect(await width()).toBe(280)
  })

  test('is a sheet on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openContacts(page)
    const sheet = page.getByRole('dialog', { name: 'AI assistant' })
    await page.getByRole('button', { name: 'Open AI Pane' }).click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press(']')
    await expect(sheet).toBeVisible()
  })
})

/** How long after the page a hash opens the settings, in ms (SET-3). */
const SETTINGS = { openAfter: 300 } as const

test('on load the settings of the hash open over a page that is there already', async ({ page }) => {
  await openContacts(page)
  // Notes when the page first stood, and when the dialog did.
  await page.addInitScript(() => {
    const note = (name: 'page' | 'dialog', selector: string) => {
      const { dataset } = document.documentElement
      if (dataset[name] === undefined && document.querySelector(selector))
        dataset[name] = String(performance.now())
    }
    new MutationObserver(() => {
      note('page', 'main')
      note('dialog', '[role=dialog]')
    }).observe(document, { childList: true, subtree: true })
  })
  for (const key of ['members', 'nope']) {
    await page.goto('about:blank')
    await page.goto(`${CONTACTS}#${key}`)
    await expect(settings(page)).toBeVisible()
    const { page: stood, dialog: opened } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }))
    expect(Number(opened) - Number(stood)).toBeGreaterThanOrEqual(SETTINGS.openAfter - 1)
    await expect(
      settings(page)
        .getByRole('heading', { name: key === 'nope' ? 'Not found' : 'Members' })
        .last(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(page).toHaveURL(CONTACTS)
  }
})

test('another name of the workspace is saved, and the tab of the browser follows', async ({ page }) => {
  await signIn(page, '/workspaces/ws_sakura')
  await page.goto('/workspaces/ws_sakura#workspace')
  const name = settings(page).getByRole('textbox', { name: /Workspace name|Name/ })
  await name.fill('さくら珈琲')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveTitle(/^さくら珈琲 - /)
  await page.reload()
  await expect(page).toHaveTitle(/^さくら珈琲 - /)
})

test('the menu of a row in the settings stays open, and gives the focus back', async ({ page }) => {
  await openContacts(page)
  await page.goto(`${CONTACTS}#contact_schema`)
  const menu = page.getByRole('menu')
  await settings(page).getByRole('button', { name: 'Actions for Company' }).click()
  await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(settings(page).getByRole('grid', { name: 'Contact' })).toBeFocused()
  await settings(page).getByRole('button', { name: 'Actions for Company' }).click()
  await menu.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Label Required' })).toHaveValue('Company')
})
