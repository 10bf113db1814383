import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import type { Schema } from '#api/schemas'
import { deferred, Later } from '#components/deferred'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { Text } from '#components/text'
import { fitOf, kindOf, propertyTypeFor, type ExternalColumn } from '#domain/connections/column-fit'
import type { Transform } from '#domain/connections/row-rules'
import { propertyLabel } from '#lib/property-label'
import { FitMark } from './fit-mark.tsx'
import { isTransform, targetsOf, withTarget, withTransform, type ColumnMapping } from './mapping.model.ts'
import * as styles from './mapping.css.ts'
import { messages } from './mapping.messages.ts'

/** Few columns become a new property. */
const PropertySheet = deferred(async () => (await import('#features/schema/property-sheet')).PropertySheet)

/** Stand for 'leave the column out', 'make a property of it' and 'leave values as they are' where only text can. */
const LEFT_OUT = '-'
const NEW = '+'
const AS_IS = '-'
const transformChoices = [AS_IS, 'trim', 'lowercase', 'half_width', 'split_comma'] as const

export interface ColumnMappingFieldsProps {
  detail: ExternalDatabaseDetail
  schema: Schema
  mapping: readonly ColumnMapping[]
  onMappingChange: (mapping: readonly ColumnMapping[]) => void
}

/** What each column of a database becomes, with its first values and how well they fit (CNN-24). */
export function ColumnMappingFields({ detail, schema, mapping, onMappingChange }: ColumnMappingFieldsProps) {
  const intl = useIntl()
  const [adding, setAdding] = useState<ExternalColumn>()
  const targets = targetsOf(schema.properties)
  const options = [
    { value: LEFT_OUT, label: intl.formatMessage(messages.leftOut) },
    ...targets.map((property) => ({ value: property.key, label: propertyLabel(intl, property) })),
    { value: NEW, label: intl.formatMessage(messages.newProperty) },
  ]
  return (
    <>
      <ul className={styles.columns}>
        {detail.properties.map((column) => {
          const mapped = mapping.find(({ from }) => from === column.key)
          const property = targets.find(({ key }) => key === mapped?.to)
          const samples = [...new Set(column.samples)]
          return (
            <li key={column.key} className={styles.column} data-left-out={mapped === undefined || undefined}>
              <Stack gap={0}>
                <Text weight="medium" wrap="anywhere">
                  {column.name}
                </Text>
                <Text size={13} tone="muted">
                  {intl.formatMessage(messages[`kind_${kindOf(column.type)}`])}
                </Text>
                <Text size={13} tone="muted" wrap="clip" title={samples.join(' · ')}>
                  {samples.length === 0 ? intl.formatMessage(messages.noSamples) : samples.join(' · ')}
                </Text>
              </Stack>
              <Stack gap={1}>
                <Select
                  label={intl.formatMessage(messages.target, { column: column.name })}
                  labelHidden
                  value={mapped?.to ?? LEFT_OUT}
                  options={options}
                  onValueChange={(next) => {
                    if (next === NEW) setAdding(column)
                    else
                      onMappingChange(
                        withTarget(
                          mapping,
                          column,
                          targets.find(({ key }) => key === next),
                        ),
                      )
                  }}
                />
                {property ? <FitMark fit={fitOf(column, property, mapped?.transform)} /> : null}
              </Stack>
              {mapped ? (
                <Select<Transform | typeof AS_IS>
                  label={intl.formatMessage(messages.transform, { column: column.name })}
                  labelHidden
                  value={mapped.transform ?? AS_IS}
                  options={transformChoices.map((value) => ({
                    value,
                    label: intl.formatMessage(value === AS_IS ? messages.asIs : messages[value]),
                  }))}
                  onValueChange={(next) =>
                    onMappingChange(withTransform(mapping, column.key, isTransform(next) ? next : undefined))
                  }
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      <Later>
        {adding ? (
          <PropertySheet
            schema={schema}
            type="contact"
            suggestion={{
              title: intl.formatMessage(messages.newPropertyFor, { column: adding.name }),
              label: adding.name,
              type: propertyTypeFor(adding),
              typeHint: intl.formatMessage(messages.typeFromColumn),
            }}
            onClose={() => setAdding(undefined)}
            onCreated={(to) =>
              onMappingChange([
                ...mapping.filter(({ from }) => from !== adding.key),
                { from: adding.key, to },
              ])
            }
          />
        ) : null}
      </Later>
    </>
  )
}
