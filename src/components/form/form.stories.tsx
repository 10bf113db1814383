import { useState, type ReactNode } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { FieldGroup, Form, FormSection } from '#components/form'
import { Checkbox } from '#components/checkbox'
import { NumberField } from '#components/number-field'
import { RadioGroup } from '#components/radio-group'
import { TagList } from '#components/tag-list'
import { DebouncedTextField, TextField } from '#components/text-field'
import { isDomainName } from '#lib/domain-name'
import { Switch } from '#components/switch'

interface WorkspaceFormProps {
  readOnly?: boolean
  /** How saving ends: at once, or by whoever holds it. */
  save: () => Promise<string | undefined>
  onSaved: (stored: Workspace) => void
  language?: 'en' | 'ja'
}
interface Workspace {
  name: string
  seats: number | null
  domains: readonly string[]
}
const first: Workspace = { name: 'Sakura', seats: 5, domains: ['sakura.example.jp'] }
const words = {
  en: {
    label: 'Workspace',
    general: 'General',
    about: 'What members see at the top of every page.',
    name: 'Name',
    seats: 'Seats',
    access: 'Access',
    who: 'People with an address of these domains may join without an invitation.',
    domains: 'Allowed domains',
    missing: 'Enter a name.',
    none: 'Add at least one domain.',
  },
  ja: {
    label: 'ワークスペース',
    general: '基本情報',
    about: 'すべてのページの上部に表示されます。',
    name: '名前',
    seats: '席数',
    access: 'アクセス',
    who: 'これらのドメインのメールアドレスを持つ人は、招待なしで参加できます。',
    domains: '許可するドメイン',
    missing: '名前を入力してください。',
    none: 'ドメインを1つ以上追加してください。',
  },
}

function WorkspaceForm({ readOnly = false, save, onSaved, language = 'en' }: WorkspaceFormProps) {
  const say = words[language]
  const [stored, setStored] = useState(first)
  const [workspace, setWorkspace] = useState(first)
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<ReactNode>()
  const nameError = tried && workspace.name.trim() === '' ? say.missing : undefined
  const domainsError = tried && workspace.domains.length === 0 ? say.none : undefined
  const onSave = async () => {
    setTried(true)
    if (workspace.name.trim() === '' || workspace.domains.length === 0) return
    setSaving(true)
    const problem = await save()
    setSaving(false)
    setError(problem)
    if (problem !== undefined) return
    setStored(workspace)
    onSaved(workspace)
  }
  return (
    <Form
      label={say.label}
      dirty={JSON.stringify(workspace) !== JSON.stringify(stored)}
      saving={saving}
      readOnly={readOnly}
      error={error}
      onSave={() => void onSave()}
      onDiscard={() => {
        setTried(false)
        setWorkspace(stored)
      }}
    >
      {({ readOnly: fixed }) => (
        <>
          <FormSection title={say.general} description={say.about}>
            <TextField
              label={say.name}
              required
              value={workspace.name}
              onValueChange={(name) => setWorkspace({ ...workspace, name })}
              error={nameError}
              readOnly={fixed}
            />
            <NumberField
              label={say.seats}
              min={1}
              max={100}
              value={workspace.seats}
              onValueChange={(seats) => setWorkspace({ ...workspace, seats })}
              readOnly={fixed}
            />
          </FormSection>
          <FormSection title={say.access} description={say.who}>
            <TagList
              label={say.domains}
              tags={workspace.domains}
              accepts={isDomainName}
              onTagsChange={(domains) => setWorkspace({ ...workspace, domains })}
              error={domainsError}
              readOnly={fixed}
            />
          </FormSection>
        </>
      )}
    </Form>
  )
}

const done = async (): Promise<string | undefined> => undefined

