import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { withEditor } from '#features/editor/state'
import { emptyDocument } from '#mail/document'
import { StartersGallery, type StartersGalleryProps } from './starters-gallery.tsx'

const meta = preview.meta({
  component: StartersGallery,
  decorators: [withEditor(emptyDocument('en'))],
  args: { onChoose: fn<StartersGalleryProps['onChoose']>() },
})

const drawn = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('iframe')).filter(({ contentDocument }) =>
    contentDocument?.querySelector('table'),
  )

export const Default = meta.story({
  args: { locale: 'en' },
  play: async ({ args, canvas, canvasElement, says, userEvent }) => {
    await waitFor(() => expect(drawn(canvasElement).length).toBeGreaterThan(2))
    // What is far below is not drawn yet, and nothing of a drawing is a stop of the keyboard.
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: says('mailStarters.blank') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const [document, key] = args.onChoose.mock.calls[0] ?? []
    await expect(key).toBe('newsletter')
    await expect(document?.settings.lang).toBe('en')
    await expect(document?.settings.theme.buttonBg.light).toEqual({ brand: 'primary' })
  },
})

export const WithoutABrand = meta.story({
  decorators: [withEditor(emptyDocument('en'), { brand: undefined })],
  play: async ({ args, canvas, says, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: says('mailStarters.ja') }))
    await userEvent.click(canvas.getByRole('button', { name: says('mailStarters.letter') }))
    const [document] = args.onChoose.mock.lastCall ?? []
    await expect(document?.settings.lang).toBe('ja')
    await expect(document?.settings.theme.buttonBg.light).toBe('#39566b')
  },
})

export const InBothLanguages = meta.story({
  args: { locale: 'ja' },
  play: async ({ args, canvas, canvasElement, says, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: says('mailStarters.both') }))
    // Before the page scrolls: what has been drawn stays.
    await waitFor(() => expect(drawn(canvasElement).length).toBeGreaterThan(2))
    await userEvent.click(canvas.getByRole('button', { name: says('mailStarters.letter') }))
    const [document] = args.onChoose.mock.lastCall ?? []
    await expect(document?.settings).toMatchObject({ lang: 'ja', twin: { lang: 'en' } })
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })
