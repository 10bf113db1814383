import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { popUp, type DrawFormOptions, type FormLanguage } from '#form-render'
import type { PublicForm } from '#domain/forms/public-form'
import * as styles from './builder.css.ts'

export interface PopUpPreviewProps {
  form: PublicForm
  language: FormLanguage
  device: 'desktop' | 'phone'
  /** Name of the frame for screen readers. */
  label: string
  /** Begins closed and opens by itself after so many seconds; undefined: stands open from the beginning. */
  openAfter: number | undefined
  send: NonNullable<DrawFormOptions['send']>
  /** Where the form is drawn, each time that it is. */
  onDraw: (place: HTMLElement) => void
  onClick: (event: MouseEvent) => void
}

/**
 * A pop-up over a page of its own, as wide as a visitor's: a modal dialog holds the focus of its document, which must not be that
 * of the app. While the form is edited the pop-up stands open without taking the focus; Escape closes it there as well.
 */
export function PopUpPreview({
  form,
  language,
  device,
  label,
  openAfter,
  send,
  onDraw,
  onClick,
}: PopUpPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  // What somebody closed stays closed while the form is edited, and a delay is waited for once.
  const opening = useRef({ isOpen: openAfter === undefined, delay: openAfter ?? Number.NaN })
  const latestSend = useEffectEvent(send)
  const latestLabel = useEffectEvent(() => label)
  const latestDraw = useEffectEvent(onDraw)
  const latestClick = useEffectEvent(onClick)
  useEffect(() => {
    const document = frame.current?.contentDocument
    if (!document) return undefined
    const host = document.createElement('div')
    document.documentElement.lang = language
    document.title = latestLabel()
    document.body.style.margin = '0'
    document.body.append(host)
    const state = opening.current
    const take = popUp(host, form, { language, send: (filled) => latestSend(filled) }, state.delay)
    const dialog = host.shadowRoot?.querySelector('dialog')
    const launch = host.shadowRoot?.querySelector<HTMLElement>('.launch')
    // Not by showModal(), which would take the focus from where the form is edited.
    if (state.isOpen) dialog?.setAttribute('open', '')
    const isShown = () => dialog?.open === true && !dialog.matches(':modal')
    const clicked = (event: MouseEvent) => {
      latestClick(event)
      const path = event.composedPath()
      if (isShown() && dialog && !path.includes(dialog)) dialog.close()
    }
    const pressed = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && isShown()) dialog?.close()
    }
    const closed = () => {
      state.delay = Number.NaN
      if (document.hasFocus()) launch?.focus()
    }
    document.addEventListener('click', clicked)
    document.addEventListener('keydown', pressed)
    dialog?.addEventListener('close', closed)
    latestDraw(document.body)
    return () => {
      state.isOpen = dialog?.open ?? false
      if (state.isOpen) state.delay = Number.NaN
      dialog?.removeEventListener('close', closed)
      document.removeEventListener('click', clicked)
      document.removeEventListener('keydown', pressed)
      take()
      host.remove()
    }
  }, [loads, form, language])
  return (
    <div className={styles.page} data-device={device}>
      {['picture', 'text', 'more'].map((name) => (
        <div key={name} className={styles.pageWord} />
      ))}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app draws into it, and Safari calls no listener in a frame that may run no script */}
      <iframe
        ref={frame}
        className={styles.pageFrame}
        title={label}
        // The empty page that a frame begins with: trusted types refuse any other. Some browsers put a new one there once it is loaded.
        onLoad={() => setLoads((before) => before + 1)}
      />
    </div>
  )
}
