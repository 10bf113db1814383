import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Combobox } from '#components/combobox'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import type { Comparison, EventCondition } from '#lib/condition-tree'
import { propertyLabel } from '#lib/property-label'
import { withOperator, withWhere } from './condition-fields.model.ts'
import { messages } from './condition-fields.messages.ts'
import { OperatorSelect, type FieldsProps } from './operator-select.tsx'
import { ValueFields } from './value-fields.tsx'
import { Wide } from '#features/segments/layout'
import * as styles from './condition-row.css.ts'

/** What the payload of each event that counts must say. */
export function WhereFields({
  condition,
  onChange,
  world,
  readOnly,
}: FieldsProps<EventCondition> & { readOnly: boolean }) {
  const intl = useIntl()
  const where = condition.where ?? []
  const set = (next: readonly Comparison[]) => onChange(withWhere(condition, next))
  const options = (world.eventProperties ?? []).map((property) => ({
    value: property.key,
    label: propertyLabel(intl, property),
    hint: property.key,
  }))
  return (
    <div className={styles.where}>
      <Stack gap={2}>
        {where.map((one, index) => {
          const property = world.eventProperty(one.key) ?? undefined
          const change = (next: Comparison) => set(where.with(index, next))
          const rename = (key: string) => {
            const type = world.eventProperty(key)?.type
            change(type === 'number' ? { key, op: 'gte' } : { key, op: 'eq' })
          }
          return (
            // oxlint-disable-next-line react/no-array-index-key -- only their place tells them apart
            <Inline align="start" key={index}>
              <Wide>
                <Combobox
                  label={intl.formatMessage(messages.where)}
                  labelHidden
                  placeholder={intl.formatMessage(messages.where)}
                  clearable={false}
                  readOnly={readOnly}
                  value={
                    one.key === ''
                      ? null
                      : (options.find(({ value }) => value === one.key) ?? { value: one.key, label: one.key })
                  }
                  options={options}
                  onValueChange={(next) => {
                    if (next) rename(next.value)
                  }}
                  onCreate={(text) => rename(text.trim())}
                />
              </Wide>
              {one.key === '' ? null : (
                <>
                  <OperatorSelect
                    value={one.op}
                    type={property?.type}
                    disabled={readOnly}
                    onValueChange={(op) => change(withOperator(one, op, property?.type))}
                  />
                  <ValueFields comparison={one} property={property} onChange={change} readOnly={readOnly} />
                </>
              )}
              <IconButton
                label={intl.formatMessage(messages.removeWhere)}
                icon={<Icon of={X} />}
                disabled={readOnly}
                onClick={() => set(where.toSpliced(index, 1))}
              />
            </Inline>
          )
        })}
        {readOnly ? null : (
          <Inline>
            <Button
              size="small"
              tone="quiet"
              icon={<Icon of={Plus} />}
              onClick={() => set([...where, { key: '', op: 'eq' }])}
            >
              {intl.formatMessage(messages.addWhere)}
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  )
}
