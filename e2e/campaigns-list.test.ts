import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'

const CAMPAIGNS = '/workspaces/ws_sakura/campaigns'
const SCHEDULED = '定期便 1月の豆と発送日'
const CANCELED = 'Autumn tasting set, early access'

const found = (page: Page, count: number) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: count === 1 ? /^1 campaign$/ : new RegExp(`^${count} campaigns$`) }),
  ).toBeVisible()

async function chooseFromMenu(page: Page, row: string, entry: string) {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('campaigns are found, and Back undoes a tab and a filter', async ({ page }) => {
  await signIn(page, CAMPAIGNS)
  await found(page, 38)
  await page.getByRole('tab', { name: /^Sent/ }).click()
  await expect(page).toHaveURL(`${CAMPAIGNS}?status=sent`)
  await found(page, 18)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Mailing list' }).click()
  await page.getByRole('combobox', { name: 'Mailing list' }).selectOption('Wholesale')
  await expect(page).toHaveURL(/status=sent&list=lst_\w+$/)
  await expect(page.getByRole('button', { name: 'List: Wholesale', exact: true })).toBeVisible()
  await page.goBack()
  await found(page, 18)
  await page.goBack()
  await found(page, 38)

  await test.step('an address that makes no sense says nothing wrong', async () => {
    await page.goto(`${CAMPAIGNS}?status=nonsense&offset=-4&limit=7&from=yesterday&view=globe`)
    await found(page, 38)
  })
})

test('a schedule is canceled, and what is typed for a new campaign opens it', async ({ page }) => {
  await signIn(page, `${CAMPAIGNS}?status=scheduled`)
  await found(page, 4)
  await chooseFromMenu(page, SCHEDULED, 'Cancel schedule')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/\d+ people would get it at/)
  await expect(question.getByRole('button', { name: 'Keep schedule' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancel schedule' }).click()
  await expect(question).toBeHidden()
  await found(page, 3)

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New campaign' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('春のお知らせ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/workspaces\/ws_sakura\/campaigns\/cmp_\w+$/)
  await page.goBack()
  await page.getByRole('tab', { name: /^Drafts/ }).click()
  await expect(page.getByRole('link', { name: '春のお知らせ' })).toBeVisible()
})

test('a member sees what only an owner can do, and why', async ({ page }) => {
  await signIn(page, `${CAMPAIGNS}?status=stopped`, 'tom')
  // Not by their number: two more of the world's campaigns are canceled some seconds after it began.
  await page.getByRole('row').filter({ hasText: CANCELED }).getByRole('button').last().click()
  const remove = page.getByRole('menuitem', { name: /^Delete/ })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('menu')).toContainText('Only an owner can do this.')
})
