import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ChartProps } from './chart-figure.tsx'
import { ChartSample, type Mark } from './chart-marks.tsx'
import { placeAfterKey } from './chart.model.ts'
import { messages } from './charts.messages.ts'
import { placeNear, scaleOf, shareOf, type Scale } from './scale.model.ts'
import { useChartWords } from './use-chart-words.ts'
import * as styles from './charts.css.ts'

/** Room in px that a drawing has. */
export interface Room {
  width: number
  height: number
}

/** A word below the drawing, at a share of its width. */
export interface AxisLabel {
  share: number
  text: string
}

interface ChartPlotProps extends ChartProps {
  mark: Mark
  /** Where each place stands, 0 to 1 of the width. */
  positions: readonly number[]
  /** The words below, given how many of them there is room for. */
  labels: (wanted: number) => readonly AxisLabel[]
  /** What is drawn; `place` is the one that is pointed at. */
  children: (room: Room, scale: Scale, place: number | undefined) => ReactNode
}

/** Room for a word below, in heights of its type, and the share of it by which it may stand over an edge. */
const LABEL = { width: 7.5, over: 1 / 3 } as const

/**
 * The drawing with its axes. One stop of the Tab key: a slider over the places, since that is what arrow keys, their range
 * and the words at each place are to whoever can't see it.
 */
export function ChartPlot({
  title,
  axis,
  series,
  format,
  mark,
  positions,
  labels,
  children,
}: ChartPlotProps) {
  const intl = useIntl()
  const words = useChartWords(axis, format)
  const plot = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0, label: 1 })
  const [pointed, setPointed] = useState({ place: positions.length - 1, shown: false })
  const place = Math.min(pointed.place, positions.length - 1)
  const scale = scaleOf(series.flatMap(({ values }) => values))

  useLayoutEffect(() => {
    const element = plot.current
    if (!element) return
    const measure = () => {
      const label = Number.parseFloat(getComputedStyle(element).fontSize) * LABEL.width
      setRoom({ width: element.clientWidth, height: element.clientHeight, label })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && pointed.shown) {
      event.stopPropagation()
      setPointed({ place, shown: false })
      return
    }
    const next = placeAfterKey(event.key, place, positions.length)
    if (next === undefined) return
    event.preventDefault()
    setPointed({ place: next, shown: true })
  }
  const pointAt = (clientX: number) => {
    const box = plot.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const next = placeNear(positions, (clientX - box.left) / box.width)
    if (next !== place || !pointed.shown) setPointed({ place: next, shown: true })
  }

  const at = words.place(place)
  const values = series.map((each) => ({
    series: each.label,
    value: words.value(each.values[place]),
  }))
  const share = positions[place] ?? 0
  const shown = pointed.shown && positions.length > 0
  return (
    <div className={styles.frame}>
      <div className={styles.sideLabels} aria-hidden>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={styles.sideLabel}
            style={assignInlineVars({ [styles.y]: percent(1 - shareOf(scale, tick)) })}
          >
            {words.tick(tick)}
          </span>
        ))}
      </div>
      <div
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={intl.formatMessage(messages.plot, { title })}
        aria-valuemin={1}
        aria-valuemax={positions.length}
        aria-valuenow={place + 1}
        aria-valuetext={words.point(at, values)}
        className={styles.plot}
        onKeyDown={onKeyDown}
        onFocus={() => setPointed({ place, shown: true })}
        onBlur={() => setPointed({ place, shown: false })}
        onPointerDown={(event) => pointAt(event.clientX)}
        onPointerMove={(event) => pointAt(event.clientX)}
        onPointerLeave={() => {
          if (document.activeElement !== plot.current) setPointed({ place, shown: false })
        }}
      >
        <svg aria-hidden className={styles.drawing}>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={percent(1 - shareOf(scale, tick))}
              y2={percent(1 - shareOf(scale, tick))}
              className={styles.gridLine}
              data-zero={tick === 0 || undefined}
            />
          ))}
          {shown ? (
            <line x1={percent(share)} x2={percent(share)} y1="0" y2="100%" className={styles.pointer} />
          ) : null}
          {room.width > 0 ? children(room, scale, shown ? place : undefined) : null}
        </svg>
        {shown ? (
          <div
            className={styles.tip}
            data-side={share > 0.5 ? 'before' : 'after'}
            style={assignInlineVars({ [styles.x]: percent(share) })}
          >
            <span className={styles.tipPlace}>{at}</span>
            {series.map((each, index) => (
              <span key={each.id} className={styles.tipValue}>
                <ChartSample of={each} place={index} mark={mark} />
                <span className={styles.tipName}>{each.label}</span>
                <span>{values[index]?.value}</span>
              </span>
            ))}
          </div>
        ) : null}
      </div>
      <div className={styles.belowLabels} aria-hidden>
        {labels(Math.max(Math.floor(room.width / room.label), 1)).map((label) => (
          <span
            key={label.share}
            className={styles.belowLabel}
            data-edge={
              label.share * room.width < room.label * LABEL.over
                ? 'start'
                : (1 - label.share) * room.width < room.label * LABEL.over
                  ? 'end'
                  : undefined
            }
            style={assignInlineVars({ [styles.x]: percent(label.share) })}
          >
            {label.text}
          </span>
        ))}
      </div>
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`
