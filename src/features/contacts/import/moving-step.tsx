import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { errorBlockOf, type ApiError } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { DescriptionList } from '#components/description-list'
import { ErrorBlock } from '#components/error-block'
import { FilePicker } from '#components/file-picker'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Progress } from '#components/progress'
import { Section } from '#components/section'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { migrationSources, SOURCE_NAMES } from '#domain/migration/migration-source'
import { statusMessages } from '#features/contacts/facts'
import { toCsv } from '#features/contacts/csv'
import { contactStatuses } from '#lib/contact-status'
import { saveFile } from '#lib/save-file'
import type { MovingState } from './import-sheet.model.ts'
import type { MovingResult } from './moving-file.model.ts'
import {
  fileMessages,
  messages,
  noticeMessages,
  problemMessages,
  stepMessages,
} from './moving-step.messages.ts'
import * as styles from './moving-step.css.ts'

/** Problems that are shown; the file has more. */
const SHOWN = 5

export interface MovingStepProps {
  moving: MovingState
  /** The lists of the workspace could not be loaded. */
  error: ApiError | undefined
  onRetry: () => void
  /** What was made of the files could not be read again. */
  scanError: string | undefined
  onAdd: (file: File) => void
  onChange: (change: Partial<Pick<MovingState, 'product' | 'list' | 'files'>>) => void
}

/** Which product people come from, how its files are exported, and what is in those that were added (MIG-12). */
export function MovingStep({ moving, error, onRetry, scanError, onAdd, onChange }: MovingStepProps) {
  const intl = useIntl()
  const { product, list, files, part, result } = moving
  if (error)
    return (
      <ErrorBlock
        {...errorBlockOf(error)}
        title={intl.formatMessage(messages.listsFailed)}
        onRetry={onRetry}
      />
    )
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={intl.formatMessage(messages.product)}
        value={product}
        onValueChange={(next) => onChange({ product: next, list: SOURCE_NAMES[next], files: [] })}
        options={migrationSources.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
      />
      <Section title={intl.formatMessage(messages.howTo, { product: SOURCE_NAMES[product] })}>
        <ol className={styles.steps}>
          {(['first', 'second', 'third'] as const).map((place) => (
            <li key={place}>{intl.formatMessage(stepMessages[`${product}_${place}`])}</li>
          ))}
        </ol>
      </Section>
      <TextField
        label={intl.formatMessage(messages.list)}
        hint={intl.formatMessage(messages.listHint)}
        value={list}
        maxLength={60}
        onValueChange={(next) => onChange({ list: next })}
      />
      <FilePicker
        label={intl.formatMessage(messages.pick)}
        hint={intl.formatMessage(messages.pickHint)}
        accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
        multiple
        onFile={onAdd}
      />
      {files.length === 0 ? null : (
        <Stack as="ul" gap={1}>
          {files.map(({ name }) => {
            const read = result?.plan.files.find((one) => one.name === name)
            return (
              <li key={name}>
                <Inline gap={2} justify="space-between">
                  <Text wrap="anywhere">
                    {read ? intl.formatMessage(messages.fileRows, { name, count: read.rows }) : name}
                  </Text>
                  <IconButton
                    label={intl.formatMessage(messages.remove, { name })}
                    icon={<Icon of={X} />}
                    onClick={() => onChange({ files: files.filter((one) => one.name !== name) })}
                  />
                </Inline>
              </li>
            )
          })}
        </Stack>
      )}
      {part === undefined ? null : (
        <Progress label={intl.formatMessage(messages.reading)} value={Math.round(part * 100)} />
      )}
      {moving.error === undefined && scanError === undefined ? null : (
        <Banner kind="danger" title={intl.formatMessage(messages.unreadable)}>
          {intl.formatMessage(messages.unreadableText)}
        </Banner>
      )}
      {result ? <Found result={result} /> : null}
    </Stack>
  )
}

/** What the files hold, and what is wrong with them. */
function Found({ result: { plan, fitted } }: { result: MovingResult }) {
  const intl = useIntl()
  const failed = plan.files.filter(({ problem }) => problem !== undefined)
  if (failed.length > 0)
    return (
      <Banner kind="danger" title={intl.formatMessage(messages.fileFailed)}>
        <ul>
          {failed.map(({ name, problem }) =>
            problem === undefined ? null : (
              <li key={name}>{intl.formatMessage(fileMessages[problem], { name })}</li>
            ),
          )}
        </ul>
      </Banner>
    )
  const made = new Set(fitted.madeLists)
  const newProperties = fitted.fields.filter((field) => field.made !== undefined)
  const items = [
    ...contactStatuses
      .filter((status) => plan.statuses[status] > 0)
      .map((status) => ({
        id: status,
        term: intl.formatMessage(statusMessages[status]),
        value: intl.formatNumber(plan.statuses[status]),
      })),
    {
      id: 'lists',
      term: intl.formatMessage(messages.lists),
      value: intl.formatList(
        plan.lists.map((name) => (made.has(name) ? intl.formatMessage(messages.isNew, { name }) : name)),
      ),
    },
    {
      id: 'properties',
      term: intl.formatMessage(messages.properties),
      value: intl.formatMessage(messages.propertyCounts, {
        there: fitted.fields.length - newProperties.length,
        made: newProperties.length,
      }),
    },
  ].filter(({ value }) => value !== '')
  return (
    <Section
      title={intl.formatMessage(messages.found, {
        count: Object.values(plan.statuses).reduce((sum, count) => sum + count, 0),
      })}
    >
      <Stack gap={4}>
        {plan.files.flatMap(({ name, notices }) =>
          notices.map((notice) => (
            <Banner key={`${name} ${notice}`} kind="warning">
              {intl.formatMessage(noticeMessages[notice], { name })}
            </Banner>
          )),
        )}
        <DescriptionList items={items} />
        {plan.problemCount === 0 ? null : <Problems plan={plan} />}
      </Stack>
    </Section>
  )
}

function Problems({ plan: { problems, problemCount } }: Pick<MovingResult, 'plan'>) {
  const intl = useIntl()
  const download = () =>
    saveFile(
      new Blob([
        Uint8Array.from(
          toCsv([
            ['file', 'line', 'email', 'problem'],
            ...problems.map(({ file, line, email, problem }) => [
              file,
              String(line),
              email,
              intl.formatMessage(problemMessages[problem]),
            ]),
          ]),
        ),
      ]),
      'problems.csv',
    )
  return (
    <Banner
      kind="warning"
      title={intl.formatMessage(messages.problems, { count: problemCount })}
      action={
        <Button size="small" icon={<Icon of={Download} />} onClick={download}>
          {intl.formatMessage(messages.download)}
        </Button>
      }
    >
      <ul>
        {problems.slice(0, SHOWN).map(({ file, line, email, problem }) => (
          <li key={`${file} ${line} ${problem}`}>
            {intl.formatMessage(messages.problem, {
              file,
              line,
              problem: intl.formatMessage(problemMessages[problem]),
              email,
            })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
