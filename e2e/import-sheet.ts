import { expect, type Locator, type Page } from '@playwright/test'

export const importSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Import contacts' })

interface CsvFile {
  name: string
  bytes: Buffer | string
}

/** Opens the import and chooses a file, or one on the disk by its path. */
export async function chooseFile(page: Page, file: CsvFile | string) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await importSheet(page)
    .getByLabel('CSV file')
    .setInputFiles(
      typeof file === 'string'
        ? file
        : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.bytes) },
    )
}

/** From the file to the figures of the dry run. */
export async function goOnToDryRun(page: Page, existing?: 'Skip it' | 'Overwrite') {
  const sheet = importSheet(page)
  const next = sheet.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(sheet.getByRole('combobox', { name: /column (e-?mail|メール\S*)$/i })).toHaveValue('email')
  await next.click()
  if (existing) await sheet.getByRole('radio', { name: existing }).check()
  await sheet.getByRole('checkbox', { name: /agreed to receive email/ }).check()
  await sheet.getByRole('button', { name: 'Start dry run' }).click()
}

/** The figures of a run, such as { New: '3', Invalid: '1' }. */
export async function figuresOf(page: Page): Promise<Record<string, string>> {
  const list = importSheet(page).locator('dl')
  const [terms, counts] = await Promise.all([
    list.locator('dt').allTextContents(),
    list.locator('dd').allTextContents(),
  ])
  return Object.fromEntries(terms.map((term, place) => [term, counts[place] ?? '']))
}
