import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '#components/skeleton'
import { MailFrame } from '#features/editor'
import { shareText } from '#lib/share-text'
import { boxesIn, linkFinder, sumOf, type Heat, type LinkBox } from './click-map.model.ts'
import { messages } from './click-map.messages.ts'
import * as styles from './click-map.css.ts'

export interface MailMapProps {
  html: string
  /** Every link that is counted. */
  links: readonly string[]
  heat: Heat
}

/** A mail in its frame with the share of clicks over each link; a table beside it says the same. */
export function MailMap({ html, links, heat }: MailMapProps) {
  const intl = useIntl()
  const [boxes, setBoxes] = useState<readonly LinkBox[]>([])
  const find = useMemo(() => linkFinder(links), [links])
  const all = sumOf(heat)
  const most = Math.max(1, ...heat.values())
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <MailFrame
          title={intl.formatMessage(messages.frame)}
          html={html}
          onDrawn={(page) => setBoxes(boxesIn(page, find))}
        />
      </Suspense>
      <div aria-hidden>
        {boxes.map(({ link, left, top, width, height }) => {
          const clicks = heat.get(link) ?? 0
          return (
            <span
              key={`${link} ${left} ${top}`}
              className={styles.box}
              style={assignInlineVars({
                [styles.left]: `${left}px`,
                [styles.top]: `${top}px`,
                [styles.width]: `${width}px`,
                [styles.height]: `${height}px`,
                [styles.heat]: String(clicks / most),
              })}
            >
              <span className={styles.share}>{shareText(intl, all === 0 ? 0 : clicks / all)}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
}
