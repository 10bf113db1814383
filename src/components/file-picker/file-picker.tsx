import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { messages } from './file-picker.messages.ts'
import { accepts, kilobytes } from './file-picker.model.ts'
import * as styles from './file-picker.css.ts'

export interface FilePickerProps {
  /** What is asked for. */
  label: string
  /** What kinds of file, how large. */
  hint?: ReactNode
  /** As the `accept` attribute; also holds for what is dropped or pasted. */
  accept?: string
  /** What was chosen: its name and its size are shown. */
  file?: { name: string; size: number } | undefined
  /** Whether several can be chosen at once. @default false */
  multiple?: boolean
  /** A file of the right kind was chosen, dropped or pasted; of several one after the other. */
  onFile: (file: File) => void
  /** Takes nothing now. */
  disabled?: boolean
}

/** Takes a file, or several: chosen, dropped or pasted. */
export function FilePicker({
  label,
  hint,
  accept,
  file,
  multiple = false,
  onFile,
  disabled = false,
}: FilePickerProps) {
  const intl = useIntl()
  const id = useId()
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])]
    const taken = multiple ? all : all.slice(0, 1)
    const [first] = taken
    if (!first || disabled) return
    const refused = taken.find((one) => !accepts(accept, one))
    setProblem(
      refused
        ? intl.formatMessage(messages.refused, { name: refused.name })
        : taken.length < all.length
          ? intl.formatMessage(messages.onlyOne, { name: first.name })
          : undefined,
    )
    for (const one of taken) if (accepts(accept, one)) onFile(one)
  }
  const describedBy = [
    problem === undefined ? '' : `${id}error`,
    hint === undefined ? '' : `${id}hint`,
  ].filter(Boolean)
  return (
    <div className={styles.root}>
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the input inside */}
      <label
        className={styles.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          if (!disabled) setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        onPaste={(event) => take(event.clipboardData.files)}
      >
        <input
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${id}label ${id}choose`}
          aria-describedby={describedBy.join(' ') || undefined}
          onChange={(event) => {
            take(event.target.files)
            // The same file can be chosen again, once it was changed.
            event.target.value = ''
          }}
        />
        <span className={styles.drawing}>
          <Icon of={file ? FileText : Upload} size="large" />
        </span>
        {file ? (
          <span className={styles.file} role="status">
            <span className={styles.name} translate="no">
              {file.name}
            </span>
            <span className={styles.muted}>
              {file.size > 0 && kilobytes(file.size) === 0
                ? intl.formatMessage(messages.small)
                : intl.formatMessage(messages.size, { size: intl.formatNumber(kilobytes(file.size)) })}
            </span>
          </span>
        ) : null}
        <span className={styles.words}>
          <span id={`${id}choose`} className={styles.choose}>
            {intl.formatMessage(file ? messages.replace : messages.choose)}
          </span>
          {file ? null : <span className={styles.muted}>{intl.formatMessage(messages.orDrop)}</span>}
        </span>
      </label>
      {problem === undefined ? null : (
        <p id={`${id}error`} className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
