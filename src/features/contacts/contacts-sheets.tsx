import type { LeafCondition } from '#lib/condition-tree'
import { ContactSheet, ImportSheet, SegmentSheet } from './contact-parts.tsx'
import { NEW_SEGMENT, NO_FILTER } from './contacts-query.model.ts'
import type { ContactsScreenProps } from './contacts-screen.tsx'
import type { ContactRows } from './use-contact-rows.ts'
import { groupOf } from './use-filter-conditions.ts'

interface ContactsSheetsProps extends ContactsScreenProps {
  rows: ContactRows
  /** What a new segment begins with. */
  begun: readonly LeafCondition[] | undefined
}

/** What opens over the list: a contact, a segment, an import. */
export function ContactsSheets({
  query: { contact, tab, mail, segment, editing, importing },
  onQueryChange,
  hrefFor,
  links,
  sentMail,
  rows,
  begun,
}: ContactsSheetsProps) {
  return (
    <>
      {contact === undefined ? null : (
        <ContactSheet
          contactId={contact}
          sentMail={sentMail}
          tab={tab}
          mail={mail}
          onMailChange={(next) => onQueryChange({ mail: next }, 'push')}
          onTabChange={(next) => onQueryChange({ tab: next }, 'replace')}
          step={stepFrom(rows, contact, (id) => onQueryChange({ contact: id }, 'replace'))}
          onClose={() => onQueryChange({ contact: undefined, tab: 'overview', mail: undefined }, 'push')}
        />
      )}
      {segment !== undefined && editing ? (
        <SegmentSheet
          segmentId={segment}
          initialConditions={segment === NEW_SEGMENT ? groupOf(begun) : undefined}
          onClose={() =>
            onQueryChange(
              segment === NEW_SEGMENT ? { segment: undefined, editing: false } : { editing: false },
              'push',
            )
          }
          onSaved={(saved, isNew) => {
            if (isNew) onQueryChange({ ...NO_FILTER, segment: saved.id, editing: true }, 'replace')
          }}
          links={{
            contacts: (id) => hrefFor({ ...NO_FILTER, segment: id }),
            segment: (id) => hrefFor({ ...NO_FILTER, segment: id, editing: true }),
            campaign: links.campaign,
            go: links.go,
          }}
        />
      ) : null}
      {importing ? <ImportSheet onClose={() => onQueryChange({ importing: false }, 'push')} /> : null}
    </>
  )
}

/** The ways from an open contact to its neighbours in the list. */
function stepFrom({ indexOf, rowAt }: ContactRows, contactId: string, onGo: (contactId: string) => void) {
  const index = indexOf(contactId)
  if (index === undefined) return undefined
  return { previous: rowAt(index - 1)?.id, next: rowAt(index + 1)?.id, onGo }
}
