import {
  useEffect,
  useId,
  useReducer,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '#components/visually-hidden'
import { systemClock } from '#lib/clock'
import { isImeConfirm } from '#lib/ime'
import { ComboboxPopup, type ComboboxNote } from './combobox-popup.tsx'
import { messages } from './combobox.messages.ts'
import {
  activeKey,
  closedCombobox,
  comboboxRows,
  filterOptions,
  isChoosable,
  optionKey,
  optionNamed,
  reduceCombobox,
  type ComboboxMove,
  type ComboboxOption,
  type ComboboxRow,
  type ComboboxSource,
} from './combobox.model.ts'
import { optionLoader, type LoadedOptions } from './option-loader.ts'

interface ComboboxUse {
  label: string
  options: ComboboxSource
  chosen: readonly ComboboxOption[]
  multiple: boolean
  /** Read-only or disabled: it doesn't open. */
  fixed: boolean
  owner: RefObject<HTMLElement | null>
  onChoose: (option: ComboboxOption) => void
  onCreate: ((text: string) => void) | undefined
  createLabel?: ((text: string) => string) | undefined
  /** The input was left, or Enter pressed, with nothing in it. */
  onEmptied: () => void
}

const moves: Record<string, ComboboxMove> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
}

/** What single and multiple choice have in common: the input's behaviour, and the list that opens from it. */
export function useCombobox(use: ComboboxUse) {
  const { options: source, chosen, multiple, fixed, onChoose, onCreate, createLabel } = use
  const intl = useIntl()
  const id = useId()
  const listId = `${id}list`
  const optionId = (key: string) => `${id}${encodeURIComponent(key)}`
  const [state, send] = useReducer(reduceCombobox, closedCombobox)
  const [loaded, setLoaded] = useState<LoadedOptions>({ status: 'loading' })
  const [loader] = useState(() => optionLoader(systemClock))
  const isSearch = typeof source === 'function'
  useEffect(() => {
    if (typeof source === 'function') loader.use(source, setLoaded)
  }, [loader, source])
  useEffect(() => () => loader.stop(), [loader])

  const text = state.typed ?? ''
  const found: LoadedOptions =
    typeof source === 'function' ? loaded : { status: 'ready', options: filterOptions(source, text) }
  const options = found.status === 'ready' ? found.options : []
  const rows: readonly ComboboxRow[] =
    found.status === 'failed'
      ? [{ key: 'retry', kind: 'retry' }]
      : found.status === 'loading'
        ? []
        : comboboxRows(options, text, onCreate !== undefined)
  const keys = rows.filter(isChoosable).map(({ key }) => key)
  const active = activeKey(state, keys)
  const note: ComboboxNote = found.status !== 'ready' ? found.status : rows.length === 0 ? 'none' : undefined

  const open = () => {
    if (fixed || state.open) return
    if (isSearch) loader.load(text)
    send({ type: 'opened' })
  }
  const close = () => {
    loader.stop()
    send({ type: 'closed' })
  }
  const choose = (row: ComboboxRow) => {
    if (row.kind === 'retry') {
      loader.retry()
      return
    }
    send({ type: 'chosen', stays: multiple })
    if (row.kind === 'create') onCreate?.(row.text)
    else onChoose(row.option)
    if (!isSearch) return
    if (multiple && state.typed !== undefined) loader.load('')
    else if (!multiple) loader.stop()
  }
  /** What stands in the input when it is left: the name of an option chooses it, nothing takes the choice back. */
  const settle = () => {
    if (state.typed !== undefined) {
      const named = optionNamed(
        options.filter(({ disabled }) => disabled !== true),
        state.typed,
      )
      if (state.typed.trim() === '') use.onEmptied()
      else if (named && !chosen.some(({ value }) => value === named.value)) onChoose(named)
    }
    if (state.open) close()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (fixed) return
    // Enter and the arrows belong to the input method while it converts.
    if (isImeConfirm(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const by = moves[event.key]
    if (by !== undefined) {
      const isPage = by === 'pageDown' || by === 'pageUp'
      if (isPage && !state.open) return
      event.preventDefault()
      if (event.altKey) {
        if (by === 'next') open()
        else if (by === 'previous') close()
        return
      }
      if (!state.open && isSearch) loader.load(text)
      const [first] = multiple ? [] : chosen
      send({ type: 'moved', by, keys, chosen: first && optionKey(first.value) })
    } else if (event.key === 'Enter' && state.open) {
      event.preventDefault()
      const row = rows.find(({ key }) => key === active)
      if (row) choose(row)
      else settle()
    }
  }

  const input = {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    autoCapitalize: 'none',
    'aria-autocomplete': 'list',
    'aria-expanded': state.open,
    'aria-controls': state.open ? listId : undefined,
    'aria-activedescendant': active === undefined ? undefined : optionId(active),
    onKeyDown,
    onChange: (event: { target: { value: string } }) => {
      if (isSearch) loader.type(event.target.value)
      send({ type: 'typed', text: event.target.value })
    },
    onCompositionStart: loader.composeStart,
    onCompositionEnd: (event: { currentTarget: { value: string } }) => {
      if (isSearch) loader.composeEnd(event.currentTarget.value)
    },
    onClick: (event: { currentTarget: HTMLInputElement }) => {
      if (!state.open) {
        // What is typed next replaces the choice that stands there.
        event.currentTarget.select()
        open()
      } else if (state.typed === undefined && !multiple) close()
    },
    onBlur: settle,
  } as const

  const told =
    note !== undefined
      ? intl.formatMessage(messages[note])
      : state.typed === undefined
        ? ''
        : intl.formatMessage(messages.count, { count: options.length })
  const popup: ReactNode = (
    <>
      {state.open ? (
        <ComboboxPopup
          createLabel={createLabel}
          listId={listId}
          optionId={optionId}
          label={use.label}
          owner={use.owner}
          rows={rows}
          note={note}
          active={active}
          chosen={new Set(chosen.map(({ value }) => optionKey(value)))}
          multiple={multiple}
          onPoint={(key) => send({ type: 'pointed', key })}
          onChoose={choose}
          onDismiss={close}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{state.open ? told : ''}</span>
      </VisuallyHidden>
    </>
  )
  return { typed: state.typed, input, popup, close }
}
