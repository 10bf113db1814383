import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { EmailCanvas } from './email-canvas.tsx'
import { preloadRichText } from './canvas-block.tsx'
import { documentOfEveryBlock, withEditor, type EditorStore } from '#features/editor/state'
import { toasts } from '#components/toast'
import { screenCommands } from '#lib/screen-commands'
import { emptyDocument, type EmailDocument } from '#mail/document'

const meta = preview.meta({
  component: EmailCanvas,
  args: { onRender: fn() },
  loaders: [() => preloadRichText()],
  parameters: { frame: 'screen' },
})

let store: EditorStore
const inEditor = (document: EmailDocument, readOnly = false) =>
  withEditor(document, {}, { readOnly, onStore: (made) => (store = made) })

const twoColumns: EmailDocument = {
  ...emptyDocument('en'),
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 16,
      stack: 'ltr',
      valign: 'top',
      padding: { top: 16, right: 24, bottom: 16, left: 24 },
      columns: [
        {
          id: 'c1',
          width: 6,
          blocks: [
            {
              type: 'text',
              id: 't1',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Good morning' }] }],
            },
            {
              type: 'button',
              id: 'b1',
              label: [{ type: 'text', text: 'Shop now' }],
              href: { parts: ['https://ridge-tea.example'] },
            },
          ],
        },
        { id: 'c2', width: 6, blocks: [{ type: 'spacer', id: 'g1', height: 40 }] },
      ],
    },
  ],
}
const idsOf = (column: number) =>
  store.getState().document.sections[0]?.columns[column]?.blocks.map(({ id }) => id)

export const EveryBlock = meta.story({ decorators: [inEditor(documentOfEveryBlock)] })

export const Empty = meta.story({ decorators: [inEditor(emptyDocument('en'))] })

/** An image without alternative text that fails to load would take no room at all. */
export const AnImageThatFailsToLoadIsShown = meta.story({
  decorators: [
    inEditor({
      ...twoColumns,
      sections: twoColumns.sections.map((section) => ({
        ...section,
        columns: section.columns.map((column, place) =>
          place === 0
            ? {
                ...column,
                blocks: [
                  ...column.blocks,
                  {
                    type: 'image',
                    id: 'gone',
                    image: { src: 'data:image/png;base64,none', alt: '', width: 0, height: 0 },
                  },
                ],
              }
            : column,
        ),
      })),
    }),
  ],
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('editor.canvas.brokenImage'))).toBeVisible()
  },
})

function drop(target: Element, type: 'dragover' | 'drop', html = '') {
  const dataTransfer = withImage()
  if (html !== '') dataTransfer.setData('text/html', html)
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

/** Pastes what a screenshot is in the clipboard: a file, and no words. */
function pasteImage(target: Element, type = 'image/png') {
  const event = { clipboardData: withImage(type), bubbles: true, cancelable: true }
  target.dispatchEvent(new ClipboardEvent('paste', event))
}

function withImage(type = 'image/png') {
  const clipboardData = new DataTransfer()
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const bytes = type === 'image/png' ? Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0)) : 'II*'
  clipboardData.items.add(new File([bytes], 'screenshot', { type }))
  return clipboardData
}

