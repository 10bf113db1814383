import { useEffect, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Campaign, ContentVariant } from '#api/campaigns'
import type { CampaignDraft, EditStepProps } from '#features/campaigns/campaign-step'
import { sampleData } from '#features/editor'
import { STORY_TIME } from '#mocks/story'
import { onAskAssistant, type PreparedText } from '#lib/ask-assistant'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { ContentStep } from './content-step.tsx'
import { readHeader } from '#features/campaigns/header-text'

const text = (words: string) => [{ type: 'text' as const, text: words }]
const mail: EmailDocument = {
  ...emptyDocument('en'),
  settings: { ...emptyDocument('en').settings, preheader: text('Picked in the first week of April.') },
  sections: [
    {
      type: 'section',
      id: 'section',
      gap: 16,
      stack: 'ltr',
      valign: 'top',
      padding: { top: 24, right: 24, bottom: 24, left: 24 },
      columns: [
        {
          id: 'column',
          width: 12,
          blocks: [
            {
              type: 'text',
              id: 'text',
              content: [
                { type: 'heading', level: 1, content: text('New leaves have arrived') },
                { type: 'paragraph', content: text('The spring harvest is here.') },
              ],
            },
            {
              type: 'button',
              id: 'button',
              label: text('Shop now'),
              href: { parts: ['https://ridge-tea.example'] },
            },
          ],
        },
      ],
    },
  ],
}

const variant = (id: string, rest: Partial<ContentVariant> = {}): ContentVariant => ({
  id,
  label: 'A',
  locale: null,
  weight: 100,
  subject: 'New leaves have arrived 🍃',
  previewText: '',
  mode: 'blocks',
  doc: mail,
  textAuto: true,
  ...rest,
})

const at = new Date(STORY_TIME).toISOString()
const actor = { id: 'acc_haruka', name: '森 遥', email: 'haruka@sakura-roastery.example' }
const campaignOf = (variants: ContentVariant[]): Campaign => ({
  id: 'cmp_story',
  name: 'Spring harvest',
  status: 'draft',
  labels: [],
  senderId: 'snd_2',
  audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
  variants,
  tracking: { opens: true, clicks: true },
  schedule: null,
  stats: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  createdBy: actor,
  updatedBy: actor,
})

interface StepInADraftProps {
  variants: ContentVariant[]
  attempted?: boolean
  onChange: EditStepProps['onChange']
}

/** As if somebody else saved these variants and the page read them. */
let saveElsewhere: (change: (variants: ContentVariant[]) => ContentVariant[]) => void

/** The step in a page that keeps the draft. */
function StepInADraft({ variants, attempted = false, onChange }: StepInADraftProps) {
  const campaign = campaignOf(variants)
  const [draft, setDraft] = useState<CampaignDraft>({ ...campaign, replyTo: '', note: '' })
  const [openMail, setOpenMail] = useState<string>()
  useEffect(() => {
    saveElsewhere = (change) => setDraft((before) => ({ ...before, variants: change(before.variants) }))
  }, [])
  return (
    <ContentStep
      campaign={campaign}
      draft={draft}
      attempted={attempted}
      onChange={(change) => {
        setDraft((before) => ({ ...before, ...change }))
        onChange(change)
      }}
      hrefs={{
        campaigns: () => '#campaigns',
        campaign: (id) => `#campaign-${id}`,
        contacts: () => '#contacts',
        segment: (id) => `#segment-${id}`,
        sender: (id) => `#sender-${id}`,
        settings: () => '#settings',
      }}
      data={sampleData}
      place={{ scope: 'ws_sakura' }}
      openMail={openMail}
      onOpenMail={setOpenMail}
    />
  )
}

const meta = preview.meta({
  component: StepInADraft,
  args: { variants: [variant('a')], onChange: fn<EditStepProps['onChange']>() },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
})

/** The variants as the step last reported them. */
const changed = ({ onChange }: StepInADraftProps): ContentVariant[] =>
  (isMocked(onChange) ? onChange.mock.lastCall?.[0].variants : undefined) ?? []
const isMocked = (onChange: EditStepProps['onChange']): onChange is ReturnType<typeof changes> =>
  'mock' in onChange
const changes = () => fn<EditStepProps['onChange']>()

