import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useRef, useState } from 'react'
import {
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { takeTurn } from './frame-queue.ts'
import * as styles from './docs-page.css.ts'

/** The window that a screen is drawn in, in CSS pixels. */
const WIDTH = 1280

/** A story that says none of this for so long no longer holds up the others. */
const PATIENCE = 20_000
const ends: readonly unknown[] = [STORY_FINISHED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION]

export interface LazyFrameProps {
  /** The id of the story. */
  id: string
  title: string
  theme: 'light' | 'dark'
  locale: 'en' | 'ja'
}

/** A story in a small window of its own. It is there only near the visible part of the page: each holds a whole app. */
export function LazyFrame({ id, title, theme, locale }: LazyFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const [scale, setScale] = useState(0.5)

  useEffect(() => {
    const element = box.current
    if (element === null) return
    const near = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '400px',
    })
    const size = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? WIDTH) / WIDTH))
    near.observe(element)
    size.observe(element)
    return () => {
      near.disconnect()
      size.disconnect()
    }
  }, [])

  useEffect(() => {
    if (!isNear) return
    const endTurn = takeTurn(() => setIsLoaded(true))
    const patience = setTimeout(endTurn, PATIENCE)
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && ends.includes(eventOf(data))) endTurn()
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(patience)
      endTurn()
      setIsLoaded(false)
    }
  }, [isNear])

  return (
    <div ref={box} className={styles.frame} style={assignInlineVars({ [styles.scale]: String(scale) })}>
      {isLoaded && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It holds this very Storybook.
        <iframe
          ref={frame}
          className={styles.window}
          title={`${title}: ${theme}, ${locale}`}
          src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`}
          tabIndex={-1}
        />
      )}
    </div>
  )
}

/** The name of the event in a message between Storybook's frames; messages are JSON. */
function eventOf(data: unknown): unknown {
  if (typeof data !== 'string' || !data.includes('storybook-channel')) return undefined
  return /"type":"(\w+)"/.exec(data)?.[1]
}
