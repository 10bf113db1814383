import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { FilePicker, type FilePickerProps } from '#components/file-picker'

function Controlled({ file: initial, onFile, ...rest }: FilePickerProps) {
  const [file, setFile] = useState(initial)
  const take = (taken: File) => {
    setFile(taken)
    onFile(taken)
  }
  return <FilePicker {...rest} file={file} onFile={take} />
}

const meta = preview.meta({
  component: FilePicker,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'One file: chosen, dropped or pasted. Says its name and its size in kB.',
      avoid: 'A picture that is shown: an image picker.',
      parts: [
        'The label',
        'The zone that takes the file',
        'Name and size of the file',
        'What was refused, and why',
        'The hint: kinds and size',
      ],
      keys: [
        ['Tab', 'To the zone. Pasting there takes a file; the platform’s own keys open the list of files.'],
      ],
      accessibility:
        'The browser’s own file input fills the zone. The chosen file is announced as a status, a refused one as an alert.',
    },
  },
  args: {
    label: 'Contacts',
    hint: 'CSV, up to 200 MB',
    accept: '.csv,text/csv',
    onFile: fn<(file: File) => void>(),
  },
})

const people = () => new File(['x'.repeat(12_480)], 'people.csv', { type: 'text/csv' })
const picture = () => new File(['x'], 'cat.png', { type: 'image/png' })

const holding = (...files: readonly File[]) => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

export const Empty = meta.story()

export const WithAFile = meta.story({
  args: { file: { name: '連絡先_2026年11月_最終版.csv', size: 1_204_800 } },
})

export const SmallFile = meta.story({
  args: { file: { name: 'people.csv', size: 120 } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByText(says('filePicker.small'))).toBeVisible()
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const ShowsNameAndKilobytes = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const input = canvas.getByLabelText(/^Contacts/)
    await expect(input).toHaveAccessibleDescription('CSV, up to 200 MB')
    await userEvent.upload(input, people())
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `people.csv${says('filePicker.size', { size: '12' })}`,
    )
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
})

export const TakesADroppedFile = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent(
      canvas.getByLabelText(/^Contacts/),
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: holding(people()) }),
    )
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
})

export const TakesAPastedFile = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Contacts/)).toHaveFocus()
    await fireEvent(
      canvas.getByLabelText(/^Contacts/),
      new ClipboardEvent('paste', { bubbles: true, clipboardData: holding(people()) }),
    )
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
})

export const RefusesAnotherKind = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent(
      canvas.getByLabelText(/^Contacts/),
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: holding(picture()) }),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(/cat\.png/)
    await expect(args.onFile).not.toHaveBeenCalled()
  },
})

export const OneOfSeveral = meta.story({
  play: async ({ canvas, args, says }) => {
    const more = new File(['x'], 'more-people.csv', { type: 'text/csv' })
    await fireEvent(
      canvas.getByLabelText(/^Contacts/),
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: holding(people(), more) }),
    )
    await expect(args.onFile).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      says('filePicker.onlyOne', { name: 'people.csv' }),
    )
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <FilePicker label="Contacts" hint="CSV, up to 200 MB" accept=".csv,text/csv" onFile={() => undefined} />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <FilePicker
      label="Logo"
      hint="PNG or JPEG"
      accept="image/*"
      file={{ name: 'sakura-logo.png', size: 24_000 }}
      onFile={() => undefined}
    />
  ),
})
