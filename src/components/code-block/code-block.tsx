import WrapText from 'lucide-react/icons/text-wrap'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { CopyButton } from '#components/copy-button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { useHighlight } from './use-highlight.ts'
import { messages } from './code-block.messages.ts'
import * as styles from './code-block.css.ts'

export interface CodeBlockProps {
  /** What it is: 'DNS record', 'HTML'. */
  label: string
  /** As it is: nothing in it is interpreted. */
  code: string
  /** Long lines are broken at first. @default false */
  wrapped?: boolean
  /** Colours the code. @default none */
  language?: 'html'
  /** As tall as the code; what is around it scrolls. @default false */
  tall?: boolean
}

/** Code to read and to take along, exactly as it is. */
export function CodeBlock({ label, code, wrapped = false, language, tall = false }: CodeBlockProps) {
  const intl = useIntl()
  const [wrap, setWrap] = useState(wrapped)
  const element = useRef<HTMLElement>(null)
  useHighlight(element, code, language !== undefined)
  return (
    <figure className={styles.root}>
      <figcaption className={styles.bar}>
        <span className={styles.label}>{label}</span>
        <IconButton
          label={intl.formatMessage(messages.wrap)}
          icon={<Icon of={WrapText} />}
          size="small"
          aria-pressed={wrap}
          onClick={() => setWrap(!wrap)}
        />
        <CopyButton label={intl.formatMessage(messages.copy)} text={code} />
      </figcaption>
      {/* What scrolls must be reached by the keyboard. */}
      <pre
        className={styles.code}
        data-wrap={wrap || undefined}
        data-tall={tall || undefined}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <code ref={element}>{code}</code>
      </pre>
    </figure>
  )
}
