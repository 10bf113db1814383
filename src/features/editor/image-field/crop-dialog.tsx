import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import type { PickedImage } from '#components/image-picker'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { NumberField, numberProblem } from '#components/number-field'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { CropFrame } from './crop-frame.tsx'
import { CROP_MIN, shapedBox, wholeImage, withBox, type CropBox, type CropShape } from './crop.model.ts'
import { cutImage } from './cut-image.ts'
import { messages } from './image-field.messages.ts'
import { messages as uploadMessages } from './image-upload.messages.ts'
import { ticketOf } from '#lib/failed-upload'
import { useImageUpload } from './use-image-upload.ts'
import * as styles from './crop.css.ts'

interface CropDialogProps {
  image: PickedImage
  open: boolean
  onClose: () => void
  /** The part, uploaded as an image of its own. */
  onCropped: (image: PickedImage) => void
}

/** Cuts an image to a part of it: by numbers, by arrow keys, or by dragging. */
export function CropDialog({ open, onClose, ...rest }: CropDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.cropTitle)}
      description={intl.formatMessage(messages.cropHint)}
    >
      <Cropper {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Cropper({ image, onCropped, onClose }: Omit<CropDialogProps, 'open'>) {
  const intl = useIntl()
  const upload = useImageUpload()
  const [box, setBox] = useState<CropBox>(() => wholeImage(image))
  const [shape, setShape] = useState<CropShape>('free')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ words: string; ticketId: string }>()
  const running = useRef<AbortController>(undefined)
  // Closing the dialog ends the upload.
  useEffect(() => () => running.current?.abort(), [])
  const save = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(true)
    setError(undefined)
    const file = await cutImage(image.src, box).catch(() => undefined)
    try {
      if (!file) throw new Error(intl.formatMessage(messages.cropLocked))
      const cropped = await upload(file, { signal, onProgress: () => undefined })
      if (!signal.aborted) onCropped(cropped)
    } catch (reason) {
      if (signal.aborted) return
      setError({
        words: reason instanceof Error ? reason.message : intl.formatMessage(uploadMessages.failed),
        ticketId: ticketOf(reason),
      })
    }
    setBusy(false)
  }
  const field = (key: keyof CropBox, label: string, min: number, max: number) => (
    <NumberField
      label={label}
      suffix="px"
      value={box[key]}
      min={min}
      max={max}
      onValueChange={(next) => {
        if (next === null || numberProblem(next, { min, max }) !== undefined) return
        setShape('free')
        setBox(withBox(box, { [key]: next }, image))
      }}
    />
  )
  return (
    <Stack>
      <CropFrame image={image} box={box} shape={shape} onBoxChange={setBox} />
      <Stack gap={1}>
        <Text size={13} weight="medium" aria-hidden>
          {intl.formatMessage(messages.shape)}
        </Text>
        <SegmentedControl
          label={intl.formatMessage(messages.shape)}
          value={shape}
          options={(['free', 'square', 'photo', 'wide'] as const).map((one) => ({
            value: one,
            label: intl.formatMessage(messages[one]),
          }))}
          onValueChange={(next) => {
            setShape(next)
            setBox(shapedBox(wholeImage(image), next, image))
          }}
        />
      </Stack>
      <div className={styles.numbers}>
        {field('x', intl.formatMessage(messages.cropX), 0, Math.max(0, image.width - CROP_MIN))}
        {field('y', intl.formatMessage(messages.cropY), 0, Math.max(0, image.height - CROP_MIN))}
        {field(
          'width',
          intl.formatMessage(messages.cropWidth),
          Math.min(CROP_MIN, image.width),
          image.width - box.x,
        )}
        {field(
          'height',
          intl.formatMessage(messages.cropHeight),
          Math.min(CROP_MIN, image.height),
          image.height - box.y,
        )}
      </div>
      {error === undefined ? null : <InlineError ticketId={error.ticketId}>{error.words}</InlineError>}
      <Inline justify="end">
        <Button disabled={busy} onClick={onClose}>
          {intl.formatMessage(messages.cropCancel)}
        </Button>
        <Button tone="primary" busy={busy} onClick={() => void save()}>
          {intl.formatMessage(messages.cropSave)}
        </Button>
      </Inline>
    </Stack>
  )
}
