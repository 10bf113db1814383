import { useIntl } from 'react-intl'
import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import type { Schema } from '#api/schemas'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { looksLikeEmail } from '#domain/connections/column-fit'
import { ListsField } from '#features/mailing-lists/lists-field'
import { ColumnMappingFields } from './column-mapping.tsx'
import { RowFilter } from './row-filter.tsx'
import {
  existingRules,
  intervals,
  missingRules,
  SET_UP,
  setUpProblems,
  type SetUp,
  type SetUpProblem,
} from './mapping.model.ts'
import { messages } from './mapping.messages.ts'

export interface SetUpFieldsProps {
  detail: ExternalDatabaseDetail
  schema: Schema
  setUp: SetUp
  onChange: (part: Partial<SetUp>) => void
}

/** What columns become, which rows are taken, and what happens to contacts that are there: the same fields for a new connection and for one that is edited. */
export function SetUpFields({ detail, schema, setUp, onChange }: SetUpFieldsProps) {
  const intl = useIntl()
  const problems = setUpProblems(setUp, detail, schema.properties)
  const hasAddresses = detail.properties.some(looksLikeEmail)
  const problemText = (problem: SetUpProblem) =>
    problem === 'no_email' && !hasAddresses ? messages.problem_no_column : messages[`problem_${problem}`]
  return (
    <>
      {problems
        .filter((problem) => problem !== 'condition')
        .map((problem) => (
          <Banner
            key={problem}
            kind={problem === 'gone_column' || problem === 'gone_property' ? 'warning' : 'danger'}
          >
            {intl.formatMessage(problemText(problem))}
          </Banner>
        ))}
      <Card title={intl.formatMessage(messages.columns)} flush>
        <ColumnMappingFields
          detail={detail}
          schema={schema}
          mapping={setUp.mapping}
          onMappingChange={(mapping) => onChange({ mapping })}
        />
      </Card>
      <Card title={intl.formatMessage(messages.rows)}>
        <RowFilter
          columns={detail.properties}
          filter={setUp.filter}
          onFilterChange={(filter) => onChange({ filter })}
        />
      </Card>
      <Card title={intl.formatMessage(messages.contacts)}>
        <Stack gap={5}>
          <ListsField
            label={intl.formatMessage(messages.lists)}
            value={setUp.mailingListIds}
            onValueChange={(ids) => onChange({ mailingListIds: ids.slice(0, SET_UP.listsMax) })}
          />
          <RadioGroup
            label={intl.formatMessage(messages.existing)}
            value={setUp.onExisting}
            onValueChange={(onExisting) => onChange({ onExisting })}
            options={existingRules.map((value) => ({
              value,
              label: intl.formatMessage(messages[value]),
              hint: intl.formatMessage(messages[`${value}_hint`]),
            }))}
          />
          <RadioGroup
            label={intl.formatMessage(messages.missing)}
            value={setUp.onMissing}
            onValueChange={(onMissing) => onChange({ onMissing })}
            options={missingRules.map((value) => ({
              value,
              label: intl.formatMessage(messages[value]),
              hint: intl.formatMessage(messages[`${value}_hint`]),
            }))}
          />
          <Banner>{intl.formatMessage(messages.neverResubscribed)}</Banner>
        </Stack>
      </Card>
    </>
  )
}

/** How often rows are fetched. */
export function IntervalField({
  value,
  onChange,
}: {
  value: SetUp['interval']
  onChange: (value: SetUp['interval']) => void
}) {
  const intl = useIntl()
  return (
    <RadioGroup
      label={intl.formatMessage(messages.interval)}
      value={value}
      onValueChange={onChange}
      options={intervals.map((one) => ({
        value: one,
        label: intl.formatMessage(messages[one]),
        hint: intl.formatMessage(messages[`${one}_hint`]),
      }))}
    />
  )
}