function pasteText(target: Element, words: string, html = '') {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', words)
  if (html !== '') clipboardData.setData('text/html', html)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const APastedImageIsUploadedAndInserted = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, step, says }) => {
    const block = await canvas.findByRole('group', { name: /Good morning/ })
    await step('while a text is written: after it, in one step of undo', async () => {
      await userEvent.click(block)
      const text = await canvas.findByRole('textbox')
      await waitFor(() => expect(text).toHaveFocus())
      pasteImage(text)
      await waitFor(() => expect(idsOf(0)).toHaveLength(3))
      await expect(store.getState().document.sections[0]?.columns[0]?.blocks[1]).toMatchObject({
        type: 'image',
        image: { alt: '' },
      })
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(idsOf(0)).toEqual(['t1', 'b1'])
    })
    await step(
      'among words, in a paragraph of its own as documents have it: left out, which is said',
      async () => {
        await userEvent.click(block)
        const text = await canvas.findByRole('textbox')
        await waitFor(() => expect(text).toHaveFocus())
        pasteText(text, 'Words', '<p>Words</p><p><span><img src="data:,"></span></p>')
        await waitFor(() =>
          expect(toasts.visible().map(({ content }) => content)).toContain(says('editor.text.imageLeft')),
        )
        await userEvent.keyboard('{Control>}z{/Control}{Escape}')
      },
    )
    await step('one that mails can’t show is refused in words', async () => {
      pasteImage(canvas.getByRole('application'), 'image/tiff')
      await waitFor(() =>
        expect(toasts.visible().map(({ content }) => content)).toContain(
          says('editorPanel.imageWrongType', { name: 'screenshot' }),
        ),
      )
      await expect(idsOf(0)).toEqual(['t1', 'b1'])
      toasts.removeAll()
    })
  },
})

export const TheSearchForABlockHasItsOwnClipboard = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    store.select(['b1'])
    canvas.getByRole('application').querySelector<HTMLElement>('[data-node=b1]')?.focus()
    await userEvent.keyboard('/')
    const search = await body.findByRole('combobox')
    await userEvent.type(search, 'butt')
    for (const type of ['copy', 'cut', 'paste'] as const) {
      const clipboardData = new DataTransfer()
      if (type === 'paste') clipboardData.setData('text/plain', 'on')
      const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true })
      search.dispatchEvent(event)
      await expect(event.defaultPrevented).toBe(false)
    }
    await expect(idsOf(0)).toEqual(['t1', 'b1'])
  },
})

export const ADroppedImageIsUploadedAndInserted = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas }) => {
    const block = await canvas.findByRole('group', { name: /Good morning/ })
    await expect(drop(block, 'dragover').defaultPrevented).toBe(true)
    await expect(drop(block, 'drop').defaultPrevented).toBe(true)
    await waitFor(() => expect(idsOf(0)).toHaveLength(3))
    await expect(store.getState().document.sections[0]?.columns[0]?.blocks[1]).toMatchObject({
      type: 'image',
    })
    // What is dragged within a page brings its words along, and is not for the canvas.
    await expect(drop(block, 'drop', '<img src="data:,">').defaultPrevented).toBe(false)
  },
})

export const PastingWhatHasNoWordsIntoATextDoesNothing = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas }) => {
    store.edit('t1')
    const text = await canvas.findByRole('textbox')
    await waitFor(() => expect(text).toHaveFocus())
    // A divider of a mail, as it was copied from the canvas.
    const clipboardData = new DataTransfer()
    clipboardData.setData('application/x-otegami-blocks', '[]')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    text.dispatchEvent(event)
    // Else the library takes the focus into a box of its own, and parses what the browser puts there.
    await expect(event.defaultPrevented).toBe(true)
    await expect(text).toHaveFocus()
  },
})

const uploadFails = { uploadImage: () => Promise.reject(new Error('socket hang up')) }

export const APastedImageThatCannotBeUploadedSaysSo = meta.story({
  tags: ['!picture'],
  decorators: [withEditor(twoColumns, uploadFails, { onStore: (made) => (store = made) })],
  play: async ({ canvas, says }) => {
    await canvas.findByRole('group', { name: /Good morning/ })
    pasteImage(canvas.getByRole('application'))
    await waitFor(() =>
      expect(toasts.visible().map(({ content }) => content)).toEqual([
        says('editor.said.notUploaded', { count: 1 }),
      ]),
    )
    await expect(idsOf(0)).toEqual(['t1', 'b1'])
    toasts.removeAll()
  },
})

