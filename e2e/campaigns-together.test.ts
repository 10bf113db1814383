import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { canvasOf } from './mail-editor.ts'

const MAIL = '/workspaces/ws_sakura/campaigns/cmp_19?step=content'

const blockOf = (page: Page, words: RegExp) => canvasOf(page).getByRole('group', { name: words }).first()

/** Opens the email, whose page is open. */
async function openMail(page: Page) {
  await page.getByRole('button', { name: 'Edit email' }).click()
  await expect(blockOf(page, /^Text “新年の一杯/)).toBeVisible()
}

/** Adds words to the end of a block, and waits until they are stored. */
async function append(page: Page, block: RegExp, words: string) {
  await blockOf(page, block).click()
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(words)
  const stored = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && answer.url().endsWith('/campaigns/cmp_19') && answer.ok(),
  )
  await page.keyboard.press('Escape')
  await stored
}

test(
  'two people write different blocks of one mail, and neither loses a word (CAM-196)',
  { tag: '@server' },
  async ({ page, context }) => {
    await signIn(page, MAIL)
    const other = await context.newPage()
    await other.goto(MAIL)
    for (const one of [page, other]) await openMail(one)
    await append(other, /^Text “新年の一杯/, ' Theirs')
    await append(page, /^Text “読んでくださって/, ' Mine')
    await expect(page.getByText('Changes made elsewhere were merged into this email.')).toBeVisible()
    await expect(blockOf(page, /Theirs”/)).toBeVisible()
    await append(other, /^Text “火曜と金曜に/, ' Last')
    await expect(blockOf(other, /Mine”/)).toBeAttached()
    await page.reload()
    for (const words of ['Theirs', 'Mine', 'Last'])
      await expect(blockOf(page, new RegExp(`${words}”`))).toBeAttached()
  },
)
