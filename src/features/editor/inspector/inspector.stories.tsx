import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Stack } from '#components/layout'
import { documentOfEveryBlock, nodeOf, withEditor, type EditorStore } from '#features/editor/state'
import type { AnyNode, EmailDocument } from '#mail/document'
import { Inspector } from './inspector.tsx'

let store: EditorStore

const editorOf = (document: EmailDocument, selected: readonly string[] = [], readOnly = false) =>
  withEditor(
    document,
    {},
    {
      readOnly,
      onStore: (made) => {
        store = made
        made.select(selected)
      },
    },
  )

const meta = preview.meta({
  component: Inspector,
  decorators: [
    (Story) => (
      <Stack measure="notice" padding={4}>
        <Story />
      </Stack>
    ),
  ],
})

const node = (id: string): AnyNode | undefined => nodeOf(store.getState().document, id)

export const Mail = meta.story({ decorators: [editorOf(documentOfEveryBlock)] })
export const Button = meta.story({ decorators: [editorOf(documentOfEveryBlock, ['button'])] })
export const Section = meta.story({ decorators: [editorOf(documentOfEveryBlock, ['section'])] })

/** What is typed into which field of each kind of node, and what the node has then. */
const changes = [
  ['section', 'inspector.allSides', '12', { padding: { top: 12, right: 12, bottom: 12, left: 12 } }],
  ['text', 'inspector.block.size', '18', { size: 18 }],
  ['image', 'editorPanel.imageAlt', 'Green tea', { image: { alt: 'Green tea' } }],
  ['button', 'inspector.block.buttonLabel', 'Buy tea', { label: [{ type: 'text', text: 'Buy tea' }] }],
  ['divider', 'inspector.block.thickness', '3', { thickness: 3 }],
  ['spacer', 'inspector.block.height', '40', { height: 40 }],
  ['social', 'inspector.block.linkLabel', 'LINE', { links: [{ label: 'LINE' }] }],
  ['video', 'inspector.block.caption', 'Brewing', { caption: [{ type: 'text', text: 'Brewing' }] }],
  ['table', 'inspector.block.tableColumns', '3', { rows: [{ length: 3 }, { length: 3 }] }],
  ['container', 'inspector.block.borderWidth', '2', { border: { width: 2 } }],
  ['repeat', 'inspector.block.limit', '7', { limit: 7 }],
  ['html', 'inspector.block.html', '<b>Tea</b>', { html: '<b>Tea</b>' }],
  ['accordion', 'inspector.block.questionTitle', 'Returns', { items: [{ title: [{ text: 'Returns' }] }] }],
  ['carousel', 'editorPanel.imageAlt', 'Leaves', { slides: [{ image: { alt: 'Leaves' } }] }],
  ['form', 'inspector.block.submit', 'Send it', { submit: 'Send it' }],
] as const

export const EveryKindOfBlockCanBeChanged = meta.story({
  decorators: [editorOf(documentOfEveryBlock)],
  play: async ({ canvas, says }) => {
    for (const [id, label, typed, has] of changes) {
      store.select([id])
      const [field] = await canvas.findAllByLabelText(new RegExp(`^${escape(says(label))}`))
      if (!field) throw new Error(`No field ${label} of ${id}`)
      await fireEvent.change(field, { target: { value: typed } })
      await expect(node(id)).toMatchObject(has)
    }
    for (let step = 0; step < changes.length; step += 1) store.undo()
    await expect(store.getState().document).toEqual(documentOfEveryBlock)
  },
})

/** Where nothing was chosen, a mail that is read from the right begins there: its left can be chosen. */
export const AlignmentFollowsTheDirection = meta.story({
  tags: ['!picture'],
  decorators: [
    editorOf({
      ...documentOfEveryBlock,
      settings: { ...documentOfEveryBlock.settings, dir: 'rtl' },
    }),
  ],
  play: async ({ canvas, userEvent, says }) => {
    for (const id of ['text', 'image', 'button']) {
      store.select([id])
      await waitFor(() =>
        expect(canvas.getByRole('radio', { name: says('inspector.alignRight') })).toBeChecked(),
      )
      await userEvent.click(canvas.getByRole('radio', { name: says('inspector.alignLeft') }))
      await expect(node(id)).toMatchObject({ align: 'left' })
    }
  },
})

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const ColumnsAndWidths = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['section'])],
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    const blocksBefore = documentOfEveryBlock.sections[0]?.columns[0]?.blocks.length ?? 0
    await userEvent.click(canvas.getByRole('radio', { name: '3' }))
    const second = canvas.getByRole('spinbutton', {
      name: says('inspector.section.columnWidth', { number: '2' }),
    })
    await fireEvent.change(second, { target: { value: '6' } })
    await expect(node('section')).toMatchObject({ columns: [{ width: 4 }, { width: 6 }, { width: 2 }] })
    await userEvent.click(canvas.getByRole('radio', { name: '1' }))
    await expect(node('section')).toMatchObject({
      columns: [{ width: 12, blocks: { length: blocksBefore } }],
    })
  },
})