export const BuildsAMailByKeysAlone = meta.story({
  decorators: [inEditor(emptyDocument('en'))],
  play: async ({ canvas, userEvent, canvasElement, says }) => {
    const body = within(canvasElement.ownerDocument.body)
    const insert = async (words: string) => {
      await userEvent.keyboard('/')
      await userEvent.type(await body.findByRole('combobox'), words)
      await userEvent.keyboard('{Enter}')
    }
    const focused = () => canvasElement.ownerDocument.activeElement
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await insert('columns2')
    await userEvent.keyboard('{Enter}')
    await insert('button')
    await expect(focused()).toHaveAccessibleName(
      new RegExp(says('editor.node.inColumn', { place: 1, count: 1, column: 1 })),
    )
    await userEvent.keyboard('{ArrowRight}')
    await insert('divider')
    await expect(focused()).toHaveAccessibleName(
      new RegExp(says('editor.node.inColumn', { place: 1, count: 1, column: 2 })),
    )
    for (const kind of ['columns2', 'columns2']) {
      await userEvent.keyboard('{Escape}')
      await insert(kind)
    }
    await userEvent.keyboard('{Enter}')
    await insert('text')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Hello')
    await userEvent.keyboard('{Escape}')
    await expect(focused()).toHaveAccessibleName(/Hello/)
    const { sections } = store.getState().document
    await expect(sections.map(({ columns }) => columns.length)).toEqual([2, 2, 2])
  },
})

export const KeysMoveDuplicateRemoveAndUndo = meta.story({
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, canvasElement, says }) => {
    const focused = () => canvasElement.ownerDocument.activeElement
    const name = says('editor.node.named', { kind: says('editor.node.button'), summary: 'Shop now' })
    const at = (place: number, column: number) =>
      `${name}, ${says('editor.node.inColumn', { place, count: 2, column })}`
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}')
    await expect(focused()).toHaveAccessibleName(at(2, 1))
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('editor.said.movedInColumn', { name, place: 2, count: 2, column: 2 }),
    )
    await expect(focused()).toHaveAccessibleName(at(2, 2))
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(idsOf(1)).toHaveLength(3)
    await userEvent.keyboard('{Delete}')
    await expect(focused()).toHaveAccessibleName(at(2, 2))
    await userEvent.keyboard('{Control>}zz{/Control}')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(idsOf(0)).toEqual(['t1', 'b1'])
    await expect(focused()).toHaveAccessibleName(at(2, 1))
  },
})

export const SeveralMovedAsideKeepTheirOrder = meta.story({
  tags: ['!picture'],
  decorators: [
    inEditor({
      ...twoColumns,
      sections: twoColumns.sections.map((section) => ({
        ...section,
        columns: section.columns.map((column, place, all) => ({
          ...column,
          blocks: place === 0 ? [] : (all[0]?.blocks ?? []),
        })),
      })),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: /Good morning/ })
    store.select(['t1', 'b1'])
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(idsOf(0)).toEqual(['t1', 'b1'])
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(idsOf(1)).toEqual(['t1', 'b1'])
  },
})

/** A screen reader hears why a key did nothing. */
export const WhatIsNotPossibleIsSaid = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, says, step }) => {
    const expectSaid = (key: Parameters<typeof says>[0]) =>
      expect(canvas.getByRole('status')).toHaveTextContent(says(key))
    await userEvent.tab()
    await step('nothing is selected', async () => {
      await userEvent.keyboard('{Control>}d{/Control}')
      await expectSaid('editor.said.selectedMail')
    })
    await step('a section can’t be wrapped, and is no box', async () => {
      await userEvent.keyboard('{ArrowDown}{Control>}g{/Control}')
      await expectSaid('editor.said.cannotWrap')
      await userEvent.keyboard('{Shift>}{Control>}g{/Control}{/Shift}')
      await expectSaid('editor.said.refused')
    })
    await step('a locked block can’t be moved', async () => {
      store.apply({ type: 'update', id: 't1', set: { locked: true }, unset: [] })
      await userEvent.keyboard('{Enter}{Alt>}{ArrowDown}{/Alt}')
      await expectSaid('editor.said.locked')
    })
    await step('nor does it go with the section around it', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}{Delete}')
      await expectSaid('editor.said.locked')
    })
    await expect(idsOf(0)).toEqual(['t1', 'b1'])
  },
})

