import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { Badge, type BadgeProps } from '#components/badge'
import { messages } from './property-cell.messages.ts'
import * as styles from './columns.css.ts'

/** Names shown in a row; the others are a number. */
const SHOWN = 2

interface Tag {
  id: string
  name: string
  tone: BadgeProps['tone']
}

/** Names in one line of a row, all of them in the title. */
export function tagCell(intl: IntlShape, tags: readonly Tag[]): ReactNode {
  if (tags.length === 0) return '—'
  const more = tags.length - SHOWN
  return (
    <span
      className={styles.tags}
      title={intl.formatList(
        tags.map(({ name }) => name),
        { type: 'conjunction', style: 'narrow' },
      )}
    >
      {tags.slice(0, SHOWN).map(({ id, name, tone }) => (
        <Badge key={id} tone={tone}>
          {name}
        </Badge>
      ))}
      {more > 0 ? <Badge>{intl.formatMessage(messages.more, { count: more })}</Badge> : null}
    </span>
  )
}
