import { memo, Suspense, type CSSProperties, type ReactNode } from 'react'
import UserCheck from 'lucide-react/icons/user-check'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useIntl } from 'react-intl'
import type { Block, Section } from '#mail/document'
import { isBilingual } from '#mail/twin'
import { deferred } from '#components/deferred'
import { Icon } from '#components/icon'
import { describeNode } from '#features/editor/blocks'
import { useEditor } from '#features/editor/state'
import { BlockHandle } from './block-handle.tsx'
import { messages } from './canvas.messages.ts'
import * as styles from './canvas.css.ts'

const TwinMarks = deferred(async () => (await import('#features/editor/twin')).TwinMarks)

interface CanvasNodeProps {
  id: string
  level: 'section' | 'column' | 'block'
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/** The frame of a node on the canvas: its name, whether it is selected, and the one stop of the Tab key. */
export function CanvasNode({ id, level, className = '', style, children }: CanvasNodeProps) {
  const intl = useIntl()
  const name = useEditor(({ document }) => describeNode(intl, document, id))
  const isSelected = useEditor(({ selected }) => selected.includes(id))
  const isStop = useEditor(({ selected, editing }) => selected.at(-1) === id && editing !== id)
  const isAlone = useEditor(
    ({ selected, editing, readOnly }) => selected.length === 1 && editing !== id && !readOnly,
  )
  const mark = useEditor(({ marks }) => marks.get(id))
  const isBusy = useEditor(({ busy }) => busy.has(id))
  const roles = { section: messages.sectionRole, column: messages.columnRole, block: messages.blockRole }
  return (
    <div
      role="group"
      aria-roledescription={intl.formatMessage(roles[level])}
      aria-label={mark ? [name, mark.label].join(', ') : name}
      aria-busy={isBusy || undefined}
      inert={isBusy}
      tabIndex={isStop ? 0 : -1}
      // In a sheet the mail is what one came for, not the search for blocks beside it.
      data-first-focus={isStop || undefined}
      data-node={id}
      data-role={level}
      data-selected={isSelected || undefined}
      data-proposed={mark?.kind}
      data-adds={mark?.adds}
      data-current={mark?.isCurrent || undefined}
      className={`${styles.node} ${className}`}
      style={style}
    >
      {children}
      {mark ? (
        <span className={styles.proposed} aria-hidden>
          {mark.label}
        </span>
      ) : null}
      {isSelected && isAlone && level !== 'column' ? <BlockHandle id={id} /> : null}
    </div>
  )
}

/** Says of a node that not everyone sees it. */
export const NodeMarks = memo(function NodeMarks({ node }: { node: Section | Block }) {
  const intl = useIntl()
  const { visibleIf, hideOn } = node
  const bilingual = useEditor(({ document }) => isBilingual(document))
  const twin = bilingual && 'twin' in node && node.twin ? node : undefined
  if (visibleIf === undefined && hideOn === undefined && !twin) return null
  return (
    <span className={styles.marks}>
      {twin ? (
        <Suspense fallback={null}>
          <TwinMarks block={twin} />
        </Suspense>
      ) : null}
      {visibleIf === undefined ? null : (
        <Icon of={UserCheck} size="small" label={intl.formatMessage(messages.conditional)} />
      )}
      {hideOn === 'mobile' ? (
        <Icon of={Monitor} size="small" label={intl.formatMessage(messages.desktopOnly)} />
      ) : null}
      {hideOn === 'desktop' ? (
        <Icon of={Smartphone} size="small" label={intl.formatMessage(messages.mobileOnly)} />
      ) : null}
    </span>
  )
})