const oneLine: EmailDocument = {
  ...twoColumns,
  settings: {
    ...twoColumns.settings,
    theme: { ...twoColumns.settings.theme, text: { light: '#767676' }, contentBg: { light: '#ffffff' } },
  },
  sections: twoColumns.sections.map((section) => ({
    ...section,
    columns: [
      {
        id: 'c1',
        width: 12,
        blocks: [
          { type: 'text', id: 'empty', content: [{ type: 'paragraph', content: [] }] },
          {
            type: 'text',
            id: 't1',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Good morning' }] }],
          },
        ],
      },
    ],
  })),
}

/** A phone stacks the second column first; beside each other they are in their order, in either direction of the mail. */
export const ReversedColumnsAreInOrderOnADesktop = meta.story({
  tags: ['!picture'],
  decorators: [
    inEditor({
      ...twoColumns,
      sections: twoColumns.sections.map((section) => ({ ...section, stack: 'rtl' as const })),
    }),
  ],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('group', { name: /Good morning/ })
    const leftOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().left ?? Number.NaN
    const second = () => first.ownerDocument.querySelector('[data-node="c2"]')
    await expect(leftOf(first)).toBeLessThan(leftOf(second()))
    store.apply({ type: 'settings', set: { dir: 'rtl' } })
    await waitFor(() => expect(leftOf(first)).toBeGreaterThan(leftOf(second())))
  },
})

/** The words of an empty text are as readable as the text will be, whatever its colour. */
export const AnEmptyTextIsReadable = meta.story({
  decorators: [inEditor(oneLine)],
  play: async ({ canvas, says }) => {
    const words = await canvas.findByText(says('editor.canvas.emptyText'))
    await expect(getComputedStyle(words)).toMatchObject({ opacity: '1', color: 'rgb(118, 118, 118)' })
  },
})

/** A click into a text that is selected leads into the text, wherever it is. */
export const NothingCoversATextThatIsSelected = meta.story({
  decorators: [inEditor(oneLine)],
  play: async ({ canvas, says }) => {
    const words = await canvas.findByText('Good morning')
    store.select(['t1'])
    await canvas.findByRole('button', { name: says('editor.canvas.insert') })
    const { left, top, width, height } = words.getBoundingClientRect()
    for (const across of [0.02, 0.25, 0.5, 0.75, 0.98])
      for (const down of [0.1, 0.5, 0.9])
        await expect(document.elementFromPoint(left + across * width, top + down * height)).toBe(words)
  },
})

