import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { withEditor } from '#features/editor/state'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { starters } from '#mail/starters/index'
import { CodeView, type CodeViewProps } from './code-view.tsx'

const mail = starters.find(({ key }) => key === 'announcement')?.document('en') ?? emptyDocument('en')
const large: EmailDocument = {
  ...mail,
  sections: [
    ...mail.sections,
    {
      type: 'section',
      id: 'long',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [
        {
          id: 'longColumn',
          width: 12,
          blocks: Array.from({ length: 60 }, (_one, place) => ({
            type: 'text',
            id: `long${place}`,
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sencha '.repeat(260) }] }],
          })),
        },
      ],
    },
  ],
}

const meta = preview.meta({
  component: CodeView,
  decorators: [withEditor(mail)],
  args: { open: true, onClose: fn<CodeViewProps['onClose']>() },
  parameters: { frame: 'screen', docs: { story: { inline: false, height: '640px' } } },
})

const dialog = async () => within(await screen.findByRole('dialog'))

export const Html = meta.story({
  play: async () => {
    const code = await (await dialog()).findByRole('region', { name: /^HTML, [\d.]+ (of|\/)/ })
    await expect(code).toHaveTextContent('{{ contact.name')
    await waitFor(() => expect(CSS.highlights.get('code-template')?.size).toBeGreaterThan(0))
  },
})

export const TextAndAmp = meta.story({
  play: async ({ says, userEvent }) => {
    const { getByRole, findByText } = await dialog()
    await userEvent.click(getByRole('tab', { name: says('mailCode.text') }))
    await expect(getByRole('region')).toHaveTextContent('{{ unsubscribe_url }}')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await findByText(says('mailCode.ampOff'))).toBeVisible()
  },
})

export const TooLarge = meta.story({
  decorators: [withEditor(large)],
  play: async ({ says }) => {
    const { findByText } = await dialog()
    await expect(await findByText(says('mailCode.htmlTooLarge', { limit: '102' }))).toBeVisible()
  },
})
