import { useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { ContactExport, ContactFilter } from '#api/contacts'
import { isAbort, useApi, type ApiError } from '#api/core'
import { useSchema } from '#api/schemas'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Progress } from '#components/progress'
import { RadioGroup } from '#components/radio-group'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { refusalText } from '#features/contacts/facts'
import { ContactTarget } from '#features/contacts/target'
import { EXPORT_ROWS } from '#lib/export-rows'
import { saveFile } from '#lib/save-file'
import { exportedKeys, type ExportForm } from './export-columns.model.ts'
import { fileNameOf, fileOf } from './export.model.ts'
import { messages } from './export-dialog.messages.ts'
import { shownFile } from './shown-file.ts'
import { useExportParts } from './use-export-parts.ts'

export interface ExportDialogProps {
  /** Which contacts: the question that the list shows. */
  filter: ContactFilter
  /** How the list is sorted: the file is too. */
  sort?: ContactExport['sort']
  /** Only these of them: what is selected. */
  ids?: readonly string[] | undefined
  /** How many rows there will be; undefined while nobody knows. */
  total: number | undefined
  /** Every column there is, by the key of the API. */
  columns: readonly { key: string; label: string }[]
  /** The keys of those that the list shows, in its order. */
  visible: readonly string[]
  onClose: () => void
}

/** The contacts of the list as a CSV file (EXP-2): says what will be in it before it is made. */
export function ExportDialog({ filter, sort, ids, total, columns, visible, onClose }: ExportDialogProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const timezone = intl.timeZone ?? 'UTC'
  const { collect, done, isSending, error } = useExportParts()
  const [which, setWhich] = useState<'visible' | 'all'>('visible')
  const [form, setForm] = useState<ExportForm>('shown')
  const [isRunning, setRunning] = useState(false)
  const [encoding, setEncoding] = useState<ContactExport['encoding']>('utf-8')
  const [name, setName] = useState(() => fileNameOf(clock.now(), timezone))
  const aborter = useRef<AbortController>(undefined)
  const schema = useSchema('contact')
  const properties = schema.data?.properties ?? []
  const choices = exportedKeys(form, { columns: columns.map(({ key }) => key), visible, properties })
  const keys = choices[which]
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key

  const isBlocked = total === 0 || !schema.data
  const run = async () => {
    // Enter in the field of the name comes here, too.
    if (isBlocked || isRunning) return
    const abort = new AbortController()
    aborter.current = abort
    setRunning(true)
    try {
      const file = await makeFile(abort.signal)
      if (!file || abort.signal.aborted) return
      saveFile(file.blob, fileNameOf(clock.now(), timezone, name))
      toasts.add({ type: 'success', content: intl.formatMessage(messages.done, { count: file.rows }) })
      onClose()
    } finally {
      setRunning(false)
    }
  }
  const makeFile = async (signal: AbortSignal) => {
    const collected = await collect(
      {
        ...filter,
        ...(ids && { ids: [...ids] }),
        ...(sort && { sort }),
        columns: [...keys],
        // Written anew on this side, from what holds every character.
        encoding: form === 'shown' ? 'utf-8' : encoding,
      },
      signal,
    )
    if (!collected) return undefined
    const { parts, rows } = collected
    const shown = {
      columns: keys.map((key) => ({ key, label: labelOf(key) })),
      properties,
      encoding,
    }
    const files: Blob[] = []
    for (const [index, part] of parts.entries()) {
      const continues = index > 0
      files.push(
        form === 'shown'
          ? await shownFile(intl, fileOf(part), { ...shown, continues })
          : fileOf(part, { continues }),
      )
    }
    return { blob: new Blob(files, { type: 'text/csv' }), rows }
  }
  const close = () => {
    aborter.current?.abort()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={intl.formatMessage(messages.title)}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button tone="primary" busy={isRunning} disabled={isBlocked} onClick={() => void run()}>
            {intl.formatMessage(messages.export)}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <strong>
            {total === undefined
              ? intl.formatMessage(messages.saysColumns, { columns: keys.length })
              : intl.formatMessage(messages.says, { rows: total, columns: keys.length })}
          </strong>
        </p>
        <Text as="p" wrap="anywhere">
          <ContactTarget filter={filter} ids={ids} />
        </Text>
        <RadioGroup
          label={intl.formatMessage(messages.form)}
          value={form}
          onValueChange={setForm}
          options={[
            {
              value: 'shown',
              label: intl.formatMessage(messages.shown),
              hint: intl.formatMessage(messages.shownHint),
            },
            {
              value: 'import',
              label: intl.formatMessage(messages.import),
              hint: intl.formatMessage(messages.importHint),
            },
          ]}
        />
        <RadioGroup
          label={intl.formatMessage(messages.columns)}
          value={which}
          onValueChange={setWhich}
          options={[
            {
              value: 'visible',
              label: intl.formatMessage(messages.visible, { count: choices.visible.length }),
              hint: intl.formatList(visible.map(labelOf), { type: 'conjunction', style: 'narrow' }),
            },
            {
              value: 'all',
              label: intl.formatMessage(messages.all, { count: choices.all.length }),
              hint: intl.formatMessage(form === 'shown' ? messages.allShownHint : messages.allHint),
            },
          ]}
        />
        <RadioGroup
          label={intl.formatMessage(messages.encoding)}
          value={encoding}
          onValueChange={setEncoding}
          options={[
            {
              value: 'utf-8',
              label: intl.formatMessage(messages.utf8),
              hint: intl.formatMessage(messages.utf8Hint),
            },
            {
              value: 'shift_jis',
              label: intl.formatMessage(messages.shiftJis),
              hint: intl.formatMessage(messages.shiftJisHint),
            },
          ]}
        />
        <TextField
          label={intl.formatMessage(messages.fileName)}
          value={name}
          maxLength={100}
          onValueChange={setName}
          onEnter={() => void run()}
        />
        {schema.error && !schema.data ? (
          <InlineError ticketId={schema.error.ticketId} onRetry={schema.retry}>
            {intl.formatMessage(messages.schemaFailed)}
          </InlineError>
        ) : null}
        {isRunning && total !== undefined && total > EXPORT_ROWS ? (
          <Progress
            label={intl.formatMessage(messages.writing)}
            value={done}
            max={total}
            valueText={intl.formatMessage(messages.progress, { done, total })}
          />
        ) : null}
        {error && !isAbort(error) ? (
          <InlineError ticketId={error.ticketId} onRetry={() => void run()} retrying={isSending}>
            {failureOf(error, intl)}
          </InlineError>
        ) : null}
      </Stack>
    </Dialog>
  )
}

function failureOf(error: ApiError, intl: IntlShape): string {
  if (error.kind === 'network') return intl.formatMessage(messages.offline)
  if (error.kind === 'timeout') return intl.formatMessage(messages.slow)
  return intl.formatMessage(messages.failed, { reason: refusalText(error, intl) })
}
