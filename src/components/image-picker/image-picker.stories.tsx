import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ImagePicker, type ImagePickerProps, type PickedImage } from '#components/image-picker'
import { FailedUpload } from '#lib/failed-upload'

function Controlled({ value: initial, onValueChange, ...rest }: ImagePickerProps) {
  const [value, setValue] = useState(initial)
  const change = (next: PickedImage | null) => {
    setValue(next)
    onValueChange(next)
  }
  return <ImagePicker {...rest} value={value} onValueChange={change} />
}

const square = (fill: string, width = 160, height = 160): PickedImage => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/><path d="M0 0 ${width / 2} ${height * 0.6} ${width} 0" fill="none" stroke="#fff" stroke-width="6"/></svg>`,
  )}`,
  width,
  height,
})

const upload = fn<ImagePickerProps['upload']>()

/** An upload that goes on until it is cancelled. */
const endless =
  (...shares: number[]): ImagePickerProps['upload'] =>
  (_, { signal, onProgress }) => {
    shares.forEach(onProgress)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  }

const meta = preview.meta({
  component: ImagePicker,
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    upload.mockReset().mockResolvedValue(square('#4a5cc4'))
  },
  parameters: {
    about: {
      use: 'One image that is uploaded as soon as it is chosen, and shown: the icon of a workspace, a logo.',
      avoid:
        'A file that is not a picture: a file picker. A picture that is only shown: an avatar or an image.',
      parts: [
        'The label',
        'The area: “Add Image”, the placeholder with how far it has come, or the image',
        'Upload, then Cancel upload, Try again or Remove as it stands',
        'Below: the error and the hint',
      ],
      keys: [
        ['Tab', 'To the buttons. Pasting there takes an image.'],
        ['Enter, Space', 'On Upload: the platform’s list of files. On the others: what they say.'],
      ],
      accessibility:
        'A group with the label as its name; it is busy while an image is uploaded. The image has the label as its text. Start, end, cancelling and removing are announced, errors as an alert. The focus never goes with a button that disappears.',
    },
  },
  args: {
    label: 'Icon',
    value: null,
    upload,
    onValueChange: fn<(value: PickedImage | null) => void>(),
  },
})

const file = (name = 'logo.png', type = 'image/png') => new File(['x'], name, { type })
const holding = (...files: File[]) => {
  const transfer = new DataTransfer()
  for (const one of files) transfer.items.add(one)
  return transfer
}
const drop = (target: Element, ...files: File[]) =>
  fireEvent(
    target,
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: holding(...files) }),
  )

export const Empty = meta.story({ args: { hint: 'A square of at least 128 pixels looks best.' } })
export const Filled = meta.story({
  args: { value: square('#4a5cc4') },
  play: async ({ canvas }) => {
    // As in a mail: what is see-through is white in the dark theme too.
    await expect(getComputedStyle(canvas.getByRole('img')).backgroundColor).toBe('rgb(255, 255, 255)')
  },
})
export const Wide = meta.story({ args: { value: square('#2f7d5b', 1200, 120) } })
export const Uploading = meta.story({
  args: { upload: fn(endless(0.42)) },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.upload(canvas.getByLabelText(new RegExp(says('imagePicker.add'))), file())
    await expect(canvas.getByRole('progressbar', { name: says('imagePicker.uploading') })).toHaveAttribute(
      'aria-valuenow',
      '0.42',
    )
    await expect(canvas.getByRole('group', { name: 'Icon' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const UploadingWithoutNumbers = meta.story({
  args: { upload: fn(endless()), value: square('#4a5cc4') },
  play: async ({ canvas, says }) => {
    await drop(canvas.getByRole('img', { name: 'Icon' }), file())
    await expect(canvas.getByRole('status')).toHaveTextContent(says('imagePicker.uploading'))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})
export const Disabled = meta.story({ args: { disabled: true, value: square('#4a5cc4') } })
export const ErrorOfTheForm = meta.story({ args: { error: 'Choose an icon.', required: true } })
export const Japanese = meta.story({
  args: { label: 'アイコン', hint: '128ピクセル以上の正方形の画像をおすすめします。', required: true },
})

export const ReadOnly = meta.story({
  args: { readOnly: true, value: square('#4a5cc4') },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await drop(canvas.getByRole('img', { name: 'Icon' }), file())
    await expect(args.upload).not.toHaveBeenCalled()
  },
})

export const ReadOnlyAndEmpty = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByText(says('imagePicker.none'))).toBeVisible()
  },
})

export const AnUnsafeSourceIsEmpty = meta.story({
  args: { value: { src: 'javascript:alert(1)', width: 1, height: 1 } },
  play: async ({ canvas, says }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByText(says('imagePicker.add'))).toBeVisible()
  },
})

