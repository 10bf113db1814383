import { setElementVars } from '@vanilla-extract/dynamic'
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { isImeConfirm } from '#lib/ime'
import { dropFrom } from './drop-down.model.ts'
import * as styles from './drop-down.css.ts'

export interface DropDownProps extends Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'popover' | 'hidden' | 'ref'
> {
  /** What it opens from. A press there does not dismiss it: the owner turns it over by itself. */
  owner: RefObject<HTMLElement | null>
  /** Escape, and a press elsewhere. */
  onDismiss: (by: 'escape' | 'press') => void
}

/** A surface that opens from a control, over everything, also in a dialog. It is there as long as it is rendered. */
export function DropDown({ owner, onDismiss, ...rest }: DropDownProps) {
  const popup = useRef<HTMLDivElement>(null)
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })

  useLayoutEffect(() => {
    const control = owner.current
    const element = popup.current
    if (!control || !element) return
    // The top layer: nothing clips it, and inside a dialog it stays part of the dialog.
    element.showPopover()
    const place = () => {
      const box = control.getBoundingClientRect()
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const { scrollTop } = element
      // Measured as if there were room enough: otherwise it would stay on the side it is on.
      setElementVars(element, { [styles.width]: `${box.width}px`, [styles.room]: `${viewport.height}px` })
      const at = dropFrom(box, element.getBoundingClientRect(), viewport)
      setElementVars(element, {
        [styles.left]: `${at.left}px`,
        [styles.top]: `${at.top}px`,
        [styles.room]: `${at.room}px`,
      })
      element.scrollTop = scrollTop
    }
    place()
    // A size that it gives itself is looked at a frame later: told of in the same one, it would be a loop.
    let frame = 0
    let placed = ''
    const sizes = () =>
      `${control.offsetWidth} ${control.offsetHeight} ${element.offsetWidth} ${element.offsetHeight}`
    const resized = new ResizeObserver(() => {
      if (sizes() === placed) return
      resized.unobserve(element)
      place()
      placed = sizes()
      frame = requestAnimationFrame(() => resized.observe(element))
    })
    resized.observe(control)
    resized.observe(element)
    const onScroll = (event: Event) => {
      if (event.target instanceof Node && element.contains(event.target)) return
      place()
    }
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      resized.disconnect()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [owner])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isImeConfirm(event)) return
      // It is the topmost layer: what lies beneath, such as a dialog, stays open.
      event.stopPropagation()
      event.preventDefault()
      dismiss.current('escape')
    }
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node)) return
      if (!owner.current?.contains(target) && !popup.current?.contains(target)) dismiss.current('press')
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('pointerdown', onPress, { capture: true })
    }
  }, [owner])

  return <div {...rest} ref={popup} popover="manual" className={styles.root} />
}
