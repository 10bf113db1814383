import Code from 'lucide-react/icons/code'
import FileInput from 'lucide-react/icons/file-input'
import Eye from 'lucide-react/icons/eye'
import ListChecks from 'lucide-react/icons/list-checks'
import PanelLeft from 'lucide-react/icons/panel-left'
import Redo2 from 'lucide-react/icons/redo-2'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Undo2 from 'lucide-react/icons/undo-2'
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { saidLater } from '#features/editor/said-later'
import { SideSheet } from '#components/dialog'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Skeleton } from '#components/skeleton'
import { Tabs } from '#components/tabs'
import { preloadMoreMessages } from '#intl'
import { isImeConfirm } from '#lib/ime'
import { onIdle } from '#lib/on-idle'
import { screenCommands } from '#lib/screen-commands'
import { ChecksPanel, countIssues, useChecks, type Envelope } from '#features/editor/checks'
import {
  commandById,
  commandOf,
  commandNames,
  EmailCanvas,
  nextUntranslated,
  switchLanguage,
  useCommandContext,
  usualView,
  type EditorCommand,
} from '#features/editor/canvas'
import { BrandTab } from '#features/editor/brand-tab'
import { ExportMenu } from '#features/editor/export'
import type { OpenMail } from '#features/editor/desk'
import { Inspector } from '#features/editor/inspector'
import { Outline } from '#features/editor/outline'
import { BlocksTab } from '#features/editor/palette'
import { SavedBlocksTab } from '#features/editor/saved-blocks'
import { useEditor } from '#features/editor/state'
import { isBilingual } from '#mail/twin'
import { bar } from '#features/editor/look'
import { Proposals } from './proposals.tsx'
import { Suspended } from './suspended.tsx'
import { useHasRoomForTwo } from './use-has-room-for-two.ts'
import { messages } from './editor-frame.messages.ts'
import * as styles from './editor-frame.css.ts'

const TwinBar = deferred(async () => (await import('#features/editor/twin')).TwinBar)
const CanvasViewBar = deferred(async () => (await import('#features/editor/canvas-view')).CanvasViewBar)
const TwinPane = deferred(async () => (await import('#features/editor/twin')).TwinPane)
const PreviewDialog = saidLater(async () => (await import('#features/editor/preview')).PreviewDialog)
const ImportDialog = saidLater(async () => (await import('#features/editor/import')).ImportDialog)
const CodeView = saidLater(async () => (await import('#features/editor/code-view')).CodeView)

/** Where the editor is. */
export interface EditorPlace {
  /** Whose saved blocks are offered: the id of a workspace. */
  scope: string
  /** The settings of the brand; none where there are none. */
  settingsHref?: string | undefined
}

export interface EditorFrameProps {
  place: EditorPlace
  /** At the start of the bar: the way back, the name. */
  title?: ReactNode
  /** Whether it is saved. */
  state?: ReactNode
  /** At the end of the bar. */
  actions?: ReactNode
  /** Above the mail: conflicts, what could not be saved. */
  notices?: ReactNode
  /** What is known of the mail beside its document, for the checks. */
  envelope?: Envelope
  /** The mail as the assistant beside it sees it; without it nothing is proposed. */
  mail?: OpenMail | undefined
  /** Whether the mail takes the focus, because what it replaces had it. @default false */
  takesFocus?: boolean | undefined
}

type Side = 'import' | 'left' | 'inspector' | 'checks' | 'preview' | 'code'
/** Where keys write words. */
const TYPED =
  'input:not([type=radio], [type=checkbox], [type=color], [type=range]), textarea, [contenteditable=true]'
/** Those that are not beside the mail already. */
const panelsOfPalette = ['preview', 'checks', 'code', 'import'] as const satisfies readonly Side[]

