import Plus from 'lucide-react/icons/plus'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import type { SchemaProperty } from '#api/schemas'
import { Button } from '#components/button'
import { useLoaded } from '#components/deferred'
import { Icon } from '#components/icon'
import { Menu } from '#components/menu'
import { FIELDS, type Fields } from '#domain/forms/form-fields'
import { loadEntries } from './later-parts.ts'
import { messages } from './builder.messages.ts'

export interface AddFieldProps {
  fields: Fields
  /** Undefined while they are not known. */
  properties: readonly SchemaProperty[] | undefined
  onAdd: (field: FormField) => void
  onNewProperty: () => void
}

/** The palette: properties of contacts that the form does not ask for yet, and what has no property. */
export function AddField({ fields, properties, onAdd, onNewProperty }: AddFieldProps) {
  const intl = useIntl()
  const isFull = fields.length >= FIELDS.most
  const { value: entriesOf } = useLoaded(loadEntries)
  const entries = useMemo(() => {
    const given = { fields, properties, onAdd, onNewProperty }
    // Once it is there an open menu follows what becomes known; before, it waits, and can try again.
    return entriesOf ? entriesOf(intl, given) : async () => (await loadEntries())(intl, given)
  }, [entriesOf, intl, fields, properties, onAdd, onNewProperty])
  if (isFull)
    return (
      <Button disabled icon={<Icon of={Plus} />}>
        {intl.formatMessage(messages.full, { most: FIELDS.most })}
      </Button>
    )
  return (
    <Menu entries={entries}>
      {(trigger) => (
        <Button {...trigger} icon={<Icon of={Plus} />}>
          {intl.formatMessage(messages.add)}
        </Button>
      )}
    </Menu>
  )
}
