import type { Page } from '@playwright/test'
import { canvasOf, insert } from './mail-editor.ts'
import { expect, signIn, test } from './journey.ts'

const EMPTY = '/workspaces/ws_empty'
const SAKURA = '/workspaces/ws_sakura'

/** The section of the brand, opened over a page that is there. */
async function openBrand(page: Page, title: 'Brand' | 'ブランド') {
  await page.evaluate(() => {
    location.hash = '#brands'
  })
  await expect(page.getByRole('form', { name: title })).toBeVisible()
}

test('a new brand is filled until law has nothing to ask, and a new mail says what it says', async ({
  page,
}) => {
  await signIn(page, EMPTY)
  await openBrand(page, 'Brand')
  const legal = page.getByRole('region', { name: 'Legal requirements' })
  await expect(legal).toContainText('3 requirements not met')

  await legal.getByRole('button', { name: /^Postal address, United States/ }).click()
  await expect(page.getByRole('textbox', { name: 'Postal address', exact: true })).toBeFocused()
  await page.keyboard.insertText('2-14-6 Kuramae, Taito-ku, Tokyo')
  await legal.getByRole('button', { name: /^Contact for complaints/ }).click()
  await page.keyboard.insertText('help@paper-ink.example')
  await page.getByRole('button', { name: 'Use the standard footer: Footer in Japanese' }).click()
  const footer = page.getByRole('textbox', { name: 'Footer in English' })
  await footer.fill(
    '{{company_name}}, {{company_address}}\nToo many letters? Unsubscribe: {{unsubscribe_url}}',
  )
  await legal.getByRole('button', { name: /^Link to the privacy policy/ }).click()
  await page.keyboard.insertText('paper-ink.example/privacy')
  await expect(legal).toContainText('All requirements met')
  await page.getByRole('textbox', { name: /^Primary/ }).fill('#05f')
  await expect(page.frameLocator('iframe[title="Sample email"]').getByText('Too many letters?')).toBeVisible()

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Brand saved').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Primary/ })).toHaveValue('#0055ff')
  await page.getByRole('button', { name: 'Close' }).first().click()

  await page.goto(`${EMPTY}/editor`)
  await page.getByRole('button', { name: 'New email' }).click()
  await page.getByRole('button', { name: 'Blank' }).click()
  await page.getByRole('tab', { name: 'Brand' }).click()
  await expect(page.getByText('2-14-6 Kuramae, Taito-ku, Tokyo').first()).toBeVisible()
  await expect(page.getByText('#0055ff')).toBeVisible()
  const said = canvasOf(page).getByText('Too many letters?')
  await expect(said).toHaveCount(1)
  await canvasOf(page).focus()
  await insert(page, 'footer')
  await expect(said).toHaveCount(2)
})

test.describe('日本語で', () => {
  test.use({ locale: 'ja-JP' })

  test('what the checklist of a campaign asks for is written in the brand, and is gone at once', async ({
    page,
  }) => {
    // The brand keeps what a campaign that is scheduled needs (CAM-190).
    await signIn(page, `${SAKURA}/campaigns`)
    const scheduled = page.getByRole('tab', { name: /^予約済み/ })
    await scheduled.click()
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /の操作$/ }) })
    // Rows of all campaigns stay until those of the scheduled ones have come.
    await expect(rows.filter({ hasText: '予約済み' }).first()).toBeVisible()
    await expect(rows.filter({ hasNotText: '予約済み' })).toHaveCount(0)
    for (let left = await rows.count(); left > 0; left -= 1) {
      await rows
        .first()
        .getByRole('button', { name: /の操作$/ })
        .click()
      await page.getByRole('menuitem', { name: '予約を取り消す' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '予約を取り消す' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(rows).toHaveCount(left - 1)
    }
    await page.goto(`${SAKURA}/campaigns/cmp_22?step=review`)
    const asked = page.getByRole('link', { name: /^開く：ブランドに会社の住所を登録してください。/ })
    await expect(page.getByRole('heading', { name: 'チェックリスト' })).toBeVisible()
    await expect(asked).toBeHidden()

    await openBrand(page, 'ブランド')
    const addresses = [
      page.getByRole('textbox', { name: '住所', exact: true }),
      page.getByRole('textbox', { name: '住所（日本語）' }),
    ]
    for (const address of addresses) await address.fill('')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('ブランドを保存しました').first()).toBeVisible()
    await page.keyboard.press('Escape')

    await asked.focus()
    await page.keyboard.press('Enter')
    const jump = page.getByRole('button', { name: /^特定電子メール法.*住所：「住所（日本語）」へ$/ })
    await jump.focus()
    await page.keyboard.press('Enter')
    await expect(addresses[1] ?? jump).toBeFocused()
    await page.keyboard.insertText('東京都台東区蔵前2-14-6')
    await page.keyboard.press('Enter')
    await expect(page.getByText('ブランドを保存しました').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('form', { name: 'ブランド' })).toBeHidden()
    await expect(asked).toBeHidden()
  })

  test('a member reads the brand and can change nothing', async ({ page }) => {
    await signIn(page, SAKURA, 'tom')
    await openBrand(page, 'ブランド')
    await expect(page.getByText('オーナーのみ').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: '会社名（日本語）' })).toHaveAttribute('readonly')
    await expect(page.getByRole('form').getByRole('button')).toHaveCount(0)
    await expect(
      page.frameLocator('iframe[title="サンプルメール"]').getByRole('heading').first(),
    ).toBeVisible()
  })
})
