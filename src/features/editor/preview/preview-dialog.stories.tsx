import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { StoryContext } from 'storybook/internal/csf'
import preview from '#.storybook/preview'
import type { Contact } from '#api/contacts'
import { withEditor, type EditorData } from '#features/editor/state'
import { emptyDocument, type Block, type EmailDocument } from '#mail/document'
import { starters } from '#mail/starters/index'
import { joinLanguages } from '#mail/twin/join'
import { PreviewDialog, type PreviewDialogProps } from './preview-dialog.tsx'

const newsletter = (amp = false): EmailDocument => {
  const made = starters.find(({ key }) => key === 'newsletter')?.document('en') ?? emptyDocument('en')
  return { ...made, settings: { ...made.settings, amp: { enabled: amp } } }
}

/** The newsletter in both languages. */
const bilingual = (): EmailDocument => {
  const starter = starters.find(({ key }) => key === 'newsletter')
  return starter ? joinLanguages(starter.document('en'), starter.document('ja')) : emptyDocument('en')
}

const hostileName = '"><img src=x onerror="window.ran=true">{{7|x}}{% if %}'
const hostile: Contact = {
  id: 'con_hostile',
  email: 'hostile@example.com',
  name: hostileName,
  status: 'subscribed',
  statusAt: '2026-03-01T00:00:00.000Z',
  properties: {},
  subscriptions: [],
  segmentIds: [],
  source: 'manual',
  engagement: { sent: 0, opened: 0, clicked: 0, score: 0 },
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  version: 1,
}

const searchContacts = fn<EditorData['searchContacts']>()

const meta = preview.meta({
  component: PreviewDialog,
  decorators: [withEditor(newsletter(), { searchContacts })],
  args: { open: true, onClose: fn<PreviewDialogProps['onClose']>() },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '760px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
  beforeEach: () => {
    searchContacts.mockReset().mockResolvedValue([hostile])
  },
})

type Saying = Pick<StoryContext, 'says'>
const dialog = async () => within(await screen.findByRole('dialog'))
const frame = async ({ says }: Saying) => {
  const found = (await dialog()).getByTitle<HTMLIFrameElement>(says('mailPreview.frame'))
  await waitFor(() => expect(found.contentDocument?.querySelector('h1')).toBeTruthy())
  return found
}
const page = async (context: Saying) => {
  const { contentDocument } = await frame(context)
  if (!contentDocument) throw new Error('The frame has no document.')
  return contentDocument
}
const colourOf = (element: Element | null) =>
  element && (element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor ?? '')

export const Desktop = meta.story({
  play: async ({ says, userEvent }) => {
    const mail = await page({ says })
    const element = await frame({ says })
    await waitFor(() =>
      expect(element.clientHeight).toBe(Math.ceil(mail.documentElement.getBoundingClientRect().height)),
    )
    await expect(colourOf(mail.body)).toBe('rgb(239, 233, 225)')
    const link = mail.querySelector<HTMLElement>('a[href^="https://example.com/new"]')
    link?.click()
    await expect(
      (await dialog()).getByText(says('mailPreview.leadsTo', { address: link?.getAttribute('href') ?? '' })),
    ).toBeVisible()
    await expect(element.contentDocument).toBe(mail)
    await userEvent.click((await dialog()).getByRole('switch', { name: says('mailPreview.images') }))
    await waitFor(() => expect(mail.querySelector('img[src]')).toBeNull())
    await expect(mail.querySelector('img')?.alt).not.toBe('')
  },
})

export const PhoneInTheDark = meta.story({
  play: async ({ says, userEvent }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: says('mailPreview.phone') }))
    await userEvent.click(getByRole('radio', { name: says('mailPreview.dark') }))
    const mail = await page({ says })
    await expect(mail.documentElement.clientWidth).toBe(375)
    // The columns are below each other, and nothing is wider than the screen.
    const [second] = mail.querySelectorAll('.co + .co')
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect()
    await waitFor(() =>
      expect(boxOf(second)?.top).toBeGreaterThanOrEqual(
        boxOf(second?.previousElementSibling)?.bottom ?? Infinity,
      ),
    )
    await expect(mail.documentElement.scrollWidth).toBe(375)
    await waitFor(() => expect(colourOf(mail.body)).toBe('rgb(16, 17, 20)'))
  },
})

/** The newsletter with a table of twelve columns and HTML of another product, each wider than a phone. */
const wide = (): EmailDocument => {
  const made = newsletter()
  const [first, ...rest] = made.sections
  const months = Array.from({ length: 12 }, (_, month) => [
    { type: 'text' as const, text: `Subscriptions ${month + 1}` },
  ])
  const blocks: Block[] = [
    { type: 'table', id: 'wide', header: true, rows: [months, months] },
    {
      type: 'html',
      id: 'own',
      html: '<table width="600"><tr><td width="600">A table of 600 px</td></tr></table>',
    },
  ]
  const columns = first?.columns.map((column) => ({ ...column, blocks: [...column.blocks, ...blocks] })) ?? []
  return { ...made, sections: first ? [{ ...first, columns }, ...rest] : [] }
}

