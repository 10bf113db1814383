import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { withEditor, type EditorStore } from '#features/editor/state'
import { emptyDocument, type Block, type EmailDocument, type Inline } from '#mail/document'
import { starters } from '#mail/starters/index'
import { joinLanguages } from '#mail/twin/join'
import { ChecksPanel } from './checks-panel.tsx'

const sound = starters.find(({ key }) => key === 'announcement')?.document('en') ?? emptyDocument('en')
const link = (text: string, address: string): Inline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', href: { parts: [address] } }],
})

const faults: Block[] = [
  {
    type: 'text',
    id: 'offer',
    size: 11,
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Dear ' },
          { type: 'variable', path: ['contact', 'first_name'] },
          { type: 'text', text: ', see the ' },
          link('spring list', 'http://ridge-tea.example/spring'),
          { type: 'text', text: ' and the ' },
          link('teapots', 'http://ridge-tea.example/pots'),
        ],
      },
    ],
  },
  {
    type: 'image',
    id: 'photo',
    image: { src: 'https://ridge-tea.example/cup.jpg', alt: '', width: 1104, height: 552 },
  },
  {
    type: 'text',
    id: 'nickname',
    content: [{ type: 'paragraph', content: [{ type: 'variable', path: ['contact', 'nickname'] }] }],
  },
]
const [first, ...others] = sound.sections
const faulty: EmailDocument = {
  ...sound,
  sections: first
    ? [
        {
          ...first,
          columns: first.columns.map((column) => ({ ...column, blocks: [...column.blocks, ...faults] })),
        },
        ...others,
      ]
    : [],
}

const button: Block = {
  type: 'button',
  id: 'new',
  label: [{ type: 'text', text: 'Shop now' }],
  href: { parts: ['https://ridge-tea.example/'] },
}
const japanese = starters.find(({ key }) => key === 'announcement')?.document('ja') ?? emptyDocument('ja')
const both = joinLanguages(sound, japanese)
/** In both languages, but for one button. */
const halfTranslated: EmailDocument = {
  ...both,
  sections: both.sections.map((section, at) => ({
    ...section,
    columns: section.columns.map((column, place) =>
      at + place === 0 ? { ...column, blocks: [...column.blocks, button] } : column,
    ),
  })),
}

let store: EditorStore
const onStore = (made: EditorStore) => {
  store = made
}

const meta = preview.meta({
  component: ChecksPanel,
  decorators: [
    withEditor(faulty, {}, { onStore }),
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, says, userEvent }) => {
    const unknown = await canvas.findByRole('button', {
      name: new RegExp(says('mailCheck.variableUnknown', { name: 'nickname' })),
    })
    await userEvent.click(unknown)
    await expect(store.getState().selected).toEqual(['nickname'])
    await expect(unknown).toHaveAttribute('aria-current', 'true')
  },
})

export const FixesOne = meta.story({
  play: async ({ canvas, says, userEvent }) => {
    const before = store.getState().document
    await userEvent.click(
      await canvas.findByRole('button', {
        name: says('mailChecks.fixLabel', { message: says('mailCheck.textSmall', { size: 11 }) }),
      }),
    )
    await waitFor(() => expect(canvas.queryByText(says('mailChecks.textSmall'))).toBeNull())
    await expect(canvas.getByRole('region', { name: says('mailChecks.title') })).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: says('mailChecks.undo') }))
    await expect(store.getState().document).toBe(before)
    await expect(await canvas.findByText(says('mailChecks.textSmall'))).toBeVisible()
  },
})

export const FixesAllOfAKindInOneStep = meta.story({
  play: async ({ canvas, says, userEvent }) => {
    const before = store.getState().document
    const name = says('mailChecks.fixAllLabel', { count: 2, title: says('mailChecks.linkHttp') })
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.queryByText(says('mailChecks.linkHttp'))).toBeNull())
    await expect(JSON.stringify(store.getState().document)).not.toContain('http://')
    store.undo()
    await expect(store.getState().document).toBe(before)
  },
})

export const NothingFound = meta.story({
  decorators: [withEditor(sound)],
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('mailChecks.none'))).toBeVisible()
  },
})

export const InTwoLanguages = meta.story({
  decorators: [withEditor(halfTranslated, {}, { onStore })],
  play: async ({ canvas, says, userEvent, globals }) => {
    const place = says('mailChecks.placeIn', {
      place: says('editor.node.button'),
      language: globals['locale'] === 'ja' ? '日本語' : 'Japanese',
    })
    await expect(await canvas.findByText(says('mailChecks.untranslated'))).toBeVisible()
    await userEvent.click(canvas.getByText(place))
    // What is about words of the other language is shown in that one.
    await expect(store.getState()).toMatchObject({
      document: { settings: { lang: 'ja' } },
      selected: ['new'],
    })
  },
})

export const OfTheMailAsAWhole = meta.story({
  args: { envelope: { subject: '', from: 'shop@gmail.com' } },
  decorators: [withEditor(sound, {}, { onStore })],
  play: async ({ canvas, says, userEvent }) => {
    store.select(['s1'])
    const subject = await canvas.findByRole('button', { name: new RegExp(says('mailCheck.subjectEmpty')) })
    await expect(canvas.getByText(says('mailChecks.fromFreeMail'))).toBeVisible()
    await userEvent.click(subject)
    await expect(store.getState().selected).toEqual([])
  },
})

export const ReadOnly = meta.story({
  decorators: [withEditor(faulty, {}, { readOnly: true })],
  play: async ({ canvas, says }) => {
    const found = await canvas.findByRole('region', { name: says('mailChecks.title') })
    await within(found).findByText(says('mailChecks.textSmall'))
    await expect(canvas.queryByText(says('mailChecks.fix'))).toBeNull()
  },
})
