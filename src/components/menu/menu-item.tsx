import Check from 'lucide-react/icons/check'
import Dot from 'lucide-react/icons/dot'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '#components/icon'
import { KeyboardHint } from '#components/keyboard-hint'
import { Anchor } from '#components/link'
import type { MenuEntry } from './menu-entry.ts'
import * as styles from './menu-popup.css.ts'
import type { Rest } from './use-rest.ts'

export interface MenuItemProps {
  /** Any but one that holds others: that is of the list. */
  entry: Exclude<MenuEntry, { kind: 'submenu' }>
  /** Closes the menu and acts then. */
  choose: (act: () => void) => void
  rest: Rest
}

/** An entry of an open menu. */
export function MenuItem({ entry, choose, rest }: MenuItemProps) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className={styles.separator} />
    case 'label':
      return <DropdownMenu.Label className={styles.label}>{entry.label}</DropdownMenu.Label>
    case 'action':
      return (
        <MenuLine
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
      if (entry.disabled) return <MenuLine entry={entry} disabled onSelect={() => {}} />
      return (
        <DropdownMenu.Item className={styles.item} asChild>
          <Anchor href={entry.href}>
            <MenuWords entry={entry} />
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
          <MenuWords entry={entry} />
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
  }
}

type NamedEntry = Exclude<MenuEntry, { kind: 'choice' | 'label' | 'separator' }>

interface MenuLineProps {
  entry: NamedEntry
  disabled: boolean
  onSelect: () => void
  end?: ReactNode
}

/** A line that is pressed. Disabled ones can be reached: why they are disabled is worth reading. */
export function MenuLine({ entry, disabled, onSelect, end }: MenuLineProps) {
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
      <MenuWords entry={entry} end={end} />
    </DropdownMenu.Item>
  )
}

/** What a line says: its icon, its label and why it is disabled, its badge. */
export function MenuWords({ entry, end }: { entry: NamedEntry; end?: ReactNode }) {
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
