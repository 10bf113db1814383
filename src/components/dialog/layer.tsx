import { assignInlineVars } from '@vanilla-extract/dynamic'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Stack } from '#components/layout'
import { LeaveArea, useLeave } from '#components/leave-guard'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { firstControl } from '#lib/first-control'
import { isImeConfirm } from '#lib/ime'
import { messages } from './dialog.messages.ts'
import { useLayer } from './dialog-stack.ts'
import * as styles from './layer.css.ts'

/** What every layer takes. */
export interface FullSheetProps {
  /** Whether it stands. The owner holds it. */
  open: boolean
  /** Somebody wants it closed, and nothing that is edited in it would be lost; whether it closes is for the owner to say. */
  onClose: () => void
  /** Names it. */
  title: string
  /** The title is for screen readers only: the content shows it in its own way. @default false */
  titleHidden?: boolean
  /** A sentence under the title. */
  description?: ReactNode
  /** Beside the title, before the close button; where the title is hidden, all of the header is theirs. */
  actions?: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  /** The content brings its own room: lists, tables, a left menu. @default false */
  flush?: boolean
  /** Something is being saved: it can't be closed until that has ended. @default false */
  busy?: boolean
  /** What it asks or shows. It exists while the layer stands. */
  children?: ReactNode
}

export interface DialogProps extends FullSheetProps {
  /** Its greatest width. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Whether a press beside it closes it. @default true */
  closesOutside?: boolean
}

export interface LayerProps extends DialogProps {
  kind: 'dialog' | 'sheet' | 'full'
  role?: 'dialog' | 'alertdialog'
  /** Another layer was opened over it. */
  onCovered?: (() => void) | undefined
}

/** What dialogs and sheets have in common. Loaded when the first of them is wanted. */
export function Layer({
  kind,
  role = 'dialog',
  size = 'medium',
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  actions,
  footer,
  closesOutside = true,
  flush = false,
  busy = false,
  onCovered,
  children,
}: LayerProps) {
  const intl = useIntl()
  const above = useLayer(open)
  useLayoutEffect(() => {
    if (open && above > 0) onCovered?.()
  }, [open, above, onCovered])
  const content = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  const cameFromPart = useRef<Element>(null)
  const cameFromPlace = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!open) return
    return () => {
      givenBackTo = cameFrom.current
      dropSecondClick()
    }
  }, [open])
  const area = useId()
  const leave = useLeave(area)
  const close = () => {
    if (!busy) leave(onClose)
  }
  const heading = <Dialog.Title className={styles.title}>{title}</Dialog.Title>
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : close())}>
      <Dialog.Portal>
        <div className={styles.scrim} data-state={open ? 'open' : 'closed'} />
        <Dialog.Content
          ref={content}
          role={role}
          aria-modal
          className={styles.layer}
          data-kind={kind}
          data-size={size}
          style={assignInlineVars({ [styles.above]: String(above) })}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            cameFrom.current = whereItCameFrom()
            cameFromPart.current = cameFrom.current?.closest('section, form') ?? null
            cameFromPlace.current =
              cameFrom.current?.closest<HTMLElement>('[role=dialog], main, body') ?? null
            firstToFocus(content.current)?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Only a focus that would be lost is given back: what was opened meanwhile has it already.
            if (isLost(document.activeElement) && cameFrom.current instanceof HTMLElement) {
              cameFrom.current.focus()
              // What was chosen in the layer may have replaced what opened it.
              if (!cameFrom.current.isConnected) {
                const part = cameFromPart.current
                if (part?.isConnected) firstControl(part)?.focus()
                // What acts on selected rows goes with their selection: the list is what stays.
                else {
                  const place = cameFromPlace.current
                  ;(place?.querySelector<HTMLElement>('[role=grid]') ?? place)?.focus()
                }
              }
            }
            if (givenBackTo === cameFrom.current) givenBackTo = null
          }}
          onEscapeKeyDown={(event) => {
            // Escape that takes back a conversion is the input method's, and what is edited in place takes its own.
            const own = event.target instanceof Element && event.target.closest('[data-escape=own]')
            if (own || isImeConfirm(event)) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            const onToast = event.target instanceof Element && event.target.closest('[data-toasts]')
            if (!closesOutside || onToast) event.preventDefault()
          }}
        >
          <LeaveArea id={area}>
            <div className={styles.header}>
              {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : null}
              {titleHidden && description === undefined ? null : (
                <Stack gap={1} grow>
                  {titleHidden ? null : heading}
                  {description === undefined ? null : (
                    <Dialog.Description asChild>
                      <Text as="p" tone="muted">
                        {description}
                      </Text>
                    </Dialog.Description>
                  )}
                </Stack>
              )}
              {actions}
              {role === 'alertdialog' ? null : (
                <IconButton
                  label={intl.formatMessage(messages.close)}
                  icon={<Icon of={X} />}
                  disabled={busy}
                  onClick={close}
                />
              )}
            </div>
            {children === undefined ? null : <Body flush={flush}>{children}</Body>}
            {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
          </LeaveArea>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Where the focus belongs that is in a layer on its way out, until it is given back. */
let givenBackTo: Element | null = null

/** What has the focus; where that goes with a layer, such as the palette this was chosen from, what will have it then. */
function whereItCameFrom(): Element | null {
  const focused = document.activeElement
  const goes = isLost(focused) || focused?.closest('[data-kind][data-state=closed]')
  return goes && givenBackTo ? givenBackTo : focused
}
const isLost = (focused: Element | null) => focused === null || focused === document.body

/** The second half of a double click on a button that closed the layer is meant for nothing of what was behind it. */
function dropSecondClick() {
  const listening = new AbortController()
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return listening.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, drop, { capture: true, signal: listening.signal })
}

/** Where it scrolls it can be reached with Tab, and so be scrolled with the arrows. */
function Body({ flush, children }: { flush: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = body.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={body}
      className={styles.body}
      data-flush={flush || undefined}
      // What scrolls can be reached even where nothing in it can.
      tabIndex={scrolls ? 0 : undefined}
    >
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** What was named for it, else the first field that is shown, else the layer itself: never the close button, which would show its tooltip. */
function firstToFocus(layer: HTMLElement | null): HTMLElement | null {
  const fields = layer?.querySelectorAll<HTMLElement>(':is(input, select, textarea):not(:disabled)') ?? []
  return (
    layer?.querySelector<HTMLElement>('[data-first-focus]') ??
    [...fields].find((field) => field.checkVisibility()) ??
    layer
  )
}
