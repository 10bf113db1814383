import { expect, test } from './journey.ts'
import { beginMail, canvasOf, insert } from './mail-editor.ts'

test('a mail is built by keyboard in the demo editor, kept in the browser, and no call is made', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/v1/')) calls.push(request.url())
  })
  await beginMail(page)
  const canvas = canvasOf(page)
  await insert(page, '2 columns')
  await page.keyboard.press('Enter')
  await insert(page, 'heading')
  await expect(canvas.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Spring harvest')
  await page.keyboard.press('Enter')
  await page.keyboard.type('New leaves.')
  await page.keyboard.press('Escape')
  const text = canvas.getByRole('group', { name: /^Text “Spring harvest New leaves\.”/ })
  await expect(text).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await insert(page, 'button')
  const button = canvas.getByRole('group', { name: /^Button “Button”/ })
  await expect(button).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(button).toBeFocused()
  await expect(page.getByText('Moved Button “Button” to position 1 of 2, column 1')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(button).toHaveAccessibleName(/in column 2/)
  await expect(page.getByText('Saved in this browser')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Untitled email', exact: true }).click()
  await expect(text).toBeVisible()
  expect(calls).toEqual([])
})

test('the demo editor asks before conditions that were not applied are lost', async ({ page }) => {
  await beginMail(page)
  await insert(page, 'button')
  await page.getByRole('button', { name: 'Set conditions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show if' })
  await dialog.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('menuitem', { name: 'Property' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toHaveCount(0)
})
