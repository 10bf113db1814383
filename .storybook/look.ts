import type { StoryContext } from 'storybook/internal/csf'
import { atRest } from './at-rest.ts'
import { digestOfPage, isChecked } from './checked-page.ts'
import { describePage, digestOf, LOOK, PICTURE, type Look } from './fingerprint.ts'
import { nameOfMode } from './modes.ts'
import type { Says } from './says.ts'

/** What autosave says in between. How long it says so hangs on the clock, and so would the look of the story. */
const SAYS_TO_BE_SAVED = [
  'editor.frame.unsaved',
  'editor.frame.saving',
  'campaignEdit.notSaved',
  'campaignEdit.saving',
  'formBuilder.notSaved',
  'formBuilder.saving',
  'form.saving',
] as const

/**
 * The accessibility rules that theme and language decide: both modes of the tests ask them. The others are asked once, in dark
 * and Japanese (docs/decisions/015). Whoever looks at a story gets every rule.
 */
const RULES_OF_EVERY_MODE = [
  'color-contrast',
  'link-in-text-block',
  'html-has-lang',
  'label-content-name-mismatch',
  'html-lang-valid',
  'valid-lang',
  'landmark-unique',
  'frame-title-unique',
  'target-size',
]

/**
 * Waits until the story has come to rest and reports how it looks. Answers what the accessibility check is to be given: it is
 * off for a page that was checked before.
 */
export async function look(
  { id, mock, parameters: { a11y }, reporting, tags }: StoryContext,
  { theme, says }: { theme: unknown; says: Says },
) {
  const texts = SAYS_TO_BE_SAVED.map((message) => says(message))
  await atRest({
    isAsking: mock.isAsking,
    answersAll: mock.answersAll,
    isSaving: () => texts.some((text) => document.body.textContent.includes(text)),
  })
  const runOnly = theme === 'dark' ? undefined : RULES_OF_EVERY_MODE
  const rules = { ...a11y, test: 'error' as const, options: { ...a11y?.options, runOnly } }
  const mode = nameOfMode(theme)
  const description = describePage(document.body)
  const page = await digestOfPage(rules, description)
  const picture = tags.includes(PICTURE) ? await digestOf(description.picture) : undefined
  const result: Look = { mode, page, picture }
  reporting.addReport({ type: LOOK, result, status: 'passed' })
  return isChecked(id, mode, page) ? { ...rules, test: 'off' as const } : rules
}
