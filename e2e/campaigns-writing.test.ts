import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { pass, setClock } from './on-server.ts'

const CAMPAIGNS = '/workspaces/ws_sakura/campaigns'
/** A Tuesday in winter. */
const START = new Date('2027-02-16T09:00:00+09:00')

/** Presses Tab until that has the focus, as one who has no mouse. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], called: RegExp) {
  const target = page.getByRole(role, { name: called }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(called)}.`)
}

test(
  'a campaign in two languages with a test is written from nothing and is ready to be sent',
  { tag: '@server' },
  async ({ page }) => {
    await signIn(page, CAMPAIGNS)
    await expect(page.getByRole('status').filter({ hasText: /^38 campaigns$/ })).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'New campaign' })
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('February letter')
    await dialog.getByRole('radio', { name: /design/i }).check()
    await dialog.getByRole('button', { name: 'Plain letter' }).click()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /^Create/ }).click()

    const steps = page.getByRole('navigation', { name: 'Steps' })
    await steps.getByRole('link', { name: /^Audience/ }).click()
    const lists = page.getByRole('combobox', { name: 'Mailing lists' })
    await lists.fill('焙煎')
    await page.getByRole('option', { name: '焙煎だより' }).click()
    await expect(page.getByText(/^\d+ people will receive it$/)).toBeVisible()

    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Next: Content' }).click()
    const subject = page.getByRole('textbox', { name: /^Subject/ })
    await subject.fill('Letters from the roastery')
    await page.getByRole('button', { name: 'Add variant' }).click()
    await page.getByRole('menuitem', { name: 'Copy for another language: Japanese' }).click()
    await page.getByRole('tab', { name: /^Japanese/ }).click()
    await subject.fill('焙煎所からの便り')
    await page.getByRole('button', { name: 'Add variant' }).click()
    await page.getByRole('menuitem', { name: 'Copy for an A/B test' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Share of readers' })).toHaveValue('50')
    await subject.fill('二月の便りです')

    await page.getByRole('link', { name: 'Review and send' }).click()
    await expect(page.getByText('Ready to send').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send to \d+ people$/ })).not.toHaveAttribute(
      'aria-disabled',
    )
    await page.reload()
    await expect(page.getByText('Ready to send').first()).toBeVisible()
  },
)

/** What is wrong is said when the field is left, which moves the button that is being pressed. */
test('a press right after a mistake is not lost', async ({ page }) => {
  await signIn(page, `${CAMPAIGNS}/cmp_19?step=content`)
  const subject = page.getByRole('textbox', { name: /^Subject/ })
  await subject.fill('Hello {{contact.na')
  const edit = page.getByRole('button', { name: 'Edit email' })
  const box = await edit.boundingBox()
  if (!box) throw new Error('There is no button to press.')
  // Near its upper edge, as it is before the message comes.
  await page.mouse.click(box.x + box.width / 2, box.y + 4)
  await expect(page.getByRole('application', { name: 'Email canvas' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/A variable is incomplete/)).toBeVisible()
})

test.describe('日本語で、キーボードだけで', () => {
  test.use({ locale: 'ja-JP', movesClock: true })

  test(
    'a campaign is begun, what is missing is one key away, and it is sent and has its report',
    { tag: '@server' },
    async ({ page }) => {
      await setClock(page, START)
      await signIn(page, CAMPAIGNS)
      await expect(page.getByRole('status').filter({ hasText: /^38件$/ })).toBeVisible()
      await page.keyboard.press('n')
      await expect(page.getByRole('textbox', { name: /^名前/ })).toBeFocused()
      await page.keyboard.insertText('二月の便り')
      await tabTo(page, 'radio', /^白紙から作成/)
      await page.keyboard.press('ArrowDown')
      while (!(await page.getByRole('radio', { name: /^デザインから作成/ }).isChecked()))
        await page.keyboard.press('ArrowDown')
      await tabTo(page, 'button', /^手紙/)
      await page.keyboard.press('Enter')
      await tabTo(page, 'button', /^キャンペーンを作成$/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: /^キャンペーン名/ })).toHaveValue('二月の便り')

      await tabTo(page, 'combobox', /^メーリングリスト/)
      await page.keyboard.insertText('焙煎')
      await expect(page.getByRole('option', { name: '焙煎だより' })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^\d+人に届きます$/)).toBeVisible()
      await page.keyboard.press('Escape')

      const subject = page.getByRole('textbox', { name: /^件名/ })
      await tabTo(page, 'link', /^次へ：コンテンツ$/)
      await page.keyboard.press('Enter')
      await tabTo(page, 'textbox', /^件名/)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')

      await tabTo(page, 'link', /^確認して送信$/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/step=review$/)
      await tabTo(page, 'button', /^開く：件名を入力してください。/)
      await page.keyboard.press('Enter')
      await expect(subject).toBeFocused()
      await expect(page).toHaveURL(/step=content$/)
      await page.keyboard.insertText('焙煎所からの便り')
      await page.goBack()
      await expect(page).toHaveURL(/step=review$/)
      await expect(page.getByRole('button', { name: /^開く：件名を入力してください。/ })).toBeHidden()

      const send = page.getByRole('button', { name: /^\d+人に送信する?$/ })
      await expect(send).not.toHaveAttribute('aria-disabled')
      await tabTo(page, 'button', /^\d+人に送信/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await tabTo(page, 'button', /^送信する$/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('timer')).toHaveText(/(60|5\d)/)
      for (let minute = 0; minute < 6; minute += 1) await pass(page, 60_000)
      await expect(page.getByRole('heading', { name: 'レポート' })).toBeVisible()
    },
  )
})
