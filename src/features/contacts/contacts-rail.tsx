import { memo, useState } from 'react'
import { contactStatuses } from '#lib/contact-status'
import { decodeBoolean, readStored, storageKeys, writeStored } from '#lib/storage'
import { hasRoomFor } from '#lib/text-scale'
import { breakpoint } from '#styles/breakpoint'
import { Later, Rail } from './contact-parts.tsx'
import { RailShape } from './contact-shapes.tsx'
import type { ContactsScreenProps } from './contacts-screen.tsx'
import * as styles from './contacts-screen.css.ts'
import { changeTo } from './place-query.model.ts'

interface ContactsRailProps extends Pick<ContactsScreenProps, 'query' | 'onQueryChange' | 'hrefFor'> {
  /** Whether what the first picture does without is to be drawn. */
  ready: boolean
}

/**
 * The groups beside the list, and their room before they are there. Answers for the list draw the screen anew several times
 * while a page comes up; of these the rail has some 200 elements and takes no notice.
 */
export const ContactsRail = memo(({ query, onQueryChange, hrefFor, ready }: ContactsRailProps) => {
  const [collapsed, setCollapsed] = useState(
    () => readStored(storageKeys.contactsRailCollapsed, decodeBoolean) ?? !hasRoomFor(breakpoint.wide),
  )
  const collapse = (next: boolean) => {
    setCollapsed(next)
    writeStored(storageKeys.contactsRailCollapsed, next)
  }
  return (
    <div className={styles.rail} data-collapsed={collapsed || undefined}>
      <Later ready={ready} instead={<RailShape />}>
        <Rail
          statuses={contactStatuses}
          query={query}
          hrefOf={(place) => hrefFor(changeTo(place))}
          onGo={(place) => onQueryChange(changeTo(place), 'push')}
          collapsed={collapsed}
          onCollapsedChange={collapse}
        />
      </Later>
    </div>
  )
})