export const WrongValuesStayAndChangeNothing = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['button'])],
  play: async ({ canvas, userEvent, says }) => {
    const before = node('button')
    const address = canvas.getByLabelText(says('inspector.link.web'))
    await userEvent.clear(address)
    await userEvent.type(address, 'javascript:alert(1)')
    const label = canvas.getByLabelText(says('inspector.block.buttonLabel'))
    await userEvent.click(label)
    await expect(address).toHaveValue('javascript:alert(1)')
    await expect(address).toHaveAccessibleDescription(says('inspector.hrefWeb'))
    await fireEvent.change(label, { target: { value: 'Hello {{{{contact.name' } })
    await userEvent.tab()
    await expect(label).toHaveAttribute('aria-invalid', 'true')
    const radius = canvas.getByLabelText(says('inspector.block.radius'))
    await userEvent.type(radius, '900')
    await userEvent.tab()
    await expect(radius).toHaveAttribute('aria-invalid', 'true')
    // Nine and ninety are in range: what is typed is applied as long as it is.
    await expect(node('button')).toEqual({ ...before, radius: 90 })
    store.undo()
    await expect(node('button')).toEqual(before)
    // Whoever comes back to the part finds what was typed.
    store.select(['text'])
    await waitFor(() => expect(address).not.toBeInTheDocument())
    store.select(['button'])
    const again = await canvas.findByLabelText(says('inspector.link.web'))
    await expect(again).toHaveValue('javascript:alert(1)')
    await expect(again).toHaveAccessibleDescription(says('inspector.hrefWeb'))
  },
})

/** More than a document can hold stays in its field, also in the one of several lines. */
export const ATextThatIsTooLongStays = meta.story({
  tags: ['!picture'],
  decorators: [editorOf(documentOfEveryBlock, ['footer'])],
  play: async ({ canvas, userEvent, says }) => {
    const before = node('footer')
    const text = canvas.getByLabelText(says('inspector.block.footerText'))
    const long = 'Tea '.repeat(5_001)
    await fireEvent.change(text, { target: { value: long } })
    await userEvent.click(text)
    await userEvent.tab()
    await expect(text).toHaveValue(long)
    await expect(text).toHaveAccessibleDescription(expect.stringContaining(says('inspector.tooLong')))
    await expect(node('footer')).toBe(before)
  },
})

export const TheWayUpKeepsTheFocus = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['button'])],
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    const upTo = (kind: string) =>
      canvas.getByRole('button', { name: says('inspector.selectParent', { kind }) })
    await userEvent.click(upTo(says('editor.node.section')))
    await expect(upTo(says('editor.node.mail'))).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: says('inspector.label') })).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
  },
})

export const LowContrastIsFixed = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['text'])],
  play: async ({ canvas, userEvent, says }) => {
    const colours = within(canvas.getByRole('group', { name: says('inspector.block.textColor') }))
    const field = colours.getByRole('textbox', { name: says('inspector.block.textColor') })
    await userEvent.type(field, '#9ca3af')
    await expect(field).toHaveAccessibleDescription(new RegExp(escape(says('colourField.low'))))
    await userEvent.click(
      colours.getByRole('button', { name: says('inspector.fixContrast', { colour: '#727780' }) }),
    )
    await expect(node('text')).toMatchObject({ color: { light: '#727780' } })
    await expect(field).toHaveAccessibleDescription(new RegExp(escape(says('colourField.aa'))))
  },
})

export const FollowsABrandColour = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['button'])],
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const label = says('inspector.block.fill')
    await userEvent.click(canvas.getByRole('button', { name: says('inspector.brandColors', { label }) }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: says('inspector.brand.primary') }))
    await expect(node('button')).toMatchObject({ fill: { light: { brand: 'primary' } } })
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('#2f6b4f')
    await userEvent.click(canvas.getByRole('button', { name: says('inspector.addDarkOf', { label }) }))
    const darkLabel = says('inspector.inDark', { label })
    const dark = canvas.getByRole('textbox', { name: darkLabel })
    // The focus is on the field that has come in place of the button.
    await expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(darkLabel))
    await fireEvent.change(dark, { target: { value: '#7fc8a9' } })
    await expect(node('button')).toMatchObject({ fill: { light: { brand: 'primary' }, dark: '#7fc8a9' } })
    await userEvent.click(canvas.getByRole('button', { name: says('inspector.removeDark', { label }) }))
    await expect(canvas.getByRole('button', { name: says('inspector.addDarkOf', { label }) })).toHaveFocus()
  },
})

