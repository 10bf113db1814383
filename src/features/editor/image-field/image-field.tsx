import Crop from 'lucide-react/icons/crop'
import Moon from 'lucide-react/icons/moon'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { ImagePicker, type PickedImage } from '#components/image-picker'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { useEditor } from '#features/editor/state'
import type { Image } from '#mail/document'
import { safeImageSrc } from '#lib/safe-url'
import { AddressForm } from './address-form.tsx'
import { AltField } from './alt-field.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { messages } from './image-field.messages.ts'
import { useImageUpload } from './use-image-upload.ts'

export interface ImageFieldProps {
  /** What it is: Image, Thumbnail, Slide. */
  label: string
  value: Image
  onValueChange: (value: Image, how?: 'typing') => void
  /** Whether it leads somewhere: then it needs words. @default false */
  isLinked?: boolean
  /** It is only seen behind other things: then it has neither words nor a dark variant. @default false */
  isBackground?: boolean
}

/** An image without a file yet. */
export const noImage: Image = { src: '', alt: '', width: 0, height: 0 }

const pickedOf = ({ src, width, height }: Image): PickedImage | null =>
  safeImageSrc(src) === undefined ? null : { src, width, height }

/** An image of a mail: its file, the words that stand for it, a part of it, and another one for dark mode. */
export function ImageField({
  label,
  value,
  onValueChange,
  isLinked = false,
  isBackground = false,
}: ImageFieldProps) {
  const intl = useIntl()
  const readOnly = useEditor((state) => state.readOnly)
  const upload = useImageUpload()
  const [wantsDark, setWantsDark] = useState(false)
  const [cropping, setCropping] = useState(false)
  const picked = pickedOf(value)
  const take = (image: PickedImage | null) => {
    const { src, width, height } = image ?? noImage
    onValueChange({ ...value, src, width, height })
  }
  const takeDark = (image: PickedImage | null) => {
    const { darkSrc: _, ...rest } = value
    onValueChange(image ? { ...rest, darkSrc: image.src } : rest)
  }
  const hasDark = value.darkSrc !== undefined
  return (
    <Stack gap={3} role="group" aria-label={label}>
      <ImagePicker
        label={label}
        hint={readOnly ? undefined : intl.formatMessage(messages.hint)}
        value={picked}
        upload={upload}
        readOnly={readOnly}
        onValueChange={take}
      />
      {picked ? (
        <Inline justify="space-between">
          <Text size={12} tone="muted">
            {intl.formatMessage(messages.size, { width: value.width, height: value.height })}
          </Text>
          {readOnly ? null : (
            <Button size="small" icon={<Icon of={Crop} />} onClick={() => setCropping(true)}>
              {intl.formatMessage(messages.crop)}
            </Button>
          )}
        </Inline>
      ) : null}
      {readOnly ? null : <AddressForm onImage={take} />}
      {picked && !isBackground ? (
        <AltField image={value} isLinked={isLinked} readOnly={readOnly} onChange={onValueChange} />
      ) : null}
      {isBackground ? null : hasDark || wantsDark ? (
        <ImagePicker
          label={intl.formatMessage(messages.dark)}
          hint={readOnly ? undefined : intl.formatMessage(messages.darkHint)}
          value={value.darkSrc === undefined ? null : { ...value, src: value.darkSrc }}
          upload={upload}
          readOnly={readOnly}
          height={96}
          onValueChange={takeDark}
        />
      ) : picked && !readOnly ? (
        <Inline>
          <Button size="small" tone="quiet" icon={<Icon of={Moon} />} onClick={() => setWantsDark(true)}>
            {intl.formatMessage(messages.addDark)}
          </Button>
        </Inline>
      ) : null}
      {picked ? (
        <CropDialog
          image={picked}
          open={cropping}
          onClose={() => setCropping(false)}
          onCropped={(image) => {
            take(image)
            setCropping(false)
          }}
        />
      ) : null}
    </Stack>
  )
}
