import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useRef, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '#components/visually-hidden'
import { movedBox, resizedBox, type CropBox, type CropShape, type Size } from './crop.model.ts'
import { messages } from './image-field.messages.ts'
import * as styles from './crop.css.ts'

interface CropFrameProps {
  image: Size & { src: string }
  box: CropBox
  shape: CropShape
  onBoxChange: (box: CropBox) => void
}

/** What an arrow key moves, px of the image; with Shift ten times as much. */
const STEP = 1
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The image with the frame of what stays of it. The frame moves, its corner resizes. */
export function CropFrame({ image, box, shape, onBoxChange }: CropFrameProps) {
  const intl = useIntl()
  const area = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; box: CropBox; what: 'frame' | 'corner' }>(undefined)
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  const begin = (what: 'frame' | 'corner') => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, box, what }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    const shown = area.current?.getBoundingClientRect()
    if (!from || !shown || shown.width === 0) return
    const scale = image.width / shown.width
    const byX = (event.clientX - from.x) * scale
    const byY = (event.clientY - from.y) * scale
    onBoxChange(
      from.what === 'frame'
        ? movedBox(from.box, byX, byY, image)
        : resizedBox(from.box, from.box.width + byX, from.box.height + byY, shape, image),
    )
  }
  const end = () => {
    drag.current = undefined
  }
  return (
    <div ref={area} className={styles.area}>
      <img className={styles.image} src={image.src} alt="" draggable={false} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group that arrow keys move; the fields below do the same */}
      <div
        className={styles.frame}
        role="group"
        tabIndex={0}
        aria-label={intl.formatMessage(messages.cropArea)}
        style={assignInlineVars({
          [styles.left]: percent(box.x, image.width),
          [styles.top]: percent(box.y, image.height),
          [styles.width]: percent(box.width, image.width),
          [styles.height]: percent(box.height, image.height),
        })}
        onPointerDown={begin('frame')}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event) => {
          const by = arrows[event.key]
          if (!by || event.altKey || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          const step = event.shiftKey ? STEP * 10 : STEP
          onBoxChange(movedBox(box, by[0] * step, by[1] * step, image))
        }}
      >
        <span
          className={styles.corner}
          aria-hidden
          onPointerDown={begin('corner')}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{intl.formatMessage(messages.cropFrame, { ...box })}</span>
      </VisuallyHidden>
    </div>
  )
}
