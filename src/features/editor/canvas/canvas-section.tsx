import { assignInlineVars } from '@vanilla-extract/dynamic'
import { memo } from 'react'
import { columnBoxes, flowOf, hexOf, NO_PADDING, type ColumnBox } from '#mail/canvas'
import { useNode } from '#features/editor/state'
import { safeImageSrc } from '#lib/safe-url'
import { CanvasBlock, type CanvasBlockProps } from './canvas-block.tsx'
import { useCanvas } from './canvas-context.tsx'
import { CanvasNode, NodeMarks } from './canvas-node.tsx'
import { EmptyParent } from './empty-parent.tsx'
import * as styles from './canvas.css.ts'

type CanvasSectionProps = Omit<CanvasBlockProps, 'width'>

/** A row of columns. */
export const CanvasSection = memo(function CanvasSection({ id, onRender }: CanvasSectionProps) {
  const { look } = useCanvas()
  const section = useNode(id)
  if (!section || !('columns' in section)) return null
  const { padding = NO_PADDING, bg = look.settings.theme.contentBg, bgImage, stack, valign } = section
  const image = bgImage && safeImageSrc(bgImage.src)
  return (
    <CanvasNode
      id={id}
      level="section"
      style={{
        padding: `${padding.top}px ${padding.right}px ${padding.bottom}px ${padding.left}px`,
        backgroundColor: hexOf(bg, look),
        ...(image !== undefined && {
          backgroundImage: `url("${image.replaceAll(/["\\\n]/g, encodeURIComponent)}")`,
          backgroundSize: 'cover',
        }),
      }}
    >
      <div
        className={styles.columns}
        data-stack={stack}
        data-valign={valign}
        style={{ direction: flowOf(section, look.settings) }}
      >
        {columnBoxes(section, look.settings).map((box) => (
          <CanvasColumn key={box.column.id} box={box} onRender={onRender} />
        ))}
      </div>
      <NodeMarks node={section} />
    </CanvasNode>
  )
})

interface CanvasColumnProps {
  box: ColumnBox
  onRender: CanvasBlockProps['onRender']
}

function CanvasColumn({ box: { column, pixels, share, left, right }, onRender }: CanvasColumnProps) {
  const { look } = useCanvas()
  return (
    <CanvasNode
      id={column.id}
      level="column"
      className={styles.column}
      style={{
        direction: look.settings.dir,
        paddingLeft: left,
        paddingRight: right,
        ...assignInlineVars({ [styles.columnShare]: share }),
      }}
    >
      {column.blocks.map(({ id }) => (
        <CanvasBlock key={id} id={id} width={Math.max(pixels - left - right, 1)} onRender={onRender} />
      ))}
      {column.blocks.length === 0 ? <EmptyParent id={column.id} /> : null}
    </CanvasNode>
  )
}
