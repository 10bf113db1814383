import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { useSaveKey } from '#components/editing'
import { LeaveGuard, type LeaveGuardOptions } from '#components/leave-guard'
import { VisuallyHidden } from '#components/visually-hidden'
import { selfInvalid, type FormProblem } from './form-problems.ts'
import { messages } from './form.messages.ts'
import { useFormProblems } from './use-form-problems.ts'
import * as styles from './form.css.ts'

export interface FormProps {
  /** Names the form. */
  label: string
  /** Whether it differs from what is stored: then it can be saved and discarded (CMP-24). */
  dirty: boolean
  /** Save, unless a field knows that something is wrong with it. What else is wrong is said to the fields as their `error`. */
  onSave: () => void
  /** What was changed shall be as it is stored. */
  onDiscard: () => void
  /** It is being saved: locked until it is known whether it was. @default false */
  saving?: boolean
  /** Nothing can be changed here, for want of a right. @default false */
  readOnly?: boolean
  /** How it is left, where leaving can wait for a save. @default asks while it is dirty */
  guard?: LeaveGuardOptions
  /** Why it could not be saved as a whole, such as what the server said. */
  error?: ReactNode
  /** The sections; each field takes `readOnly`, which is true while it is locked too. */
  children: (form: { readOnly: boolean }) => ReactNode
}

/** Something stored, to be changed: its fields, what is wrong with them, and a bar to save or discard the changes. */
export function Form({
  label,
  dirty,
  onSave,
  onDiscard,
  saving = false,
  readOnly = false,
  guard = { dirty: dirty && !readOnly, discard: onDiscard },
  error,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  /** How often it was tried to be saved. */
  const [tries, setTries] = useState(0)
  const problems = useFormProblems(form, tries, saving)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // That of a form in a dialog, which is within this one only for React.
    if (event.target !== event.currentTarget) return
    if (readOnly || saving || !dirty) return
    const wrong = selfInvalid(event.currentTarget)
    for (const control of wrong) control.checkValidity()
    setTries(tries + 1)
    if (wrong.length === 0) onSave()
  }
  const failed = problems.length > 0
  useLayoutEffect(() => {
    if (failed) summary.current?.focus()
  }, [failed, tries])
  useSaveKey(form, dirty && !readOnly, () => {
    const element = form.current
    // What a field reports only when it is left is part of what is saved.
    const field = document.activeElement
    if (field instanceof HTMLElement && element?.contains(field)) {
      flushSync(() => field.blur())
      field.focus()
    }
    element?.requestSubmit()
  })

  return (
    <form
      ref={form}
      className={styles.root}
      aria-label={label}
      noValidate
      autoComplete="off"
      tabIndex={-1}
      onSubmit={submit}
    >
      <LeaveGuard {...guard} />
      {error === undefined || error === null ? null : (
        <Banner kind="danger" answers>
          {error}
        </Banner>
      )}
      {failed ? <Summary ref={summary} problems={problems} /> : null}
      {children({ readOnly: readOnly || saving })}
      <UnsavedBar dirty={dirty} saving={saving} isLocked={readOnly} onDiscard={onDiscard} />
    </form>
  )
}

function Summary({
  problems,
  ref,
}: {
  problems: readonly FormProblem[]
  ref: RefObject<HTMLDivElement | null>
}) {
  const intl = useIntl()
  const id = useId()
  return (
    <div ref={ref} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.summaryTitle}>
        {intl.formatMessage(messages.problems, { count: problems.length })}
      </p>
      <ul className={styles.summaryList}>
        {problems.map(({ id: control, field, message }) => (
          <li key={control} className={styles.summaryItem}>
            <a
              href={`#${control}`}
              className={styles.summaryLink}
              onClick={(event) => {
                // The address is not this form's: only the focus goes there.
                event.preventDefault()
                focusControl(control)
              }}
            >
              {message === '' ? field : intl.formatMessage(messages.problem, { field, message })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusControl(id: string) {
  const element = document.getElementById(id)
  element?.focus()
  // A group of controls takes no focus: the first of them does.
  if (document.activeElement !== element)
    element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}

interface UnsavedBarProps {
  dirty: boolean
  saving: boolean
  /** There is nothing to press, such as once the right to save is gone. */
  isLocked: boolean
  onDiscard: () => void
}

function UnsavedBar({ dirty, saving, isLocked, onDiscard }: UnsavedBarProps) {
  const intl = useIntl()
  const cameFrom = useRef<Element>(null)
  const there = (dirty || saving) && !isLocked
  const [was, setWas] = useState({ saving, saved: false })
  if (was.saving !== saving || (dirty && was.saved && !saving))
    setWas({ saving, saved: was.saving && !saving && !dirty })
  const words = saving ? messages.saving : dirty ? messages.unsaved : was.saved ? messages.saved : undefined
  // A focus that goes with the bar is given back to what had it before.
  useLayoutEffect(() => {
    if (there || document.activeElement !== document.body) return
    const from = cameFrom.current
    cameFrom.current = null
    if (from instanceof HTMLElement && from.isConnected) from.focus()
  }, [there])
  return (
    <>
      {/* Always there: a live region that comes together with its words is not read. */}
      <VisuallyHidden>
        <span role="status">{words && !isLocked ? intl.formatMessage(words) : null}</span>
      </VisuallyHidden>
      {there ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears where the focus comes from
        <section
          className={styles.bar}
          aria-label={intl.formatMessage(messages.unsaved)}
          onFocus={(event) => {
            const from = event.relatedTarget
            if (from && !event.currentTarget.contains(from)) cameFrom.current = from
          }}
        >
          <span className={styles.barWords} aria-hidden>
            <span className={styles.dot} />
            {intl.formatMessage(saving ? messages.saving : messages.unsaved)}
          </span>
          <span className={styles.barButtons}>
            <Button disabled={saving} onClick={onDiscard}>
              {intl.formatMessage(messages.discard)}
            </Button>
            <Button type="submit" tone="primary" busy={saving} aria-keyshortcuts="Control+S Meta+S">
              {intl.formatMessage(messages.save)}
            </Button>
          </span>
        </section>
      ) : null}
    </>
  )
}
