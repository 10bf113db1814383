import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './ai-canvas.messages.ts'
import * as styles from './ai-canvas.css.ts'

export interface AiCanvasProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** Whether the assistant is changing the content. */
  busy: boolean
  /** What it does, if it can be said: 'Writing the subject…'. @default that it is working */
  label?: string
  /** The content; it stays where it is and can be read and used. */
  children: ReactNode
}

/** Content that the assistant changes: while it does, a calm light passes over it (CMP-40). */
export function AiCanvas({ busy, label, children, ...rest }: AiCanvasProps) {
  const intl = useIntl()
  return (
    <div {...rest} className={styles.root}>
      {/* Not around the words: what is busy is not read out. */}
      <div aria-busy={busy}>{children}</div>
      {busy ? (
        <div className={styles.veil} aria-hidden>
          <div className={styles.light} />
          <div className={styles.ring} />
        </div>
      ) : null}
      {/* There before it says something, so that it is announced. */}
      <div role="status">
        {busy ? (
          <span className={styles.words}>
            <span className={styles.dot} />
            {label ?? intl.formatMessage(messages.working)}
          </span>
        ) : null}
      </div>
    </div>
  )
}