const subjectName = (label: string) => new RegExp(`^${label}`)

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, says, step }) => {
    const subject = await canvas.findByRole('textbox', { name: subjectName(says('campaignHeader.subject')) })
    await step('a variable is inserted where the caret is, with its fallback', async () => {
      await userEvent.type(subject, ' ')
      const [insert] = canvas.getAllByRole('button', { name: says('editorPanel.insertVariable') })
      if (insert) await userEvent.click(insert)
      await userEvent.keyboard('first{Enter}')
      await userEvent.click(await canvas.findByRole('button', { name: says('editorPanel.variableAdd') }))
      await expect(subject).toHaveValue('New leaves have arrived 🍃 {{contact.first_name}}')
      await expect(changed(args)[0]?.subject).toMatch(/\{\{ contact\.first_name \| default: '.+' \}\}$/)
    })
    await step('without the fallback it says what readers miss', async () => {
      const [, fallback] = canvas.getAllByRole('textbox')
      if (fallback) await userEvent.clear(fallback)
      await expect(canvas.getByText(/first name|名/i, { selector: '[role=status]' })).toBeVisible()
      await expect(changed(args)[0]?.subject).toMatch(/\{\{ contact\.first_name \}\}$/)
    })
    await step('the preview text of the mail is used', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('campaignHeader.takeFromMail') }))
      await expect(changed(args)[0]?.previewText).toBe('Picked in the first week of April.')
    })
    await step('Enter that takes a conversion does nothing', async () => {
      const count = isMocked(args.onChange) ? args.onChange.mock.calls.length : 0
      await fireEvent.compositionStart(subject)
      await fireEvent.keyDown(subject, { key: 'Enter', isComposing: true, keyCode: 229 })
      await expect(args.onChange).toHaveBeenCalledTimes(count)
    })
  },
})

/** Such as what is left of two languages: it goes to everybody, so its language is not hidden (CAM-86). */
export const TheOnlyVariantHasALanguage = meta.story({
  args: { variants: [variant('a', { locale: 'en' })] },
  play: async ({ canvas, userEvent, args, says }) => {
    const language = await canvas.findByRole('combobox', { name: says('campaignContent.readers') })
    await expect(language).toHaveValue('en')
    await expect(canvas.queryByRole('button', { name: says('campaignContent.remove') })).toBeNull()
    await userEvent.selectOptions(language, says('campaignContent.everyone'))
    await expect(changed(args)).toMatchObject([{ id: 'a', locale: null, weight: 100 }])
    await expect(language).toBeVisible()
  },
})

/** The assistant is opened with the question; what it proposes is for the first mail, so only that one asks. */
export const SubjectsAreAskedOfTheAssistant = meta.story({
  tags: ['!picture'],
  args: { variants: [variant('a', { locale: 'en' }), variant('b', { locale: 'ja', label: 'B' })] },
  play: async ({ canvas, userEvent, says }) => {
    const asked = fn<(prepared: PreparedText) => void>()
    const stop = onAskAssistant(asked)
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignHeader.suggest') }))
    await expect(asked.mock.calls).toEqual([[{ text: says('campaignHeader.suggestText') }]])
    stop()
    const [, second] = canvas.getAllByRole('tab')
    if (!second) throw new Error('There is no second variant.')
    await userEvent.click(second)
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'))
    await expect(canvas.queryByRole('button', { name: says('campaignHeader.suggest') })).toBeNull()
  },
})

export const EmojiGoIntoTheSubjectWhereTheCaretIs = meta.story({
  tags: ['!picture'],
  args: { variants: [variant('a', { locale: 'en', subject: 'Spring sale' })] },
  play: async ({ canvas, args, userEvent, says }) => {
    const subject = await canvas.findByDisplayValue<HTMLInputElement>('Spring sale')
    subject.focus()
    subject.setSelectionRange(0, 0)
    const [button] = canvas.getAllByRole('button', { name: says('editor.emoji.insert') })
    await userEvent.click(button ?? subject)
    const list = within(await screen.findByRole('dialog', { name: says('editor.emoji.insert') }))
    await waitFor(() => expect(list.getAllByRole('button')[0]).toHaveFocus())
    await userEvent.click(list.getByRole('button', { name: '🌸' }))
    await waitFor(() => expect(changed(args)[0]?.subject).toBe('🌸Spring sale'))
    await expect(subject).toHaveFocus()
  },
})

export const EmptyVariant = meta.story({
  args: {
    variants: [
      {
        id: 'a',
        label: 'A',
        locale: null,
        weight: 100,
        subject: '',
        previewText: '',
        mode: 'blocks',
        textAuto: true,
      },
    ],
    attempted: true,
  },
  play: async ({ canvas, args, userEvent, says, step }) => {
    await expect(await canvas.findByText(says('campaignHeader.subjectMissing'))).toBeVisible()
    await expect(canvas.getByText(says('campaignMail.missing'))).toBeVisible()
    await step('a design is the mail, in both languages a variant for each', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('campaignMail.chooseDesign') }))
      const sheet = within(await screen.findByRole('dialog', { name: says('campaignMail.chooseDesign') }))
      await userEvent.click(await sheet.findByRole('radio', { name: says('mailStarters.both') }))
      await userEvent.click(sheet.getByRole('button', { name: says('mailStarters.letter') }))
      await waitFor(() => expect(changed(args)).toHaveLength(2))
      await expect(changed(args).map(({ doc }) => doc?.settings.twin)).toEqual([undefined, undefined])
      await expect(canvas.queryByText(says('campaignMail.missing'))).toBeNull()
    })
    await step('the focus is on what stands in place of the button that is gone', async () => {
      await waitFor(() => expect(canvas.getAllByRole('tab')[0]).toHaveFocus())
    })
    await step('it is in the field when the mail is written as HTML, and comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('campaignMail.more') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignMail.writeHtml') }))
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: says('campaignMail.html') })).toHaveFocus(),
      )
      await userEvent.click(canvas.getByRole('button', { name: says('campaignMail.backToBlocks') }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: says('campaignMail.edit') })).toHaveFocus(),
      )
    })
  },
})

