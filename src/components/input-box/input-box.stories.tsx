import Copy from 'lucide-react/icons/copy'
import preview from '#.storybook/preview'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { boxedInput, InputBox } from '#components/input-box'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Field } from '#components/field'

const input = <input className={boxedInput} aria-label="Key" defaultValue="tk_7f3a" />

const meta = preview.meta({
  component: InputBox,
  parameters: {
    about: {
      use: 'The frame of a new kind of field whose buttons stand inside it.',
      avoid:
        'A field that is there already: a number, secret, colour or date field. Plain text: a text field.',
      parts: ['The box', 'What stands before, and a prefix', 'The input', 'A suffix, and small buttons'],
      accessibility:
        'None of its own: the input brings role, name and states, and the box shows them. The ring is that of the input.',
    },
  },
  args: { children: input },
})

export const Default = meta.story()
export const WithAffixesAndAButton = meta.story({
  args: {
    prefix: '¥',
    suffix: '/ month',
    end: <IconButton label="Copy" size="small" icon={<Icon of={Copy} />} />,
  },
})
export const Invalid = meta.story({
  args: { children: <input className={boxedInput} aria-label="Key" aria-invalid defaultValue="?" /> },
})
export const ReadOnly = meta.story({
  args: { children: <input className={boxedInput} aria-label="Key" readOnly value="tk_7f3a" /> },
})
export const Disabled = meta.story({
  args: { children: <input className={boxedInput} aria-label="Key" disabled value="tk_7f3a" /> },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Field label="Address of the form">
      {(control) => (
        <InputBox
          prefix="forms.example/"
          end={<IconButton label="Suggest another" size="small" icon={<Icon of={RefreshCw} />} />}
        >
          <input {...control} className={boxedInput} defaultValue="spring" />
        </InputBox>
      )}
    </Field>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Field label="Seats">
      {(control) => (
        <InputBox suffix="seats">
          <input {...control} className={boxedInput} inputMode="numeric" defaultValue="5" />
        </InputBox>
      )}
    </Field>
  ),
})
