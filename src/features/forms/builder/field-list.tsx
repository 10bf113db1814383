import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { Text } from '#components/text'
import { saidAgain, VisuallyHidden } from '#components/visually-hidden'
import { isEmailField, withCopy, withMoved, withoutField, type Fields } from '#domain/forms/form-fields'
import type { PublicField } from '#domain/forms/public-form'
import { isImeConfirm } from '#lib/ime'
import { fieldIcon, fieldTitle, kindName } from '#features/forms/field-names'
import { messages } from './builder.messages.ts'
import * as styles from './builder.css.ts'

export interface FieldListProps {
  fields: Fields
  /** The same as visitors get them, with their controls. */
  shown: readonly PublicField[]
  /** The ids of fields that keep the form from being published. */
  wrong: ReadonlySet<string>
  selected: string | undefined
  readOnly: boolean
  onSelect: (fieldId: string | undefined) => void
  onFieldsChange: (fields: Fields) => void
  /** A press opens what is set for the field: there is no room for it beside the list. */
  opens: boolean
  /** The focus goes on to what is set for the field. */
  onEdit: (fieldId: string) => void
}

/** The fields in their order: selected, moved, copied and removed by keyboard and pointer (FRM-53). */
export function FieldList({
  fields,
  shown,
  wrong,
  selected,
  readOnly,
  onSelect,
  onFieldsChange,
  opens,
  onEdit,
}: FieldListProps) {
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const say = (words: string) => setSaid((last) => saidAgain(last, words))
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const stop = fields.some(({ id }) => id === selected) ? selected : fields[0]?.id

  const focus = (fieldId: string | undefined) =>
    Array.from(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])
      .find(({ dataset }) => dataset['id'] === fieldId)
      ?.focus()
  // An undo may take the field away that has the focus: the list keeps it.
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    const isGone = focused.current !== undefined && !fields.some(({ id }) => id === focused.current)
    if (isGone && document.activeElement === document.body) focus(stop)
  })
  const go = (fieldId: string | undefined) => {
    if (fieldId === undefined) return
    flushSync(() => onSelect(fieldId))
    focus(fieldId)
  }
  const put = (next: Fields, fieldId: string | undefined, words: string) => {
    flushSync(() => {
      onFieldsChange(next)
      onSelect(fieldId)
      say(words)
    })
    focus(fieldId)
  }
  const move = (fieldId: string, to: number) => {
    const field = fields.find(({ id }) => id === fieldId)
    const next = withMoved(fields, fieldId, to)
    if (!field || next === fields) return
    const place = next.findIndex(({ id }) => id === fieldId) + 1
    put(
      next,
      fieldId,
      intl.formatMessage(messages.moved, { name: fieldTitle(intl, field), place, count: next.length }),
    )
  }
  const remove = (fieldId: string) => {
    const place = fields.findIndex(({ id }) => id === fieldId)
    const field = fields[place]
    const next = withoutField(fields, fieldId)
    if (!field) return
    if (next === fields) {
      say(intl.formatMessage(messages.emailStays))
      return
    }
    const name = fieldTitle(intl, field)
    put(next, (next[place] ?? next.at(-1))?.id, intl.formatMessage(messages.removed, { name }))
  }
  const copy = (fieldId: string) => {
    const field = fields.find(({ id }) => id === fieldId)
    const copied = withCopy(fields, fieldId)
    if (field && copied)
      put(copied.fields, copied.id, intl.formatMessage(messages.copied, { name: fieldTitle(intl, field) }))
  }
  const onKeyDown = (event: KeyboardEvent, fieldId: string, place: number) => {
    if (isImeConfirm(event)) return
    const isMod = event.ctrlKey || event.metaKey
    const act = (work: () => void, changes = false) => {
      event.preventDefault()
      if (!changes || !readOnly) work()
    }
    if (event.altKey && !isMod) {
      if (event.key === 'ArrowUp') act(() => move(fieldId, place - 1), true)
      if (event.key === 'ArrowDown') act(() => move(fieldId, place + 1), true)
      return
    }
    if (isMod) {
      if (event.key.toLowerCase() === 'd' && !event.shiftKey) act(() => copy(fieldId), true)
      return
    }
    switch (event.key) {
      case 'ArrowUp':
        return act(() => go(fields[place - 1]?.id))
      case 'ArrowDown':
        return act(() => go(fields[place + 1]?.id))
      case 'Home':
        return act(() => go(fields[0]?.id))
      case 'End':
        return act(() => go(fields.at(-1)?.id))
      case 'Delete':
      case 'Backspace':
        return act(() => remove(fieldId), true)
      case 'Enter':
        return act(() => onEdit(fieldId))
      default:
        return undefined
    }
  }
  return (
    <>
      <div
        ref={list}
        role="listbox"
        className={styles.list}
        aria-label={intl.formatMessage(messages.fields)}
        aria-describedby={readOnly ? undefined : 'form-builder-keys'}
      >
        {fields.map((field, place) => {
          const title = fieldTitle(intl, field)
          const kind = kindName(intl, field)
          return (
            <div
              key={field.id}
              role="option"
              className={styles.item}
              data-id={field.id}
              data-over={over === field.id || undefined}
              aria-selected={field.id === selected}
              tabIndex={field.id === stop ? 0 : -1}
              draggable={!readOnly}
              onClick={() => (opens ? onEdit(field.id) : go(field.id))}
              onDoubleClick={() => onEdit(field.id)}
              onFocus={() => {
                focused.current = field.id
              }}
              onBlur={({ relatedTarget }) => {
                if (relatedTarget) focused.current = undefined
              }}
              onKeyDown={(event) => onKeyDown(event, field.id, place)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(field.id)
              }}
              onDragEnd={() => {
                setDragged(undefined)
                setOver(undefined)
              }}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                setOver(field.id)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== undefined) move(dragged, place)
                setOver(undefined)
              }}
            >
              <Icon of={fieldIcon(field.type, shown[place]?.control)} />
              <span className={styles.itemName} title={title}>
                {title}
              </span>
              {title === kind || field.type === 'property' ? null : <VisuallyHidden>{kind}</VisuallyHidden>}
              {field.required && !isEmailField(field) ? (
                <Text tone="muted" size={12}>
                  {intl.formatMessage(messages.required)}
                </Text>
              ) : null}
              {wrong.has(field.id) ? (
                <Text tone="warning">
                  <Icon of={CircleAlert} label={intl.formatMessage(messages.wrong)} />
                </Text>
              ) : null}
            </div>
          )
        })}
      </div>
      {readOnly ? null : (
        <div className={styles.keys}>
          <Text as="p" tone="muted" size={12} id="form-builder-keys">
            {intl.formatMessage(messages.keys)}
          </Text>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