/** Its mail comes a moment after the sheet has gone, and takes the button that opened it. */
export const ADesignInOneLanguageLeavesTheFocusOnTheMail = meta.story({
  tags: ['!picture'],
  args: EmptyVariant.input.args,
  play: async ({ canvas, userEvent, says }) => {
    ;(await canvas.findByRole('button', { name: says('campaignMail.chooseDesign') })).focus()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: says('campaignMail.chooseDesign') }))
    ;(await sheet.findByRole('button', { name: says('mailStarters.letter') })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: says('campaignMail.edit') })).toHaveFocus())
  },
})

export const Variants = meta.story({
  args: {
    variants: [
      variant('ja', { locale: 'ja', subject: '新茶が届きました' }),
      variant('en_a', { locale: 'en', weight: 60 }),
      variant('en_b', { locale: 'en', label: 'B', weight: 30, subject: 'Spring in a cup' }),
    ],
  },
  play: async ({ canvas, args, userEvent, says, step }) => {
    await step('the tabs go by arrow keys', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: says('campaignContent.ja') }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/A.*60/)
    })
    await step('shares that don’t add up are said, and can be made even', async () => {
      const wrong = says('campaignContent.sumWrong', { language: says('campaignContent.en'), sum: 90 })
      await expect(canvas.getByRole('alert')).toHaveTextContent(wrong)
      await userEvent.click(canvas.getByRole('button', { name: says('campaignContent.shareEvenly') }))
      await expect(changed(args).map(({ weight }) => weight)).toEqual([100, 50, 50])
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
    await step('a variant with content is removed after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('campaignContent.remove') }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: says('campaignContent.remove') }))
      await expect(changed(args)).toMatchObject([{ id: 'ja' }, { id: 'en_b', weight: 100 }])
    })
    await step('a copy is added for other readers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('campaignContent.addVariant') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignContent.abTest') }))
      await expect(changed(args)).toHaveLength(3)
      await expect(changed(args).filter(({ weight }) => weight === 50)).toHaveLength(2)
    })
  },
})

export const AnEmptyVariantIsRemovedAtOnce = meta.story({
  tags: ['!picture'],
  args: {
    variants: [
      variant('a', { weight: 40 }),
      { ...variant('b', { label: 'B', weight: 60, subject: '' }), doc: emptyDocument('en') },
    ],
  },
  play: async ({ canvas, args, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /B/ }))
    await userEvent.click(canvas.getByRole('button', { name: says('campaignContent.remove') }))
    await expect(changed(args)).toMatchObject([{ id: 'a', weight: 100 }])
    await userEvent.click(await screen.findByRole('button', { name: says('campaignContent.undo') }))
    await expect(changed(args)).toMatchObject([
      { id: 'a', weight: 40 },
      { id: 'b', weight: 60 },
    ])
  },
})

export const Html = meta.story({
  args: { variants: [variant('a', { mode: 'html', html: '<p>Hello</p>', doc: emptyDocument('en') })] },
  play: async ({ canvas, args, userEvent, says }) => {
    const source = await canvas.findByRole('textbox', { name: says('campaignMail.html') })
    await userEvent.type(source, '!')
    await expect(changed(args)[0]?.html).toBe('<p>Hello</p>!')
    await userEvent.click(canvas.getByRole('button', { name: says('campaignMail.startWithBlocks') }))
    const sheet = within(await screen.findByRole('dialog', { name: says('campaignMail.chooseDesign') }))
    await userEvent.click(await sheet.findByRole('button', { name: says('mailStarters.letter') }))
    await waitFor(() => expect(changed(args)[0]).toMatchObject({ mode: 'blocks', html: '<p>Hello</p>!' }))
    // The button that opened the sheet went with the field.
    await waitFor(() => expect(canvas.getByRole('button', { name: says('campaignMail.edit') })).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: says('campaignContent.undo') }))
    await expect(await canvas.findByRole('textbox', { name: says('campaignMail.html') })).toHaveValue(
      '<p>Hello</p>!',
    )
  },
})