/** A link to a page without a site would lead its readers nowhere. */
export const ALinkNeedsASite = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const body = within(canvasElement.ownerDocument.body)
    store.edit('t1')
    const text = await canvas.findByRole('textbox')
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    const field = await body.findByRole('textbox', { name: new RegExp(says('editor.text.address')) })
    for (const typed of ['/relative', 'shop', 'https://exa mple.com', 'mailto:']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${typed}{Enter}`)
      await expect(await body.findByText(says('editor.text.addressProblem'))).toBeVisible()
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'example.com/sale{Enter}')
    await waitFor(() =>
      expect(JSON.stringify(store.getState().document)).toContain('"https://example.com/sale"'),
    )
  },
})

/** Whoever undoes out of a text, past what was typed there, is led to what changes instead of being left without a focus. */
export const UndoOutOfATextKeepsTheFocus = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, canvasElement, says, step }) => {
    const body = within(canvasElement.ownerDocument.body)
    const focused = () => canvasElement.ownerDocument.activeElement
    const at = (count: number, place: number) =>
      new RegExp(says('editor.node.inColumn', { place, count, column: 1 }))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}/')
    await userEvent.type(await body.findByRole('combobox'), 'text{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await step('the block itself goes, and comes again', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await expect(focused()).toHaveAccessibleName(at(2, 1))
      await userEvent.keyboard('{Control>}y{/Control}')
      await expect(focused()).toHaveAccessibleName(at(3, 2))
    })
    await step('what is undone is another block', async () => {
      await userEvent.keyboard('{ArrowDown}{Control>}d{/Control}')
      await expect(focused()).toHaveAccessibleName(at(4, 4))
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(focused()).toHaveAccessibleName(at(3, 3))
      await expect(store.getState().editing).toBeUndefined()
      // A text without words is not what this is about.
      await userEvent.keyboard('{ArrowUp}{Delete}')
    })
  },
})

/** What a text cannot hold is not shown as if it were stored: what is typed afterwards would be lost with it. */
export const WhatATextCannotHoldIsNotTaken = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, says }) => {
    store.edit('t1')
    const text = await canvas.findByRole('textbox')
    await waitFor(() => expect(text).toHaveFocus())
    pasteText(text, 'あ'.repeat(20_001))
    await waitFor(() =>
      expect(toasts.visible().map(({ content }) => content)).toEqual([says('editor.text.tooLong')]),
    )
    await expect(text).toHaveTextContent(/^Good morning$/)
    toasts.removeAll()
    await userEvent.keyboard('!')
    await expect(store.getState().document.sections[0]?.columns[0]?.blocks[0]).toMatchObject({
      content: [{ content: [{ text: 'Good morning!' }] }],
    })
  },
})

/** Words of another tool bring its tags along: as words they would reach every reader in braces. */
export const TagsInPastedWordsAreVariables = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, step }) => {
    const name = { type: 'variable', path: ['contact', 'first_name'], fallback: 'friend' }
    const tag = "{{ contact.first_name | default: 'friend' }}"
    await step('in a text', async () => {
      store.edit('t1')
      const text = await canvas.findByRole('textbox')
      await waitFor(() => expect(text).toHaveFocus())
      pasteText(text, `, ${tag}!`)
      await expect(store.getState().document.sections[0]?.columns[0]?.blocks[0]).toMatchObject({
        content: [{ content: [{ text: 'Good morning, ' }, name, { text: '!' }] }],
      })
      await userEvent.keyboard('{Escape}')
    })
    await step('beside the texts', async () => {
      pasteText(canvas.getByRole('application'), `Dear ${tag}`)
      await waitFor(() =>
        expect(store.getState().document.sections[0]?.columns[0]?.blocks[1]).toMatchObject({
          content: [{ content: [{ text: 'Dear ' }, name] }],
        }),
      )
    })
  },
})

/** Escape in a menu of the toolbar closes the menu, and the next one leaves the text. */
export const EscapeClosesOneThingAtATime = meta.story({
  tags: ['!picture'],
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, canvasElement, says, step }) => {
    const body = within(canvasElement.ownerDocument.body)
    await step('a menu of the toolbar', async () => {
      store.edit('t1')
      const text = await canvas.findByRole('textbox')
      await waitFor(() => expect(text).toHaveFocus())
      await userEvent.click(canvas.getByRole('button', { name: says('editor.text.paragraph') }))
      await body.findByRole('menu')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(body.queryByRole('menu')).toBeNull())
      await expect(text).toBeInTheDocument()
      await userEvent.click(text)
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('textbox')).toBeNull()
    })
    await step('the menu of a block: the keys go on from the block', async () => {
      const block = canvas.getByRole('group', { name: /Good morning/ })
      await expect(block).toHaveFocus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await body.findByRole('menu')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(block).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(/Shop now/)
    })
  },
})

export const OneBlockRendersPerKey = meta.story({
  decorators: [inEditor(documentOfEveryBlock)],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/spring harvest/))
    const text = await canvas.findByRole('textbox')
    await waitFor(() => expect(text).toHaveFocus())
    const rendered = args.onRender as ReturnType<typeof fn>
    await userEvent.keyboard('a')
    rendered.mockClear()
    await userEvent.keyboard('b')
    await expect(rendered.mock.calls.flat()).toEqual(['text'])
  },
})

export const VariableInAText = meta.story({
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    store.edit('t1')
    const text = await canvas.findByRole('textbox')
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('{{{{')
    await expect(await body.findByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('first_name{Enter}')
    await expect(within(await body.findByRole('dialog')).getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('friend{Enter}')
    await waitFor(() =>
      expect(store.getState().document.sections[0]?.columns[0]?.blocks[0]).toMatchObject({
        content: [
          {
            content: [
              { text: 'Good morning' },
              { type: 'variable', path: ['contact', 'first_name'], fallback: 'friend' },
            ],
          },
        ],
      }),
    )
    await expect(text).toHaveTextContent('friend')
    // One history: the text is undone by the store.
    store.undo()
    await waitFor(() => expect(text).not.toHaveTextContent('friend'))
  },
})

export const ASlashInAnEmptyParagraphInsertsABlock = meta.story({
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    store.edit('t1')
    const text = await canvas.findByRole('textbox')
    await waitFor(() => expect(text).toHaveFocus())
    // Among words it is a sign like any other.
    await userEvent.keyboard('/{Enter}')
    await expect(body.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.keyboard('/')
    await expect(await body.findByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('/')
    await userEvent.type(await body.findByRole('combobox'), 'divider{Enter}')
    await expect(store.getState().document.sections[0]?.columns[0]?.blocks).toMatchObject([
      { content: [{ content: [{ text: 'Good morning/' }] }, { content: [] }] },
      { type: 'divider' },
      { type: 'button' },
    ])
    await expect(store.getState().editing).toBeUndefined()
  },
})

export const CommandsAreOfferedToThePalette = meta.story({
  decorators: [inEditor(twoColumns)],
  play: async ({ canvas, userEvent, canvasElement, says }) => {
    const choose = (id: string) =>
      screenCommands
        .all()
        .find((command) => command.id === id)
        ?.run()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}')
    // What can't be done now is not offered.
    await expect(screenCommands.all().map(({ id }) => id)).not.toContain('mail:unwrap')
    choose('insert:spacer')
    await expect(store.getState().document.sections[0]?.columns[0]?.blocks.map(({ type }) => type)).toEqual([
      'text',
      'button',
      'spacer',
    ])
    choose('mail:moveRight')
    await expect(idsOf(1)).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(says('editor.node.spacer')))
    await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(
      new RegExp(says('editor.node.spacer')),
    )
  },
})

export const DragsABlockIntoTheOtherColumn = meta.story({
  decorators: [inEditor(twoColumns)],
  play: async ({ canvasElement }) => {
    store.select(['b1'])
    const element = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-node=${id}]`)
    const handle = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-handle=b1]')
      if (!found || element('b1')?.draggable !== true) throw new Error('not draggable yet')
      return found
    })
    const target = element('g1')
    const source = element('b1')
    if (!target || !source) throw new Error('no nodes')
    const from = handle.getBoundingClientRect()
    const to = target.getBoundingClientRect()
    const start = { clientX: from.x + 4, clientY: from.y + 4 }
    const end = { clientX: to.x + to.width / 2, clientY: to.bottom - 2 }
    const dataTransfer = new DataTransfer()
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await fireEvent.dragStart(source, { dataTransfer, bubbles: true, ...start })
    await frame()
    await fireEvent.dragEnter(target, { dataTransfer, ...end })
    await fireEvent.dragOver(target, { dataTransfer, ...end })
    await waitFor(() => expect(target.dataset['drop']).toBe('after'))
    await fireEvent.drop(target, { dataTransfer, ...end })
    await fireEvent.dragEnd(source, { dataTransfer, ...end })
    await expect(idsOf(1)).toEqual(['g1', 'b1'])
    store.undo()
    await expect(idsOf(1)).toEqual(['g1'])
  },
})

