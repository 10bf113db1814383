import type { ReactNode, Ref } from 'react'
import { Stack } from '#components/layout'
import * as styles from './scrubber.css.ts'

export interface ScrubberProps {
  /** Names the slider. */
  label: string
  /** What is at the value, in words. */
  valueText: string
  /** From 0 to `max`, in steps of 1. */
  value: number
  max: number
  onValueChange: (value: number) => void
  /** The slider, to lead the focus to. */
  sliderRef?: Ref<HTMLInputElement>
  /** What is scrubbed through: shapes, 1 high and `max` + 1 wide. */
  children: ReactNode
}

/** A slider under a drawing of what it goes through. Arrows, Page Up and Down, Home and End are those of the browser. */
export function Scrubber({
  label,
  valueText,
  value,
  max,
  onValueChange,
  sliderRef,
  children,
}: ScrubberProps) {
  return (
    <Stack gap={0}>
      <svg className={styles.drawing} viewBox={`0 0 ${max + 1} 1`} preserveAspectRatio="none" aria-hidden>
        {children}
      </svg>
      <input
        ref={sliderRef}
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        step={1}
        value={value}
        disabled={max <= 0}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
    </Stack>
  )
}