const meta = preview.meta({
  component: WorkspaceForm,
  subcomponents: { Form, FormSection },
  parameters: {
    about: {
      use: 'Something stored that is looked at more often than it is changed: settings, a sender, a contact.',
      avoid:
        'A question with an answer or two: a dialog with its own buttons. What takes effect at once: a switch or a debounced text field outside of a form.',
      parts: [
        'What went wrong as a whole, as a banner',
        'After a failed try: the number of problems, and a link to each field that has one',
        'Sections: what they are about, and their fields beside it',
        'While it differs from what is stored: the bar with Discard and Save at the lower edge of what scrolls',
      ],
      keys: [
        ['Ctrl+s, ⌘+s', 'Saves, from wherever the focus is on the page, unless a dialog is open.'],
        ['Enter', 'On a problem of the summary: to its field. In a line of text: saves.'],
      ],
      accessibility:
        'A form with a name; each section is a region with a heading. After a failed try the focus is on the summary, which is a group named by the number of problems. That there are unsaved changes, that it is being saved and that it was saved is announced. While it is being saved the fields are read-only and the focus stays where it is.',
    },
  },
  args: { save: done, onSaved: fn<(stored: Workspace) => void>() },
})

export const Default = meta.story()
export const Japanese = meta.story({ args: { language: 'ja' } })

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const TheBarIsThereWhileItDiffers = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull()
    await userEvent.type(name, '!')
    await expect(canvas.getByRole('button', { name: says('form.save') })).toBeVisible()
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(says('form.unsaved'))
    await userEvent.type(name, '{Backspace}')
    await expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull()
  },
})

export const OnANarrowScreen = TheBarIsThereWhileItDiffers.extend({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), '!')
  },
})

export const DiscardTakesEverythingBack = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    const seats = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.type(seats, 'x')
    await userEvent.type(name, '!')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: says('form.discard') }))
    await expect(name).toHaveValue('Sakura')
    await expect(seats).toHaveValue('5')
    await expect(canvas.queryByRole('button', { name: says('form.discard') })).toBeNull()
    // The button is gone: the focus is where it came from.
    await expect(seats).toHaveFocus()
  },
})

export const AFailedTryLeadsToTheFields = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await step('the summary has the focus and names what is wrong', async () => {
      await userEvent.clear(name)
      await userEvent.type(canvas.getByRole('spinbutton'), '00')
      await userEvent.click(canvas.getByRole('button', { name: /sakura\.example\.jp/ }))
      // The field that knows itself what is wrong is the first to be put right.
      await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
      const summary = await canvas.findByRole('group', { name: says('form.problems', { count: 1 }) })
      await expect(summary).toHaveFocus()
      await expect(within(summary).getByRole('link')).toHaveTextContent(
        says('form.problem', {
          field: 'Seats',
          message: says('numberField.outside', { min: '1', max: '100' }),
        }),
      )
    })
    await step('a link leads to its field, and once that is right the summary goes', async () => {
      await userEvent.click(canvas.getByRole('link'))
      await expect(canvas.getByRole('spinbutton')).toHaveFocus()
      await userEvent.keyboard('{Backspace}{Backspace}')
      await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
    })
    await step('then the form says what it knows', async () => {
      await userEvent.keyboard('{Control>}s{/Control}')
      const summary = await canvas.findByRole('group', { name: says('form.problems', { count: 2 }) })
      await expect(summary).toHaveFocus()
      const [toName] = within(summary).getAllByRole('link')
      await expect(toName).toHaveTextContent(
        says('form.problem', { field: 'Name', message: 'Enter a name.' }),
      )
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(name).toHaveFocus()
      await expect(args.onSaved).not.toHaveBeenCalled()
    })
  },
})

const held = { end: (_problem?: string) => {} }
const hold = () =>
  new Promise<string | undefined>((resolve) => {
    held.end = resolve
  })

export const IsLockedWhileItIsSaved = meta.story({
  args: { save: hold },
  play: async ({ canvas, userEvent, args, says }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, '!{Enter}')
    const save = canvas.getByRole('button', { name: says('form.save') })
    await expect(name).toHaveAttribute('readonly')
    await expect(name).toHaveFocus()
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: says('form.discard') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(save)
    held.end()
    await waitFor(() => expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull())
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await expect(name).not.toHaveAttribute('readonly')
    await expect(name).toHaveFocus()
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(says('form.saved'))
  },
})

export const SaysWhyItCouldNotBeSaved = meta.story({
  args: { save: async () => 'The name “Sakura!” is taken.' },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The name “Sakura!” is taken.')
    await expect(canvas.getByRole('button', { name: says('form.save') })).toBeVisible()
  },
})

