import ChevronRight from 'lucide-react/icons/chevron-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline } from '#components/layout'
import { Link } from '#components/link'
import { messages } from './breadcrumb.messages.ts'
import * as styles from './breadcrumb.css.ts'

export interface BreadcrumbStep {
  label: string
  href: string
}

export interface BreadcrumbProps {
  /** The pages above, from the start. */
  steps: readonly BreadcrumbStep[]
  /** The page that one is on. */
  current: string
}

/** Above so many steps those in the middle are folded away. */
const BREADCRUMB = { shown: 3 } as const

/** Where one is, and the way back up. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  const intl = useIntl()
  const [unfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const folds = !unfolded && steps.length > BREADCRUMB.shown
  const [first] = steps
  const shown = folds && first ? [first, ...steps.slice(-1)] : steps
  useEffect(() => {
    // The button that unfolded is gone: what came in its place has the focus.
    if (unfolded) list.current?.querySelectorAll('a')[1]?.focus()
  }, [unfolded])
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ol ref={list} className={styles.root}>
        {shown.map(({ label, href }, place) => (
          <Inline key={href} as="li" gap={1} nowrap>
            {folds && place === 1 ? (
              <>
                <IconButton
                  label={intl.formatMessage(messages.more)}
                  icon={<Icon of={Ellipsis} />}
                  size="small"
                  onClick={() => setUnfolded(true)}
                />
                <Arrow />
              </>
            ) : null}
            <Link href={href}>{label}</Link>
            <Arrow />
          </Inline>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}

const Arrow = () => (
  <span className={styles.arrow}>
    <Icon of={ChevronRight} size="small" />
  </span>
)
