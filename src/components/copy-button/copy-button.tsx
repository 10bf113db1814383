import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { VisuallyHidden } from '#components/visually-hidden'
import { systemClock } from '#lib/clock'
import { copyText } from './copy-text.ts'
import { messages } from './copy-button.messages.ts'

/** How long 'Copied' stays, ms. */
const SHOWN = 2000

export interface CopyButtonProps {
  /** What it copies, in words: 'Copy ticket number'. */
  label: string
  /** What is copied. */
  text: string
  /** The browser refused: what is to be copied can be shown and selected. */
  onFailed?: () => void
  /** Shows the label beside the drawing. @default only the drawing */
  withLabel?: boolean
  /** @default 'small' */
  size?: 'small' | 'medium'
}

const drawings = { idle: Copy, copied: Check, failed: TriangleAlert }

/** Copies a text and says that it did. */
export function CopyButton({ label, text, onFailed, withLabel = false, size = 'small' }: CopyButtonProps) {
  const intl = useIntl()
  const [state, setState] = useState<keyof typeof drawings>('idle')
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])

  const copy = async () => {
    const copied = await copyText(text)
    cancel.current?.()
    setState(copied ? 'copied' : 'failed')
    if (!copied) onFailed?.()
    cancel.current = systemClock.setTimeout(() => setState('idle'), SHOWN)
  }
  const told = state === 'idle' ? '' : intl.formatMessage(messages[state])
  const icon = <Icon of={drawings[state]} />
  return (
    <>
      {withLabel ? (
        <Button size={size} icon={icon} onClick={() => void copy()}>
          {told || label}
        </Button>
      ) : (
        <IconButton
          label={label}
          tooltip={told || label}
          icon={icon}
          size={size}
          onClick={() => void copy()}
        />
      )}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  )
}
