import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FilePicker } from '#components/file-picker'
import { Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { TextArea } from '#components/text-field'
import { ImportFileStep, type ImportFileStepProps } from './import-file-step.tsx'
import { messages } from './import-source-step.messages.ts'
import { addressesIn, importSources, type ImportSource } from './pasted.model.ts'

export interface ImportSourceStepProps extends Omit<ImportFileStepProps, 'children' | 'fromFile'> {
  /** What is shown of another product. */
  product: ReactNode
  source: ImportSource
  onSourceChange: (source: ImportSource) => void
  /** What is pasted. */
  text: string
  onTextChange: (text: string) => void
  file: File | undefined
  onFile: (file: File) => void
}

/** Where the contacts come from: a file, cells of a spreadsheet, or addresses alone (IMP-2). */
export function ImportSourceStep({
  source,
  onSourceChange,
  text,
  onTextChange,
  file,
  onFile,
  product,
  ...reading
}: ImportSourceStepProps) {
  const intl = useIntl()
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={intl.formatMessage(messages.source)}
        value={source}
        onValueChange={onSourceChange}
        options={importSources.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
      />
      {source === 'product' ? (
        product
      ) : source === 'emails' ? (
        <>
          <TextArea
            key="emails"
            label={intl.formatMessage(messages.emailsLabel)}
            hint={intl.formatMessage(messages.emailsHint)}
            rows={8}
            spellCheck={false}
            value={text}
            onValueChange={onTextChange}
          />
          <Found text={text} />
        </>
      ) : (
        <ImportFileStep {...reading} fromFile={source === 'file'}>
          {source === 'file' ? (
            <FilePicker
              label={intl.formatMessage(messages.pick)}
              hint={intl.formatMessage(messages.hint)}
              accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
              file={file}
              onFile={onFile}
            />
          ) : (
            <TextArea
              key="rows"
              label={intl.formatMessage(messages.rowsLabel)}
              hint={intl.formatMessage(messages.rowsHint)}
              rows={8}
              spellCheck={false}
              value={text}
              onValueChange={onTextChange}
            />
          )}
        </ImportFileStep>
      )}
    </Stack>
  )
}

function Found({ text }: { text: string }) {
  const intl = useIntl()
  const { emails, repeated } = addressesIn(text)
  return (
    <Text as="p" tone="muted" role="status">
      {text.trim() === '' ? null : intl.formatMessage(messages.found, { count: emails.length, repeated })}
    </Text>
  )
}
