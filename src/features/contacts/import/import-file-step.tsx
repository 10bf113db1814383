import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Checkbox } from '#components/checkbox'
import { Columns, Stack } from '#components/layout'
import { Progress } from '#components/progress'
import { Select } from '#components/select'
import { Text } from '#components/text'
import { csvEncodings } from '#features/contacts/csv'
import { csvDelimiters } from '#features/contacts/csv'
import type { CsvOptions, CsvProblem } from '#features/contacts/csv'
import type { CsvScan } from '#features/contacts/csv'
import { delimiterMessages, messages, problemMessages } from './import-file-step.messages.ts'
import * as styles from './import-file-step.css.ts'

/** How the encodings are called where people choose them. */
const ENCODING_NAMES: Record<CsvScan['encoding'], string> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS (CP932)',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
}
const PROBLEMS_SHOWN = 5

export interface ImportFileStepProps {
  /** What gives the rows: the picker of a file, or a field for text. */
  children: ReactNode
  /** They come from a file: its encoding can be another than it seems. */
  fromFile: boolean
  options: CsvOptions
  scan: CsvScan | undefined
  scanPart: number | undefined
  scanError: string | undefined
  onOptions: (options: CsvOptions) => void
}

/** Whether the rows were read as they were meant, and what can be said otherwise. */
export function ImportFileStep({
  children,
  fromFile,
  options,
  scan,
  scanPart,
  scanError,
  onOptions,
}: ImportFileStepProps) {
  const intl = useIntl()
  return (
    <Stack gap={5}>
      {children}
      {scanPart === undefined ? null : (
        <Progress label={intl.formatMessage(messages.reading)} value={Math.round(scanPart * 100)} />
      )}
      {scanError === undefined ? null : (
        <Banner kind="danger" title={intl.formatMessage(messages.unreadable)}>
          {intl.formatMessage(messages.unreadableText)}
        </Banner>
      )}
      {scan ? (
        <>
          <Problems scan={scan} />
          {scan.header.length === 0 ? null : (
            <>
              <Columns align="end">
                {fromFile ? (
                  <Select
                    label={intl.formatMessage(messages.encoding)}
                    value={scan.encoding}
                    onValueChange={(encoding) => onOptions({ ...options, encoding })}
                    options={csvEncodings.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
                  />
                ) : null}
                <Select
                  label={intl.formatMessage(messages.delimiter)}
                  value={scan.delimiter}
                  onValueChange={(delimiter) => onOptions({ ...options, delimiter })}
                  options={csvDelimiters.map((value) => ({
                    value,
                    label: intl.formatMessage(delimiterMessages[value]),
                  }))}
                />
                <div className={styles.option}>
                  <Checkbox
                    label={intl.formatMessage(messages.hasHeader)}
                    checked={scan.hasHeader}
                    onCheckedChange={(hasHeader) => onOptions({ ...options, hasHeader })}
                  />
                </div>
              </Columns>
              <Text as="p" tone="muted" role="status">
                {intl.formatMessage(messages.rows, { count: scan.rowCount, columns: scan.header.length })}
              </Text>
              <Preview scan={scan} />
            </>
          )}
        </>
      ) : null}
    </Stack>
  )
}

function Problems({ scan: { problems, problemCount, rowCount } }: { scan: CsvScan }) {
  const intl = useIntl()
  // Names of columns alone are nothing to import either.
  const noRows: CsvProblem | undefined = rowCount === 0 ? { code: 'empty', fatal: true } : undefined
  const fatal = problems.find((problem) => problem.fatal) ?? noRows
  if (problemCount === 0 && !fatal) return null
  const shown = fatal ? [fatal] : problems.slice(0, PROBLEMS_SHOWN)
  const textOf = ({ code, line }: CsvProblem) =>
    intl.formatMessage(problemMessages[code], { line: line ?? 0 })
  return (
    <Banner
      kind={fatal ? 'danger' : 'warning'}
      title={
        fatal
          ? intl.formatMessage(messages.fatal)
          : intl.formatMessage(messages.problems, { count: problemCount })
      }
    >
      <ul>
        {shown.map((problem) => (
          <li key={`${problem.code}-${problem.line ?? 0}`}>{textOf(problem)}</li>
        ))}
        {fatal || problemCount <= shown.length ? null : (
          <li>{intl.formatMessage(messages.moreProblems, { count: problemCount - shown.length })}</li>
        )}
      </ul>
    </Banner>
  )
}

function Preview({ scan: { header, preview } }: { scan: CsvScan }) {
  const intl = useIntl()
  return (
    // A region that scrolls must be reachable by keyboard.
    <div
      className={styles.preview}
      role="region"
      aria-label={intl.formatMessage(messages.preview)}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no other name than their place
            <tr key={index}>
              {header.map((name, column) => (
                <td key={name} className={styles.cell}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