export const WideTablesScrollOnAPhone = meta.story({
  decorators: [withEditor(wide(), { searchContacts })],
  play: async ({ says, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('radio', { name: says('mailPreview.phone') }))
    const mail = await page({ says })
    await waitFor(() => expect(mail.documentElement.clientWidth).toBe(375))
    await expect(mail.documentElement.scrollWidth).toBe(375)
    const scrollers = [mail.querySelector('th'), mail.querySelector('td[width="600"]')].map(
      (cell) => cell?.closest('table')?.parentElement,
    )
    for (const scroller of scrollers)
      await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Infinity)
  },
})

export const InvertedIsAnApproximation = meta.story({
  play: async ({ says, userEvent }) => {
    const { getByRole, findByText } = await dialog()
    await userEvent.click(getByRole('radio', { name: says('mailPreview.inverted') }))
    await expect(await findByText(says('mailPreview.invertedHint'))).toBeVisible()
    await expect(getComputedStyle(await frame({ says })).filter).toContain('invert(1)')
  },
})

export const TextPart = meta.story({
  play: async ({ says, userEvent }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: says('mailPreview.text') }))
    const text = getByRole('region', { name: says('mailPreview.textPart') })
    await expect(text).toHaveTextContent('Ridge Tea Co.')
    await expect(text).toHaveTextContent('https://example.com/unsubscribe')
  },
})

export const AmpPart = meta.story({
  decorators: [withEditor(newsletter(true), { searchContacts })],
  play: async ({ says, userEvent }) => {
    const { getByRole, getByText } = await dialog()
    await userEvent.click(getByRole('radio', { name: says('mailPreview.amp') }))
    await expect(getByText(says('mailPreview.ampSource'))).toBeVisible()
    await expect(getByRole('region', { name: says('mailPreview.ampPart') })).toHaveTextContent('amp4email')
  },
})

export const WithoutAmp = meta.story({
  play: async ({ says, userEvent }) => {
    const { getByRole, getByText } = await dialog()
    await userEvent.click(getByRole('radio', { name: says('mailPreview.amp') }))
    await expect(getByText(says('mailPreview.ampOff'))).toBeVisible()
  },
})

async function chooseContact({ says, userEvent }: Pick<StoryContext, 'says' | 'userEvent'>) {
  const { getByRole } = await dialog()
  await userEvent.selectOptions(getByRole('combobox', { name: says('mailPreview.reader') }), 'contact')
  await userEvent.click(getByRole('combobox', { name: says('mailPreview.search') }))
}

/** EML-13: what contacts are called is text, and runs nothing. */
export const AsAContactWhoseNameIsMarkup = meta.story({
  play: async ({ says, userEvent }) => {
    const mail = await page({ says })
    await chooseContact({ says, userEvent })
    await userEvent.click(await screen.findByRole('option', { name: /hostile/ }))
    await waitFor(() => expect(mail.body.textContent).toContain(hostileName))
    await expect(mail.querySelector('img[src=x]')).toBeNull()
    await expect(mail.querySelector('script, [onerror]')).toBeNull()
    await expect(Reflect.get(window, 'ran')).toBeUndefined()
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: says('mailPreview.text') }))
    await expect(getByRole('region', { name: says('mailPreview.textPart') })).toHaveTextContent(hostileName)
  },
})

export const WhatIsShownStaysWhileTheSearchFails = meta.story({
  play: async ({ says, userEvent }) => {
    searchContacts
      .mockReset()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockRejectedValue(new Error('offline'))
    const mail = await page({ says })
    const { getByRole } = await dialog()
    await userEvent.selectOptions(getByRole('combobox', { name: says('mailPreview.reader') }), 'longest')
    await waitFor(() => expect(mail.body.textContent).toContain('Featherstonehaugh'))
    await chooseContact({ says, userEvent })
    await waitFor(() => expect(searchContacts).toHaveBeenCalledOnce())
    await expect(mail.body.textContent).toContain('Featherstonehaugh')
    await userEvent.keyboard('hana')
    await expect(await screen.findByRole('option', { name: says('combobox.retry') })).toBeVisible()
    await expect(mail.body.textContent).toContain('Featherstonehaugh')
  },
})

export const NothingToShow = meta.story({ decorators: [withEditor(emptyDocument('en'))] })

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })

export const InTheLanguageOfTheContact = meta.story({
  decorators: [
    withEditor(bilingual(), { searchContacts: async () => [{ ...hostile, name: '佐藤 花', locale: 'ja' }] }),
  ],
  play: async ({ says, userEvent, globals }) => {
    const heading = async () => (await page({ says })).querySelector('h1')?.textContent ?? ''
    const language = globals['locale'] === 'ja' ? '日本語' : 'Japanese'
    const english = await heading()
    await userEvent.selectOptions(
      (await dialog()).getByRole('combobox', { name: says('mailPreview.reader') }),
      'contact',
    )
    await userEvent.click(await (await dialog()).findByRole('combobox', { name: says('mailPreview.search') }))
    await userEvent.click(await screen.findByRole('option', { name: /佐藤 花/ }))
    await expect(
      await (await dialog()).findByText(says('mailPreview.theirs', { name: '佐藤 花', language })),
    ).toBeVisible()
    await waitFor(async () => expect(await heading()).not.toBe(english))
    await expect((await page({ says })).documentElement.lang).toBe('ja')
  },
})
