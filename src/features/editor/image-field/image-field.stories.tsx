import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ApiError } from '#api/core'
import { Stack } from '#components/layout'
import { documentOfEveryBlock, withEditor, type EditorData } from '#features/editor/state'
import type { Image } from '#mail/document'
import { ImageField, noImage, type ImageFieldProps } from './image-field.tsx'

const picture = (width: number, height: number, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${fill}"/></svg>`)}`

const photo: Image = {
  src: picture(600, 400, '#7fa88b'),
  alt: 'A tea field in spring',
  width: 600,
  height: 400,
}
const uploaded = { src: picture(300, 200, '#2f6b4f'), width: 300, height: 200 }

const uploadImage = fn<EditorData['uploadImage']>()

/** A PNG of this size, as its header says; padded to so many bytes. */
function png(width: number, height: number, bytes = 64): File {
  const data = new Uint8Array(bytes)
  data.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(data.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new File([data], 'photo.png', { type: 'image/png' })
}

function Controlled({ value: initial, onValueChange, ...rest }: ImageFieldProps) {
  const [value, setValue] = useState(initial)
  const change: ImageFieldProps['onValueChange'] = (next, how) => {
    setValue(next)
    onValueChange(next, how)
  }
  return <ImageField {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: ImageField,
  render: (args) => (
    <Stack measure="notice" padding={4}>
      <Controlled {...args} />
    </Stack>
  ),
  args: { label: 'Image', value: photo, onValueChange: fn<ImageFieldProps['onValueChange']>() },
  decorators: [withEditor(documentOfEveryBlock, { uploadImage })],
  beforeEach: () => {
    uploadImage.mockReset()
  },
})

const choose = (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector('input[type=file]')
  if (!input) throw new Error('No field for a file')
  return fireEvent.change(input, { target: { files: [file] } })
}

export const Default = meta.story()
export const Empty = meta.story({ args: { value: noImage }, tags: ['!picture'] })

export const WhyAnUploadIsRefusedIsSaid = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, says }) => {
    uploadImage.mockRejectedValueOnce(new ApiError(429, 'Try again in 30 seconds.', 'tkt_429'))
    await choose(canvasElement, png(300, 200))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(`${says('editorPanel.imageFailed')} Try again in 30 seconds.`)
  },
})

export const AFailedUploadKeepsTheImageAndCanBeRetried = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent, says }) => {
    uploadImage.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(uploaded)
    await choose(canvasElement, png(300, 200))
    await expect(await canvas.findByText(says('editorPanel.imageFailed'))).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('img', { name: 'Image' })).toHaveAttribute('src', photo.src)
    await userEvent.click(canvas.getByRole('button', { name: says('imagePicker.retry') }))
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ ...photo, ...uploaded }, undefined),
    )
  },
})

export const AnUploadShowsItsProgressAndCanBeCancelled = meta.story({
  tags: ['!picture'],
  play: async ({ args, canvas, canvasElement, userEvent, says }) => {
    uploadImage.mockImplementationOnce((_, { signal, onProgress }) => {
      onProgress(0.4)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    })
    await choose(canvasElement, png(300, 200))
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.4')
    await userEvent.click(canvas.getByRole('button', { name: says('imagePicker.cancel') }))
    await expect(canvas.getByRole('img', { name: 'Image' })).toHaveAttribute('src', photo.src)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const RefusesWhatMailsCantShow = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, says }) => {
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], 'logo.svg', {
      type: 'image/svg+xml',
    })
    const answers = [
      [drawing, says('editorPanel.imageWrongType', { name: 'logo.svg' })],
      [
        png(24_000, 300),
        says('editorPanel.imageTooManyPixels', { width: 24_000, height: 300, side: 20_000, million: 40 }),
      ],
      [png(600, 400, 6 * 1024 * 1024), says('editorPanel.imageTooLarge', { size: 6, max: 5 })],
    ] as const
    for (const [file, answer] of answers) {
      await choose(canvasElement, file)
      await expect(await canvas.findByText(answer)).toBeVisible()
    }
    await expect(uploadImage).not.toHaveBeenCalled()
  },
})

export const NeedsWordsUnlessItIsDecorative = meta.story({
  args: { value: { ...photo, alt: '' } },
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent, says }) => {
    const alt = canvas.getByLabelText(new RegExp(`^${says('editorPanel.imageAlt')}`))
    await expect(alt).toHaveAccessibleDescription(says('editorPanel.imageAltMissing'))
    await userEvent.click(canvas.getByRole('switch', { name: says('editorPanel.imageDecorative') }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { ...photo, alt: '', decorative: true },
      undefined,
    )
    await expect(alt).not.toBeInTheDocument()
  },
})

export const AnImageFromTheWebKeepsTheFocus = meta.story({
  args: { value: noImage },
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent, says }) => {
    const src = 'https://example.com/images/cup-536x400.png'
    // Without a network: every address has an image.
    spyOn(window, 'Image').mockImplementation(function loaded() {
      const image = document.createElement('img')
      queueMicrotask(() => image.dispatchEvent(new Event('load')))
      return image
    })
    canvas.getByRole('button', { name: says('editorPanel.imageByAddress') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: says('editorPanel.imageAddress') })).toHaveFocus()
    await userEvent.keyboard(`${src}{Enter}`)
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ src }), undefined),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: says('editorPanel.imageByAddress') })).toHaveFocus(),
    )
  },
})

export const CropsByNumbersAndKeys = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent, says }) => {
    const cut: File[] = []
    uploadImage.mockImplementationOnce(async (file) => {
      cut.push(file)
      return uploaded
    })
    await userEvent.click(canvas.getByRole('button', { name: says('editorPanel.imageCrop') }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: says('editorPanel.cropTitle') }))
    await fireEvent.change(dialog.getByRole('spinbutton', { name: says('editorPanel.cropWidth') }), {
      target: { value: '300' },
    })
    await fireEvent.change(dialog.getByRole('spinbutton', { name: says('editorPanel.cropHeight') }), {
      target: { value: '200' },
    })
    dialog.getByRole('group', { name: says('editorPanel.cropArea') }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}')
    await expect(
      dialog.getByText(says('editorPanel.cropFrame', { width: 300, height: 200, x: 10, y: 1 })),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: says('editorPanel.cropSave') }))
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ ...photo, ...uploaded }, undefined),
    )
    const [file] = cut
    if (!file) throw new Error('Nothing was uploaded')
    const bitmap = await createImageBitmap(file)
    await expect([bitmap.width, bitmap.height]).toEqual([300, 200])
  },
})
