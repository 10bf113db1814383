/** The part of the window that something takes, px from its top and left. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Room between the notifications and what they must not cover, px. */
const GAP = 8

/**
 * How far the notifications are lifted from the lower edge, px, so that they cover none of the controls. `at`: where they
 * are without being lifted. 0 where no place is free: then they are better read than not.
 */
export function liftOver(at: Box, controls: readonly Box[]): number {
  let lift = 0
  for (;;) {
    const [top, bottom] = [at.top - lift, at.bottom - lift]
    if (top < 0) return 0
    const covered = controls.filter(
      (box) => box.left < at.right && box.right > at.left && box.top < bottom && box.bottom > top,
    )
    if (covered.length === 0) return lift
    lift = at.bottom - Math.min(...covered.map((box) => box.top)) + GAP
  }
}
