import { appendFile, writeFile } from 'node:fs/promises'
import { chooseFile, goOnToDryRun, importSheet } from './import-sheet.ts'
import { expect, openContacts, test } from './journey.ts'

test('a file that changes on the disk after it was chosen ends the dry run, with the reason and what to do', async ({
  page,
}, info) => {
  const path = info.outputPath('people.csv')
  await writeFile(path, 'email\nana@import.example\n')
  await openContacts(page)
  await chooseFile(page, path)
  await expect(importSheet(page).getByText('1 row, 1 column')).toBeVisible()
  await appendFile(path, 'ben@import.example\n')
  await goOnToDryRun(page)
  await expect(
    importSheet(page).getByText(/moved or changed since you chose it\. Choose it again/),
  ).toBeVisible()
})
