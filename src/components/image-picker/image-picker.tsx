import { assignInlineVars } from '@vanilla-extract/dynamic'
import ImageOff from 'lucide-react/icons/image-off'
import ImagePlus from 'lucide-react/icons/image-plus'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Ticket } from '#components/error-block'
import { Field, type FieldControlProps, type FieldProps } from '#components/field'
import { accepts } from '#components/file-picker'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { Progress } from '#components/progress'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { ticketOf } from '#lib/failed-upload'
import { safeImageSrc } from '#lib/safe-url'
import { messages } from './image-picker.messages.ts'
import { firstOf, furtherShare, IMAGE_PICKER } from './image-picker.model.ts'
import * as styles from './image-picker.css.ts'

/** An image as the server has it. */
export interface PickedImage {
  src: string
  /** Of the file, px. */
  width: number
  /** Of the file, px. */
  height: number
}

export interface ImagePickerProps extends Pick<
  FieldProps,
  'label' | 'labelHidden' | 'hint' | 'error' | 'required'
> {
  /** The image that is shown. One whose source is no http(s) or image data shows the empty state (CMP-17). */
  value: PickedImage | null
  /** What was uploaded; null when it was removed. A failed or cancelled upload leaves the value as it is. */
  onValueChange: (value: PickedImage | null) => void
  /**
   * Uploads one file. `signal` ends it: on cancel, on another file, and when the picker goes. `onProgress` takes the
   * share that is done, from 0 to 1; without it only the placeholder is shown. Rejects with an Error whose message is
   * for the reader; the number of a `FailedUpload` can be copied.
   */
  upload: (
    file: File,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<PickedImage>
  /** As the `accept` attribute; also holds for what is dropped or pasted. @default 'image/*' */
  accept?: string
  /** How high the area is, px. @default 160 */
  height?: number
  /** Shows the image and no way to change it. @default false */
  readOnly?: boolean
  /** Takes nothing now. @default false */
  disabled?: boolean
}

type Work =
  | { state: 'idle' }
  | { state: 'uploading'; share?: number | undefined }
  | { state: 'failed'; words: string; ticketId?: string; file?: File }

/** One image: chosen, dropped or pasted, uploaded at once, then shown. */
export function ImagePicker({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  onValueChange,
  upload,
  accept = 'image/*',
  height = IMAGE_PICKER.height,
  readOnly = false,
  disabled = false,
}: ImagePickerProps) {
  const intl = useIntl()
  const [work, setWork] = useState<Work>({ state: 'idle' })
  const [over, setOver] = useState(false)
  const [told, setTold] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const uploading = work.state === 'uploading'
  const locked = readOnly || disabled

  const finish = (next: Work, words: string) => {
    // The button that is about to go must not take the focus with it.
    if (document.activeElement === cancelButton.current) uploadButton.current?.focus()
    setWork(next)
    setTold(words)
  }
  const start = async (file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setWork({ state: 'uploading' })
    setTold(intl.formatMessage(messages.uploading))
    try {
      const image = await upload(file, {
        signal,
        onProgress: (share) => {
          if (signal.aborted) return
          setWork((now) =>
            now.state === 'uploading' ? { ...now, share: furtherShare(now.share, share) } : now,
          )
        },
      })
      if (signal.aborted) return
      onValueChange(image)
      finish({ state: 'idle' }, intl.formatMessage(messages.uploaded, { name: file.name }))
    } catch (reason) {
      if (signal.aborted) return
      const words = reason instanceof Error ? reason.message : ''
      finish(
        {
          state: 'failed',
          words: words || intl.formatMessage(messages.failed),
          ticketId: ticketOf(reason),
          file,
        },
        '',
      )
    }
  }
  const cancel = () => {
    running.current?.abort()
    finish({ state: 'idle' }, intl.formatMessage(messages.cancelled))
  }
  const remove = () => {
    uploadButton.current?.focus()
    onValueChange(null)
    setWork({ state: 'idle' })
    setTold(intl.formatMessage(messages.removed))
  }
  const take = (files: FileList | null): boolean => {
    if (locked) return false
    const found = firstOf([...(files ?? [])], (file) => accepts(accept, file))
    if (!found) return false
    if ('taken' in found) void start(found.taken)
    else if (!uploading)
      setWork({ state: 'failed', words: intl.formatMessage(messages.refused, { name: found.refused }) })
    return true
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Also where it takes nothing now: else the browser leaves the page and shows the file.
    event.preventDefault()
    if (locked) event.dataTransfer.dropEffect = 'none'
    else setOver(true)
  }

  const actions = (control: FieldControlProps) => (
    <Inline>
      <Button
        ref={uploadButton}
        icon={<Icon of={Upload} />}
        aria-describedby={control['aria-describedby']}
        disabled={disabled || uploading}
        onClick={() => {
          if (!disabled && !uploading) input.current?.click()
        }}
      >
        {intl.formatMessage(messages.upload)}
      </Button>
      {uploading ? (
        <Button ref={cancelButton} tone="quiet" onClick={cancel}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      ) : null}
      {work.state === 'failed' && work.file ? (
        <Button
          tone="quiet"
          disabled={disabled}
          onClick={() => {
            uploadButton.current?.focus()
            if (!disabled && work.file) void start(work.file)
          }}
        >
          {intl.formatMessage(messages.retry)}
        </Button>
      ) : null}
      {work.state === 'failed' && work.ticketId ? <Ticket id={work.ticketId} /> : null}
      {value && !uploading ? (
        <Button
          tone="quiet"
          disabled={disabled}
          onClick={() => {
            if (!disabled) remove()
          }}
        >
          {intl.formatMessage(messages.remove)}
        </Button>
      ) : null}
    </Inline>
  )

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={work.state === 'failed' && !locked ? work.words : error}
      required={required}
    >
      {(control) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped or pasted here can be chosen with the button, too
        <div
          className={styles.root}
          style={assignInlineVars({ [styles.height]: `${height}px` })}
          role="group"
          aria-label={label}
          aria-busy={uploading}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
          }}
          onDrop={(event) => {
            setOver(false)
            if (event.dataTransfer.types.includes('Files')) event.preventDefault()
            take(event.dataTransfer.files)
          }}
          onPaste={(event) => {
            if (take(event.clipboardData.files)) event.preventDefault()
          }}
        >
          <input
            ref={input}
            id={control.id}
            type="file"
            hidden
            accept={accept}
            disabled={locked || uploading}
            onChange={(event) => {
              take(event.target.files)
              // The same file can be chosen again, once it was changed.
              event.target.value = ''
            }}
          />
          <Area
            input={locked || uploading ? undefined : control.id}
            filled={value !== null || uploading}
            over={over}
            disabled={disabled}
          >
            {uploading ? (
              <Uploading share={work.share} />
            ) : (
              <Shown key={value?.src} src={value?.src} alt={label} locked={locked} />
            )}
          </Area>
          {readOnly ? null : actions(control)}
          <VisuallyHidden>
            <span role="status">{told}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

interface AreaProps {
  /** The id of the input that a click opens; without it a click does nothing. */
  input: string | undefined
  filled: boolean
  over: boolean
  disabled: boolean
  children: ReactNode
}

function Area({ input, filled, over, disabled, children }: AreaProps) {
  const state = {
    className: styles.area,
    'data-filled': filled || undefined,
    'data-over': over || undefined,
    'data-disabled': disabled || undefined,
  }
  return input === undefined ? (
    <div {...state}>{children}</div>
  ) : (
    <label {...state} htmlFor={input}>
      {children}
    </label>
  )
}

function Uploading({ share }: { share: number | undefined }) {
  const intl = useIntl()
  const words = intl.formatMessage(messages.uploading)
  return (
    <>
      <span className={styles.placeholder}>
        <Skeleton shape="block" />
      </span>
      <div className={styles.work}>
        {share === undefined ? words : <Progress label={words} value={share} max={1} />}
      </div>
    </>
  )
}

interface ShownProps {
  src: string | undefined
  alt: string
  locked: boolean
}

function Shown({ src, alt, locked }: ShownProps) {
  const intl = useIntl()
  const [broken, setBroken] = useState(false)
  const safe = safeImageSrc(src)
  if (safe !== undefined && !broken)
    return <img className={styles.picture} src={safe} alt={alt} onError={() => setBroken(true)} />
  return (
    <>
      <Text tone="muted">
        <Icon of={locked || broken ? ImageOff : ImagePlus} size="large" />
      </Text>
      {broken ? (
        <Text size={12} tone="muted">
          {intl.formatMessage(messages.broken)}
        </Text>
      ) : null}
      <Text weight="medium">{intl.formatMessage(locked ? messages.none : messages.add)}</Text>
      {locked ? null : (
        <Text size={12} tone="muted">
          {intl.formatMessage(messages.orDrop)}
        </Text>
      )}
    </>
  )
}