export const CtrlSAndCmdSSave = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await expect(await fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true)
    await userEvent.type(name, '!')
    await expect(await fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await userEvent.type(name, '?')
    await fireEvent.keyDown(name, { key: 's', metaKey: true, isComposing: true })
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await fireEvent.keyDown(name, { key: 's', metaKey: true })
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(2))
  },
})

export const EnterSavesButNotThatOfAnIme = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, '!')
    await fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 })
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
})

function Slow({ onSaved }: { onSaved: (name: string) => void }) {
  const [name, setName] = useState('Sakura')
  return (
    <Form label="Workspace" dirty onSave={() => onSaved(name)} onDiscard={() => setName('Sakura')}>
      {({ readOnly }) => (
        <DebouncedTextField label="Name" value={name} onValueChange={setName} readOnly={readOnly} />
      )}
    </Form>
  )
}

const savedName = fn<(name: string) => void>()

export const WhatWaitsToBeReportedIsSavedToo = meta.story({
  beforeEach: () => {
    savedName.mockClear()
  },
  render: () => <Slow onSaved={savedName} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '!')
    await fireEvent.keyDown(name, { key: 's', ctrlKey: true })
    await expect(savedName).toHaveBeenCalledWith('Sakura!')
    await expect(name).toHaveFocus()
  },
})

function Choices() {
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  return (
    <Form label="Import" dirty onSave={() => setTried(true)} onDiscard={() => setTried(false)}>
      {({ readOnly }) => (
        <>
          <RadioGroup
            label="Existing contacts"
            value={undefined}
            onValueChange={() => undefined}
            disabled={readOnly}
            options={[
              { value: 'merge', label: 'Update' },
              { value: 'skip', label: 'Leave' },
            ]}
            error={tried ? 'Choose one.' : undefined}
          />
          <Checkbox
            label="They have agreed"
            checked={agreed}
            onCheckedChange={(checked) => setAgreed(checked)}
            error={tried && !agreed ? 'Confirm it.' : undefined}
          />
        </>
      )}
    </Form>
  )
}

export const TheSummaryLeadsToChoicesToo = meta.story({
  render: () => <Choices />,
  play: async ({ canvas, userEvent, says, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    const summary = within(await canvas.findByRole('group', { name: says('form.problems', { count: 2 }) }))
    await step('to the first choice of a group', async () => {
      await userEvent.click(
        summary.getByRole('link', {
          name: says('form.problem', { field: 'Existing contacts', message: 'Choose one.' }),
        }),
      )
      await expect(canvas.getByRole('radio', { name: 'Update' })).toHaveFocus()
    })
    await step('to a checkbox; what was put right leaves the summary', async () => {
      await userEvent.click(
        summary.getByRole('link', {
          name: says('form.problem', { field: 'They have agreed', message: 'Confirm it.' }),
        }),
      )
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox')).toBeChecked()
      await waitFor(() => expect(summary.queryByRole('link', { name: /They have agreed/ })).toBeNull())
    })
  },
})

export const FieldsThatAnswerOneQuestionAreAGroup = meta.story({
  render: () => (
    <FieldGroup label="Consent">
      <Checkbox label="They have agreed" checked={false} onCheckedChange={() => undefined} />
      <TextField label="How they agreed" value="" onValueChange={() => undefined} />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Consent' })).getByRole('checkbox')).toBeVisible()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Form label="Sender" dirty={false} onSave={() => undefined} onDiscard={() => undefined}>
      {({ readOnly }) => (
        <FormSection title="Sender" description="What people see in their inbox.">
          <TextField label="Name" value="Sakura Coffee" readOnly={readOnly} />
          <TextField label="Reply to" value="hello@sakura.example.jp" readOnly={readOnly} />
        </FormSection>
      )}
    </Form>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Form
      label="Tracking"
      dirty
      guard={{ dirty: false, discard: () => undefined }}
      onSave={() => undefined}
      onDiscard={() => undefined}
    >
      {() => (
        <FormSection title="Tracking" description="How campaigns are measured.">
          <Switch label="Track opens" checked onCheckedChange={() => undefined} />
        </FormSection>
      )}
    </Form>
  ),
})
