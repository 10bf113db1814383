import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import type { Contact } from '#api/contacts'
import { useSchema, type Schema, type SchemaProperty } from '#api/schemas'
import { Accordion } from '#components/accordion'
import { CodeBlock } from '#components/code-block'
import { DescriptionList } from '#components/description-list'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { localeNameOf, propertyLabel, propertyText } from '#features/contacts/facts'
import { isOwnKey, valueIn } from '#features/contacts/property-field'
import { messages } from './contact-properties.messages.ts'
import { PropertyEditor } from './property-editor.tsx'

export interface ContactPropertiesProps {
  contact: Contact
  /** Somebody else changed the contact: what is shown is old. */
  onConflict: () => void
}

/** What is known of a contact beyond its lists: each property with its own editor after its type. */
export function ContactProperties({ contact, onConflict }: ContactPropertiesProps) {
  const intl = useIntl()
  const schema = useSchema('contact')
  if (schema.error && !schema.data) {
    return (
      <ErrorBlock
        {...errorBlockOf(schema.error)}
        title={intl.formatMessage(messages.failed)}
        onRetry={schema.retry}
      />
    )
  }
  if (!schema.data) {
    return (
      <Stack padding="page">
        <Skeleton width={70} />
        <Skeleton width={50} />
      </Stack>
    )
  }
  return <Groups contact={contact} schema={schema.data} onConflict={onConflict} />
}

function Groups({ contact, schema, onConflict }: ContactPropertiesProps & { schema: Schema }) {
  const intl = useIntl()
  const [open, setOpen] = useState<string[]>([])
  const { properties } = contact
  const shown = schema.properties.filter(({ hidden }) => hidden !== true)
  const custom = shown.filter(({ system }) => !system)
  const filled = custom.filter(({ key }) => Object.hasOwn(properties, key))
  const empty = custom.filter(({ key }) => !Object.hasOwn(properties, key))
  const unknown = Object.keys(properties).filter(
    (key) => !schema.properties.some((property) => property.key === key),
  )
  const rowOf = (property: SchemaProperty) => ({
    id: property.key,
    term: propertyLabel(intl, property),
    value: <PropertyRow contact={contact} property={property} onConflict={onConflict} />,
  })
  return (
    <Stack gap={6} padding="page">
      <Section title={intl.formatMessage(messages.identity)}>
        <DescriptionList items={shown.filter(({ key }) => isOwnKey(key)).map(rowOf)} />
      </Section>
      <Section title={intl.formatMessage(messages.custom)}>
        {filled.length === 0 ? (
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.none)}
          </Text>
        ) : (
          <DescriptionList items={filled.map(rowOf)} />
        )}
      </Section>
      {unknown.length === 0 ? null : (
        <Section title={intl.formatMessage(messages.unknown)}>
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.unknownText)}
          </Text>
          <DescriptionList
            items={unknown.map((key) => ({
              id: key,
              term: key,
              value: propertyText(intl, undefined, properties[key]),
            }))}
          />
        </Section>
      )}
      {empty.length === 0 ? null : (
        <Accordion
          open={open}
          onOpenChange={setOpen}
          sections={[
            {
              id: 'empty',
              title: intl.formatMessage(messages.empty, { count: empty.length }),
              content: <DescriptionList items={empty.map(rowOf)} />,
            },
          ]}
        />
      )}
    </Stack>
  )
}

interface PropertyRowProps extends ContactPropertiesProps {
  property: SchemaProperty
}

function PropertyRow({ contact, property, onConflict }: PropertyRowProps) {
  const intl = useIntl()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const value = valueIn(contact, property.key)
  const label = propertyLabel(intl, property)
  const leave = (back: boolean) => {
    setEditing(false)
    if (!back) return
    requestAnimationFrame(() => {
      // The field that had the focus is gone once the button is there: the page or the sheet has it. Who edits another one by then goes on there.
      if (document.activeElement?.contains(button.current)) button.current?.focus()
    })
  }
  if (editing) {
    return <PropertyEditor contact={contact} property={property} onLeave={leave} onConflict={onConflict} />
  }
  return (
    <Inline as="span" nowrap gap={1}>
      {property.type === 'json' && value !== undefined && value !== null ? (
        <CodeBlock label={label} code={JSON.stringify(value, null, 2)} />
      ) : (
        <Text wrap="anywhere">
          {property.key === 'locale'
            ? localeNameOf(intl, contact.locale)
            : propertyText(intl, property, value)}
        </Text>
      )}
      <IconButton
        ref={button}
        size="small"
        label={intl.formatMessage(messages.edit, { property: label })}
        icon={<Icon of={Pencil} size="small" />}
        onClick={() => setEditing(true)}
      />
    </Inline>
  )
}
