import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { encode } from 'uqr'
import { Dialog } from '#components/dialog'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { messages } from './form.messages.ts'

export interface QrDialogProps {
  url: string
  open: boolean
  onClose: () => void
}

/** Modules of quiet around the code: readers want four. */
const QUIET = 4

/** The link of a form for print, as a QR code. Always black on white: readers fail on the inverse. */
export function QrDialog({ url, open, onClose }: QrDialogProps) {
  const intl = useIntl()
  const { data, size } = useMemo(() => encode(url, { ecc: 'M', border: QUIET }), [url])
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <Dialog open={open} onClose={onClose} size="small" title={intl.formatMessage(messages.qr)}>
      <Stack>
        <svg
          role="img"
          aria-label={intl.formatMessage(messages.qrText, { url })}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <Text as="p" tone="muted" wrap="anywhere">
          {intl.formatMessage(messages.qrText, { url })}
        </Text>
      </Stack>
    </Dialog>
  )
}