export const ScrollsWhileDraggingNearTheEdge = meta.story({
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ height: 320, overflow: 'auto' }}>
        <Story />
      </div>
    ),
    inEditor(documentOfEveryBlock),
  ],
  play: async ({ canvasElement, canvas }) => {
    store.select(['text'])
    const source = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-node=text]')
      if (found?.draggable !== true) throw new Error('not draggable yet')
      return found
    })
    const around = canvas.getByTestId('window')
    const { x, width, bottom } = around.getBoundingClientRect()
    const handle = canvasElement.querySelector('[data-handle=text]')?.getBoundingClientRect() ?? new DOMRect()
    const dataTransfer = new DataTransfer()
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await fireEvent.dragStart(source, { dataTransfer, clientX: handle.x + 4, clientY: handle.y + 4 })
    await frame()
    const end = { dataTransfer, clientX: x + width / 2, clientY: bottom - 4 }
    await fireEvent.dragEnter(source, end)
    await fireEvent.dragOver(source, end)
    await waitFor(() => expect(around.scrollTop).toBeGreaterThan(100))
    await fireEvent.dragEnd(source, end)
    await frame()
    const after = around.scrollTop
    await frame()
    await expect(around.scrollTop).toBe(after)
    // How far it came hangs on how quick the machine is.
    around.scrollTop = 0
  },
})

