import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Check, ChevronRight, Dot } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { KeyboardHint } from '#components/keyboard-hint'
import { Anchor } from '#components/link'
import { systemClock } from '#lib/clock'
import type { MenuEntries, MenuEntry } from './menu-entry.ts'
import { messages } from './menu.messages.ts'
import * as styles from './menu-popup.css.ts'

export interface MenuPopupProps {
  id?: string
  /** The id of the control that names the menu; or its name. */
  labelledBy?: string
  label?: string
  /** What it opens beside, in px of the window. */
  anchor: DOMRect
  /** Has the focus when the menu is gone. @default what had it before */
  returnTo: HTMLElement | null
  /** Which line has the focus at first: by keyboard the first or the last, by pointer none. */
  entry: 'first' | 'last' | 'none'
  align: 'start' | 'end'
  entries: MenuEntries
  open: boolean
  onClose: () => void
}

/** The open menu. Loaded when somebody reaches for one. */
export function MenuPopup({
  id,
  labelledBy,
  label,
  anchor,
  returnTo,
  entry,
  align,
  entries,
  open,
  onClose,
}: MenuPopupProps) {
  const cameFrom = useRef<Element>(null)
  const shared = {
    rest: useRest(),
    kept: useState(() => new WeakMap<Load, readonly MenuEntry[]>())[0],
    gone: !open,
  }
  useLayoutEffect(() => {
    if (open) cameFrom.current = returnTo ?? document.activeElement
  }, [open, returnTo])

  const giveFocusBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  /** Closes first and acts then: a dialog that opens finds the focus where it shall return to. */
  const choose = (act: () => void) => {
    flushSync(onClose)
    giveFocusBack()
    act()
  }
  useEffect(() => {
    if (!open) return
    // It stands at a fixed place: when what it belongs to moves away it goes.
    const onScroll = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return
      onClose()
    }
    // A press may have scrolled its control into view: that is told before the next frame is drawn, and is not meant.
    const listen = requestAnimationFrame(() =>
      window.addEventListener('scroll', onScroll, { capture: true, passive: true }),
    )
    return () => {
      cancelAnimationFrame(listen)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [open, onClose])

  return (
    <DropdownMenu.Root
      open={open}
      // Not modal: the library would lock scrolling through a style element, which the page's security policy refuses.
      modal={false}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      {createPortal(
        <DropdownMenu.Trigger asChild>
          <span
            className={styles.anchor}
            style={assignInlineVars({
              [styles.left]: `${anchor.left}px`,
              [styles.top]: `${anchor.top}px`,
              [styles.width]: `${anchor.width}px`,
              [styles.height]: `${anchor.height}px`,
            })}
            aria-hidden
            tabIndex={-1}
          />
        </DropdownMenu.Trigger>,
        document.body,
      )}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          id={id}
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // While it fades a pointer that leaves one of its lines would give it the focus once more.
          inert={!open}
          aria-labelledby={labelledBy}
          aria-label={label}
          onInteractOutside={(event) => {
            // A press on the control that opened it closes it there.
            if (event.target instanceof Node && returnTo?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Only a focus that would be lost is given back: a press elsewhere has taken it there.
            if (document.activeElement === document.body) giveFocusBack()
          }}
        >
          <Entries entries={entries} focus={entry} choose={choose} {...shared} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type Load = Exclude<MenuEntries, readonly MenuEntry[]>

interface EntriesProps {
  entries: MenuEntries
  /** `held`: on the first line, if the focus is on the menu itself and on none of its lines. */
  focus: MenuPopupProps['entry'] | 'held'
  choose: (act: () => void) => void
  rest: Rest
  /** What was loaded, for the next time it opens. */
  kept: WeakMap<Load, readonly MenuEntry[]>
  /** It was closed, and only fades. */
  gone: boolean
}

function Entries({ entries, focus, kept, ...rest }: EntriesProps) {
  const intl = useIntl()
  const errorId = useId()
  const loaded = useEntries(entries, kept)
  if (loaded.state === 'ready') {
    return (
      <>
        {loaded.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} kept={kept} {...rest} />
        ))}
        <FocusOn edge={loaded.retried ? 'held' : focus} />
      </>
    )
  }
  const note = (
    <DropdownMenu.Item id={errorId} className={styles.item} disabled>
      {intl.formatMessage(messages[loaded.state])}
    </DropdownMenu.Item>
  )
  if (loaded.state === 'loading') return note
  return (
    <>
      {note}
      <DropdownMenu.Item
        className={styles.item}
        aria-describedby={errorId}
        onSelect={(event) => {
          event.preventDefault()
          const menu =
            event.target instanceof Element ? event.target.closest<HTMLElement>('[role=menu]') : null
          flushSync(loaded.retry)
          // The line that had the focus is gone: the menu has it until the content is there.
          menu?.focus({ preventScroll: true })
        }}
      >
        {intl.formatMessage(messages.retry)}
      </DropdownMenu.Item>
      <FocusOn edge={loaded.retried ? 'held' : focus} />
    </>
  )
}

type Loaded = { state: 'loading' } | { state: 'error' } | { state: 'ready'; entries: readonly MenuEntry[] }

function useEntries(entries: MenuEntries, kept: EntriesProps['kept']) {
  // The one it opened with: what is there does not change under somebody's hand.
  const [load] = useState(() => entries)
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const before = typeof load === 'function' ? kept.get(load) : undefined
    return before ? { state: 'ready', entries: before } : { state: 'loading' }
  })
  useEffect(() => {
    if (typeof load !== 'function' || kept.has(load)) return
    const run = new AbortController()
    const ask = async () => load(run.signal)
    ask().then(
      (ready) => {
        if (run.signal.aborted) return
        kept.set(load, ready)
        setLoaded({ state: 'ready', entries: ready })
      },
      () => {
        if (!run.signal.aborted) setLoaded({ state: 'error' })
      },
    )
    return () => run.abort()
  }, [load, kept, tries])
  const now: Loaded = typeof entries === 'function' ? loaded : { state: 'ready', entries }
  return {
    ...now,
    retried: tries > 0,
    retry: () => {
      setLoaded({ state: 'loading' })
      setTries(tries + 1)
    },
  }
}

