import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { intoRow } from '#lib/into-row'
import { tabAfterKey } from './tabs.model.ts'
import * as styles from './tabs.css.ts'

export interface TabsProps<Value extends string> {
  /** Names the tabs for screen readers. */
  label: string
  /** The one that shows. */
  value: Value
  /** Another was chosen. */
  onValueChange: (value: Value) => void
  /** They reach from edge to edge of a sheet whose content stands further in, and begin where that does. @default false */
  inset?: boolean
  /** In their order. */
  tabs: readonly {
    value: Value
    label: string
    /** A count or a badge behind the label. */
    badge?: ReactNode
    disabled?: boolean
    content: ReactNode
  }[]
}

/** Parts of one thing, of which one shows. Arrows choose; only the chosen part exists. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  inset = false,
  tabs,
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => intoRow(list.current, current), [current])
  return (
    <div className={styles.root}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-inset={inset || undefined}
        tabIndex={-1}
        onKeyDown={(event) => {
          const next = tabAfterKey(
            event.key,
            current,
            tabs.map(({ disabled }) => !disabled),
          )
          const tab = next === undefined ? undefined : tabs[next]
          if (next === undefined || !tab) return
          event.preventDefault()
          list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
          onValueChange(tab.value)
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}panel` : undefined}
            aria-disabled={tab.disabled || undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={tab.disabled ? undefined : () => onValueChange(tab.value)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <Panel key={value} id={`${id}panel`} labelledBy={`${id}${value}`}>
        {tabs[current]?.content}
      </Panel>
    </div>
  )
}

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled)'

/** A stop of the Tab key only where nothing in it is one. */
function Panel({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const [hasStop, setHasStop] = useState(true)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const look = () => setHasStop(element.querySelector(FOCUSABLE) !== null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      className={styles.panel}
      // What has no stop of its own is read from here.
      tabIndex={hasStop ? undefined : 0}
    >
      {children}
    </div>
  )
}