export const AnImageThatCannotBeLoaded = meta.story({
  args: { value: { src: 'data:image/png;base64,AAAA', width: 1, height: 1 } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('imagePicker.broken'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('imagePicker.upload') })).toBeVisible()
  },
})

export const ChoosingUploadsAndShows = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.upload(canvas.getByLabelText(new RegExp(says('imagePicker.add'))), file())
    await expect(await canvas.findByRole('img', { name: 'Icon' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledWith(square('#4a5cc4'))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('imagePicker.uploaded', { name: 'logo.png' }),
    )
  },
})

export const TheButtonOpensTheListOfFiles = meta.story({
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const opened = fn((event: Event) => event.preventDefault())
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: says('imagePicker.upload') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByText(says('imagePicker.add')))
    await expect(opened).toHaveBeenCalledTimes(3)
  },
})

export const TakesTheImageOfADrop = meta.story({
  play: async ({ canvas, args, says }) => {
    await drop(
      canvas.getByText(says('imagePicker.add')),
      file('notes.txt', 'text/plain'),
      file('logo.webp', 'image/webp'),
    )
    await expect(await canvas.findByRole('img', { name: 'Icon' })).toBeVisible()
    await expect(args.upload).toHaveBeenCalledOnce()
    await expect(upload.mock.lastCall?.[0].name).toBe('logo.webp')
  },
})

export const TakesAPastedImage = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.tab()
    await fireEvent(
      canvas.getByRole('button', { name: says('imagePicker.upload') }),
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: holding(file()) }),
    )
    await expect(await canvas.findByRole('img', { name: 'Icon' })).toBeVisible()
  },
})

export const RefusesAnotherKind = meta.story({
  args: { value: square('#4a5cc4') },
  play: async ({ canvas, args, says }) => {
    await drop(canvas.getByRole('img', { name: 'Icon' }), file('people.csv', 'text/csv'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      says('imagePicker.refused', { name: 'people.csv' }),
    )
    await expect(args.upload).not.toHaveBeenCalled()
    await expect(canvas.getByRole('img', { name: 'Icon' })).toBeVisible()
  },
})

export const CancellingKeepsWhatWasThere = meta.story({
  args: { upload: fn(endless(0.1)), value: square('#4a5cc4') },
  play: async ({ canvas, userEvent, args, says }) => {
    await drop(canvas.getByRole('img', { name: 'Icon' }), file())
    await userEvent.click(canvas.getByRole('button', { name: says('imagePicker.cancel') }))
    await expect(canvas.getByRole('img', { name: 'Icon' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('imagePicker.upload') })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(says('imagePicker.cancelled'))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const AFailureKeepsTheImageAndTheFile = meta.story({
  args: { value: square('#2f7d5b') },
  beforeEach: () => {
    upload.mockRejectedValueOnce(
      new FailedUpload('The network is gone.', { ticketId: 'tkt_7f3a9c', cause: undefined }),
    )
  },
  play: async ({ canvas, userEvent, args, says }) => {
    await drop(canvas.getByRole('img', { name: 'Icon' }), file())
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The network is gone.')
    await expect(canvas.getByText('tkt_7f3a9c')).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('errorBlock.copyTicket') })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Icon' })).toHaveAttribute('src', square('#2f7d5b').src)
    await userEvent.click(canvas.getByRole('button', { name: says('imagePicker.retry') }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(square('#4a5cc4')))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: says('imagePicker.upload') })).toHaveFocus()
  },
})

export const Removing = meta.story({
  args: { value: square('#4a5cc4') },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('imagePicker.remove') }))
    await expect(args.onValueChange).toHaveBeenCalledWith(null)
    await expect(canvas.getByText(says('imagePicker.add'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('imagePicker.upload') })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(says('imagePicker.removed'))
  },
})

export const GoingAwayEndsTheUpload = meta.story({
  args: { upload: fn(endless()) },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent, args, says }) => {
    await drop(canvas.getByText(says('imagePicker.add')), file())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(args.upload).toHaveBeenCalledOnce()
    await expect(signals.at(-1)?.aborted).toBe(true)
  },
})

const signals: AbortSignal[] = []

function Leaving(args: ImagePickerProps) {
  const [there, setThere] = useState(true)
  const listen: ImagePickerProps['upload'] = (one, options) => {
    signals.push(options.signal)
    return args.upload(one, options)
  }
  return (
    <>
      {there ? <ImagePicker {...args} upload={listen} /> : null}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
    </>
  )
}

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ImagePicker
      label="Logo"
      height={96}
      value={square('#4a5cc4')}
      upload={upload}
      onValueChange={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ImagePicker
      label="Contacts"
      hint="CSV, up to 200 MB"
      height={96}
      value={null}
      upload={upload}
      onValueChange={() => undefined}
    />
  ),
})
