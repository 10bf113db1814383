import { setElementVars } from '@vanilla-extract/dynamic'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { openShell } from '#lib/trusted-mail'
import { showMail, type MailView } from './mail-frame.model.ts'
import * as styles from './mail-frame.css.ts'

export interface MailFrameProps extends Partial<MailView> {
  /** Names the frame for screen readers. */
  title: string
  /** The HTML part of a mail, as the renderer writes it. */
  html: string
  /** A link was chosen; it is not followed. */
  onFollow?: (address: string) => void
  /** The mail was drawn, or its size has changed: what is put over it has to be placed anew. */
  onDrawn?: (page: Document) => void
}

/**
 * A mail in a frame that runs no script, as tall as the mail. Its width is that of its parent, and decides which media
 * queries hold (EML-401).
 */
export function MailFrame({
  title,
  html,
  scheme = 'light',
  images = true,
  inverted = false,
  onFollow,
  onDrawn,
}: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const follow = useRef(onFollow)
  useEffect(() => {
    follow.current = onFollow
  })
  const tellDrawn = useEffectEvent((drawn: Document) => onDrawn?.(drawn))

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const onLoad = () => {
      const opened = element.contentDocument
      if (!opened) return
      const onPress = (event: Event) => {
        // Elements of the frame are of its own realm: `instanceof` knows none of them.
        const link = isElement(event.target) ? event.target.closest('a') : null
        event.preventDefault()
        if (link && event.type === 'click') follow.current?.(link.getAttribute('href') ?? '')
      }
      for (const type of ['click', 'auxclick', 'submit', 'dragstart']) opened.addEventListener(type, onPress)
      opened.addEventListener('keydown', ({ key }) => {
        // The dialog around the frame hears no key of the frame.
        if (key === 'Escape') element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
      setPage(opened)
    }
    element.addEventListener('load', onLoad, { once: true })
    openShell(element)
    return () => element.removeEventListener('load', onLoad)
  }, [])

  useLayoutEffect(() => {
    const element = frame.current
    if (!page || !element) return
    showMail(page, html, { scheme, images, inverted })
    const measure = () => {
      const height = Math.ceil(page.documentElement.getBoundingClientRect().height)
      setElementVars(element, { [styles.height]: `${height}px` })
      tellDrawn(page)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page.documentElement)
    return () => observer.disconnect()
  }, [page, html, scheme, images, inverted])

  return (
    <iframe
      ref={frame}
      title={title}
      // Same origin, so that we can fill and measure it; without `allow-scripts` nothing in it runs.
      sandbox="allow-same-origin"
      className={styles.frame}
      data-inverted={inverted || undefined}
      data-scheme={scheme}
    />
  )
}

const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target
