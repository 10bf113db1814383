import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The mail in the editor, with its blocks as groups. */
export const canvasOf = (page: Page) => page.getByRole('application', { name: 'Email canvas' })

/** Chooses from the list of blocks by typing, as the slash key opens it. */
export async function insert(page: Page, words: string) {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search blocks' }).fill(words)
  await page.keyboard.press('Enter')
}

/** Begins a blank mail in the demo editor, with the focus on the canvas. */
export async function beginMail(page: Page) {
  await page.goto('/demo/editor')
  await page.getByRole('button', { name: 'New email' }).click()
  await page.getByRole('button', { name: 'Blank' }).click()
  await canvasOf(page).focus()
  await expect(canvasOf(page)).toBeFocused()
}
