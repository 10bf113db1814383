import { useId } from 'react'
import { ChartFigure, type ChartProps } from './chart-figure.tsx'
import { fillOf, lookAt, Pattern } from './chart-marks.tsx'
import { ChartPlot, type Room } from './chart-plot.tsx'
import { placesOf, type ChartSeries } from './chart.model.ts'
import { drawable, shareOf, thinned, type Scale } from './scale.model.ts'
import { useChartWords } from './use-chart-words.ts'
import * as styles from './charts.css.ts'

/** Share of the room of one place that its bars take. */
const BARS = 0.72
/** px. */
const WIDEST_BAR = 40

/** Amounts beside each other, by name or by day. What is below zero hangs down from it. */
export function BarChart(props: ChartProps) {
  const { axis, format, series } = props
  const words = useChartWords(axis, format)
  const count = placesOf(axis)
  const positions = Array.from({ length: count }, (_, place) => (place + 0.5) / count)
  return (
    <ChartFigure {...props} mark="bar">
      <ChartPlot
        {...props}
        mark="bar"
        positions={positions}
        labels={(wanted) =>
          thinned(count, wanted).map((place) => ({
            share: positions[place] ?? 0,
            text:
              axis.kind === 'names'
                ? words.place(place)
                : words.time(axis.times[place] ?? 0, axis.step, axis.timeZone),
          }))
        }
      >
        {(room, scale, place) =>
          series.map((each, index) => (
            <Bars
              key={each.id}
              of={each}
              index={index}
              beside={series.length}
              room={room}
              scale={scale}
              positions={positions}
              place={place}
            />
          ))
        }
      </ChartPlot>
    </ChartFigure>
  )
}

interface BarsProps {
  of: ChartSeries
  index: number
  /** How many bars stand at a place. */
  beside: number
  room: Room
  scale: Scale
  positions: readonly number[]
  place: number | undefined
}

function Bars({ of: series, index, beside, room, scale, positions, place }: BarsProps) {
  const id = useId()
  const width = Math.min(((room.width / positions.length) * BARS) / beside, WIDEST_BAR)
  const zero = (1 - shareOf(scale, 0)) * room.height
  return (
    <>
      <Pattern id={id} of={series} place={index} />
      <g className={styles.mark} {...lookAt(series, index)}>
        {positions.map((position, at) => {
          const value = drawable(series.values[at])
          if (value === undefined) return null
          const end = (1 - shareOf(scale, value)) * room.height
          return (
            <rect
              key={position}
              x={(position * room.width + (index - beside / 2) * width).toFixed(2)}
              y={Math.min(zero, end).toFixed(2)}
              width={Math.max(width - 1, 1).toFixed(2)}
              height={Math.abs(zero - end).toFixed(2)}
              fill={fillOf(id, index)}
              className={styles.bar}
              data-quiet={(place !== undefined && place !== at) || undefined}
            />
          )
        })}
      </g>
    </>
  )
}
