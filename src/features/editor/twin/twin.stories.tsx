import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { EditorFrame } from '#features/editor/frame'
import { withEditor, type EditorStore } from '#features/editor/state'
import { blocksOf, defaultSettings, type EmailDocument } from '#mail/document'
import { otherLanguage } from '#mail/twin'
import { bilingualMail } from './twin.fake.ts'

const meta = preview.meta({
  component: EditorFrame,
  args: { place: { scope: 'ws_sakura' } },
  parameters: { frame: 'screen' },
})

let store: EditorStore
const inEditor = (document: EmailDocument, readOnly = false) =>
  withEditor(document, {}, { readOnly, onStore: (made) => (store = made) })

/** The words of all blocks as the mail has them now, in one of its languages. */
const wordsIn = (lang: 'en' | 'ja') => {
  const { document } = store.getState()
  const shown = document.settings.lang === lang ? document : otherLanguage(document)
  return JSON.stringify([...blocksOf(shown)].map((block) => ({ ...block, twin: undefined })))
}
const english: EmailDocument = {
  ...bilingualMail,
  settings: { ...defaultSettings('en'), title: 'Spring harvest' },
}
/** What Japanese is called in the language of the reader. */
const japaneseIn = (globals: { locale?: unknown }) => (globals.locale === 'ja' ? '日本語' : 'Japanese')
const japaneseShown = otherLanguage(bilingualMail)
const wide = { viewport: { value: 'wide' } }
const medium = { viewport: { value: 'medium' } }

export const SideBySide = meta.story({
  globals: wide,
  decorators: [inEditor(bilingualMail)],
  play: async ({ canvas, globals, says }) => {
    const edit = { name: says('editor.twin.edit', { language: japaneseIn(globals) }) }
    await expect(await canvas.findByRole('button', edit)).toBeVisible()
    await canvas.findByRole('radio', { name: says('canvasView.phone') })
  },
})

export const InJapanese = meta.story({ globals: medium, decorators: [inEditor(japaneseShown)] })

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  decorators: [inEditor(japaneseShown)],
})

export const EverythingTranslated = meta.story({
  globals: medium,
  decorators: [
    inEditor({
      ...bilingualMail,
      sections: bilingualMail.sections.map((section) => ({
        ...section,
        columns: section.columns.map((column) => ({ ...column, blocks: column.blocks.slice(0, 1) })),
      })),
    }),
  ],
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('editor.twin.allTranslated'))).toBeVisible()
  },
})

export const ReadOnly = meta.story({
  globals: medium,
  decorators: [inEditor(bilingualMail, true)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '日本語' }))
    await expect(await canvas.findByText('新茶が届きました')).toBeVisible()
  },
})

export const AddsALanguageAndRemovesIt = meta.story({
  globals: medium,
  decorators: [inEditor(english)],
  play: async ({ canvas, canvasElement, userEvent, says, globals }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: says('inspector.mail.addJapanese') }))
    // The title is a part too.
    await expect(
      await canvas.findByRole('button', {
        name: says('editor.twin.untranslatedIn', { count: 3, language: japaneseIn(globals) }),
      }),
    ).toBeVisible()
    const remove = { name: says('editor.twin.remove', { language: japaneseIn(globals) }) }
    await waitFor(() => expect(canvas.getByRole('button', remove)).toHaveFocus())
    const japanese = canvas.getByRole('radio', { name: '日本語' })
    await userEvent.click(japanese)
    await waitFor(() => expect(canvas.getAllByText(says('editor.twin.notTranslated'))).toHaveLength(2))
    const language = japaneseIn(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: says('editor.twin.remove', { language }) }),
    )
    const question = await body.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: says('editor.twin.removeConfirm') }))
    await waitFor(() => expect(canvas.queryByRole('radio', { name: '日本語' })).toBeNull())
    await expect(store.getState().document.settings).toMatchObject({ lang: 'en', title: 'Spring harvest' })
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: says('inspector.mail.title') })).toHaveFocus(),
    )
    // The bar has one too; that of the notice is at the end of the page.
    await body.findByText(says('editor.twin.removed', { language }))
    const undo = body.getAllByRole('button', { name: says('editor.twin.undo') }).at(-1)
    if (undo) await userEvent.click(undo)
    await canvas.findByRole('radio', { name: '日本語' })
    await expect(store.getState().document.settings).toMatchObject({ twin: { lang: 'ja' } })
  },
})

