import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { importSheet } from './import-sheet.ts'
import { CONTACTS, expect, signIn, test } from './journey.ts'
import { watchTasks } from './long-tasks.ts'

test.use({ inDemo: true, drawn: true })

const ROWS = { few: 100_000, many: 1_000_000 } as const
/** How many times longer the longest task of the page may be while ten times as many rows are read. */
const LONGEST_TASK = 3
const HEAP_GROWTH = 60_000_000

let folder = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileOf(rows: number): Promise<string> {
  const file = join(folder, `${rows}.csv`)
  const out = createWriteStream(file)
  out.write('メールアドレス,氏名,会社名,備考\n')
  const note = '焙煎したての珈琲豆を毎月、週の初めに届けてほしい。'.repeat(2)
  for (let row = 0; row < rows; row += 1000) {
    const lines = Array.from(
      { length: 1000 },
      (_, place) => `big${row + place}@import.example,山田 ${row + place},"株式会社, さくら",${note}\n`,
    )
    if (!out.write(lines.join(''))) await new Promise<void>((resolve) => out.once('drain', () => resolve()))
  }
  await new Promise<void>((resolve) => out.end(() => resolve()))
  return file
}

const heapOf = async (browser: CDPSession) => {
  await browser.send('HeapProfiler.collectGarbage')
  const { metrics } = await browser.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}

test('a file of a million rows is read and imported while the page stays responsive', async ({ page }) => {
  const [few, many] = [await fileOf(ROWS.few), await fileOf(ROWS.many)]
  expect((await stat(many)).size).toBeGreaterThan(200_000_000)
  await signIn(page, `${CONTACTS}?import=1`)
  // The page behind has arrived; under the sheet it has no roles any more.
  await expect(page.locator('[role=grid] [role=row]', { hasText: '@' }).first()).toBeAttached()
  const groups = page.locator('nav[aria-label="Groups of contacts"] a')
  await expect(groups.filter({ hasText: 'Wholesale' })).toBeAttached()
  await expect(groups.filter({ hasText: /\d/ }).filter({ hasText: 'Blocked' })).toBeAttached()
  const sheet = importSheet(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  const before = await heapOf(browser)
  await expect(sheet.getByLabel('CSV file')).toBeEnabled()
  // What the page still does about its own arrival is not counted.
  await page.evaluate(async () => {
    for (const turn of [1, 2, 3]) await new Promise((resolve) => requestIdleCallback(() => resolve(turn)))
  })
  const read = async (file: string, rows: number) => {
    const longestTask = await watchTasks(browser)
    await sheet.getByLabel('CSV file').setInputFiles(file)
    await expect(sheet.getByText(`${rows.toLocaleString('en')} rows, 4 columns`)).toBeVisible()
    return longestTask()
  }
  const ofFew = await read(few, ROWS.few)
  await sheet.getByRole('button', { name: /Choose another file/ }).click()
  const ofMany = await read(many, ROWS.many)
  process.stdout.write(
    `The longest task: ${ofFew.toFixed(0)} ms of ${ROWS.few} rows, ${ofMany.toFixed(0)} of ${ROWS.many}\n`,
  )
  expect(ofMany / ofFew).toBeLessThanOrEqual(LONGEST_TASK)
  expect((await heapOf(browser)) - before).toBeLessThan(HEAP_GROWTH)

  const next = sheet.getByRole('button', { name: 'Next' })
  await next.click()
  await next.click()
  await sheet.getByRole('checkbox', { name: /agreed to receive email/ }).check()
  await sheet.getByRole('button', { name: 'Start dry run' }).click()
  const progress = sheet.getByRole('progressbar', { name: /Dry run/ })
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(5000)
  await sheet.getByRole('button', { name: 'Pause' }).click()
  await expect(sheet.getByRole('button', { name: 'Resume' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Resume' }).click()
  await sheet.getByRole('button', { name: 'Cancel import' }).click()
  await expect(sheet.getByText('Nothing was changed.')).toBeVisible()
  expect((await heapOf(browser)) - before).toBeLessThan(HEAP_GROWTH)
})