export const LongJapaneseSubject = meta.story({
  args: {
    variants: [
      variant('a', {
        locale: 'ja',
        subject:
          "{{ contact.first_name | default: 'お客さま' }}、新茶の季節になりました。静岡の農園から届いた一番茶のご案内です",
        previewText: '4月の最初の週に摘んだ茶葉を、その日のうちに仕上げました。数量限定です。',
      }),
    ],
  },
  play: async ({ canvas, args, userEvent, says }) => {
    const subject = await canvas.findByRole('textbox', { name: subjectName(says('campaignHeader.subject')) })
    await expect(subject).toHaveAccessibleDescription(/「?“?お客さま、新茶の季節になりました。静/)
    await userEvent.type(subject, '{{{{contact.')
    await userEvent.tab()
    await expect(
      await canvas.findByText(says('campaignHeader.unreadable', { example: '{{contact.name}}' })),
    ).toBeVisible()
    await expect(readHeader(changed(args)[0]?.subject ?? '').text).toMatch(/ご案内です\{\{contact\.$/)
  },
})

export const EditsTheMail = meta.story({
  play: async ({ canvas, args, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignMail.edit') }))
    const sheet = within(await screen.findByRole('dialog'))
    await step('what was typed and removed is in the draft as soon as the editor closes', async () => {
      await userEvent.click(await sheet.findByRole('group', { name: /Shop now/ }))
      await userEvent.keyboard('{Delete}')
      await userEvent.click(sheet.getByRole('group', { name: /New leaves/ }))
      await waitFor(() => expect(document.activeElement).toHaveAttribute('contenteditable', 'true'))
      await userEvent.keyboard('Fresh! ')
      // Escape leaves the text, then the block: the sheet stays.
      await userEvent.keyboard('{Escape}')
      await expect(document.activeElement).toHaveAttribute('data-node', 'text')
      await userEvent.keyboard('{Escape}')
      await expect(screen.getByRole('dialog')).toBeVisible()
      await userEvent.click(sheet.getByRole('button', { name: says('editor.mail.done') }))
      await expect(JSON.stringify(changed(args)[0]?.doc)).not.toContain('Shop now')
      await expect(JSON.stringify(changed(args)[0]?.doc)).toContain('Fresh!')
    })
    await step('the focus is back, and Escape closes it too', async () => {
      const edit = canvas.getByRole('button', { name: says('campaignMail.edit') })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(edit).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const again = await screen.findByRole('dialog')
      await expect(within(again).queryByText('Shop now')).toBeNull()
      await within(again).findByRole('group', { name: /New leaves/ })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

/** Opens the mail, with the caret at the end of its text. */
async function writesIntoTheMail({
  canvas,
  userEvent,
  says,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'says'>) {
  await userEvent.click(await canvas.findByRole('button', { name: says('campaignMail.edit') }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(await sheet.findByRole('group', { name: /New leaves/ }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('contenteditable', 'true'))
  return sheet
}

/** What a colleague saved while the mail is open comes into it: what is written next does not undo it. */
export const AColleagueSavesWhileTheMailIsOpen = meta.story({
  tags: ['!picture'],
  play: async (context) => {
    const { args, userEvent, says } = context
    const sheet = await writesIntoTheMail(context)
    saveElsewhere((variants) =>
      variants.map((one) => ({
        ...one,
        doc: JSON.parse(
          JSON.stringify(one.doc)
            .replace('Shop now', 'Order now')
            .replace('spring harvest', 'autumn harvest'),
        ),
      })),
    )
    await expect(await sheet.findByRole('group', { name: /Order now/ })).toBeVisible()
    await expect(await screen.findByText(says('editor.mail.merged'))).toBeVisible()
    // Who writes keeps the caret.
    await expect(document.activeElement).toHaveAttribute('contenteditable', 'true')
    await userEvent.keyboard('Green! ')
    await userEvent.click(sheet.getByRole('button', { name: says('editor.mail.done') }))
    const kept = JSON.stringify(changed(args)[0]?.doc)
    await expect(kept).toContain('Order now')
    await expect(kept).toContain('autumn harvest')
    await expect(kept).toContain('Green! ')
  },
})

/** What was typed in the last moment reaches the draft before that is kept for the next time. */
export const WhoLeavesThePageLosesNoWord = meta.story({
  tags: ['!picture'],
  play: async (context) => {
    const { args, userEvent } = context
    await writesIntoTheMail(context)
    let kept = ''
    // As a draft does that was there before the editor.
    const keep = () => {
      kept = JSON.stringify(changed(args))
    }
    addEventListener('beforeunload', keep)
    await userEvent.keyboard('Fresh! ')
    dispatchEvent(new Event('beforeunload', { cancelable: true }))
    removeEventListener('beforeunload', keep)
    await expect(kept).toContain('Fresh!')
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
