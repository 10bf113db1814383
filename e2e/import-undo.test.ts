import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseFile, figuresOf, goOnToDryRun, importSheet } from './import-sheet.ts'
import { breakBackend, expect, firstContact, openContacts, test } from './journey.ts'

test('an import says what it changes, changes it, and is undone', async ({ page }) => {
  await openContacts(page)
  const row = page.getByRole('grid').getByRole('row').nth(1)
  const email = (await firstContact(page).textContent())?.trim() ?? ''
  const name = row.getByRole('gridcell').nth(2)
  const before = (await name.textContent()) ?? ''
  expect(before).not.toBe('')
  await chooseFile(page, {
    name: 'changes.csv',
    bytes: `email,name\n${email},Somebody Else\nnew.zz@import.example,Somebody New\n`,
  })
  await goOnToDryRun(page, 'Overwrite')
  const sheet = importSheet(page)
  await expect(sheet.getByText('This is what the import would do')).toBeVisible()
  await expect(sheet.getByText(/→ Somebody Else$/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(sheet.getByText('Import finished')).toBeVisible()
  expect(await figuresOf(page)).toMatchObject({ New: '1', Updated: '1' })
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(email)
  await expect(row.getByText('Somebody Else')).toBeVisible()

  // Another day would be too late; a reload is not.
  await page.reload()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const recent = sheet.getByRole('region', { name: 'Imports of the last 24 hours' })
  await expect(recent.getByText('changes.csv')).toBeVisible()
  await recent.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(sheet.getByText('2 contacts are as before.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(name).toHaveText(before)
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('new.zz@import.example')
  await expect(page.getByText('Nothing matches')).toBeVisible()
})

test('Back asks before it stops an import', async ({ page }) => {
  await openContacts(page)
  const lines = Array.from({ length: 1200 }, (_, row) => `back${row}@import.example`)
  await chooseFile(page, { name: 'back.csv', bytes: ['email', ...lines, ''].join('\n') })
  await goOnToDryRun(page)
  const sheet = importSheet(page)
  await expect(sheet.getByText('This is what the import would do')).toBeVisible()
  await breakBackend(page, { kind: 'latency', ms: 1500, path: '/import/csv' })
  await sheet.getByRole('button', { name: 'Import 1,200 rows' }).click()
  await expect(sheet.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Stop the import?' })
  await question.getByRole('button', { name: 'Keep importing' }).click()
  await expect(sheet.getByText('Import finished')).toBeVisible()
  expect(await figuresOf(page)).toMatchObject({ New: '1,200' })
})

test('an import that was interrupted goes on where it stopped', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'))
  const file = join(folder, 'crowd.csv')
  const lines = Array.from({ length: 1200 }, (_, row) => `crowd${row}@import.example,Crowd ${row}`)
  await writeFile(file, ['email,name', ...lines, ''].join('\n'))
  try {
    await openContacts(page)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const sheet = importSheet(page)
    await sheet.getByLabel('CSV file').setInputFiles(file)
    await goOnToDryRun(page)
    await expect(sheet.getByText('This is what the import would do')).toBeVisible()
    // Each call takes its time, so that the page is left in the middle.
    await breakBackend(page, { kind: 'latency', ms: 2500, path: '/import/csv' })
    await sheet.getByRole('button', { name: 'Import 1,200 rows' }).click()
    await expect(sheet.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(500|1000)$/)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()

    // The address says that the import is open: it comes back by itself.
    await expect(sheet.getByText(/^Stopped after (500|1,000) of 1,200 rows/)).toBeVisible()
    await sheet.getByLabel('CSV file').setInputFiles(file)
    await sheet.getByRole('button', { name: 'Continue' }).click()
    await expect(sheet.getByText('Import finished')).toBeVisible()
    expect(await figuresOf(page)).toMatchObject({ New: '1,200', Updated: '0' })
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('@import.example')
    await expect(page.getByRole('status').filter({ hasText: '1,200 contacts' })).toBeVisible()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