export const AVariableWithAFallback = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['button'])],
  play: async ({ canvas, userEvent, says }) => {
    const label = canvas.getByLabelText(says('inspector.block.buttonLabel'))
    await userEvent.type(label, ', ')
    const [open] = canvas.getAllByRole('button', { name: says('editorPanel.insertVariable') })
    if (!open) throw new Error('No button for variables')
    await userEvent.click(open)
    const search = await canvas.findByRole('combobox', { name: says('editorPanel.searchVariables') })
    await userEvent.type(search, 'first_name')
    await userEvent.keyboard('{Enter}')
    const fallback = await canvas.findByLabelText(/./, { selector: '[role=dialog] input' })
    await expect(fallback).toHaveFocus()
    // Back to the list, and once more.
    await userEvent.click(canvas.getByRole('button', { name: says('editorPanel.variableBack') }))
    await expect(canvas.getByRole('combobox', { name: says('editorPanel.searchVariables') })).toHaveFocus()
    // What is suggested is selected: typing replaces it.
    await userEvent.keyboard('first_name{Enter}friend{Enter}')
    await expect(node('button')).toMatchObject({
      label: [
        { type: 'text', text: 'Shop now, ' },
        { type: 'variable', path: ['contact', 'first_name'], fallback: 'friend' },
      ],
    })
    await expect(label).toHaveValue('Shop now, {{contact.first_name}}')
    await expect(canvas.getByDisplayValue('friend')).toBeVisible()
  },
})

export const ShowIfIsSaidInASentence = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['button'])],
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: says('editorPanel.showIfSet') }))
    const dialog = within(await page.findByRole('dialog', { name: says('editorPanel.showIfTitle') }))
    await userEvent.click(await dialog.findByRole('button', { name: says('conditionTree.add') }))
    await userEvent.click(await page.findByRole('menuitem', { name: says('conditionFields.segment') }))
    await expect(page.queryByRole('menuitem', { name: says('conditionFields.campaign') })).toBeNull()
    // Not complete yet: nothing is applied.
    await userEvent.click(dialog.getByRole('button', { name: says('editorPanel.showIfApply') }))
    await expect(await dialog.findByText(says('editorPanel.showIfIncomplete'))).toBeVisible()
    // What was chosen is not lost by Escape.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await page.findByRole('button', { name: says('leaveGuard.stay') }))
    const segment = dialog.getByRole('combobox', { name: says('conditionFields.segmentLabel') })
    await userEvent.click(segment)
    await userEvent.click(await page.findByRole('option', { name: 'Loyal readers' }))
    await userEvent.click(dialog.getByRole('button', { name: says('editorPanel.showIfApply') }))
    await expect(node('button')).toMatchObject({
      visibleIf: { children: [{ kind: 'segment', segmentId: 'seg_loyal' }] },
    })
    await expect(await canvas.findByText(/Loyal readers/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('editorPanel.showIfRemove') }))
    await expect(node('button')).not.toHaveProperty('visibleIf')
    await expect(canvas.getByRole('button', { name: says('editorPanel.showIfSet') })).toHaveFocus()
  },
})

export const SeveralHaveInCommon = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['text', 'button'])],
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('radio', { name: says('inspector.alignRight') }))
    await fireEvent.change(canvas.getByLabelText(says('inspector.allSides')), { target: { value: '20' } })
    for (const id of ['text', 'button'])
      await expect(node(id)).toMatchObject({ align: 'right', padding: { top: 20, left: 20 } })
    store.undo()
    store.undo()
    await expect(store.getState().document).toEqual(documentOfEveryBlock)
  },
})

const locked: EmailDocument = {
  ...documentOfEveryBlock,
  sections: documentOfEveryBlock.sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map((block) => (block.type === 'footer' ? { ...block, locked: true } : block)),
    })),
  })),
}

export const LockedSaysWhy = meta.story({
  decorators: [editorOf(locked, ['footer'])],
  play: async ({ canvas, says }) => {
    await expect(canvas.getByText(says('inspector.lockedFooter'))).toBeVisible()
    await expect(canvas.queryByLabelText(says('inspector.block.footerText'))).toBeNull()
    await expect(canvas.queryByRole('group', { name: says('editorPanel.showIf') })).toBeNull()
    await expect(canvas.getByLabelText(says('inspector.allSides'))).toBeEnabled()
  },
})

export const ReadOnly = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['button'], true)],
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly')
    for (const field of canvas.getAllByRole('combobox')) await expect(field).toBeDisabled()
  },
})

export const Narrow = meta.story({
  decorators: [editorOf(documentOfEveryBlock, ['image'])],
  globals: { viewport: { value: 'smallest' } },
})
