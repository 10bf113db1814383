import { Fragment, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Schema } from '#api/schemas'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { Text } from '#components/text'
import type { FileScan } from '#features/contacts/csv'
import { propertyLabel } from '#features/contacts/facts'
import { PropertySheet } from '#features/schema/property-sheet'
import {
  isSettable,
  LIST_SUBSCRIPTIONS,
  NAME_PARTS,
  namedAddress,
  samplesOf,
  withTarget,
  type ColumnTarget,
} from './import-mapping.model.ts'
import { messages } from './import-map-step.messages.ts'
import * as styles from './import-map-step.css.ts'

/** Stands for 'leave the column out' where only text can stand. */
const LEFT_OUT = '-'
/** Between two samples. */
const SEPARATOR = ' · '
/** And this for 'make a property of it'. */
const NEW = '+'

export interface ImportMapStepProps {
  scan: FileScan
  mapping: readonly ColumnTarget[]
  schema: Schema
  /** Properties that are made by the import, beside those that are there. @default none */
  planned?: readonly { key: string; label: string }[]
  /** Which columns are shown. @default all */
  shows?: (column: number) => boolean
  onMappingChange: (mapping: readonly ColumnTarget[]) => void
}

/** What each column becomes, with the first values beside it. */
export function ImportMapStep({
  scan: { header, preview, types },
  mapping,
  schema,
  planned = [],
  shows = () => true,
  onMappingChange,
}: ImportMapStepProps) {
  const intl = useIntl()
  const named = namedAddress(preview, mapping)
  const [adding, setAdding] = useState<number>()
  const options = [
    { value: LEFT_OUT, label: intl.formatMessage(messages.leftOut) },
    { value: NAME_PARTS.family, label: intl.formatMessage(messages.family) },
    { value: NAME_PARTS.given, label: intl.formatMessage(messages.given) },
    ...schema.properties
      .filter((property) => isSettable(property) || mapping.includes(property.key))
      .map((property) => ({ value: property.key, label: propertyLabel(intl, property) })),
    ...planned.map(({ key, label }) => ({
      value: key,
      label: intl.formatMessage(messages.planned, { label }),
    })),
    { value: LIST_SUBSCRIPTIONS, label: intl.formatMessage(messages.listSubscriptions) },
    { value: NEW, label: intl.formatMessage(messages.newProperty) },
  ]
  return (
    <Stack>
      <Text as="p" tone="muted">
        {intl.formatMessage(messages.lead)}
      </Text>
      <ul className={styles.columns}>
        {header.map((name, column) => {
          if (!shows(column)) return null
          const samples = samplesOf(preview, column)
          return (
            <li key={name} className={styles.column} data-left-out={mapping[column] === null || undefined}>
              <Stack gap={0}>
                <Text weight="medium" wrap="anywhere">
                  {name}
                </Text>
                <Text size={13} tone="muted" wrap="clip">
                  {samples.length === 0
                    ? intl.formatMessage(messages.noSamples)
                    : samples.map((sample, index) => (
                        <Fragment key={sample}>
                          {index === 0 ? null : SEPARATOR}
                          <bdi>{sample}</bdi>
                        </Fragment>
                      ))}
                </Text>
                {mapping[column] === 'email' && named ? (
                  <Text size={13} tone="muted" wrap="anywhere">
                    {intl.formatMessage(messages.namedAddress, named)}
                  </Text>
                ) : null}
              </Stack>
              <Select
                label={intl.formatMessage(messages.target, { column: name })}
                labelHidden
                value={mapping[column] ?? LEFT_OUT}
                options={options}
                onValueChange={(next) => {
                  if (next === NEW) setAdding(column)
                  else onMappingChange(withTarget(mapping, column, next === LEFT_OUT ? null : next))
                }}
              />
            </li>
          )
        })}
      </ul>
      {adding === undefined ? null : (
        <PropertySheet
          schema={schema}
          type="contact"
          suggestion={{
            title: intl.formatMessage(messages.newPropertyFor, { column: header[adding] ?? '' }),
            label: header[adding] ?? '',
            type: types[adding] ?? 'string',
            typeHint: intl.formatMessage(messages.guessedType),
          }}
          onClose={() => setAdding(undefined)}
          onCreated={(key) => onMappingChange(withTarget(mapping, adding, key))}
        />
      )}
    </Stack>
  )
}
