import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Field, fieldControl } from '#components/field'

const meta = preview.meta({
  component: Field,
  parameters: {
    about: {
      use: 'Gives any control its label, hint and error, so that they belong together.',
      avoid:
        'Text, numbers, choices: their own fields have it built in. A checkbox or a switch names itself.',
      parts: ['The label, with “required” in words', 'The control', 'The error, first', 'The hint'],
      accessibility:
        'The label names the control; error and hint describe it, in this order. An error that appears is an alert. A hidden label still names.',
    },
  },
  args: { label: 'Subject', children: (control) => <input {...control} className={fieldControl} /> },
})

export const Default = meta.story()

export const HintDescribesTheControl = meta.story({
  args: { hint: 'What people see in their inbox.', required: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: /^Subject/ })
    await expect(box).toHaveAccessibleDescription('What people see in their inbox.')
    await expect(box).toBeRequired()
  },
})

export const ErrorIsAnnouncedAndComesFirst = meta.story({
  args: { hint: 'What people see in their inbox.', error: 'Enter a subject.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Subject' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Enter a subject. What people see in their inbox.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a subject.')
  },
})

export const LabelHiddenStillNames = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toBeVisible()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Field label="Month of the report" hint="It covers the month as a whole.">
      {(control) => <input {...control} type="month" className={fieldControl} defaultValue="2026-03" />}
    </Field>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <Field label="Track opens">{(control) => <input {...control} type="checkbox" />}</Field>,
})
