import Search from 'lucide-react/icons/search'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { Dialog } from '#components/dialog'
import { Icon } from '#components/icon'
import { KeyboardHint } from '#components/keyboard-hint'
import { Inline } from '#components/layout'
import { VisuallyHidden } from '#components/visually-hidden'
import { isImeConfirm } from '#lib/ime'
import { messages } from './command-palette.messages.ts'
import { moved, paletteSections, type Command, type PaletteMove } from './command-palette.model.ts'
import * as styles from './command-palette.css.ts'

export interface CommandPaletteProps {
  /** Whether it stands. The keys that open it are the app's. */
  open: boolean
  /** Escape, the close button, a press beside it, and before a command is carried out. */
  onClose: () => void
  /** All there are, each group in the order of its first; more may come while it is open. */
  commands: readonly Command[]
  /** What is in its field when it first stands, and what takes its place where this changes; later it begins empty. @default nothing */
  initial?: string
  /** The ids of what was chosen lately, the latest first. @default none */
  recent?: readonly string[]
  /** Says that more commands are on their way. @default false */
  loading?: boolean
  /** Carries out the command of this id. The palette closes, and what the command opens gives the focus back to where it was. */
  onChoose: (id: string) => void
}

const moves: Record<string, PaletteMove> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
}

/** Every page and every common action, found by typing. */
export function CommandPalette({
  open,
  onClose,
  commands,
  initial = '',
  recent = [],
  loading = false,
  onChoose,
}: CommandPaletteProps) {
  const intl = useIntl()
  const id = useId()
  const listId = `${id}list`
  const optionId = (command: string) => `${id}${encodeURIComponent(command)}`
  const [text, setText] = useState(initial)
  // What a conversion has not decided yet is not looked for.
  const [typed, setTyped] = useState(initial)
  const [active, setActive] = useState<string>()
  const [wasOpen, setWasOpen] = useState(open)
  const [wasInitial, setWasInitial] = useState(initial)
  const composing = useRef(false)
  if (initial !== wasInitial) {
    setWasInitial(initial)
    setText(initial)
    setTyped(initial)
  }
  if (open !== wasOpen) {
    setWasOpen(open)
    // Not when it closes: it can still be seen going.
    if (open) {
      setText('')
      setTyped('')
      setActive(undefined)
    }
  }
  const sections = useMemo(() => paletteSections(commands, recent, typed), [commands, recent, typed])
  const shown = sections.flatMap((section) => section.commands)
  // There is always one that Enter takes; where the arrows were is gone, the first.
  const at = Math.max(
    0,
    shown.findIndex((command) => command.id === active),
  )
  const current = shown[at]

  const look = (next: string) => {
    setTyped(next)
    setActive(undefined)
  }
  const choose = (command: Command) => {
    if (command.disabled) return
    // Closed before the command acts: an open dialog takes back the focus that the command moves.
    flushSync(onClose)
    onChoose(command.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and the arrows belong to the input method while it converts.
    if (isImeConfirm(event)) return
    const by = moves[event.key]
    if (by !== undefined && current !== undefined) {
      event.preventDefault()
      setActive(shown[moved(at, by, shown.length)]?.id)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) choose(current)
    }
  }

  const title = intl.formatMessage(messages.title)
  const note = loading ? messages.loading : shown.length === 0 ? messages.none : undefined
  const said =
    note === undefined
      ? typed !== '' && intl.formatMessage(messages.count, { count: shown.length })
      : intl.formatMessage(note)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      titleHidden
      flush
      actions={
        <span className={styles.search}>
          <Icon of={Search} />
          <input
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={title}
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={current && optionId(current.id)}
            placeholder={intl.formatMessage(messages.placeholder)}
            value={text}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.target.value)
              if (!composing.current) look(event.target.value)
            }}
            onCompositionStart={() => {
              composing.current = true
            }}
            onCompositionEnd={(event) => {
              composing.current = false
              look(event.currentTarget.value)
            }}
          />
        </span>
      }
      footer={
        <span className={styles.keys} aria-hidden>
          <Key keys={['ArrowUp', 'ArrowDown']} does={intl.formatMessage(messages.move)} />
          <Key keys={['Enter']} does={intl.formatMessage(messages.choose)} />
          <Key keys={['Escape']} does={intl.formatMessage(messages.close)} />
        </span>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the input, which points here */}
      <div
        id={listId}
        role="listbox"
        aria-label={title}
        aria-busy={loading || undefined}
        className={styles.list}
        data-empty={(sections.length === 0 && !loading) || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {sections.map(({ group, commands: of }) => {
          const name = group ?? intl.formatMessage(messages.recent)
          return (
            <div key={group === undefined ? 'recent' : `=${group}`} role="group" aria-label={name}>
              <div className={styles.heading} aria-hidden>
                {name}
              </div>
              {of.map((command) => (
                <Line
                  key={command.id}
                  id={optionId(command.id)}
                  command={command}
                  active={command === current}
                  onPoint={() => setActive(command.id)}
                  onChoose={() => choose(command)}
                />
              ))}
            </div>
          )
        })}
        {note === undefined ? null : (
          <div role="option" className={styles.note} aria-selected={false} aria-disabled>
            {intl.formatMessage(note)}
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Dialog>
  )
}

interface LineProps {
  id: string
  command: Command
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

function Line({ id, command, active, onPoint, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  const pointed = useRef(false)
  useEffect(() => {
    // What the pointer is on is in sight, and must not move from under it.
    if (active && !pointed.current) line.current?.scrollIntoView({ block: 'nearest' })
    if (!active) pointed.current = false
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys reach the input, which points here
    <div
      ref={line}
      id={id}
      role="option"
      className={styles.command}
      data-active={active || undefined}
      aria-selected={active}
      aria-disabled={command.disabled || undefined}
      onPointerMove={() => {
        if (active) return
        pointed.current = true
        onPoint()
      }}
      onClick={onChoose}
    >
      {command.icon === undefined ? null : <span className={styles.drawing}>{command.icon}</span>}
      <span className={styles.words}>
        {command.label}
        {command.disabled && command.reason !== undefined ? (
          <span className={styles.reason}>{command.reason}</span>
        ) : null}
      </span>
      {command.keys ? <KeyboardHint keys={command.keys} /> : null}
    </div>
  )
}

function Key({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <Inline as="span" nowrap>
      <KeyboardHint keys={keys} />
      {does}
    </Inline>
  )
}