export const WordsOfOneLanguageStayOutOfTheOther = meta.story({
  globals: medium,
  decorators: [inEditor(bilingualMail)],
  play: async ({ canvas, userEvent, says }) => {
    const before = wordsIn('en')
    await userEvent.click(await canvas.findByRole('radio', { name: '日本語' }))
    await userEvent.click(await canvas.findByText(/今年最初の煎茶/))
    const text = await canvas.findByRole('textbox', { name: says('editor.text.label') })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('！')
    await waitFor(() => expect(wordsIn('ja')).toContain('！'))
    await expect(wordsIn('en')).toBe(before)
    // The key leaves the text, and opens it in the other language.
    await userEvent.keyboard('{F9}')
    const english = await canvas.findByRole('textbox', { name: says('editor.text.label') })
    await waitFor(() => expect(english).toHaveFocus())
    await expect(english).not.toHaveTextContent('！')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('New leaves have arrived')).toBeVisible()
  },
})

export const UndoShowsTheLanguageOfTheChange = meta.story({
  globals: medium,
  decorators: [inEditor(bilingualMail)],
  play: async ({ canvas, userEvent, says, globals }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '日本語' }))
    store.apply({ type: 'update', id: 'guide', set: { label: [{ type: 'text', text: '淹れ方を読む' }] } })
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(await canvas.findByText('Read the brewing guide')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('editor.command.undo') }))
    const language = japaneseIn(globals)
    await waitFor(() => expect(canvas.getByRole('radio', { name: '日本語' })).toBeChecked())
    await expect(canvas.getByText(says('editor.said.undoneIn', { language }))).toBeInTheDocument()
    await expect(wordsIn('ja')).not.toContain('淹れ方')
  },
})

export const GoesToWhatIsNotTranslatedByKey = meta.story({
  globals: medium,
  decorators: [inEditor(japaneseShown)],
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findAllByText(says('editor.twin.notTranslated'))
    store.select(['intro'])
    const focused = await waitFor(() => {
      const found = canvas.getByRole('group', { name: /新茶が届きました/ })
      found.focus()
      return found
    })
    await expect(focused).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(canvas.getByRole('group', { name: /Brew it/ })).toHaveFocus())
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(canvas.getByRole('group', { name: /brewing guide/ })).toHaveFocus())
    await expect(store.getState().selected).toEqual(['guide'])
    await userEvent.keyboard('{F9}')
    await expect(store.getState().document.settings.lang).toBe('en')
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  },
})

export const GoesToWhatIsNotTranslatedByClick = meta.story({
  globals: medium,
  decorators: [inEditor(japaneseShown)],
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('editor.twin.untranslated', { count: 2 }) }),
    )
    await waitFor(() => expect(store.getState().selected).toEqual(['brew']))
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.twin.copy') }))
    await expect(
      await canvas.findByRole('button', { name: says('editor.twin.untranslated', { count: 1 }) }),
    ).toBeVisible()
    store.undo()
    await expect(
      await canvas.findByRole('button', { name: says('editor.twin.untranslated', { count: 2 }) }),
    ).toBeVisible()
  },
})

export const SelectsTheSameBlockInBoth = meta.story({
  globals: wide,
  decorators: [inEditor(bilingualMail)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('新茶が届きました'))
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-node=intro][data-selected]')).toHaveLength(2),
    )
    // What is written is seen at once beside what it translates.
    store.apply({ type: 'update', id: 'shop', set: { full: true } })
    await expect(wordsIn('ja')).toContain('"full":true')
  },
})

export const WhatIsComposedIsKeptInItsLanguage = meta.story({
  globals: medium,
  decorators: [inEditor(japaneseShown)],
  play: async ({ canvas, userEvent, says }) => {
    const before = wordsIn('en')
    await userEvent.click(await canvas.findByText(/今年最初の煎茶/))
    const text = await canvas.findByRole('textbox', { name: says('editor.text.label') })
    await waitFor(() => expect(text).toHaveFocus())
    await fireEvent.compositionStart(text)
    await userEvent.keyboard('かな')
    await expect(wordsIn('ja')).not.toContain('かな')
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await waitFor(() => expect(wordsIn('ja')).toContain('かな'))
    await expect(wordsIn('en')).toBe(before)
  },
})