/** Which entries rest after they were chosen (SPEC.md 9); drawn anew when one may be chosen again. */
interface Rest {
  rests: (id: string) => boolean
  begin: (id: string, ms: number) => void
}

function useRest(): Rest {
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set())
  const [timers] = useState(() => new Set<() => void>())
  useEffect(
    () => () => {
      for (const cancel of timers) cancel()
    },
    [timers],
  )
  return {
    rests: (id) => resting.has(id),
    begin(id, ms) {
      setResting((all) => new Set(all).add(id))
      const cancel = systemClock.setTimeout(() => {
        timers.delete(cancel)
        setResting((all) => new Set([...all].filter((other) => other !== id)))
      }, ms)
      timers.add(cancel)
    },
  }
}

/** Puts the focus on the first or the last line once they are there. */
function FocusOn({ edge }: { edge: EntriesProps['focus'] }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const menu = here.current?.closest('[role=menu]')
    if (!menu || edge === 'none' || (edge === 'held' && document.activeElement !== menu)) return
    const items = menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])')
    items[edge === 'last' ? items.length - 1 : 0]?.focus({ preventScroll: true })
  }, [edge])
  return <span ref={here} hidden />
}

function Entry({
  entry,
  ...shared
}: { entry: MenuEntry } & Pick<EntriesProps, 'choose' | 'rest' | 'kept' | 'gone'>) {
  const { choose, rest } = shared
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className={styles.separator} />
    case 'label':
      return <DropdownMenu.Label className={styles.label}>{entry.label}</DropdownMenu.Label>
    case 'action':
      return (
        <Line
          entry={entry}
          disabled={entry.disabled === true || rest.rests(entry.id)}
          onSelect={() =>
            choose(() => {
              if (entry.cooldown !== undefined) rest.begin(entry.id, entry.cooldown)
              entry.onSelect()
            })
          }
          end={entry.keys ? <KeyboardHint keys={entry.keys} /> : null}
        />
      )
    case 'link':
      if (entry.disabled) return <Line entry={entry} disabled onSelect={() => {}} />
      return (
        <DropdownMenu.Item className={styles.item} asChild>
          <Anchor href={entry.href}>
            <Words entry={entry} />
          </Anchor>
        </DropdownMenu.Item>
      )
    case 'check':
      return (
        <DropdownMenu.CheckboxItem
          className={styles.item}
          checked={entry.checked}
          aria-disabled={entry.disabled || undefined}
          onSelect={(event) => {
            // Several are often meant: the menu stays.
            event.preventDefault()
            if (!entry.disabled) entry.onCheckedChange(!entry.checked)
          }}
        >
          <span className={styles.mark}>{entry.checked ? <Icon of={Check} /> : null}</span>
          <Words entry={entry} />
        </DropdownMenu.CheckboxItem>
      )
    case 'choice':
      return (
        <DropdownMenu.RadioGroup value={entry.value} aria-label={entry.label}>
          <DropdownMenu.Label className={styles.label}>{entry.label}</DropdownMenu.Label>
          {entry.options.map((option) => (
            <DropdownMenu.RadioItem
              key={option.value}
              className={styles.item}
              value={option.value}
              onSelect={(event) => {
                event.preventDefault()
                choose(() => entry.onValueChange(option.value))
              }}
            >
              <span className={styles.mark}>
                {option.value === entry.value ? <Icon of={Dot} size="large" /> : null}
              </span>
              <span className={styles.words}>{option.label}</span>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      )
    case 'submenu': {
      const arrow = <Icon of={ChevronRight} />
      if (entry.disabled) return <Line entry={entry} disabled onSelect={() => {}} end={arrow} />
      return (
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger className={styles.item} textValue={entry.label}>
            <Words entry={entry} end={arrow} />
          </DropdownMenu.SubTrigger>
          <DropdownMenu.Portal>
            <DropdownMenu.SubContent
              className={styles.menu}
              sideOffset={4}
              collisionPadding={8}
              loop
              inert={shared.gone}
            >
              <Entries entries={entry.entries} focus="held" {...shared} />
            </DropdownMenu.SubContent>
          </DropdownMenu.Portal>
        </DropdownMenu.Sub>
      )
    }
  }
}

type NamedEntry = Exclude<MenuEntry, { kind: 'choice' | 'label' | 'separator' }>

interface LineProps {
  entry: NamedEntry
  disabled: boolean
  onSelect: () => void
  end?: ReactNode
}

// Disabled lines can be reached: why they are disabled is worth reading.
function Line({ entry, disabled, onSelect, end }: LineProps) {
  return (
    <DropdownMenu.Item
      className={styles.item}
      textValue={entry.label}
      aria-disabled={disabled || undefined}
      data-tone={entry.kind === 'action' ? entry.tone : undefined}
      onSelect={(event) => {
        event.preventDefault()
        if (!disabled) onSelect()
      }}
    >
      <Words entry={entry} end={end} />
    </DropdownMenu.Item>
  )
}

function Words({ entry, end }: { entry: NamedEntry; end?: ReactNode }) {
  return (
    <>
      {entry.icon === undefined ? null : <span className={styles.mark}>{entry.icon}</span>}
      <span className={styles.words}>
        {entry.label}
        {entry.disabled && entry.reason !== undefined ? (
          <span className={styles.reason}>{entry.reason}</span>
        ) : null}
      </span>
      {entry.badge}
      {end}
    </>
  )
}
