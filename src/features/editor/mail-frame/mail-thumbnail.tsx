import { setElementVars } from '@vanilla-extract/dynamic'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { EmailDocument } from '#mail/document'
import { toHtml } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import { MailFrame } from './mail-frame.tsx'
import * as styles from './mail-frame.css.ts'

export interface MailThumbnailProps {
  document: EmailDocument
  /** Colours of the brand by token. */
  brand?: Readonly<Record<string, string>> | undefined
  /** What the sending system puts into the mail, such as the name of the company. */
  system?: Readonly<Record<string, string>> | undefined
}

/**
 * The top of a mail, drawn small by our own renderer. A picture: whatever names the mail stands beside it. It is drawn when
 * it comes into sight.
 */
export function MailThumbnail({ document, brand, system }: MailThumbnailProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const { width } = document.settings

  useEffect(() => {
    const element = root.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const draw = () =>
      setElementVars(element, {
        [styles.scale]: String(element.clientWidth / width),
        [styles.width]: `${width}px`,
      })
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  return (
    <div ref={root} className={styles.thumbnail} aria-hidden inert>
      <div className={styles.sheet}>
        {isNear ? <Drawn document={document} brand={brand} system={system} /> : null}
      </div>
    </div>
  )
}

function Drawn({ document, brand, system }: MailThumbnailProps) {
  const html = useMemo(() => {
    const resolved = resolve(document, emptyContact, { now: 0, timezone: 'UTC', system })
    return toHtml(resolved, { output: 'final', brand })
  }, [document, brand, system])
  return <MailFrame title="" html={html} />
}
