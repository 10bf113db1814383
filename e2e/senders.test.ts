import { accountOf, expect, signIn, test } from './journey.ts'
import { pass, setClock } from './on-server.ts'
import { addDomain, addSender, openSettings } from './settings-hands.ts'

const SAKURA = '/workspaces/ws_sakura'
const AMP = `${SAKURA}/amp_registration`
const START = new Date('2027-02-16T09:00:00+09:00')
const HOUR = 3_600_000

test(
  'from nothing to a verified sender: domain, records, check, mailbox',
  { tag: '@server' },
  async ({ page }) => {
    await setClock(page, START)
    await signIn(page, '/workspaces/ws_empty')
    await openSettings(page, '#domains')
    await addDomain(page, 'paper-ink.example')

    await openSettings(page, '#senders')
    await addSender(page, 'hello@paper-ink.example', 'Paper & Ink')

    await page.getByRole('link', { name: 'Open this sender’s page' }).click()
    await expect(
      page.getByRole('heading', { name: 'Paper & Ink <hello@paper-ink.example>', level: 1 }),
    ).toBeVisible()
  },
)

test('records that break later stop a domain, and are found again', async ({ page }) => {
  await setClock(page, START)
  await signIn(page, '/workspaces/ws_empty')
  await openSettings(page, '#domains')
  await addDomain(page, 'flaky-ink.example')
  await pass(page, 25 * HOUR)
  await page.reload()
  await expect(page.getByText(/Records that were there are gone/)).toBeVisible()
  await pass(page, 7 * HOUR)
  await page.reload()
  await expect(page.getByText(/Records that were there are gone/)).toHaveCount(0)
  await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible()
})

test(
  'a sender is registered for AMP, and what is noted outlives a reload',
  { tag: '@server' },
  async ({ page }) => {
    await signIn(page, `${AMP}?sender=snd_1`)
    await page.getByRole('link', { name: 'Next: Readiness' }).click()
    await expect(page.getByText('DKIM passes and is aligned')).toBeVisible()
    await page.getByRole('link', { name: 'Next: Example email' }).click()
    await page.getByRole('radio', { name: /January letter/ }).click()
    await expect(page.getByText('Our check found nothing wrong.')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('DKIM passes and is aligned')).toBeVisible()
    await page.goForward()
    await page.getByRole('link', { name: 'Next: Providers' }).click()
    const yahoo = page.getByRole('checkbox', { name: /Yahoo/ })
    await yahoo.click()
    await expect(yahoo).not.toBeChecked()
    await page.getByRole('button', { name: 'Send registration emails' }).click()
    const question = page.getByRole('alertdialog', { name: 'Send 1 registration email?' })
    await expect(question).toContainText('postmaster_amp@corp.mail.ru')
    await question.getByRole('button', { name: 'Send', exact: true }).click()

    const mailru = page.getByRole('region', { name: 'Mail.ru' })
    await expect(mailru.getByText('Example email sent')).toBeVisible()
    await mailru.getByRole('textbox', { name: 'Note on Mail.ru' }).fill('Ticket 42')
    await mailru.getByRole('button', { name: 'I submitted the form' }).click()
    await expect(mailru.getByText('Form submitted')).toBeVisible()
    await page.reload()
    await expect(mailru.getByText('Form submitted')).toBeVisible()
    await expect(mailru.getByRole('textbox', { name: 'Note on Mail.ru' })).toHaveValue('Ticket 42')
  },
)

test(
  'a member sees a sender and its registration, and neither deletes nor sends',
  { tag: '@server' },
  async ({ page }) => {
    await signIn(page, `${SAKURA}/senders/snd_2`, 'tom')
    await page.getByRole('button', { name: 'More actions for tayori@sakura-roastery.example' }).click()
    await expect(page.getByRole('menuitem', { name: /^Delete sender/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Fill in the form of Gmail' }).click()
    await expect(page).toHaveURL(`${AMP}?sender=snd_2&provider=gmail&step=progress`)
    await page.goto(`${AMP}?sender=snd_2&campaign=cmp_5&step=providers`)
    await expect(page.getByText('Only Owner')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send registration emails' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

test.describe('in Japanese, by keyboard alone', () => {
  test.use({ locale: 'ja-JP' })

  test('送信できる差出人を選び、登録メールの手前まで進む', async ({ page }) => {
    await page.goto(`/v1/auth/request/google?redirect=${encodeURIComponent(AMP)}`)
    await accountOf(page, 'haruka').press('Enter')
    const sender = page.getByRole('radio', { name: /tayori@sakura-roastery/ })
    await sender.press('Space')
    await expect(sender).toBeChecked()
    await page.getByRole('link', { name: '次へ：準備状況' }).press('Enter')
    await expect(page.getByText('DKIMに合格し、ドメインが一致')).toBeVisible()
    await page.getByRole('link', { name: '次へ：サンプルメール' }).press('Enter')
    await page.getByRole('radio', { name: /January letter/ }).press('Space')
    await expect(page.getByText('問題は見つかりませんでした。')).toBeVisible()
    await page.getByRole('link', { name: '次へ：プロバイダー' }).press('Enter')
    const send = page.getByRole('button', { name: '登録メールを送信' })
    await expect(send).not.toHaveAttribute('aria-disabled')
    await send.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('ampforemail.whitelisting@gmail.com')
    await expect(question.getByRole('button', { name: 'キャンセル' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(send).toBeFocused()
  })
})
