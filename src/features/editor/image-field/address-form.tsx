import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import type { PickedImage } from '#components/image-picker'
import { Inline, Stack } from '#components/layout'
import { TextField } from '#components/text-field'
import { safeImageSrc } from '#lib/safe-url'
import { messages } from './image-field.messages.ts'
import { loadImage } from './load-image.ts'

interface AddressFormProps {
  onImage: (image: PickedImage) => void
}

/** Takes an image that is on the web already, once it could be loaded. */
export function AddressForm({ onImage }: AddressFormProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<boolean>()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) input.current?.focus()
    // The field took the focus with it, unless that has gone on meanwhile.
    else if (open === false && document.activeElement === document.body) opener.current?.focus()
  }, [open])
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [loading, setLoading] = useState(false)
  if (!open)
    return (
      <Inline>
        <Button ref={opener} size="small" tone="quiet" onClick={() => setOpen(true)}>
          {intl.formatMessage(messages.byAddress)}
        </Button>
      </Inline>
    )
  const use = async () => {
    const src = safeImageSrc(text)
    if (src === undefined || !src.startsWith('https:')) {
      setError(intl.formatMessage(messages.addressBad))
      return
    }
    setLoading(true)
    try {
      const { naturalWidth, naturalHeight } = await loadImage(src)
      onImage({ src, width: naturalWidth, height: naturalHeight })
      setOpen(false)
      setText('')
    } catch {
      setError(intl.formatMessage(messages.addressFailed))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Stack gap={2}>
      <TextField
        ref={input}
        label={intl.formatMessage(messages.address)}
        placeholder="https://example.com/photo.jpg"
        type="url"
        inputMode="url"
        value={text}
        error={error}
        onValueChange={(next) => {
          setText(next)
          setError(undefined)
        }}
        onEnter={() => void use()}
      />
      <Inline>
        <Button size="small" busy={loading} onClick={() => void use()}>
          {intl.formatMessage(messages.use)}
        </Button>
      </Inline>
    </Stack>
  )
}
