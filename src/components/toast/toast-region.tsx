import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Ticket } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import type { Toast } from './toast.model.ts'
import { messages } from './toast.messages.ts'
import { useLift } from './use-lift.ts'
import * as styles from './toast.css.ts'
import { toasts as appToasts, type Toasts } from './toasts.ts'

const drawings = { info: Info, success: CircleCheck, error: CircleAlert }

export interface ToastRegionProps {
  /** @default the app's */
  toasts?: Toasts
}

/** The corner where toasts appear. Once in the app, after everything else. F8 goes to it, Escape goes back. */
export function ToastRegion({ toasts = appToasts }: ToastRegionProps) {
  const intl = useIntl()
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  useLift(region, visible)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || toasts.visible().length === 0) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [toasts])

  const isError = ({ type }: Toast) => type === 'error'
  const card = (toast: Toast) => (
    <ToastCard
      key={toast.key}
      toast={toast}
      order={visible.indexOf(toast)}
      onClose={() => toasts.remove(toast.key)}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and its pointer only hold the toasts or leave the corner; what can be pressed is in the cards
    <section
      ref={region}
      className={styles.root}
      aria-label={intl.formatMessage(messages.region)}
      tabIndex={-1}
      data-toasts
      onPointerEnter={toasts.pause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) toasts.resume()
      }}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
        toasts.pause()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) toasts.resume()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
        else region.current?.blur()
      }}
    >
      {visible.length > 1 ? (
        <div className={styles.all}>
          <Button size="small" onClick={toasts.removeAll}>
            {intl.formatMessage(messages.closeAll)}
          </Button>
        </div>
      ) : null}
      {/* There before the words are, or they would not be read. The cards are silent themselves: said once is enough. */}
      <div className={styles.group} aria-live="polite" aria-relevant="additions">
        {visible.filter((toast) => !isError(toast)).map(card)}
      </div>
      <div className={styles.group} aria-live="assertive" aria-relevant="additions">
        {visible.filter(isError).map(card)}
      </div>
    </section>
  )
}

interface ToastCardProps {
  toast: Toast
  order: number
  onClose: () => void
}

function ToastCard({ toast: { type, content, ticketId, action }, order, onClose }: ToastCardProps) {
  const intl = useIntl()
  return (
    <div
      className={styles.card}
      role={type === 'error' ? 'alert' : 'status'}
      aria-live="off"
      style={{ order }}
    >
      <span className={styles.drawing} data-type={type}>
        <Icon of={drawings[type]} />
      </span>
      <div className={styles.content}>
        {content}
        {ticketId === undefined || ticketId === '' ? null : <Ticket id={ticketId} />}
      </div>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            action.onAction()
            onClose()
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton
        label={intl.formatMessage(messages.close)}
        icon={<Icon of={X} />}
        size="small"
        onClick={onClose}
      />
    </div>
  )
}
