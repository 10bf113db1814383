import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { breakBackend, expect, mendBackend, signIn, test } from './journey.ts'

const SAKURA = '/workspaces/ws_sakura'
const FORMS = `${SAKURA}/forms`

/** Presses a control by keyboard. */
async function press(page: Page, control: Locator, key = 'Enter') {
  await control.focus()
  await page.keyboard.press(key)
}

const fields = (page: Page, name = 'Fields') => page.getByRole('listbox', { name })

/** What a visitor's page sends to a form. */
const submit = (page: Page, formId: string, answers: Record<string, unknown>) =>
  page.evaluate(
    async ([id, given]) => {
      const response = await fetch(`/f/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          submissionId: `visitor-${Math.random().toString(36).slice(2)}`,
          version: 1,
          answers: given,
          trap: '',
          source: { url: 'https://www.sakura-roastery.example/letter', locale: 'en' },
        }),
      })
      const answer: unknown = await response.json()
      return answer
    },
    [formId, answers] as const,
  )

test('a paste that is longer than a field takes says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, FORMS)
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByRole('textbox')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await name.press('ControlOrMeta+v')
  }
  const said = page.getByText('This field takes up to 80 characters.')
  await paste('Spring sale')
  await expect(name).toHaveValue('Spring sale')
  await expect(said).toHaveCount(0)
  // Notifications come once the page is idle.
  await expect(async () => {
    await name.fill('Spring sale')
    await paste('a'.repeat(100))
    await expect(name).toHaveValue(`Spring sale${'a'.repeat(69)}`)
    await expect(said.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test(
  'from a starter to a published form by keyboard, which then takes a submission',
  { tag: '@server' },
  async ({ page }) => {
    await signIn(page, FORMS)
    await press(page, page.getByRole('button', { name: 'New form' }))
    await press(page, page.getByRole('radio', { name: /^Newsletter sign-up/ }), 'Space')
    await press(page, page.getByRole('button', { name: 'Create form' }))
    await expect(fields(page)).toBeVisible()
    const formId = /forms\/([\w-]+)\/edit$/.exec(page.url())?.[1] ?? ''

    const options = fields(page).getByRole('option')
    await options.nth(2).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(options.nth(1)).toBeFocused()
    await expect(options.nth(1)).toContainText('Name')
    await page.keyboard.press('Enter')
    const label = page.getByRole('textbox', { name: 'Label (English)' })
    await expect(label).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('What shall we call you?')

    await press(page, page.getByRole('button', { name: 'Publish…' }))
    const dialog = page.getByRole('dialog', { name: /^Publish/ })
    await press(page, dialog.getByRole('button', { name: /^Fix: There is no mail that asks/ }))
    const standard = page.getByRole('button', { name: 'Use the standard text' })
    await expect(standard).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Please confirm your subscription',
    )
    await press(page, page.getByRole('radio', { name: /^Single opt-in/ }), 'Space')
    await page.keyboard.press('ControlOrMeta+s')
    await press(page, page.getByRole('button', { name: 'Publish…' }))
    await expect(dialog.getByText(/goes online for the first time, with 4 fields/)).toBeVisible()
    await press(page, dialog.getByRole('button', { name: 'Publish' }))
    await expect(page.getByText('Published', { exact: true })).toBeVisible()

    const email = 'reader@visitor.example'
    expect(await submit(page, formId, { email, name: 'Rea Reader', consent: true })).toEqual({
      outcome: 'sent',
      confirm: false,
    })
    await page.goto(`${FORMS}/${formId}?tab=submissions`)
    await page.getByRole('link', { name: email }).click()
    const sheet = page.getByRole('dialog', { name: 'Rea Reader' })
    await expect(sheet.getByText('Consent', { exact: true })).toBeVisible()
    await expect(sheet.getByText(/^Form · /).first()).toBeVisible()
  },
)

test('what could not be saved stays, also over a reload, and is saved when it is restored', async ({
  page,
}) => {
  await signIn(page, `${FORMS}/frm_4/edit`)
  await breakBackend(page, { kind: 'status', code: 500, path: '/forms/frm_4', method: 'POST' })
  const name = page.getByRole('textbox', { name: /^Name of the form/ })
  const before = await name.inputValue()
  await name.fill(`${before} 2027`)
  await expect(page.getByText('Your changes could not be saved.')).toBeVisible()
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(name).toHaveValue(before)
  await mendBackend(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue(`${before} 2027`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await fields(page).getByRole('option').first().click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('ControlOrMeta+z')
  await page.goto(`${FORMS}/frm_4/edit`)
  await expect(name).toHaveValue(`${before} 2027`)
})

test(
  'a form is shared, tried out, exported, closed and opened again',
  { tag: '@server' },
  async ({ page }) => {
    await signIn(page, `${FORMS}/frm_2`)
    const share = page.getByRole('region', { name: 'Share' })
    await share.getByRole('combobox').selectOption('popup')
    await expect(share.getByText(/data-kind="popup"/)).toBeVisible()
    await share.getByRole('button', { name: 'Test submission' }).click()
    const dialog = page.getByRole('dialog', { name: 'Test submission' })
    await dialog.getByRole('textbox', { name: /Email|メール/ }).fill('me@sakura-roastery.example')
    await dialog.getByRole('textbox', { name: /^(Name|お名前)/ }).fill('Haruka')
    await dialog.getByRole('checkbox', { name: /I agree|同意/ }).check()
    await dialog.getByRole('button', { name: /^(Submit|送信)$/ }).click()
    await expect(dialog.locator('.said')).toBeFocused()
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: 'Submissions' }).click()
    const grid = page.getByRole('grid', { name: 'Submissions' })
    await expect(grid.getByText('Test', { exact: true })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(',test,')

    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('Unpublished', { exact: true })).toBeVisible()
    expect(await submit(page, 'frm_2', { email: 'late@visitor.example' })).toEqual({ outcome: 'closed' })
    await page.getByRole('link', { name: 'Edit' }).click()
    await press(page, page.getByRole('button', { name: 'Publish…' }))
    const publish = page.getByRole('dialog', { name: /^Publish/ })
    await expect(publish.getByText('The form is open again.')).toBeVisible()
    await publish.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  },
)

test.describe('日本語で', () => {
  test.use({ locale: 'ja-JP' })

  test('公開中のフォームを直し、変更点を確かめてから公開する', { tag: '@server' }, async ({ page }) => {
    await signIn(page, `${FORMS}/frm_1/edit`)
    const options = fields(page, '項目').getByRole('option')
    await options.filter({ hasText: 'お名前' }).focus()
    await page.keyboard.press('Enter')
    const label = page.getByRole('textbox', { name: 'ラベル（日本語）' })
    await expect(label).toBeFocused()
    await label.fill('お名前（ニックネーム可）')
    await press(page, page.getByRole('switch', { name: '必須' }), 'Space')
    await page.getByRole('tab', { name: '設定', exact: true }).click()
    await press(page, page.getByRole('radio', { name: '別のページへ移動' }), 'Space')
    const url = page.getByRole('textbox', { name: 'ページのURL' })
    await url.fill('javascript:alert(1)')
    await expect(page.getByText('https://で始まるURLを入力してください。')).toBeVisible()
    await url.fill('https://www.sakura-roastery.example/thanks')
    await expect(page.getByText('保存済み')).toBeVisible()

    await press(page, page.getByRole('button', { name: '公開…' }))
    const dialog = page.getByRole('dialog', { name: /を公開$/ })
    await expect(dialog.getByText('「お名前（ニックネーム可）」：ラベル、必須')).toBeVisible()
    await expect(dialog.getByText('設定：送信後の動作')).toBeVisible()
    await press(page, dialog.getByRole('button', { name: '公開する' }))
    await expect(page.getByText('公開中', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'フォーム', exact: true }).first().click()
  })
})
