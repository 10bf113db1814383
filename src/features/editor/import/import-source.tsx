import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { FilePicker } from '#components/file-picker'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { SegmentedControl } from '#components/segmented-control'
import { TextArea } from '#components/text-field'
import type { Refusal } from './import.model.ts'
import { messages } from './import-dialog.messages.ts'

export interface ImportSourceProps {
  isReading: boolean
  /** Why what was given last can't be imported. */
  refusal: Refusal | 'failed' | undefined
  onTake: (source: File | string) => void
}

/** A file, or the source as text. */
export function ImportSource({ isReading, refusal, onTake }: ImportSourceProps) {
  const intl = useIntl()
  const [from, setFrom] = useState<'file' | 'paste'>('file')
  const [file, setFile] = useState<File>()
  const [text, setText] = useState('')
  return (
    <Stack>
      <LeaveGuard dirty={text.trim() !== ''} discard={() => setText('')} />
      <SegmentedControl
        label={intl.formatMessage(messages.source)}
        value={from}
        onValueChange={setFrom}
        options={[
          { value: 'file', label: intl.formatMessage(messages.file) },
          { value: 'paste', label: intl.formatMessage(messages.paste) },
        ]}
      />
      {refusal === undefined ? null : <Banner kind="danger">{intl.formatMessage(messages[refusal])}</Banner>}
      {from === 'file' ? (
        <FilePicker
          label={intl.formatMessage(messages.fileLabel)}
          hint={intl.formatMessage(messages.fileHint)}
          accept=".html,.htm,.mjml,.json"
          file={file}
          disabled={isReading}
          onFile={(chosen) => {
            setFile(chosen)
            onTake(chosen)
          }}
        />
      ) : (
        <>
          <TextArea
            label={intl.formatMessage(messages.pasteLabel)}
            hint={intl.formatMessage(messages.pasteHint)}
            rows={10}
            spellCheck={false}
            value={text}
            onValueChange={setText}
          />
          <div>
            <Button tone="primary" busy={isReading} onClick={() => onTake(text)}>
              {intl.formatMessage(messages.read)}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