const endsInVariable: EmailDocument = {
  ...twoColumns,
  sections: twoColumns.sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map((block) =>
        block.type === 'text'
          ? {
              ...block,
              content: [
                {
                  type: 'paragraph',
                  content: [
                    { type: 'text', text: 'Hello ' },
                    { type: 'variable', path: ['contact', 'first_name'] },
                  ],
                },
              ],
            }
          : block,
      ),
    })),
  })),
}

export const ATextOnAPhoneIsInSightWhileItIsWritten = meta.story({
  globals: { viewport: { value: 'smallest' } },
  decorators: [inEditor(endsInVariable)],
  tags: ['!picture'],
  play: async ({ canvas, canvasElement }) => {
    const block = () => canvasElement.querySelector('[data-node=t1]')?.getBoundingClientRect()
    await waitFor(() => expect(block()).toBeDefined())
    const { height } = block() ?? {}
    store.edit('t1')
    await waitFor(async () => expect(await canvas.findByRole('textbox')).toHaveFocus())
    // What the editor puts behind a variable begins no line.
    await expect(block()?.height).toBe(height)
    const bar = await canvas.findByRole('toolbar')
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(block()?.top ?? 0)
  },
})

const smallImage = (mobileFull: boolean): EmailDocument => ({
  ...oneLine,
  sections: oneLine.sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      blocks: [
        {
          type: 'image',
          id: 'i1',
          image: { src: 'https://images.example/beans.png', alt: 'Beans', width: 120, height: 80 },
          mobileFull,
        },
      ],
    })),
  })),
})
const imageShare = (image: HTMLElement) =>
  image.getBoundingClientRect().width / (image.parentElement?.getBoundingClientRect().width ?? Number.NaN)

export const AnImageAsWideAsAPhoneIsShownSoOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  decorators: [inEditor(smallImage(true))],
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await expect(imageShare(await canvas.findByAltText('Beans'))).toBe(1)
  },
})

export const AnotherImageKeepsItsWidthOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  decorators: [inEditor(smallImage(false))],
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await expect(imageShare(await canvas.findByAltText('Beans'))).toBeLessThan(0.8)
  },
})
