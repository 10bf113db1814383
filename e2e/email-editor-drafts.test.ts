import type { BrowserContext, Locator, Page } from '@playwright/test'
import { breakBackend, expect, mendBackend, retry, signIn, test } from './journey.ts'
import { beginMail, canvasOf, insert } from './mail-editor.ts'

const saved = (page: Page) => expect(page.getByText('Saved in this browser')).toBeVisible()

async function openDraft(page: Page) {
  await page.goto('/demo/editor')
  await page.getByRole('button', { name: 'Untitled email', exact: true }).click()
  await expect(canvasOf(page)).toBeVisible()
}

/** Ends a tab as a crash does: nothing of it runs any more, not even what it does when it is left. */
async function crash(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The answer never comes: what would give it is gone.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

test('what was typed until a crash is there, and the history goes back to it', async ({ page, context }) => {
  await beginMail(page)
  await insert(page, 'heading')
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused()
  const typed = 'The first sencha of the year has arrived'
  // Never a pause as long as the one after which a draft is saved.
  await page.keyboard.type(typed, { delay: 60 })
  await crash(context, page)

  const next = await context.newPage()
  await openDraft(next)
  const text = canvasOf(next).getByRole('group', { name: /^Text “The first sencha/ })
  await expect(text).toBeVisible()
  const restored = (await text.textContent()) ?? ''
  // All but the last 600 ms, and twice that on a machine that is busy.
  expect(restored.trim().length).toBeGreaterThan(typed.length - 20)

  await text.click()
  await expect(canvasOf(next).getByRole('textbox')).toBeFocused()
  await next.keyboard.press('Escape')
  await next.keyboard.press('Delete')
  await expect(text).toHaveCount(0)
  await saved(next)
  await next.getByRole('button', { name: 'History' }).click()
  const history = next.getByRole('dialog', { name: 'History' })
  const slider = history.getByRole('slider', { name: 'Point in time' })
  await expect(history.getByText(/^Text “The first sencha.*” deleted$/)).toBeVisible()
  // Before the deletion; and before that, where a busy machine made a pause while it typed.
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(0)
  await slider.focus()
  await next.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await next.keyboard.press('End')
  await expect(slider).toHaveValue(String(last))
  await next.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(last - 1))
  await history.getByRole('button', { name: 'Restore this' }).click()
  await expect(text).toBeVisible()
  await next.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveCount(0)
})

test('two tabs edit one draft: what each changed is merged, and what both changed is asked', async ({
  page,
  context,
}) => {
  await beginMail(page)
  await insert(page, 'heading')
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Spring')
  await page.keyboard.press('Escape')
  await expect(canvasOf(page).getByRole('group', { name: /^Text “Spring/ })).toBeFocused()
  await insert(page, 'button')
  await expect(canvasOf(page).getByRole('group', { name: /^Button/ })).toBeFocused()
  await insert(page, 'spacer')
  await expect(canvasOf(page).getByRole('group', { name: /^Spacer/ })).toBeFocused()
  await saved(page)

  const other = await context.newPage()
  // A tab that other tabs can't reach notices what they saved when it saves itself, at a moment that is known.
  await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await openDraft(other)
  const heading = (tab: Page) => canvasOf(tab).getByRole('group', { name: /^Text “Spring/ })
  const append = async (tab: Page, words: string) => {
    await heading(tab).click()
    await expect(canvasOf(tab).getByRole('textbox')).toBeFocused()
    await tab.keyboard.press('ControlOrMeta+End')
    await tab.keyboard.type(words)
    await tab.keyboard.press('Escape')
  }

  await append(page, ' sale')
  await saved(page)
  await canvasOf(other)
    .getByRole('group', { name: /^Spacer/ })
    .click()
  await other.keyboard.press('Delete')
  await expect(other.getByText('Changes from another tab were merged into this email')).toBeAttached()
  await expect(heading(other)).toHaveAccessibleName(/Spring sale/)
  await expect(canvasOf(other).getByRole('group', { name: /^Spacer/ })).toHaveCount(0)
  await saved(other)

  await append(page, ' here')
  // The other tab's spacer is gone here too.
  await expect(canvasOf(page).getByRole('group', { name: /^Spacer/ })).toHaveCount(0)
  await saved(page)
  await append(other, ' there')
  await expect(other.getByText('This email was also edited in another tab')).toBeVisible()
  await other.getByRole('button', { name: 'Compare and merge' }).click()
  const dialog = other.getByRole('dialog', { name: 'Merge two versions' })
  await dialog.getByRole('radio', { name: 'Both' }).check()
  await dialog.getByRole('button', { name: 'Use merged email' }).click()
  await expect(heading(other)).toHaveCount(2)
  await saved(other)
  await expect(heading(other).first()).toHaveAccessibleName(/Spring sale there/)
  await expect(heading(other).last()).toHaveAccessibleName(/Spring sale here/)
})