/** The editor of one mail: blocks and outline at the left, the mail in the middle, the properties at the right. */
export function EditorFrame({
  place,
  title,
  state,
  actions,
  notices,
  envelope,
  mail,
  takesFocus = false,
}: EditorFrameProps) {
  const intl = useIntl()
  const readOnly = useEditor((editor) => editor.readOnly)
  const [open, setOpen] = useState<Side>()
  const [view, setView] = useState(usualView)
  const context = useCommandContext()
  const bilingual = useEditor(({ document }) => isBilingual(document))
  const hasRoom = useHasRoomForTwo()
  const [wantsBeside, setWantsBeside] = useState(true)
  const beside = bilingual && hasRoom && wantsBeside
  const { issues = [] } = useChecks(envelope)
  const { errors, warnings } = countIssues(issues)
  const close = () => setOpen(undefined)
  const canvas = useRef<HTMLDivElement>(null)
  const focusCanvas = () => {
    for (const part of ['[contenteditable=true]', '[data-node][tabindex="0"]', '[role=application]']) {
      const target = canvas.current?.querySelector<HTMLElement>(part)
      if (target) return target.focus()
    }
  }
  /** From a sheet to what was chosen or inserted there, which it may cover. It keeps the focus as long as it is open. */
  const closeToCanvas = () => {
    close()
    requestAnimationFrame(focusCanvas)
  }
  const properties = useRef<HTMLDivElement>(null)
  /** What is about the whole mail is put right in its properties. */
  const showFinding = () => {
    const isOfMail = context.store.getState().selected.length === 0
    if (isOfMail && properties.current?.checkVisibility() === false) setOpen('inspector')
    else closeToCanvas()
  }
  /** After a change from beside the mail, such as one of its looks. Where words are typed the field has steps of its own. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    const command = event.defaultPrevented || isImeConfirm(event) ? undefined : commandOf(event)
    if (command?.id !== 'undo' && command?.id !== 'redo') return
    // A dialog over the mail is no part of it.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.matches(TYPED)) return
    event.preventDefault()
    const { store } = context
    if (command.isEnabled(store.getState())) flushSync(() => command.run(context))
    // What had the focus may have gone with the block that it was about.
    if (document.activeElement === document.body) focusCanvas()
  }
  const arrive = useEffectEvent(() => {
    if (takesFocus && document.activeElement === document.body) focusCanvas()
  })
  useEffect(() => arrive(), [])
  const panels = useEffectEvent(() =>
    panelsOfPalette
      .filter((side) => side !== 'import' || !readOnly)
      .map((side) => ({
        id: `open:${side}`,
        group: intl.formatMessage(messages.tools),
        label: intl.formatMessage(messages[side === 'checks' ? 'checksTitle' : side]),
        keywords: [side],
        run: () => setOpen(side),
      })),
  )
  useEffect(() => screenCommands.add(() => panels()), [])
  useEffect(
    () =>
      onIdle(() => {
        void preloadMoreMessages(intl.locale, 'panels')
        void BrandTab.preload()
        void SavedBlocksTab.preload()
        void ChecksPanel.preload()
      }),
    [intl.locale],
  )
  const tool = (side: Side, label: string, icon: ReactNode) => (
    <IconButton label={label} icon={icon} aria-haspopup="dialog" onClick={() => setOpen(side)} />
  )
  return (
    <div role="presentation" className={styles.root} data-beside={beside || undefined} onKeyDown={onKeyDown}>
      <div className={bar} data-low>
        <div className={styles.name}>{title}</div>
        <div className={styles.state}>{state}</div>
        <div role="group" className={styles.tools} aria-label={intl.formatMessage(messages.tools)}>
          <span className={styles.opensLeft}>
            {tool('left', intl.formatMessage(messages.left), <Icon of={PanelLeft} />)}
          </span>
          <span className={styles.opensRight}>
            {tool('inspector', intl.formatMessage(messages.inspector), <Icon of={SlidersHorizontal} />)}
          </span>
          <HistoryButton id="undo" icon={<Icon of={Undo2} />} />
          <HistoryButton id="redo" icon={<Icon of={Redo2} />} />
          {readOnly ? null : tool('import', intl.formatMessage(messages.import), <Icon of={FileInput} />)}
          <ExportMenu />
          {tool('code', intl.formatMessage(messages.code), <Icon of={Code} />)}
          <Button
            size="small"
            icon={<Icon of={ListChecks} />}
            aria-haspopup="dialog"
            onClick={() => setOpen('checks')}
          >
            {intl.formatMessage(messages.checks, { count: errors + warnings })}
          </Button>
          <Button
            size="small"
            icon={<Icon of={Eye} />}
            aria-haspopup="dialog"
            onClick={() => setOpen('preview')}
          >
            {intl.formatMessage(messages.preview)}
          </Button>
        </div>
        {actions}
      </div>
      <div className={styles.notices}>
        {notices}
        {readOnly ? <Banner kind="info">{intl.formatMessage(messages.readOnly)}</Banner> : null}
      </div>
      <div className={styles.columns}>
        <section className={styles.left} aria-label={intl.formatMessage(messages.left)}>
          <LeftTabs {...place} />
        </section>
        <div className={styles.middle}>
          {mail ? <Proposals mail={mail} onLeave={focusCanvas} /> : null}
          {bilingual ? (
            <Suspense fallback={null}>
              <TwinBar
                onSwitch={() => switchLanguage(context)}
                onNext={() => void nextUntranslated(context)}
                beside={hasRoom ? wantsBeside : undefined}
                onBesideChange={setWantsBeside}
              />
            </Suspense>
          ) : null}
          <div className={styles.view}>
            <Suspense fallback={null}>
              <CanvasViewBar view={view} onViewChange={setView} />
            </Suspense>
          </div>
          <div ref={canvas} className={styles.canvas}>
            <EmailCanvas view={view} />
            {beside ? (
              <Suspense fallback={null}>
                <TwinPane>{(label) => <EmailCanvas label={label} view={view} />}</TwinPane>
              </Suspense>
            ) : null}
          </div>
        </div>
        <div ref={properties} className={styles.right}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Inspector />
          </Suspense>
        </div>
      </div>
      <SideSheet open={open === 'left'} onClose={close} title={intl.formatMessage(messages.left)}>
        <LeftTabs {...place} onInserted={closeToCanvas} />
      </SideSheet>
      <SideSheet open={open === 'inspector'} onClose={close} title={intl.formatMessage(messages.inspector)}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <Inspector />
        </Suspense>
      </SideSheet>
      <SideSheet open={open === 'checks'} onClose={close} title={intl.formatMessage(messages.checksTitle)}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <ChecksPanel onShown={showFinding} {...(envelope && { envelope })} />
        </Suspense>
      </SideSheet>
      <Suspended wanted={open === 'preview'}>
        <PreviewDialog open={open === 'preview'} onClose={close} />
      </Suspended>
      <Suspended wanted={open === 'import'}>
        <ImportDialog open={open === 'import'} onClose={close} />
      </Suspended>
      <Suspended wanted={open === 'code'}>
        <CodeView open={open === 'code'} onClose={close} />
      </Suspended>
    </div>
  )
}

function HistoryButton({ id, icon }: { id: EditorCommand['id'] & ('undo' | 'redo'); icon: ReactNode }) {
  const intl = useIntl()
  const context = useCommandContext()
  const command = commandById(id)
  const isEnabled = useEditor((editor) => command?.isEnabled(editor) === true)
  return (
    <IconButton
      label={intl.formatMessage(commandNames[id])}
      icon={icon}
      disabled={!isEnabled}
      onClick={() => command?.run(context)}
    />
  )
}

const tab = (content: ReactNode) => (
  <div className={styles.tab}>
    <Suspense fallback={<Skeleton shape="block" />}>{content}</Suspense>
  </div>
)

type LeftTab = 'blocks' | 'outline' | 'brand' | 'saved'

function LeftTabs({ scope, settingsHref, onInserted }: EditorPlace & { onInserted?: () => void }) {
  const intl = useIntl()
  const [open, setOpen] = useState<LeftTab>('blocks')
  return (
    <Tabs<LeftTab>
      label={intl.formatMessage(messages.left)}
      value={open}
      onValueChange={setOpen}
      tabs={[
        {
          value: 'blocks',
          label: intl.formatMessage(messages.blocks),
          content: tab(<BlocksTab onInserted={onInserted} />),
        },
        { value: 'outline', label: intl.formatMessage(messages.outline), content: tab(<Outline />) },
        {
          value: 'brand',
          label: intl.formatMessage(messages.brand),
          content: tab(<BrandTab settingsHref={settingsHref} />),
        },
        {
          value: 'saved',
          label: intl.formatMessage(messages.savedBlocks),
          content: tab(<SavedBlocksTab scope={scope} onInserted={onInserted} />),
        },
      ]}
    />
  )
}
