import ImageIcon from 'lucide-react/icons/image'
import { memo, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Block, LeafBlock, RichBlock } from '#mail/document'
import { blockMarkup, CONTAINER_PADDING, hexOf, NO_PADDING } from '#mail/canvas'
import { plainText } from '#mail/document/content'
import { deferred } from '#components/deferred'
import { Icon } from '#components/icon'
import { blockNames, insertableIcon, isInsertable } from '#features/editor/blocks'
import { useEditor, useNode } from '#features/editor/state'
import { EmptyParent } from './empty-parent.tsx'
import { messages } from './canvas.messages.ts'
import { useCanvas } from './canvas-context.tsx'
import { CanvasNode, NodeMarks } from './canvas-node.tsx'
import { elementsOf } from './markup.tsx'
import * as styles from './canvas.css.ts'

/** The editor of texts is large, and wanted only where somebody writes. */
const RichText = deferred(async () => (await import('#features/editor/rich-text')).RichText)
export const preloadRichText = RichText.preload

export interface CanvasBlockProps {
  id: string
  /** The room it has, px. */
  width: number
  /** Called at each render, for a test that counts them. */
  onRender?: ((id: string) => void) | undefined
}

/** One block. Renders only when its own node or its selection changes (EML-203). */
export const CanvasBlock = memo(function CanvasBlock({ id, width, onRender }: CanvasBlockProps) {
  const { look, pressedAt, focusSelected, goBack, openInsert, textBar } = useCanvas()
  const block = useNode(id)
  const isEdited = useEditor(({ editing }) => editing === id)
  if (!block || !('type' in block) || block.type === 'section') return null
  onRender?.(id)
  const { padding = NO_PADDING, bg } = block
  const room = Math.max(width - padding.left - padding.right, 1)
  return (
    <CanvasNode
      id={id}
      level="block"
      style={{
        padding: `${padding.top}px ${padding.right}px ${padding.bottom}px ${padding.left}px`,
        ...(bg && { backgroundColor: hexOf(bg, look) }),
      }}
    >
      {isEdited && (block.type === 'text' || block.type === 'footer') ? (
        <Suspense fallback={<Static block={block} width={room} />}>
          <RichText
            block={block}
            look={look}
            pressedAt={pressedAt}
            bar={textBar}
            onInsert={(anchor, back) => openInsert(anchor, id, back)}
            onGoBack={goBack}
            onLeave={focusSelected}
          />
        </Suspense>
      ) : 'blocks' in block ? (
        <Frame block={block} width={room} onRender={onRender} />
      ) : (
        <Static block={block} width={room} />
      )}
      <NodeMarks node={block} />
    </CanvasNode>
  )
})

interface FrameProps {
  block: Extract<Block, { blocks: unknown }>
  width: number
  onRender: CanvasBlockProps['onRender']
}

function Frame({ block, width, onRender }: FrameProps) {
  const { look } = useCanvas()
  const border = block.type === 'container' ? block.border : undefined
  const isBox = block.type === 'container'
  const room = isBox && !block.padding ? width - 2 * CONTAINER_PADDING : width
  return (
    <div
      style={
        isBox
          ? {
              padding: block.padding ? undefined : CONTAINER_PADDING,
              border: border && `${border.width}px ${border.style} ${hexOf(border.color, look)}`,
              borderRadius: block.radius ?? look.settings.radius,
            }
          : undefined
      }
    >
      {block.blocks.map(({ id }) => (
        <CanvasBlock key={id} id={id} width={Math.max(room, 1)} onRender={onRender} />
      ))}
      {block.blocks.length === 0 ? <EmptyParent id={block.id} /> : null}
    </div>
  )
}

/** What the mail shows, or what stands in for it while there is nothing to show. */
const Static = memo(function Static({ block, width }: { block: LeafBlock; width: number }) {
  const intl = useIntl()
  const { look } = useCanvas()
  const elements = useMemo(() => elementsOf(blockMarkup(block, width, look)), [block, width, look])
  const isText = block.type === 'text' || block.type === 'footer'
  if (isText && isEmptyText(block.content))
    return (
      // In the full colour of the text: a fainter one could be unreadable on the colours of the mail.
      <div style={{ color: hexOf(look.settings.theme.text, look), textDecoration: 'underline dashed' }}>
        {intl.formatMessage(messages.emptyText)}
      </div>
    )
  if (Array.isArray(elements) && elements.length === 0) return <Nothing block={block} />
  return elements
})

const isEmptyText = (content: readonly RichBlock[]): boolean =>
  content.every((one) =>
    (one.type === 'list' ? one.items : [one.content]).every((words) => plainText(words).trim() === ''),
  )

function Nothing({ block }: { block: LeafBlock }) {
  const intl = useIntl()
  const kind = intl.formatMessage(blockNames[block.type])
  const isPicture = block.type === 'image' || block.type === 'video' || block.type === 'carousel'
  return (
    <div className={styles.placeholder}>
      <Icon of={isPicture ? ImageIcon : insertableIcon(isInsertable(block.type) ? block.type : 'html')} />
      {block.type === 'opaque'
        ? intl.formatMessage(messages.opaque)
        : isPicture
          ? intl.formatMessage(messages.emptyImage)
          : intl.formatMessage(messages.emptyBlock, { kind })}
    </div>
  )
}