/** What says that a campaign is stored; the list of saved blocks is called the same. */
const stored = (within: Page | Locator) => within.getByRole('status').filter({ hasText: /^Saved$/ })

test('the editor of a campaign’s mail says what is not saved, and a conflict is decided behind it', async ({
  page,
  context,
}) => {
  const campaign = '/workspaces/ws_sakura/campaigns/cmp_19?step=content'
  const edit = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Edit email' }).click()
    await expect(canvasOf(tab)).toBeVisible()
    return tab.getByRole('dialog', { name: /^Edit email: / })
  }
  const append = async (tab: Page, words: string) => {
    await canvasOf(tab).getByRole('group', { name: /^Text/ }).first().click()
    await expect(canvasOf(tab).getByRole('textbox')).toBeFocused()
    await tab.keyboard.type(words)
  }
  // Where the notices are far above what opened the editor.
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn(page, campaign)
  const editor = await edit(page)
  const other = await context.newPage()
  await other.goto(campaign)
  await edit(other)

  await breakBackend(page, { kind: 'status', code: 500, method: 'POST', path: '/campaigns/cmp_19' })
  await append(page, ' here')
  await expect(editor.getByRole('alert')).toContainText('Your changes could not be saved.')
  await mendBackend(page)
  await retry(editor)
  await expect(stored(editor)).toBeAttached()

  await append(other, ' there')
  const notice = other.getByText(/^Someone else changed this campaign/)
  await expect(notice).toBeVisible()
  await other.getByRole('button', { name: 'Close editor and choose' }).click()
  await expect(other.getByRole('button', { name: 'Compare' })).toBeFocused()
  await expect(other.getByRole('button', { name: 'Compare' })).toBeInViewport()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect(stored(other)).toBeAttached()
})

test('Back closes the mail of a campaign with what was typed in it, and a reload opens it again', async ({
  page,
}) => {
  await signIn(page, '/workspaces/ws_sakura/campaigns/cmp_19?step=settings')
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await steps.getByRole('link', { name: /^Content/ }).click()
  const edit = page.getByRole('button', { name: 'Edit email' })
  const editor = page.getByRole('dialog', { name: /^Edit email: / })
  const text = canvasOf(page).getByRole('group', { name: /^Text/ }).first()
  await edit.click()
  await text.click()
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type(' and until the last moment')
  await page.goBack()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(/\?step=content$/)
  await expect(edit).toBeFocused()
  await expect(stored(page)).toBeAttached()

  await page.goForward()
  await expect(text).toContainText('and until the last moment')
  await page.reload()
  await expect(text).toContainText('and until the last moment')
  await editor.getByRole('button', { name: 'Done' }).click()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(/\?step=content$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?step=settings$/)
})

test('the button of the assistant stands beside the bar of the editor, over none of its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/workspaces/ws_sakura/editor')
  await page.getByRole('button', { name: 'New email' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Newsletter/ })
    .click()
  await expect(canvasOf(page)).toBeVisible()
  const create = await page.getByRole('button', { name: 'Create campaign' }).boundingBox()
  const assistant = await page.getByRole('button', { name: 'Open AI Pane' }).boundingBox()
  if (!create || !assistant) throw new Error('Both buttons are shown.')
  expect(create.x + create.width).toBeLessThanOrEqual(assistant.x)
  expect(assistant.y + assistant.height / 2).toBeCloseTo(create.y + create.height / 2, 0)
})
