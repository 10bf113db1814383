import type { Page } from '@playwright/test'
import { breakBackend, expect, mendBackend, signIn, test } from './journey.ts'

const HOME = '/workspaces/ws_sakura'

async function openBuilder(page: Page) {
  await page.goto(`${HOME}#web_api`)
  const builder = page.getByRole('region', { name: 'Build a request' })
  await expect(builder.getByRole('combobox', { name: 'Call' })).toBeVisible()
  return builder
}

async function writeMail(page: Page, to: string) {
  const builder = await openBuilder(page)
  await builder.getByRole('textbox', { name: 'to 1: email' }).fill(to)
  await builder.getByRole('combobox', { name: 'senderId' }).selectOption({ index: 1 })
  await builder.getByRole('textbox', { name: 'subject' }).fill("It's “here”, 届きました")
  await builder.getByRole('textbox', { name: 'text', exact: true }).fill('Line\n次の行')
  return builder
}

test('a mail is sent, followed to its end, and sent once however often it is tried', async ({ page }) => {
  await signIn(page, HOME)
  const builder = await openBuilder(page)
  await builder.getByRole('button', { name: 'Try it' }).click()
  await expect(builder.getByRole('textbox', { name: 'to 1: email' })).toBeFocused()
  await expect(builder.getByText(/fields need attention/)).toBeVisible()
  await writeMail(page, 'anna@visitor.example')
  await expect(builder.getByRole('region', { name: 'curl' })).toContainText(`It'\\''s`)
  await builder.getByRole('button', { name: 'Try it' }).click()
  const answer = builder.getByRole('group', { name: 'Answer' })
  const status = (code: string) => answer.getByRole('status').filter({ hasText: code })
  await expect(answer).toContainText('"status": "queued"')
  await expect(builder.getByText('Delivered', { exact: true })).toBeVisible()
  await expect(builder.getByText('Final: the status no longer changes.')).toBeVisible()

  await builder.getByRole('button', { name: 'Send again with the same key' }).click()
  await expect(builder.getByText('Same key, same answer: nothing was sent again.')).toBeVisible()

  await builder.getByRole('textbox', { name: 'subject' }).fill('Something else')
  await builder.getByRole('button', { name: 'Send again with the same key' }).click()
  await expect(status('409')).toBeVisible()
  await builder.getByRole('button', { name: 'New key' }).click()
  await builder.getByRole('button', { name: 'Try it' }).click()
  await expect(status('200')).toBeVisible()

  await test.step('what was typed is there after a reload', async () => {
    await page.reload()
    await expect(builder.getByRole('textbox', { name: 'subject' })).toHaveValue('Something else')
  })

  await test.step('and so is what was sent: nobody takes the same answer for a second mail', async () => {
    await builder.getByRole('button', { name: 'Try it' }).click()
    await expect(builder.getByText('Same key, same answer: nothing was sent again.')).toBeVisible()
  })
})

test('a key is used for the try alone: a bad one is refused, a good one sends, and neither is kept', async ({
  page,
}) => {
  await signIn(page, HOME)
  await page.goto(`${HOME}#api_keys`)
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Trying things')
  await page.getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByRole('textbox', { name: 'Key of Trying things' }).inputValue()
  expect(secret).toMatch(/^ota_/)
  await page.getByRole('checkbox', { name: 'I have stored it' }).check()
  await page.getByRole('button', { name: 'Done' }).click()

  const builder = await writeMail(page, 'bounce@visitor.example')
  await builder.getByRole('radio', { name: 'API key' }).check({ force: true })
  const key = builder.getByLabel('API key', { exact: true }).and(page.getByRole('textbox'))
  await key.fill('ota_nothing')
  await builder.getByRole('button', { name: 'Try it' }).click()
  await expect(builder.getByText(/The key was not accepted/)).toBeVisible()
  await expect(builder.getByText(/^tkt_/).first()).toBeVisible()
  await key.fill(secret)
  await expect(builder.getByRole('region', { name: 'curl' })).toContainText('$OTEGAMI_API_KEY')
  await expect(builder.getByRole('region', { name: 'curl' })).not.toContainText('ota_')
  await builder.getByRole('checkbox', { name: 'Show this key in the code' }).check()
  await expect(builder.getByRole('region', { name: 'curl' })).toContainText(secret)
  await builder.getByRole('button', { name: 'Try it' }).click()
  await expect(builder.getByText('Bounced', { exact: true })).toBeVisible()

  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      // The backend of the demo keeps the key itself, as a real one keeps its hash.
      if (name !== 'otegami') continue
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error('It does not open.'))
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        texts.push(
          await new Promise<string>((resolve) => {
            all.onsuccess = () => resolve(JSON.stringify(all.result))
          }),
        )
      }
    }
    return texts.join('\n')
  })
  expect(kept).toContain('bounce@visitor.example')
  expect(kept).not.toContain(secret)
})

test('no network, and too many calls: both are said, and nothing is lost', async ({ page }) => {
  await signIn(page, HOME)
  const builder = await writeMail(page, 'anna@visitor.example')
  await breakBackend(page, { kind: 'reset', path: '/v1/transactional/send' })
  await builder.getByRole('button', { name: 'Try it' }).click()
  await expect(builder.getByRole('alert')).toContainText('No answer')
  await mendBackend(page)
  await breakBackend(page, { kind: 'status', code: 429, path: '/v1/transactional/send' })
  await builder.getByRole('button', { name: 'Try it' }).click()
  await expect(builder.getByText(/Too many calls/).first()).toBeVisible()
  await mendBackend(page)
  await builder.getByRole('button', { name: 'Try it' }).click()
  await expect(
    builder.getByText('Queued', { exact: true }).or(builder.getByText('Sent', { exact: true })),
  ).toBeVisible()
})
