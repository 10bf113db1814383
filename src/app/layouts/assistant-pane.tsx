import { assignInlineVars } from '@vanilla-extract/dynamic'
import Sparkles from 'lucide-react/icons/sparkles'
import { Suspense, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { deferred } from '#components/deferred'
import { SideSheet } from '#components/dialog'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { shownWidth, toggledPane, type PaneState } from '#components/pane'
import type { ChatKeeper } from '#features/ai-chat'
import { MoreMessages } from '#intl'
import { decodeBoolean, readStored, storageKeys, writeStored } from '#lib/storage'
import { hasRoomFor } from '#lib/text-scale'
import { breakpoint } from '#styles/breakpoint'
import { Later } from '#app/later.tsx'
import { useWindowEvent } from '#app/use-window-event.ts'
import { messages } from './layout.messages.ts'
import { onAskAssistant, type PreparedText } from '#lib/ask-assistant'
import { PANE_EVENTS } from './layout-events.ts'
import { Region } from './region.tsx'
import { typedIn } from './typed-to-assistant.ts'
import * as styles from './assistant-pane.css.ts'

// What moves it is not needed before it is there.
const Pane = deferred(async () => (await import('./later-pane.ts')).Pane)
const Assistant = deferred(async () => (await import('./assistant.tsx')).Assistant)

const narrowWindow = `(max-width: ${breakpoint.narrow - 1}px)`
const isNarrow = () => matchMedia(narrowWindow).matches
function onNarrowChange(listener: () => void): () => void {
  const query = matchMedia(narrowWindow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
/** Keeps the conversation for the pane and the sheet; its code comes with whoever begins it. */
function createKeeper(): ChatKeeper & { leave: () => void } {
  let kept: ReturnType<ChatKeeper['keep']> | undefined
  return {
    keep: (begin) => (kept ??= begin()),
    typedIn,
    leave: () => kept?.leave(),
  }
}

const isNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** The assistant at the right (FRA-13 to FRA-17): its width and whether it is open are remembered; a sheet on a narrow screen. */
export function AssistantPane() {
  const intl = useIntl()
  const name = intl.formatMessage(messages.assistant)
  // It opens by itself only where a table beside it keeps its columns, unless the reader has said otherwise (FRA-15).
  const [pane, setPane] = useState<PaneState>(() => ({
    width: readStored(storageKeys.paneWidth, isNumber) ?? 0,
    collapsed: readStored(storageKeys.paneCollapsed, decodeBoolean) ?? !hasRoomFor(breakpoint.widest),
  }))
  const narrow = useSyncExternalStore(onNarrowChange, isNarrow)
  const [sheet, setSheet] = useState(false)
  const change = (next: PaneState) => {
    setPane(next)
    writeStored(storageKeys.paneWidth, next.width)
    writeStored(storageKeys.paneCollapsed, next.collapsed)
  }
  const toggle = () => change(toggledPane(pane))
  useWindowEvent(PANE_EVENTS.toggle, () => {
    if (narrow) setSheet(!sheet)
    else toggle()
  })
  const [prepared, setPrepared] = useState<PreparedText>()
  const reveal = useEffectEvent((text: PreparedText) => {
    setPrepared(text)
    if (narrow) setSheet(true)
    else if (pane.collapsed) toggle()
  })
  useEffect(() => onAskAssistant((text) => reveal(text)), [])
  const [keeper] = useState(createKeeper)
  useEffect(() => keeper.leave, [keeper])
  const closeSheet = useCallback(() => setSheet(false), [])
  const content = (
    <Region>
      <Suspense fallback={null}>
        <MoreMessages>
          <Assistant keeper={keeper} onReveal={closeSheet} prepared={prepared} />
        </MoreMessages>
      </Suspense>
    </Region>
  )
  const toggler = (
    <IconButton
      label={intl.formatMessage(pane.collapsed ? messages.openPane : messages.closePane)}
      icon={<Icon of={Sparkles} />}
      aria-expanded={!pane.collapsed}
      tooltipSide="left"
      onClick={toggle}
    />
  )
  // One of the two holds the conversation, never both.
  return narrow ? (
    <SideSheet open={sheet} onClose={() => setSheet(false)} title={name} flush>
      {content}
    </SideSheet>
  ) : (
    <aside className={styles.root} data-collapsed={pane.collapsed || undefined} aria-label={name}>
      <div className={styles.toggle}>{toggler}</div>
      <Later
        instead={
          <div
            className={styles.room}
            style={assignInlineVars({ [styles.width]: `${shownWidth(pane)}px` })}
          />
        }
      >
        <Pane label={name} value={pane} onValueChange={change}>
          {content}
        </Pane>
      </Later>
    </aside>
  )
}
