import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Switch } from '#components/switch'
import { TextField } from '#components/text-field'
import type { Image } from '#mail/document'
import { ALT_MAX, altProblem } from './image-file.model.ts'
import { messages } from './image-field.messages.ts'

interface AltFieldProps {
  image: Image
  isLinked: boolean
  readOnly: boolean
  onChange: (image: Image, how?: 'typing') => void
}

/** The words that stand for an image; required unless it is decorative. */
export function AltField({ image, isLinked, readOnly, onChange }: AltFieldProps) {
  const intl = useIntl()
  const problem = altProblem(image, isLinked)
  const words = problem && intl.formatMessage(messages[problem], { max: ALT_MAX })
  const isDecorative = image.decorative === true
  return (
    <Stack gap={2}>
      {isDecorative ? null : (
        <TextField
          label={intl.formatMessage(messages.alt)}
          hint={problem ? undefined : intl.formatMessage(messages.altHint)}
          error={words}
          required
          value={image.alt}
          maxLength={500}
          readOnly={readOnly}
          onValueChange={(alt) => onChange({ ...image, alt }, 'typing')}
        />
      )}
      <Switch
        label={intl.formatMessage(messages.decorative)}
        hint={isDecorative ? (words ?? intl.formatMessage(messages.decorativeHint)) : undefined}
        checked={isDecorative}
        readOnly={readOnly}
        onCheckedChange={(next) => {
          const { decorative: _, ...rest } = image
          onChange(next ? { ...rest, decorative: true } : rest)
        }}
      />
    </Stack>
  )
}
