import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import { ImagePicker, type PickedImage } from '#components/image-picker'
import { useUploadIcon } from '#features/workspaces/icon'
import { safeImageSrc } from '#lib/safe-url'
import { messages } from './field-panel.messages.ts'

interface ImagePartsProps {
  field: FormField
  onChange: (part: Partial<FormField>) => void
}

/** The image of a field: its address is the field's value, so its size is known only to who has just uploaded it. */
export function ImageParts({ field, onChange }: ImagePartsProps) {
  const intl = useIntl()
  const upload = useUploadIcon({ preset: 'content' })
  const [picked, setPicked] = useState<PickedImage>()
  const src = safeImageSrc(field.defaultValue)
  return (
    <ImagePicker
      label={intl.formatMessage(messages.image)}
      hint={intl.formatMessage(messages.imageHint)}
      height={120}
      value={src === undefined ? null : picked?.src === src ? picked : { src, width: 0, height: 0 }}
      onValueChange={(image) => {
        setPicked(image ?? undefined)
        onChange({ defaultValue: image?.src })
      }}
      upload={upload}
    />
  )
}
